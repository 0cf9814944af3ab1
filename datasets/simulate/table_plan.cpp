// SPDX-License-Identifier: GPL-3.0-or-later
#include "datasets/simulate/table_plan.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace temple::datasets {

namespace {

constexpr double edge_margin = 14;    // mm between the table's edge and a row
constexpr double seat_gap = 12;       // mm that two seats keep apart
constexpr double line_gap = 9;        // mm between the two lines of a row
constexpr double lower_shift = 0.13;  // share of a seat's width
constexpr std::size_t full_row = 5;   // cards of the first round

constexpr double mat_seat_width = 350, mat_seat_depth = 220;  // mm: a player mat of 262 x 192 and some room

/// Seats on the lower, left, upper and right side for 1..10 players.
constexpr std::array<std::array<int, 4>, 10> sides{{{1, 0, 0, 0},
                                                    {1, 0, 1, 0},
                                                    {1, 1, 0, 1},
                                                    {1, 1, 1, 1},
                                                    {1, 1, 2, 1},
                                                    {2, 1, 2, 1},
                                                    {2, 1, 3, 1},
                                                    {3, 1, 3, 1},
                                                    {3, 1, 4, 1},
                                                    {4, 1, 4, 1}}};

cv::Size2d table_size(int players, Random& random) {
    const double grow = random.real(0, 60);
    if (players <= 6) return {1180 + grow, 780 + grow / 2};
    if (players <= 8) return {1500 + grow, 900 + grow / 2};
    return {1760 + grow, 990 + grow / 2};
}

double row_width(const RowHabit& habit, double card_width, std::size_t count) {
    const std::size_t columns = habit.lines == 1 ? count : (count + 1) / 2;
    return static_cast<double>(columns) * (card_width + habit.gap) - habit.gap +
           (habit.wide_gap_after >= 0 && habit.lines == 1 ? habit.wide_gap : 0);
}

}  // namespace

double SeatPlan::yaw() const {
    return std::atan2(-outward.x, outward.y);
}

std::vector<cv::Point2d> SeatPlan::area() const {
    return {at(-width / 2, depth), at(width / 2, depth), at(width / 2, 0), at(-width / 2, 0)};
}

TablePlan::TablePlan(int players, cv::Size2d card_mm, Random& random, Use use)
    : size_(table_size(players, random)), card_(card_mm) {
    place_seats(players, random);
    std::vector<double> rooms;
    for (const SeatPlan& seat : seats_) rooms.push_back(seat.width);
    for (std::size_t i = 0; i < seats_.size(); ++i) choose_habits(seats_[i], rooms[i], random);
    for (int attempt = 0; attempt < 200; ++attempt)
        for (std::size_t i = 0; i < seats_.size(); ++i)
            if (collides(i)) choose_habits(seats_[i], rooms[i], random);
    if (use == Use::mats)
        for (SeatPlan& seat : seats_) seat.width = mat_seat_width, seat.depth = mat_seat_depth;
    const cv::Point2d centre(size_.width / 2, size_.height / 2);
    const double spread = size_.width * 0.15;
    std::vector<double> across{-1, 0, 1};
    random.shuffle(across);
    for (std::size_t i = 0; i < 3; ++i)
        piles_[i] = centre + cv::Point2d(across[i] * spread + random.real(-25, 25), random.real(-45, 45));
}

void TablePlan::place_seats(int players, Random& random) {
    const auto& counts = sides[static_cast<std::size_t>(players - 1)];
    const std::array<cv::Point2d, 4> outward{cv::Point2d(0, 1), {-1, 0}, {0, -1}, {1, 0}};
    for (std::size_t side = 0; side < 4; ++side) {
        const cv::Point2d out = outward[side];
        const cv::Point2d right(out.y, -out.x);  // of somebody who looks inward
        const double length = side % 2 == 0 ? size_.width : size_.height;
        const cv::Point2d middle(size_.width / 2 * (1 + out.x), size_.height / 2 * (1 + out.y));
        for (int i = 0; i < counts[side]; ++i) {
            // Clockwise in the picture is from each player's right to the left along a side.
            const double share = length / std::max(1, counts[side]);
            // An even number on the lower side stands off the middle, so that one seat is the first beyond
            // doubt.
            const double shift = side == 0 && counts[side] % 2 == 0 ? share * lower_shift : 0;
            const double lone = counts[side] == 1 ? random.real(-0.04, 0.04) * length : 0;
            const double along = length / 2 - share * (i + 0.5) + shift + lone;
            SeatPlan seat;
            seat.edge = middle + right * along;
            seat.outward = out;
            seat.right = right;
            seat.width = std::min(share - 2 * shift, side % 2 == 0 ? 620.0 : length - 330);
            seats_.push_back(seat);
        }
    }
    const auto off_straight_down = [&](const SeatPlan& s) {
        return std::abs(std::atan2(s.edge.x - size_.width / 2, s.edge.y - size_.height / 2));
    };
    const auto first = std::ranges::min_element(seats_, {}, off_straight_down);
    std::ranges::rotate(seats_, first);
}

