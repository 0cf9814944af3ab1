// SPDX-License-Identifier: GPL-3.0-or-later
#include "referee/interpreter/table_memory.hpp"

#include <algorithm>

namespace temple::referee {

using table::ChangeKind;
using table::Face;

namespace {

// mm. Two cards cannot lie closer than this side by side; overlapping cards of a row keep at least 25 mm.
constexpr double same_card = 20;
// mm. A card that is turned over lands up to 40 mm before its gap in the row; the next card of the row is >=
// 57 away.
constexpr double turned_reach = 50;
// mm. Face-up where the tracker still believes a face-down card: closer than any neighbour in a row.
constexpr double on_top = 32;
// mm. A face-down card that was lifted and laid back lands within its own row.
constexpr double laid_back_reach = 160;
// s. Longer than anybody holds a card between lifting and laying it open.
constexpr double vanished_memory = 20;

bool same_back(int a, int b) {
    return a == b || a < 0 || b < 0;
}

}  // namespace

const LyingCard* TableMemory::find(table::TrackId track) const {
    const auto it = cards_.find(track);
    return it == cards_.end() ? nullptr : &it->second;
}

void TableMemory::apply(const table::TableChange& change) {
    now_ = std::max(now_, change.t);
    std::erase_if(vanished_, [this](const DownCard& c) { return now_ - c.lost > vanished_memory; });
    if (change.kind == ChangeKind::tick) return;
    if (change.kind == ChangeKind::left) return remove(change);
    const auto it = cards_.find(change.track);
    put(change, it == cards_.end() ? nullptr : &it->second);
}

void TableMemory::put(const table::TableChange& change, LyingCard* known) {
    const std::optional<LyingCard> before = known ? std::optional(*known) : std::nullopt;
    LyingCard& card = known ? *known : cards_[change.track];
    const bool turned = !before || before->face != change.face;
    const bool moved = !before || change.kind == ChangeKind::moved || change.kind == ChangeKind::placed;
    card.track = change.track;
    card.pose = change.pose;
    card.face = change.face;
    if (turned || moved) {
        card.since = change.t;
        card.arm = change.arm;
    }
    if (change.arm) card.arm = change.arm;
    if (change.face == Face::up) {
        card.identity = change.identity;
        if (turned) find_origin(card, before ? &*before : nullptr);
        return;
    }
    card.identity = {};
    card.origin = Origin::none;
    card.was_down.reset();
    if (turned) card.back_votes.clear();
    if (change.back >= 0) ++card.back_votes[change.back];
    const auto most =
        std::ranges::max_element(card.back_votes, {}, [](const auto& vote) { return vote.second; });
    card.back = most == card.back_votes.end() ? -1 : most->first;
    if (!before) returned(change.pose.centre, change.back);
}

void TableMemory::find_origin(LyingCard& card, const LyingCard* before) {
    card.origin = Origin::none;
    card.was_down.reset();
    if (before) {
        card.origin = Origin::same_track;
        card.was_down = DownCard{before->pose, before->back, now_, {}};
        return;
    }
    const auto away = [&card](const table::Pose& p) { return distance(p.centre, card.pose.centre); };
    const auto nearest =
        std::ranges::min_element(vanished_, {}, [&away](const DownCard& c) { return away(c.pose); });
    if (nearest != vanished_.end() && away(nearest->pose) < turned_reach) {
        card.origin = Origin::same_place;
        card.was_down = *nearest;
        vanished_.erase(nearest);
        return;
    }
    for (const auto& [track, other] : cards_)
        if (other.face == Face::down && away(other.pose) < on_top) {
            card.origin = Origin::same_place;
            card.was_down = DownCard{other.pose, other.back, now_, {}};
            cards_.erase(track);
            return;
        }
}

void TableMemory::remove(const table::TableChange& change) {
    const auto it = cards_.find(change.track);
    if (it == cards_.end()) return;
    if (it->second.face == Face::down)
        vanished_.push_back({it->second.pose, it->second.back, now_, change.arm, it->second.since});
    cards_.erase(it);
}

void TableMemory::returned(const table::Place& place, int back) {
    const auto away = [&place](const DownCard& c) { return distance(c.pose.centre, place); };
    auto best = vanished_.end();
    for (auto it = vanished_.begin(); it != vanished_.end(); ++it)
        if (same_back(it->back, back) && away(*it) < laid_back_reach &&
            (best == vanished_.end() || away(*it) < away(*best)))
            best = it;
    if (best != vanished_.end()) vanished_.erase(best);
}

void TableMemory::settle_vanished(const DownCard& card) {
    const auto it = std::ranges::find_if(
        vanished_, [&card](const DownCard& c) { return c.lost == card.lost && c.pose == card.pose; });
    if (it != vanished_.end()) vanished_.erase(it);
}

std::vector<const LyingCard*> TableMemory::face_down() const {
    std::vector<const LyingCard*> down;
    for (const auto& [track, card] : cards_) {
        if (card.face != Face::down) continue;
        const bool doubled = std::ranges::any_of(down, [&card](const LyingCard* other) {
            return same_back(other->back, card.back) &&
                   distance(other->pose.centre, card.pose.centre) < same_card;
        });
        if (!doubled) down.push_back(&card);
    }
    return down;
}

}  // namespace temple::referee
