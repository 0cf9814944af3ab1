// SPDX-License-Identifier: GPL-3.0-or-later
// Reads what can be read of a damaged journal.
#pragma once

#include <filesystem>
#include <utility>
#include <vector>

#include "referee/journal/journal.hpp"

namespace temple::referee {

/// The games whose entry can be read and has a legal set-up, each with its lines up to the first that is
/// lost. End and winner are folded anew from those lines. Nothing if no part of the file can be read.
std::vector<std::pair<KeptGame, std::vector<std::string>>> readable_games(
    const std::filesystem::path& damaged);

}  // namespace temple::referee
