// SPDX-License-Identifier: GPL-3.0-or-later
// Whether the cards that lie face up are those that a game of Temple Gold needs (RULES.md section 1).
#pragma once

#include <vector>

#include "referee/temple_gold_view.hpp"

namespace temple::ui {

/// Chambers by kind, or role cards by colour.
struct DeckCount {
    int numbers = 0, courts = 0, aces = 0, jokers = 0;  // of chambers; the joker is the 37th empty one
    int red = 0, black = 0;                             // of role cards
    int unread = 0;                                     // seen, but not known for sure
    friend bool operator==(const DeckCount&, const DeckCount&) = default;
};

/// What the game needs. @param view of a game that has not begun
DeckCount chambers_needed(const referee::TempleGoldView& view);
DeckCount roles_needed(const referee::TempleGoldView& view);
DeckCount chambers_in(const std::vector<table::Card>& cards, int unread);
DeckCount roles_in(const std::vector<table::Card>& cards, int unread);

}  // namespace temple::ui
