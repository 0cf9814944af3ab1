// SPDX-License-Identifier: GPL-3.0-or-later
// TempleGoldInterpreter, part four: going on with a game that began before this program did.
#include <algorithm>

#include "referee/interpreter/temple_gold_interpreter.hpp"

namespace temple::referee {

using nlohmann::json;
using Phase = TempleGoldView::Phase;

namespace {

// Probability from which a card that lies open is taken for the one that was opened before.
constexpr double surely_read = 0.9;

}  // namespace

void TempleGoldInterpreter::resume(const TempleGoldView& view, const std::vector<json>& events) {
    view_ = view;
    start_given_ = view.key.has_value();
    round_seen_ = view.round;
    opened_before_ = view.opened;
    for (const json& event : events) {
        if (event.at("type") != "role") continue;
        const auto seat = seat_named(event.at("player").get<std::string>());
        if (seat) role_given_[*seat] = event.at("card").get<std::string>();
    }
    if (view.phase != Phase::deal || view.round == 1) return;
    // The rows of the round before may still lie; they must not be taken for a wrong deal of the next one.
    last_counts_.assign(players_.size(), view.cards_each + 1);
    for (const TempleGoldView::Opening& opening : view.opened)
        if (opening.round == view.round - 1) --last_counts_[opening.player];
    last_counts_gathering_ = 0;
}

void TempleGoldInterpreter::find_cards_opened_before() {
    if (opened_before_.empty() || !seats_.known()) return;
    for (const auto& [track, card] : table_.cards()) {
        if (card.face != table::Face::up || turn_ups_.is_bound(track)) continue;
        const auto opening = std::ranges::find_if(opened_before_, [&card](const auto& o) {
            return probability_of(card.identity, o.card) >= surely_read;
        });
        if (opening == opened_before_.end()) continue;
        turn_ups_.take_as_entered(card, opening->player, opening->card, scene());
        opened_before_.erase(opening);
    }
}

}  // namespace temple::referee
