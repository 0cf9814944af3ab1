// SPDX-License-Identifier: GPL-3.0-or-later
#include "referee/temple_code_table.hpp"

#include <algorithm>

namespace temple::referee {

int TempleCodeTable::discard_pile() const {
    return static_cast<int>(std::ranges::count(spots_, Where::discarded, &Spot::where));
}

std::vector<TempleCodeTable::Card> TempleCodeTable::all_at(Spot spot) const {
    std::vector<Card> cards;
    for (int i = 0; i < Card::count; ++i)
        if (this->spot(Card(i)) == spot) cards.emplace_back(i);
    return cards;
}

int TempleCodeTable::shuffle_in(Where where) {
    int moved = 0;
    for (Spot& spot : spots_) {
        if (spot.where != where) continue;
        spot = {};
        ++moved;
    }
    draw_pile_ += moved;
    return moved;
}

Announcements TempleCodeTable::return_kept_if_empty() {
    if (!refills_ || draw_pile_ > 0) return {};
    return {info("return_kept", {{"cards", shuffle_in(Where::kept)}})};
}

Announcements TempleCodeTable::reshuffle_if_empty() {
    if (!refills_ || draw_pile_ > 0 || discard_pile() == 0) return {};
    return {info("reshuffle", {{"cards", shuffle_in(Where::discarded)}})};
}

void TempleCodeTable::draw_in_front_of(Seat seat, Card card) {
    --draw_pile_;
    put(card, {Where::in_front, seat});
}

void TempleCodeTable::draw_combination(Seat seat, std::optional<Card> card) {
    --draw_pile_;
    holders_[seat] = {true, card};
    if (card) put(*card, {Where::on_holder, seat});
}

void TempleCodeTable::discard_combination_and_kept(Seat seat, Card combination) {
    holders_[seat] = {};
    discard(combination);
    for (Card card : kept_by(seat)) discard(card);
}

}  // namespace temple::referee
