// SPDX-License-Identifier: GPL-3.0-or-later
// The fold: the events of a game and the state that those in force give (PROTOCOL.md, "The log", "correct").
#pragma once

#include <cstddef>
#include <expected>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string_view>
#include <vector>

#include "referee/game.hpp"

namespace temple::referee {

/// A game event as it was received, or as the last accepted correction left it.
struct Record {
    int number = 0;
    nlohmann::json event;
    bool in_force = false;
};

class EventLog {
  public:
    /// What replaying the log with a corrected event gave.
    struct Replay {
        std::vector<int> dropped;  // numbers of the events that fell out of the log, in log order
        Announcements results;     // `game_over` and `winners` of the replayed game, if any
    };
    struct Refusal {
        int at = 0;  // number of the event that became illegal
        Announcement because;
    };

    explicit EventLog(std::unique_ptr<Game> start);

    const Game& state() const { return *state_; }
    const Vocabulary& vocabulary() const { return vocabulary_; }

    /// Remembers a game event, legal or not, and enters it into the log if it is. Numbers must ascend.
    Outcome add(int number, nlohmann::json event);
    /// What add() would give, without entering.
    Outcome rehearse(const nlohmann::json& event) const;
    /// Takes the last event in force out of the log. Nothing if none is left.
    const Record* undo();

    /// The events in force, in order of acceptance.
    std::vector<nlohmann::json> in_force() const;
    /// The numbers of those of one type, in the same order.
    std::vector<int> numbers_in_force(std::string_view type) const;
    /// The game event of that number; nothing if there is none.
    const Record* find(int number) const;
    /// The game event with the highest number in which all fields of `patch` occur, even as null.
    const Record* last_with_fields_of(const nlohmann::json& patch) const;

    /// Replaces an event that is in force and replays what follows. Nothing changes if that is refused.
    std::expected<Replay, Refusal> replace(int number, nlohmann::json patched);
    /// Enters an event that is not in force, patched, at the end of the log. Nothing changes if it is not
    /// legal.
    Outcome reenter(int number, nlohmann::json patched);

  private:
    struct Entry {
        std::size_t record = 0;
        Announcements results;  // those of this event
    };
    struct Checkpoint {
        std::size_t events = 0;  // how many events of the log are folded in
        std::unique_ptr<Game> state;
    };

    Outcome apply(Game& state, const nlohmann::json& event) const;
    void enter(std::size_t record, const Announcements& said);
    std::unique_ptr<Game> state_after(std::size_t events) const;
    void forget_after(std::size_t events);
    std::size_t index_of(int number) const;

    Vocabulary vocabulary_;
    std::vector<Record> records_;  // by ascending number
    std::vector<Entry> log_;       // the events in force, in order of acceptance
    std::vector<Checkpoint> checkpoints_;
    std::unique_ptr<Game> state_;
};

}  // namespace temple::referee
