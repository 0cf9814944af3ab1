// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/game/deck_check.hpp"

namespace temple::ui {

DeckCount chambers_needed(const referee::TempleGoldView& view) {
    const int jokers = view.joker_in_game ? 1 : 0;
    return {.numbers = view.hidden.empty - jokers,
            .courts = view.hidden.gold,
            .aces = view.hidden.traps,
            .jokers = jokers};
}

DeckCount roles_needed(const referee::TempleGoldView& view) {
    return {.red = view.adventurer_roles, .black = view.guardian_roles};
}

DeckCount chambers_in(const std::vector<table::Card>& cards, int unread) {
    DeckCount count{.unread = unread};
    for (const table::Card card : cards) {
        const auto chamber = referee::chamber_of(card);
        if (card.is_joker())
            ++count.jokers;
        else if (chamber == referee::Chamber::gold)
            ++count.courts;
        else if (chamber == referee::Chamber::trap)
            ++count.aces;
        else
            ++count.numbers;
    }
    return count;
}

DeckCount roles_in(const std::vector<table::Card>& cards, int unread) {
    DeckCount count{.unread = unread};
    for (const table::Card card : cards) {
        if (card.is_joker())
            ++count.jokers;
        else if (card.is_red())
            ++count.red;
        else
            ++count.black;
    }
    return count;
}

}  // namespace temple::ui
