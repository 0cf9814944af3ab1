// SPDX-License-Identifier: GPL-3.0-or-later
// A game that comes from a file: what `history import` reads and `history export` writes.
#pragma once

#include <expected>
#include <istream>
#include <string>
#include <vector>

#include "referee/journal/journal.hpp"

namespace temple::referee {

struct ImportedGame {
    GameSetup setup;
    std::vector<std::string> lines;  // the numbered lines, as they came
    Ending ending;
};

/// Reads a scenario: a header line that sets up a game, then any lines. Importing what was exported gives the
/// same game. @return the game, or that the first line is no set-up
std::expected<ImportedGame, std::string> read_scenario(std::istream& in);

/// The scenario of a game, as `history export` writes it.
std::string write_scenario(const GameSetup& setup, const std::vector<std::string>& lines);

}  // namespace temple::referee
