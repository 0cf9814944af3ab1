// SPDX-License-Identifier: GPL-3.0-or-later
#include "referee/interpreter/role_watch.hpp"

#include <algorithm>

namespace temple::referee {

using table::Face;

namespace {

// mm. A role card is turned within this of where it lay.
constexpr double turned_at_place = 90;
// mm. A role card lies at most so far before or beside its player's row.
constexpr double role_reach = 260;

}  // namespace

void RoleWatch::look(const TableMemory& table, const CardBacks& backs, const SeatMap& seats,
                     const TurnUps& chambers, bool over) {
    if (!seats.known() || !backs.known()) return;
    std::vector<const LyingCard*> roles = table.face_down();
    std::erase_if(roles, [&backs](const LyingCard* c) { return !backs.is_role(c->back); });
    if (!over) {
        if (roles.size() >= places_.size()) remember_places(roles, seats);
        return;
    }
    still_down_.assign(places_.size(), false);
    for (std::size_t i = 0; i < places_.size(); ++i)
        for (const LyingCard* c : roles)
            if (places_[i] && distance(c->pose.centre, *places_[i]) < turned_at_place / 2)
                still_down_[i] = true;
    for (auto& role : shown_)
        if (role) role->lies = table.find(role->track) != nullptr;
    for (const auto& [track, card] : table.cards()) {
        if (card.face != Face::up || chambers.is_bound(track)) continue;
        if (const auto seat = seat_of(card, backs, seats)) show(*seat, card, table.now());
    }
}

void RoleWatch::remember_places(const std::vector<const LyingCard*>& roles, const SeatMap& seats) {
    struct Pair {
        double off;
        std::size_t seat, role;
    };
    std::vector<Pair> pairs;
    for (std::size_t seat = 0; seat < places_.size(); ++seat)
        for (std::size_t role = 0; role < roles.size(); ++role)
            pairs.push_back({seats.distance_to(seat, roles[role]->pose.centre), seat, role});
    std::ranges::sort(pairs, {}, &Pair::off);
    std::vector<bool> seat_taken(places_.size(), false), role_taken(roles.size(), false);
    for (const Pair& p : pairs) {
        if (seat_taken[p.seat] || role_taken[p.role] || p.off > role_reach) continue;
        seat_taken[p.seat] = role_taken[p.role] = true;
        places_[p.seat] = roles[p.role]->pose.centre;
    }
}

std::optional<std::size_t> RoleWatch::seat_of(const LyingCard& card, const CardBacks& backs,
                                              const SeatMap& seats) const {
    if (card.was_down && backs.is_chamber(card.was_down->back)) return std::nullopt;
    const table::Place at = card.was_down ? card.was_down->pose.centre : card.pose.centre;
    std::optional<std::size_t> best;
    for (std::size_t i = 0; i < places_.size(); ++i) {
        if (!places_[i] || still_down_[i] || distance(at, *places_[i]) > turned_at_place) continue;
        if (!best || distance(at, *places_[i]) < distance(at, *places_[*best])) best = i;
    }
    if (best) return best;
    if (card.origin == Origin::none || !backs.is_role(card.was_down->back)) return std::nullopt;
    const SeatMap::Nearest near = seats.nearest(at);
    return near.off < role_reach ? std::optional(near.seat) : std::nullopt;
}

void RoleWatch::show(std::size_t seat, const LyingCard& card, double now) {
    std::optional<ShownRole>& role = shown_[seat];
    const bool other_card = role && role->lies && role->track != card.track;
    if (other_card) return;
    if (!role) role = ShownRole{.track = card.track, .since = card.since, .top_since = now};
    role->track = card.track;
    role->lies = true;
    if (card.identity.candidates.empty()) return;
    role->identity = card.identity;
    const table::Card top = card.identity.candidates.front().card;
    if (role->top != top) role->top_since = now;
    role->top = top;
}

}  // namespace temple::referee
