// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "datasets/render/random.hpp"
#include "datasets/simulate/game_plan.hpp"
#include "referee/temple_gold_view.hpp"

namespace temple::datasets {

struct ChamberOrder {
    std::vector<referee::Chamber> chambers;  // one for each legal opening of the game
    GameEnd end = GameEnd::all_gold;
};

/// Which kinds of chambers come up in which order, so that the game lasts about `openings` openings and has
/// the wished end (RULES.md 1: the last gold, the last trap, or 4n openings without either).
/// @param hidden how many of each kind the game has; @param end nothing: any that fits the length
ChamberOrder choose_chambers(const referee::TempleGoldView::Hidden& hidden, int players, int openings,
                             std::optional<GameEnd> end, Random& random);

}  // namespace temple::datasets
