// SPDX-License-Identifier: GPL-3.0-or-later
// What every game is to the referee: a state that events are folded into. ADD_A_GAME.md tells how to write
// one.
#pragma once

#include <expected>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "referee/announcement.hpp"
#include "referee/event.hpp"
#include "referee/setup.hpp"

namespace temple::referee {

/// What an event gave: its announcements (perhaps none), or the one warning why it is not legal.
using Outcome = std::expected<Announcements, Announcement>;

inline std::unexpected<Announcement> refuse(std::string_view kind, Json arguments = nullptr) {
    return std::unexpected(warning(kind, std::move(arguments)));
}

class Game {
  public:
    virtual ~Game() = default;

    virtual std::unique_ptr<Game> clone() const = 0;
    /// The game's event table. The same for the whole game.
    virtual Vocabulary vocabulary() const = 0;
    /// What is said when the game is set up.
    virtual Announcements opening() const = 0;
    /// Applies an event of the vocabulary, with well-shaped fields. A refused event changes nothing.
    virtual Outcome apply(const Event& event) = 0;
    /// The arguments of `status`.
    virtual Json status() const = 0;
    virtual bool over() const = 0;

  protected:
    Game() = default;
    Game(const Game&) = default;
    Game& operator=(const Game&) = default;
};

/// A new game for the set-up, or the `reason` of `setup_rejected` ("game", "players" or "options").
std::expected<std::unique_ptr<Game>, std::string> create_game(const GameSetup& setup);

/// The names of all games, as in headers.
std::vector<std::string_view> game_names();

/// True if there is a game of this name.
bool is_game(std::string_view name);

}  // namespace temple::referee
