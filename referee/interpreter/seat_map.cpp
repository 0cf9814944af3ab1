// SPDX-License-Identifier: GPL-3.0-or-later
#include "referee/interpreter/seat_map.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

namespace temple::referee {

using table::Place;
using table::Pose;

namespace {

constexpr double infinite = std::numeric_limits<double>::infinity();
// An arm that does not come in beyond the row it belongs to is rather somebody else's: such mm count double.
constexpr double wrong_side_weight = 2;
// mm from the middle of a row to the player behind it: half a card, the table's border, a forearm.
constexpr double body_behind_row = 350;

double distance_to_segment(Place p, Place a, Place b) {
    const Place ab = b - a;
    const double squared = dot(ab, ab);
    const double s = squared > 0 ? std::clamp(dot(p - a, ab) / squared, 0.0, 1.0) : 0;
    return distance(p, a + ab * s);
}

bool inside(Place p, const std::vector<Place>& polygon) {
    bool in = false;
    for (std::size_t i = 0, j = polygon.size() - 1; i < polygon.size(); j = i++) {
        const Place a = polygon[i], b = polygon[j];
        if ((a.y > p.y) != (b.y > p.y) && p.x < (b.x - a.x) * (p.y - a.y) / (b.y - a.y) + a.x) in = !in;
    }
    return in;
}

double distance_to_polygon(Place p, const std::vector<Place>& polygon) {
    if (inside(p, polygon)) return 0;
    double least = infinite;
    for (std::size_t i = 0, j = polygon.size() - 1; i < polygon.size(); j = i++)
        least = std::min(least, distance_to_segment(p, polygon[j], polygon[i]));
    return least;
}

/// The direction across an oblong area, or nothing if it is nearly square.
std::optional<Place> across(const std::vector<Place>& area, Place centre) {
    double xx = 0, xy = 0, yy = 0;
    for (const Place p : area) {
        const Place d = p - centre;
        xx += d.x * d.x, xy += d.x * d.y, yy += d.y * d.y;
    }
    const double angle = 0.5 * std::atan2(2 * xy, xx - yy);
    const double spread = std::hypot(xx - yy, 2 * xy), sum = xx + yy;
    if (spread < 0.26 * sum) return std::nullopt;  // sides closer than 1.3 : 1
    return Place{-std::sin(angle), std::cos(angle)};
}

/// The common direction of the cards' long sides, which point at their player; nothing if they lie
/// criss-cross.
std::optional<Place> long_sides(const std::vector<Pose>& row) {
    double c = 0, s = 0;
    for (const Pose& p : row) c += std::cos(2 * p.angle), s += std::sin(2 * p.angle);
    if (std::hypot(c, s) < 0.7 * static_cast<double>(row.size())) return std::nullopt;
    const double angle = 0.5 * std::atan2(s, c);
    return Place{std::cos(angle), std::sin(angle)};
}

Place towards(std::optional<Place> axis, Place away_from_middle) {
    if (!axis) return unit(away_from_middle);
    // An axis that lies along the table's border says nothing about which way the player sits.
    const double along = dot(*axis, unit(away_from_middle));
    if (std::abs(along) < 0.3) return unit(away_from_middle);
    return along < 0 ? *axis * -1 : *axis;
}

}  // namespace

void SeatMap::take_areas(const table::Layout& layout, const std::vector<std::string>& players) {
    if (layout.seats.size() != players.size()) return;
    for (std::size_t i = 0; i < players.size(); ++i) {
        const auto named = std::ranges::find(layout.seats, players[i], &table::Seat::player);
        const table::Seat& seat = named != layout.seats.end() ? *named : layout.seats[i];
        if (seat.area.size() < 3) return;
        seats_[i].area = seat.area;
        seats_[i].centre = mean(seat.area);
    }
    std::vector<Place> centres;
    for (const Spot& s : seats_) centres.push_back(s.centre);
    const Place middle = mean(centres);
    for (Spot& s : seats_) s.outward = towards(across(s.area, s.centre), s.centre - middle);
    known_ = true;
}

void SeatMap::take_rows(const std::vector<std::vector<Pose>>& rows) {
    for (std::size_t i = 0; i < seats_.size() && i < rows.size(); ++i) {
        if (rows[i].empty()) continue;
        seats_[i].row.clear();
        for (const Pose& p : rows[i]) seats_[i].row.push_back(p.centre);
        if (seats_[i].area.empty()) seats_[i].centre = mean(seats_[i].row);
    }
    std::vector<Place> centres;
    for (const Spot& s : seats_) centres.push_back(s.centre);
    const Place middle = mean(centres);
    for (std::size_t i = 0; i < seats_.size() && i < rows.size(); ++i)
        if (seats_[i].area.empty() && !rows[i].empty())
            seats_[i].outward = towards(long_sides(rows[i]), seats_[i].centre - middle);
    known_ = true;
}

double SeatMap::distance_to(std::size_t seat, Place place) const {
    const Spot& s = seats_[seat];
    double least = s.area.empty() ? infinite : distance_to_polygon(place, s.area);
    if (s.area.empty())
        for (const Place card : s.row) least = std::min(least, distance(place, card));
    return least;
}

SeatMap::Nearest SeatMap::nearest(Place place) const {
    Nearest result{0, infinite, infinite};
    for (std::size_t i = 0; i < seats_.size(); ++i) {
        const double off = distance_to(i, place);
        if (off < result.off) {
            result.next_off = result.off;
            result.off = off;
            result.seat = i;
        } else {
            result.next_off = std::min(result.next_off, off);
        }
    }
    return result;
}

ArmOwner SeatMap::arm_owner(const table::Reach& reach) const {
    ArmOwner owner{0, infinite, infinite};
    for (std::size_t i = 0; i < seats_.size(); ++i) {
        const Place from_row = reach.base - seats_[i].centre;
        const double out = dot(from_row, seats_[i].outward);
        const double aside = std::abs(from_row.x * seats_[i].outward.y - from_row.y * seats_[i].outward.x);
        const double off = aside + wrong_side_weight * std::max(0.0, -out);
        if (off < owner.off) {
            owner.next_off = owner.off;
            owner.off = off;
            owner.seat = i;
        } else {
            owner.next_off = std::min(owner.next_off, off);
        }
    }
    return owner;
}

double SeatMap::arm_angle(std::size_t seat, const table::Reach& reach) const {
    const Place arm = reach.base - reach.tip;
    const Place body = seats_[seat].centre + seats_[seat].outward * body_behind_row - reach.tip;
    return std::abs(std::atan2(arm.x * body.y - arm.y * body.x, dot(arm, body)));
}

}  // namespace temple::referee
