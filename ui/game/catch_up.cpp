// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/game/catch_up.hpp"

#include <algorithm>
#include <utility>

namespace temple::ui {
namespace {

using table::ChangeKind;

// A table of 25 cards is read within 2 s of its first picture (three cards a frame, at 5 frames a second).
constexpr double shortest_look = 2.5;  // s
constexpr double still_for = 1.0;      // s without a card being laid, turned or taken
// Hands that never rest must not keep the game waiting.
constexpr double longest_look = 8;   // s
constexpr double surely_read = 0.9;  // as the interpreter takes a card that lies open for a known one

}  // namespace

void CatchUp::see(const table::TableChange& change) {
    if (first_ < 0) first_ = changed_ = change.t;
    now_ = change.t;
    busy_ = change.busy;
    const bool tick = change.kind == ChangeKind::tick;
    if (tick && !seen_.empty() && seen_.back().kind == ChangeKind::tick) seen_.pop_back();
    seen_.push_back(change);
    if (tick) return;
    if (change.kind != ChangeKind::read) changed_ = change.t;
    const auto known = std::ranges::find(open_, change.track, &Open::track);
    if (change.kind == ChangeKind::left || change.face == table::Face::down) {
        if (known != open_.end()) open_.erase(known);
        ignored_.erase(change.track);
    } else if (known != open_.end()) {
        known->identity = change.identity;
    } else {
        open_.push_back({change.track, change.identity});
    }
}

bool CatchUp::is_settled() const {
    if (first_ < 0) return false;
    const double looked = now_ - first_;
    return looked >= longest_look || (looked >= shortest_look && now_ - changed_ >= still_for && !busy_);
}

const table::Card* CatchUp::surely(const Open& open) const {
    const auto& candidates = open.identity.candidates;
    const bool sure = !candidates.empty() && candidates.front().probability >= surely_read;
    return sure && !ignored_.contains(open.track) ? &candidates.front().card : nullptr;
}

std::vector<table::Card> CatchUp::missed(const referee::TempleGoldView& view,
                                         const std::vector<table::Card>& chambers) const {
    const auto can_be = [&](table::Card card) {
        return view.can_turn_up(card) &&
               (chambers.empty() || std::ranges::find(chambers, card) != chambers.end());
    };
    std::vector<table::Card> cards;
    for (const Open& open : open_) {
        const table::Card* card = surely(open);
        if (card != nullptr && can_be(*card) && std::ranges::find(cards, *card) == cards.end())
            cards.push_back(*card);
    }
    if (std::cmp_greater(cards.size(), view.openings_left_in_round)) cards.clear();
    return cards;
}

void CatchUp::ignore(const std::vector<table::Card>& cards) {
    for (const Open& open : open_)
        if (const table::Card* card = surely(open); card && std::ranges::find(cards, *card) != cards.end())
            ignored_.insert(open.track);
}

std::vector<table::TableChange> CatchUp::seen() const {
    std::vector<table::TableChange> kept;
    for (const table::TableChange& change : seen_)
        if (!ignored_.contains(change.track) || change.kind == ChangeKind::tick) kept.push_back(change);
    return kept;
}

}  // namespace temple::ui
