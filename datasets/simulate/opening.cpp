// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "datasets/simulate/phases.hpp"

namespace temple::datasets {

namespace {

cv::Point2d flat(const cv::Vec3d& p) {
    return {p[0], p[1]};
}

/// The hand goes back, so that the card can be seen; now and then it half stays over it.
double uncover(Stage& stage, std::size_t hand, std::size_t card, double t) {
    const cv::Vec3d grip = stage.grip(hand, stage.card(card));
    const cv::Point2d away = flat(stage.timeline().hands[hand].shoulder) - flat(grip);
    // Fingers reach about 60 mm beyond the grip.
    const double back =
        stage.random().chance(0.15) ? stage.random().real(40, 80) : stage.random().real(100, 210);
    const cv::Point2d to = flat(grip) + away * (back / std::max(1.0, cv::norm(away)));
    return stage.reach(hand, t + stage.some(stage.random().real(0.05, 0.45)),
                       lifted(to, stage.random().real(15, 60)), stage.random().real(0.8, 1.6));
}

/// A moment of doubt: the hand stops over another card, or lifts one and lets it fall again.
double hesitate(Stage& stage, std::size_t hand, const PlannedOpening& opening, double t) {
    std::vector<std::size_t> others;
    for (const auto& c : stage.timeline().cards)
        if (!c.role && c.card && *c.card != opening.card && !shows_face(c.track.last())) {
            const std::size_t id = stage.chamber(*c.card);
            const double off =
                cv::norm(stage.card(id).centre - stage.card(stage.chamber(opening.card)).centre);
            if (off < 160) others.push_back(id);
        }
    if (others.empty()) return t;
    const std::size_t other = others[stage.random().index(others.size())];
    const bool touch = stage.random().chance(0.5);
    cv::Vec3d over = stage.grip(hand, stage.card(other));
    if (!touch) over[2] += 35;
    t = stage.reach(hand, t, over, touch ? 2 : 1);
    if (!touch) return t + stage.some(0.35);
    const CardState lying = stage.card(other);
    CardState up = lying;
    up.centre[2] += 22;
    t = stage.carry(hand, other, t, stage.some(0.2), up, 0);
    return stage.carry(hand, other, t + stage.some(0.2), stage.some(0.2), stage.untidy(lying, 1.5), 0);
}

double turn_back(Stage& stage, std::size_t hand, std::size_t card, double t) {
    t = stage.reach(hand, t + stage.some(1.5), stage.grip(hand, stage.card(card)), 2);
    t = stage.turn(hand, card, t, false, 6);
    stage.go_home(hand, t + 0.1);
    return t;
}

/// The key goes to the player whose chamber was opened: that player takes it, or the opener passes it on.
double pass_key(Stage& stage, std::size_t from, std::size_t to, double t) {
    const std::size_t who = stage.random().chance(0.6) ? to : from;
    const cv::Point2d at = flat(stage.timeline().key.last().centre);
    const std::size_t hand = stage.hand_for(who, at, t);
    t = stage.reach(hand, t, lifted(at, 6), 2);
    t = stage.move_key(hand, t, stage.table().key(to));
    stage.go_home(hand, t);
    return t;
}

}  // namespace

double put_down_key(Stage& stage, double t) {
    const std::size_t player = stage.plan().start;
    const SeatPlan& seat = stage.table().seats()[player];
    const std::size_t hand = stage.hand(player, 1);
    const cv::Vec3d lap = lifted(seat.at(80, -160), -40);
    t = stage.reach(hand, t, lap, 2);
    stage.timeline().key.move(t, 0, {lap, 0});
    t = stage.move_key(hand, t + 0.05, stage.table().key(player));
    stage.tell(t, {{"type", "start"}, {"player", stage.name(player)}});
    stage.go_home(hand, t + 0.05);
    return t;
}

double open_chamber(Stage& stage, const PlannedOpening& opening, double t) {
    const std::size_t card = stage.chamber(opening.card);
    const std::size_t hand = stage.hand_for(opening.by, flat(stage.card(card).centre), t);
    t += stage.some(0.45);
    if (stage.random().chance(0.2)) t = hesitate(stage, hand, opening, t);
    t = stage.reach(hand, t, stage.grip(hand, stage.card(card)), 2);
    t = stage.turn(hand, card, t + 0.08, true);
    stage.tell(t, {{"type", "opened"},
                   {"by", stage.name(opening.by)},
                   {"player", stage.name(opening.player)},
                   {"card", opening.card.name()}});
    const double seen = uncover(stage, hand, card, t);
    if (opening.slip) {
        if (!opening.stays_open) return turn_back(stage, hand, card, seen);
        stage.go_home(hand, seen + stage.some(0.3));
        return seen + stage.some(1.6);
    }
    const CardState pile = stage.next_on_pile(opening.card);
    if (stage.random().chance(0.07)) {  // some groups clear up at the end of the round
        stage.leave_lying(card, pile);
        stage.go_home(hand, seen + 0.1);
        return pass_key(stage, opening.by, opening.player, seen + stage.some(0.8));
    }
    // The opener carries it away, or the owner does.
    std::size_t carrier = hand;
    if (stage.random().chance(0.2)) {
        stage.go_home(hand, seen);
        carrier = stage.hand_for(opening.player, flat(stage.card(card).centre), seen);
    }
    const double held = seen + stage.some(stage.random().real(0.35, 1.1));
    const double taken = stage.reach(carrier, held, stage.grip(carrier, stage.card(card)), 2);
    const double there = stage.carry(carrier, card, taken + 0.05, stage.some(0.55), pile, 30);
    stage.go_home(carrier, there + 0.05);
    return std::max(there - 0.2, pass_key(stage, opening.by, opening.player, taken));
}

double drop_role(Stage& stage, std::size_t player, double t) {
    const std::size_t card = stage.role(player);
    const std::size_t hand = stage.hand_for(player, flat(stage.card(card).centre), t);
    t = stage.reach(hand, t + stage.some(0.4), stage.grip(hand, stage.card(card)), 2);
    t = stage.turn(hand, card, t, true, 10);
    stage.tell(
        t, {{"type", "role"}, {"player", stage.name(player)}, {"card", stage.timeline().cards[card].name}});
    return turn_back(stage, hand, card, uncover(stage, hand, card, t));
}

double show_roles(Stage& stage, double t) {
    double done = t;
    for (std::size_t p = 0; p < stage.players(); ++p) {
        const std::size_t card = stage.role(p);
        const std::size_t hand = stage.hand_for(p, flat(stage.card(card).centre), t);
        t += stage.some(0.55);
        const double at = stage.reach(hand, t, stage.grip(hand, stage.card(card)), 2);
        const double open = stage.turn(hand, card, at, true, 6);
        stage.tell(
            open, {{"type", "role"}, {"player", stage.name(p)}, {"card", stage.timeline().cards[card].name}});
        const double seen = uncover(stage, hand, card, open);
        stage.go_home(hand, seen + 0.1);
        done = std::max(done, seen);
    }
    return done;
}

}  // namespace temple::datasets
