// SPDX-License-Identifier: GPL-3.0-or-later
#include "referee/interpreter/role_watch.hpp"

#include <algorithm>
#include <limits>
#include <utility>

#include "referee/interpreter/row_clusters.hpp"

namespace temple::referee {

using table::Face;

namespace {

// mm. A role card is turned within this of where it lay.
constexpr double turned_at_place = 90;
// mm. A role card lies at most so far before or beside its player's row.
constexpr double role_reach = 260;
// mm. A role card that was looked at and laid back lies this near to where it was.
constexpr double shifted = 60;

/// Role cards and seats have the same order round the table, whichever side of the rows the cards lie on: the
/// turn of one order against the other, and the left-over cards, so that all ways together are shortest.
std::vector<std::pair<std::size_t, table::Place>> match_round_the_table(
    const std::vector<std::size_t>& seat_numbers, std::vector<table::Place> roles, const SeatMap& seats) {
    const std::size_t n = seat_numbers.size();
    table::Place middle;
    for (std::size_t i = 0; i < seats.count(); ++i)
        middle = middle + seats.centre(i) * (1.0 / static_cast<double>(seats.count()));
    const auto direction = [&middle](table::Place p) { return clockwise_angle(p - middle); };
    std::ranges::sort(roles, {}, direction);
    std::vector<std::size_t> order = seat_numbers;
    std::ranges::sort(order, {}, [&](std::size_t seat) { return direction(seats.centre(seat)); });

    std::vector<std::pair<std::size_t, table::Place>> best;
    double least = std::numeric_limits<double>::infinity();
    const std::size_t spare = std::min<std::size_t>(roles.size() - n, 1);
    for (std::size_t drop = 0; drop < (spare ? roles.size() : 1); ++drop)
        for (std::size_t turn = 0; turn < n; ++turn) {
            std::vector<table::Place> used = roles;
            if (spare) used.erase(used.begin() + static_cast<std::ptrdiff_t>(drop));
            std::vector<std::pair<std::size_t, table::Place>> match;
            double total = 0;
            for (std::size_t i = 0; i < n; ++i) {
                const double off = seats.distance_to(order[i], used[(i + turn) % n]);
                total += off;
                if (off <= role_reach) match.emplace_back(order[i], used[(i + turn) % n]);
            }
            if (total < least) least = total, best = match;
        }
    return best;
}

}  // namespace

void RoleWatch::look(const TableMemory& table, const CardBacks& backs, const SeatMap& seats,
                     const TurnUps& chambers, bool over) {
    if (!seats.known() || !backs.known()) return;
    std::vector<const LyingCard*> roles = table.face_down();
    std::erase_if(roles, [&backs](const LyingCard* c) { return !backs.is_role(c->back); });
    if (!over) {
        std::vector<table::Place> places;
        for (const LyingCard* c : roles) places.push_back(c->pose.centre);
        remember_places(std::move(places), seats);
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

void RoleWatch::remember_places(std::vector<table::Place> roles, const SeatMap& seats) {
    // A card that lies where one was before is the same player's; rows change, role cards stay.
    std::vector<std::size_t> unknown;
    for (std::size_t seat = 0; seat < places_.size(); ++seat) {
        const auto same = std::ranges::find_if(
            roles, [&](table::Place at) { return places_[seat] && distance(at, *places_[seat]) < shifted; });
        if (same == roles.end()) {
            unknown.push_back(seat);
            continue;
        }
        places_[seat] = *same;
        roles.erase(same);
    }
    if (unknown.empty() || roles.size() < unknown.size()) return;
    for (const auto& [seat, place] : match_round_the_table(unknown, roles, seats)) places_[seat] = place;
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
