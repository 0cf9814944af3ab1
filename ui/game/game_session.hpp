// SPDX-License-Identifier: GPL-3.0-or-later
// One game at the table: referee, journal, interpreter of what is seen, what was entered and said, open
// questions. Needs neither camera nor window: window and `watch` show the same. Used by one thread.
#pragma once

#include <expected>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "referee/interpreter/game_interpreter.hpp"
#include "referee/journal/journaled_referee.hpp"
#include "ui/game/catch_up.hpp"

namespace temple::ui {

/// A numbered event as it stands now, for the list in which people put things right.
struct GameEntry {
    int number = 0;
    nlohmann::json event;  // with the corrections that were accepted
    int round = 0;         // of the game, when it was entered
    bool in_force = false;
};

class GameSession {
  public:
    using Opened = std::expected<std::unique_ptr<GameSession>, std::string>;
    using Listener = std::function<void(const referee::Json& line)>;

    /// Begins a game. @param journal nothing: the game is not kept
    /// Error: the set-up is not legal, or the journal cannot be written.
    static Opened begin(const referee::GameSetup& setup, const std::optional<std::filesystem::path>& journal,
                        std::string_view version);
    static Opened begin(const referee::GameSetup& setup, referee::Journal journal, std::string_view version);
    /// Goes on with a kept game.
    static Opened resume(const std::filesystem::path& journal, referee::GameId id);
    static Opened resume(referee::Journal journal, referee::GameId id);

    /// Gets every announcement from now on, also questions and `answered`, in order, as lines of PROTOCOL.md.
    void on_said(Listener listener) { listener_ = std::move(listener); }

    const referee::Referee& referee() const { return game_.referee(); }
    referee::GameId id() const { return game_.id(); }
    bool was_resumed() const { return resumed_; }

    /// Enters an event, as a person or the camera reports it. It is durable before a word is said.
    void enter(const nlohmann::json& event);
    /// The same for a line as it was typed, which may be no event at all.
    void enter_line(std::string_view line);
    void undo() { enter({{"type", "undo"}}); }
    bool can_undo() const;
    /// Replaces fields of an earlier event.
    void correct(int number, const nlohmann::json& patch);
    /// The values that would be accepted in place of the field's present one.
    std::vector<nlohmann::json> corrections(int number, const std::string& field,
                                            const std::vector<nlohmann::json>& candidates) const;

    /// The game's own events, oldest first: those in force and those that were taken back.
    std::vector<GameEntry> entries() const;
    /// Everything that was said, in order, as lines; what secrets.hpp withholds is left out.
    std::vector<referee::Json> said() const;

    /// Seeing: from now on what the tracker concludes is understood.
    /// In the midst of a round of Temple Gold it is first found out, with questions, what was opened while
    /// nothing was seen (CatchUp): `ask` is "missed_first" (`cards`: which was opened first?) or "missed_key"
    /// (`card`: who got the key by it?); "none" answers that nothing was opened.
    /// @return false if this game cannot be watched
    bool begin_watching(const std::optional<std::string>& start, const std::optional<table::Layout>& layout);
    /// The same for what is seen without a gap: nothing was missed, or nobody wants to be asked about it.
    bool begin_watching_at_once(const std::optional<std::string>& start,
                                const std::optional<table::Layout>& layout);
    /// The chambers of this game as they were checked; empty: not known. What is seen to be none of them is
    /// asked about.
    /// They are kept with the game: resumed, it knows them again.
    void know_chambers(const std::vector<table::Card>& chambers);
    const std::vector<table::Card>& chambers() const { return chambers_; }
    bool is_watched() const { return interpreter_ != nullptr || catch_up_.has_value(); }
    void see(const std::vector<table::TableChange>& changes);
    /// What the interpreter waits for, in plain words; empty if nothing is watched.
    std::string waiting_for() const;
    /// The middle of each player's row, mm on the table; empty until the seats are known.
    std::vector<table::Place> seats() const;
    /// The same seats with every name moved on by so many, clockwise; nothing until the seats are known.
    std::optional<table::Layout> seats_turned(int by) const;
    /// How many face-down cards are seen before each player; empty until the seats are known.
    std::vector<int> rows_seen() const;
    /// Questions nobody has answered yet, oldest first.
    const std::vector<referee::Json>& questions() const { return questions_; }
    /// @return nothing, or one line why the answer cannot be taken
    std::expected<void, std::string> answer(int id, const nlohmann::json& value);

    /// Why the journal could not be written; empty while all is well. Then nothing more is taken or said.
    const std::string& failure() const { return failure_; }

  private:
    struct Line {
        int number = 0;
        nlohmann::json event;  // null: no JSON
        int round = 0;
        referee::Announcements said;
    };

    explicit GameSession(referee::JournaledReferee game) : game_(std::move(game)) {}
    void remember(const nlohmann::json& event, const referee::Announcements& said, int round);
    void say(const referee::Json& line);
    void pass_on(const referee::Outputs& outputs);
    void take(const std::expected<referee::Announcements, std::string>& said, const nlohmann::json& event,
              int round);
    void understand(const std::vector<table::TableChange>& changes);
    void forget_what_was_seen(const std::optional<std::string>& start,
                              const std::optional<table::Layout>& layout);
    void begin_interpreting();
    void catch_up();
    void ask_what_was_missed(const referee::TempleGoldView& view, const std::vector<table::Card>& missed);
    void close_question(int id, const nlohmann::json& value);
    std::expected<void, std::string> answer_what_was_missed(int id, const nlohmann::json& value);

    referee::JournaledReferee game_;
    std::unique_ptr<referee::GameInterpreter> interpreter_;
    std::optional<CatchUp> catch_up_;  // instead of the interpreter, until it is known what was missed
    std::optional<table::Card> missed_first_;  // as a person answered
    std::set<table::TrackId> no_openings_;     // cards that lie open, but were not opened, as a person said
    std::vector<table::Card> chambers_;        // empty: not known
    std::optional<std::string> start_;
    std::optional<table::Layout> layout_;
    std::vector<Line> lines_;
    std::vector<referee::Json> questions_;
    Listener listener_;
    std::string failure_;
    bool resumed_ = false;
};

}  // namespace temple::ui
