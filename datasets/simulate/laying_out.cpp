// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <numbers>

#include "datasets/simulate/phases.hpp"

namespace temple::datasets {

namespace {

using std::numbers::pi;

struct Grasp {
    std::size_t right, left;  // hands
    std::vector<std::size_t> cards;
};

/// Face-down packet at a place.
std::vector<CardState> packet(Stage& stage, std::size_t player, std::size_t count, cv::Point2d at, double z) {
    const SeatPlan& seat = stage.table().seats()[player];
    std::vector<CardState> states;
    for (std::size_t i = 0; i < count; ++i)
        states.push_back(
            stage.untidy({lifted(at, z + 0.3 * static_cast<double>(i)), seat.yaw(), pi, 0}, 0.6));
    return states;
}

/// A fan held before the player: the faces look at the player, so a camera above sees them slanted.
std::vector<CardState> fan(Stage& stage, std::size_t player, std::size_t count) {
    const SeatPlan& seat = stage.table().seats()[player];
    const double inward = stage.random().real(-60, 55), height = stage.random().real(90, 170);
    const double pitch = stage.random().real(0.6, 1.15), step = stage.random().real(11, 20);
    std::vector<CardState> states;
    for (std::size_t i = 0; i < count; ++i) {
        const double off = static_cast<double>(i) - static_cast<double>(count - 1) / 2;
        const cv::Point2d at = seat.at(off * step, inward - std::abs(off) * 2);
        states.push_back(
            {lifted(at, height + 0.5 * static_cast<double>(i)), seat.yaw() + off * 0.11, 0, pitch});
    }
    return states;
}

void both_to(Stage& stage, const Grasp& grasp, double begin, double duration, cv::Point2d at,
             cv::Point2d right, double z, double shape) {
    const auto go = [&](std::size_t id, double along) {
        auto& track = stage.timeline().hands[id].track;
        track.move(begin, duration, {lifted(at + right * along, z), shape, along > 0 ? -0.3 : 0.3}, 5);
    };
    go(grasp.right, 34);
    go(grasp.left, -34);
}

double look(Stage& stage, std::size_t player, const Grasp& grasp, double t) {
    const SeatPlan& seat = stage.table().seats()[player];
    const auto shown = fan(stage, player, grasp.cards.size());
    const cv::Vec3d middle = shown[shown.size() / 2].centre;
    const double up = stage.some(0.45);
    for (std::size_t i = 0; i < grasp.cards.size(); ++i) stage.move_card(grasp.cards[i], t, up, shown[i], 10);
    both_to(stage, grasp, t, up, cv::Point2d(middle[0], middle[1]) + seat.outward * 38.0, seat.right,
            middle[2] - 10, 3);
    t += up + stage.some(1.3);
    const auto closed =
        packet(stage, player, grasp.cards.size(), stage.table().heap(player) + seat.outward * 10.0, 45);
    const double down = stage.some(0.35);
    for (std::size_t i = 0; i < grasp.cards.size(); ++i) stage.move_card(grasp.cards[i], t, down, closed[i]);
    both_to(stage, grasp, t, down, stage.table().heap(player) + seat.outward * 35.0, seat.right, 50, 2.5);
    return t + down;
}

/// Overhand mixing: some cards come out at the side and go back in.
double mix(Stage& stage, std::size_t player, const Grasp& grasp, double t) {
    const SeatPlan& seat = stage.table().seats()[player];
    for (int pass = 0; pass < 2; ++pass) {
        const double step = stage.some(0.17);
        for (std::size_t i = 0; i < grasp.cards.size(); ++i) {
            CardState out = stage.card(grasp.cards[i]);
            const double side = i % 2 == 0 ? 24 : -24;
            const CardState back = out;
            out.centre += cv::Vec3d(seat.right.x * side, seat.right.y * side, side / 4);
            stage.move_card(grasp.cards[i], t, step, out);
            stage.move_card(grasp.cards[i], t + step, step, back);
        }
        t += 2 * step;
    }
    return t;
}

/// One card after the other from the packet to its slot, now and then quickly in one sweep.
double spread(Stage& stage, std::size_t player, const std::vector<std::optional<std::size_t>>& row,
              std::size_t count, const Grasp& grasp, double t) {
    const double untidiness = stage.table().seats()[player].habit.untidiness;
    const auto down = packet(stage, player, grasp.cards.size(), stage.table().heap(player), 1);
    t = stage.carry(grasp.right, grasp.cards, t, stage.some(0.25), down, 4);
    stage.go_home(grasp.left, t);
    const double each = stage.some(stage.random().chance(0.3) ? 0.1 : 0.17);
    for (std::size_t slot = row.size(); slot-- > 0;) {
        if (!row[slot]) continue;
        const CardState place = stage.untidy(stage.table().row_place(player, slot, count), untidiness);
        const double back =
            stage.reach(grasp.right, t, stage.grip(grasp.right, stage.card(*row[slot])), 2, 10);
        t = stage.carry(grasp.right, *row[slot], std::min(back, t + each), each, place, 8);
    }
    stage.go_home(grasp.right, t + stage.some(0.1));
    return t;
}

}  // namespace

double lay_out(Stage& stage, std::size_t player, const std::vector<std::optional<std::size_t>>& row,
               std::size_t count, double t) {
    Grasp grasp{stage.hand(player, 1), stage.hand(player, -1), {}};
    for (const auto& card : row)
        if (card) grasp.cards.push_back(*card);
    stage.random().shuffle(grasp.cards);
    const cv::Point2d heap = stage.table().heap(player);
    const SeatPlan& seat = stage.table().seats()[player];
    const double right =
        stage.reach(grasp.right, t, lifted(heap + seat.right * 40.0 + seat.outward * 15.0, 8), 2);
    const double left =
        stage.reach(grasp.left, t, lifted(heap - seat.right * 40.0 + seat.outward * 15.0, 8), 2);
    t = std::max(right, left);
    const auto square = packet(stage, player, grasp.cards.size(), heap, 2);
    const double squaring = stage.some(0.25);
    for (std::size_t i = 0; i < grasp.cards.size(); ++i)
        stage.move_card(grasp.cards[i], t, squaring, square[i]);
    t = look(stage, player, grasp, t + squaring);
    t = mix(stage, player, grasp, t);
    return spread(stage, player, row, count, grasp, t);
}

double peek(Stage& stage, std::size_t hand, std::size_t card, double t) {
    const CardState lying = stage.card(card);
    const double height = stage.timeline().cards[card].size.height;
    t = stage.reach(hand, t, stage.grip(hand, lying), 2);
    CardState up = lying;
    if (stage.random().chance(0.5)) {  // the near edge is lifted: only the player sees the face
        up.pitch = -stage.random().real(0.6, 1.1);
        up.centre[2] = height / 2 * std::sin(-up.pitch);
    } else {  // the card is taken up and held before the face
        const SeatPlan& seat = stage.table().seats()[stage.timeline().hands[hand].player];
        const cv::Point2d place = seat.at(stage.random().real(-60, 60), stage.random().real(-50, 40));
        up = {lifted(place, stage.random().real(80, 160)), seat.yaw() + stage.random().normal(0, 0.15), 0,
              stage.random().real(0.6, 1.2)};
    }
    t = stage.carry(hand, card, t + 0.05, stage.some(0.35), up, 5);
    return stage.carry(hand, card, t + stage.some(0.9), stage.some(0.35), lying, 5);
}

}  // namespace temple::datasets
