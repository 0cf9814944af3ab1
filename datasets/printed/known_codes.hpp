// SPDX-License-Identifier: GPL-3.0-or-later
// What the reader is told: every code of these decks and of all other things that we print.
#pragma once

#include <vector>

#include "datasets/printed/deck_ids.hpp"
#include "scanner/code_list.hpp"

namespace temple::datasets {

/// @param decks beside them, tokens, mats and role slips are known; give default_deck() too if it is played
/// with.
scanner::CodeList known_codes(const std::vector<DeckIds>& decks);

/// What we print for Temple Gold: the key token, and the role slips A and G.
scanner::CodeList temple_gold_codes();

}  // namespace temple::datasets