/// @param room mm along the edge
void TablePlan::choose_habits(SeatPlan& seat, double room, Random& random) const {
    RowHabit habit;
    habit.gap = random.real(3, 16);
    habit.lines = random.chance(0.25) ? 2 : 1;
    habit.untidiness = random.real(0.3, 1.6);
    habit.skew = random.chance(0.3) ? random.real(-0.1, 0.1) : 0;
    habit.role_before = random.chance(0.35);
    habit.role_side = random.chance(0.5) ? 1 : -1;
    if (random.chance(0.35)) {
        habit.wide_gap_after = random.whole(0, 3);
        habit.wide_gap = random.real(15, 50);
    }
    const auto needed = [&] {
        return row_width(habit, card_.width, full_row) + (habit.role_before ? 0 : card_.width + 22) + 24;
    };
    if (needed() > room) habit.wide_gap_after = -1;
    if (needed() > room) habit.gap = std::min(habit.gap, 5.0);
    if (needed() > room) habit.lines = 2;
    if (needed() > room) habit.role_before = true;
    const double rows = habit.lines * (card_.height + line_gap) + edge_margin;
    seat.habit = habit;
    seat.width = std::min(room, needed() + 20);
    seat.depth = rows + (habit.role_before ? card_.height + 14 : 0) + 8;
}

/// True if a seat, or the deck dealt from there, comes too near to another seat or to the middle.
bool TablePlan::collides(std::size_t index) const {
    const auto box = [](const std::vector<cv::Point2d>& area) {
        double x0 = 1e9, y0 = 1e9, x1 = -1e9, y1 = -1e9;
        for (const auto& p : area)
            x0 = std::min(x0, p.x), x1 = std::max(x1, p.x), y0 = std::min(y0, p.y), y1 = std::max(y1, p.y);
        return cv::Rect2d(x0, y0, x1 - x0, y1 - y0);
    };
    const auto with_margin = [](const cv::Rect2d& r) {
        return cv::Rect2d(r.x - seat_gap, r.y - seat_gap, r.width + 2 * seat_gap, r.height + 2 * seat_gap);
    };
    const cv::Rect2d own = with_margin(box(seats_[index].area()));
    const cv::Point2d at = deck(index);
    const cv::Rect2d stack(at.x - 55, at.y - 55, 110, 110);
    for (std::size_t other = 0; other < seats_.size(); ++other) {
        if (other == index) continue;
        const cv::Rect2d theirs = box(seats_[other].area());
        if ((own & theirs).area() > 0 || (stack & theirs).area() > 0) return true;
    }
    const double half = seats_[index].outward.y != 0 ? size_.height / 2 : size_.width / 2;
    return seats_[index].depth + card_.height + 50 > half;
}

CardState TablePlan::row_place(std::size_t index, std::size_t slot, std::size_t count) const {
    const SeatPlan& seat = seats_[index];
    const RowHabit& habit = seat.habit;
    const std::size_t columns = habit.lines == 1 ? count : (count + 1) / 2;
    const bool spare = slot >= static_cast<std::size_t>(habit.lines) * columns;  // a card too many
    const double line = spare ? habit.lines - 1 : static_cast<double>(slot / columns);
    double column = static_cast<double>(slot % columns);
    if (spare) column = habit.role_side > 0 ? -1 : static_cast<double>(columns);
    const double step = card_.width + habit.gap;
    double along = (column - static_cast<double>(columns - 1) / 2) * step;
    if (habit.lines == 1 && habit.wide_gap_after >= 0)
        along += (column > habit.wide_gap_after ? 0.5 : -0.5) * habit.wide_gap;
    // The role card beside the row pushes it off the seat's middle.
    if (!habit.role_before) along -= habit.role_side * (card_.width + 18) / 2;
    // Line 0 is the inner one.
    const double inward =
        edge_margin + card_.height / 2 + (habit.lines - 1 - line) * (card_.height + line_gap);
    const cv::Point2d place =
        seat.at(along, inward + std::abs(habit.skew) * 60 + along * std::tan(habit.skew));
    return {{place.x, place.y, 0}, seat.yaw() - habit.skew, std::numbers::pi, 0};
}

CardState TablePlan::role_place(std::size_t index, std::size_t count) const {
    const SeatPlan& seat = seats_[index];
    const RowHabit& habit = seat.habit;
    const double rows = habit.lines * (card_.height + line_gap) + edge_margin;
    double along = habit.role_side * 40.0, inward = rows + card_.height / 2 + 6;
    if (!habit.role_before) {
        const double half = row_width(habit, card_.width, count) / 2;
        along = habit.role_side * (half + 18 - (card_.width + 18) / 2 + card_.width / 2);
        inward = edge_margin + card_.height / 2 + 4;
    }
    const cv::Point2d place =
        seat.at(along, inward + std::abs(habit.skew) * 60 + along * std::tan(habit.skew));
    return {{place.x, place.y, 0}, seat.yaw(), std::numbers::pi, 0};
}

cv::Point2d TablePlan::heap(std::size_t index) const {
    const SeatPlan& seat = seats_[index];
    const double off = seat.habit.role_before ? 0 : -seat.habit.role_side * (card_.width + 18) / 2;
    return seat.at(off, edge_margin + card_.height / 2 + 16);
}

cv::Point2d TablePlan::key(std::size_t index) const {
    const SeatPlan& seat = seats_[index];
    return seat.at(-seat.habit.role_side * 46.0, seat.depth + key_off_);
}

cv::Point2d TablePlan::deck(std::size_t dealer) const {
    const SeatPlan& seat = seats_[dealer];
    return seat.at(-seat.habit.role_side * 110.0, seat.depth + card_.height / 2 + 16);
}

std::vector<cv::Point2d> TablePlan::middle() const {
    const double inset = std::min(size_.height * 0.3, 120 + card_.height);
    return {{inset, inset},
            {size_.width - inset, inset},
            {size_.width - inset, size_.height - inset},
            {inset, size_.height - inset}};
}

}  // namespace temple::datasets
