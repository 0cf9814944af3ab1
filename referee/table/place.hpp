// SPDX-License-Identifier: GPL-3.0-or-later
// Places on the table. Frame: mm in the table plane, x to the right and y down as seen in the picture.
#pragma once

#include <cmath>
#include <numbers>
#include <string>
#include <vector>

namespace temple::table {

struct Place {
    double x = 0;  // mm
    double y = 0;  // mm
    friend constexpr bool operator==(const Place&, const Place&) = default;
    friend constexpr Place operator+(Place a, Place b) { return {a.x + b.x, a.y + b.y}; }
    friend constexpr Place operator-(Place a, Place b) { return {a.x - b.x, a.y - b.y}; }
    friend constexpr Place operator*(Place a, double s) { return {a.x * s, a.y * s}; }
};

inline double distance(Place a, Place b) {
    return std::hypot(a.x - b.x, a.y - b.y);
}
constexpr double dot(Place a, Place b) {
    return a.x * b.x + a.y * b.y;
}
/// The direction of a place from the origin, length 1; straight down for the origin itself.
inline Place unit(Place p) {
    const double length = std::hypot(p.x, p.y);
    return length > 0 ? p * (1 / length) : Place{0, 1};
}
/// The centre of several places; the origin of none.
inline Place mean(const std::vector<Place>& places) {
    Place sum;
    for (const Place p : places) sum = sum + p;
    return places.empty() ? sum : sum * (1.0 / static_cast<double>(places.size()));
}

/// Where a card lies: its centre (mm), and the direction of its long axis (radians in [0, pi), 0 = along x).
struct Pose {
    Place centre;
    double angle = 0;
    friend constexpr bool operator==(const Pose&, const Pose&) = default;
};

/// A player's place at the table: the area (polygon, mm) where that player's row lies.
struct Seat {
    std::string player;
    std::vector<Place> area;
};

/// The table as `table.json` describes it (DESIGN.md section 5): size in mm, seats and middle. Empty seats:
/// unknown.
struct Layout {
    Place size;
    std::vector<Seat> seats;
    std::vector<Place> middle;
};

}  // namespace temple::table
