// SPDX-License-Identifier: GPL-3.0-or-later
// The interpreter of whichever game is watched.
#pragma once

#include <expected>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "referee/interpreter/output.hpp"
#include "referee/interpreter/seat_map.hpp"
#include "referee/referee.hpp"
#include "referee/table/table_change.hpp"

namespace temple::referee {

class GameInterpreter {
  public:
    virtual ~GameInterpreter() = default;

    /// Takes the next change. @param referee the game, with all events handed out so far
    virtual Outputs update(const table::TableChange& change, const Referee& referee) = 0;
    /// A person's answer to an open question, or a one-line error.
    virtual std::expected<Outputs, std::string> answer(int id, const nlohmann::json& value) = 0;
    /// Goes on with a game that began earlier: before the first update().
    virtual void resume(const Referee& referee) = 0;
    /// Which cards can turn up, as they were checked before the game; empty: not known.
    virtual void know_chambers(const std::vector<table::Card>&) {}
    /// What it waits for, in plain words.
    virtual std::string waiting_for() const = 0;
    /// Where the players sit, as far as that is known.
    virtual const SeatMap& seats() const = 0;
    /// How many face-down cards lie in each player's row; empty in games without rows.
    virtual std::vector<int> row_counts() const { return {}; }
};

/// True if games of this name can be watched.
bool can_be_watched(std::string_view game);

/// For the game of this referee, which can be watched.
/// @param start who begins, if known. @param layout of a table file
std::unique_ptr<GameInterpreter> make_interpreter(const Referee& referee,
                                                  const std::optional<std::string>& start,
                                                  const std::optional<table::Layout>& layout);

}  // namespace temple::referee
