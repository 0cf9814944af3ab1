// SPDX-License-Identifier: GPL-3.0-or-later
#include "referee/temple_gold_view.hpp"

#include <algorithm>

namespace temple::referee {

using table::Card;

Chamber chamber_of(Card card) {
    constexpr int ace = 0;
    constexpr int jack = 10;
    if (card.is_joker()) return Chamber::empty;
    if (card.rank() == ace) return Chamber::trap;
    return card.rank() >= jack ? Chamber::gold : Chamber::empty;
}

Role role_of(Card card) {
    return card.is_red() ? Role::adventurer : Role::guardian;
}

bool TempleGoldView::can_turn_up(Card card) const {
    if (card.is_joker() && !joker_in_game) return false;
    if (hidden.of(chamber_of(card)) == 0) return false;
    return std::ranges::find(opened, card, &Opening::card) == opened.end();
}

bool TempleGoldView::can_be_opened(std::size_t player) const {
    return phase == Phase::play && key != player && cards[player] > 0;
}

bool TempleGoldView::can_be_role(Card card) const {
    if (phase != Phase::over || role_slips || card.is_joker()) return false;
    if (std::ranges::find(role_cards_shown, card) != role_cards_shown.end()) return false;
    const Role role = role_of(card);
    const auto shown = std::ranges::count(roles_shown, std::optional(role));
    return shown < (role == Role::adventurer ? adventurer_roles : guardian_roles);
}

}  // namespace temple::referee
