// SPDX-License-Identifier: GPL-3.0-or-later
#include "referee/interpreter/printed_aids.hpp"

#include <algorithm>
#include <string_view>

namespace temple::referee {

using table::ChangeKind;

namespace {

constexpr std::string_view key_name = "token:key", slip_prefix = "role:";
// mm from the nearest card of a row, or from a seat's area, at which a thing still belongs to a player: a
// slip beside a row of five lies 170 from the nearest of the last two cards, a tile before the row 50 to 110.
constexpr double farthest = 260;
// As a share of the way to the next player's row: nearer to that, whose it is is not clear.
constexpr double clearly_nearer = 0.65;
// s after the first change: what was read by then lay there before.
constexpr double from_the_beginning = 2;

std::optional<std::size_t> seat_at(table::Place at, const SeatMap& seats) {
    if (!seats.known()) return std::nullopt;
    const SeatMap::Nearest nearest = seats.nearest(at);
    const bool clear = nearest.off <= farthest && nearest.off <= clearly_nearer * nearest.next_off;
    return clear ? std::optional(nearest.seat) : std::nullopt;
}

}  // namespace

void PrintedAids::take(const table::TableChange& change) {
    if (first_seen_ < 0) first_seen_ = change.t;
    if (!change.object) return;
    if (change.kind == ChangeKind::left) {
        things_.erase(change.track);
        return;
    }
    if (change.object->name.starts_with(slip_prefix)) slips_are_printed_ = true;
    things_[change.track] = {change.object->name, change.pose.centre, change.t,
                             change.kind == ChangeKind::moved || change.t - first_seen_ > from_the_beginning};
}

std::optional<RestingKey> PrintedAids::key(const SeatMap& seats) const {
    const auto it = std::ranges::find_if(things_, [](const auto& t) { return t.second.name == key_name; });
    if (it == things_.end()) return std::nullopt;
    const auto seat = seat_at(it->second.at, seats);
    if (!seat) return std::nullopt;
    return RestingKey{*seat, it->second.since, it->second.was_put_down};
}

std::optional<std::string> PrintedAids::slip(std::size_t seat, const SeatMap& seats) const {
    std::optional<std::string> found;
    for (const auto& [track, thing] : things_) {
        if (!thing.name.starts_with(slip_prefix) || seat_at(thing.at, seats) != seat) continue;
        if (found) return std::nullopt;
        found = thing.name.substr(slip_prefix.size());
    }
    return found;
}

}  // namespace temple::referee
