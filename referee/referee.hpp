// SPDX-License-Identifier: GPL-3.0-or-later
// The one door to the referee: a header, then events in, announcements out (PROTOCOL.md). State is the fold
// of the events in force; undo and correct change which events those are.
#pragma once

#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "referee/announcement.hpp"
#include "referee/monkey_temple_view.hpp"
#include "referee/setup.hpp"
#include "referee/temple_code_view.hpp"
#include "referee/temple_gold_view.hpp"

namespace temple::referee {

class Game;

class Referee {
  public:
    /// Starts with a header line. A bad one gives a referee without a game, whose opening() is
    /// `setup_rejected`.
    explicit Referee(std::string_view header_line);
    explicit Referee(const GameSetup& setup);
    ~Referee();
    Referee(Referee&&) noexcept;
    Referee& operator=(Referee&&) noexcept;

    /// What is said when the game is set up (event 0): `setup` and what follows it, or `setup_rejected`.
    const Announcements& opening() const;

    /// Takes one line. A blank line is no event and gives nothing; every other line gets the next number, a
    /// malformed one too. Exactly one warning and no change if the event is not legal.
    Announcements handle_line(std::string_view line);
    /// The same for an event that is JSON already (from the interpreter, the window, a page).
    Announcements handle(const nlohmann::json& event);

    /// Asks without entering: the warning that handle(event) would give, or nothing if it is legal now. For
    /// events of the game itself (not undo, correct, status).
    std::optional<Announcement> refusal(const nlohmann::json& event) const;

    /// False if the header was rejected.
    bool has_game() const;
    /// The set-up of the game; empty names if there is no game.
    const GameSetup& setup() const;
    /// The number of the last event, accepted or not; 0 after the header.
    int last_event() const;
    /// True once the game has ended.
    bool over() const;
    /// The game's events in force, as received or as the last correction left them, in order of acceptance.
    /// Played from the start they give the state. They may hold secrets.
    std::vector<nlohmann::json> events_in_force() const;
    /// True if the event of that number is a game event in force; false after it was refused or taken back.
    bool in_force(int number) const;
    /// The arguments of the `status` announcement; null without a game.
    Json status() const;

    /// Where the game stands, if it is Temple Gold.
    std::optional<TempleGoldView> temple_gold() const;
    /// Where the game stands, if it is Temple Code.
    std::optional<TempleCodeView> temple_code() const;
    /// Where the game stands, if it is Monkey Temple.
    std::optional<MonkeyTempleView> monkey_temple() const;

  private:
    struct Core;
    std::unique_ptr<Core> core_;
};

}  // namespace temple::referee
