// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <numbers>

#include "datasets/simulate/phases.hpp"

namespace temple::datasets {

namespace {

std::vector<std::size_t> left_in_row(Stage& stage, const PlannedRound& round, std::size_t player) {
    std::vector<std::size_t> cards;
    for (table::Card card : round.rows[player]) {
        const bool gone = std::ranges::any_of(
            round.openings, [&](const PlannedOpening& o) { return o.card == card && !o.slip; });
        if (!gone) cards.push_back(stage.chamber(card));
    }
    return cards;
}

/// A player sweeps the row together and pushes it to the dealer. @return when it lies there
double push_over(Stage& stage, std::size_t player, const std::vector<std::size_t>& cards, cv::Point2d deck,
                 int below, double t) {
    const SeatPlan& seat = stage.table().seats()[player];
    const std::size_t hand = stage.hand_for(player, deck, t);
    t = stage.reach(hand, t, stage.grip(hand, stage.card(cards.front())), 2);
    std::vector<CardState> together, there;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const double z = 0.3 * static_cast<double>(i + 1);
        together.push_back(
            stage.untidy({lifted(stage.table().heap(player), z), seat.yaw(), std::numbers::pi, 0}, 2));
        there.push_back({lifted(deck, z + 0.3 * below), seat.yaw() + stage.random().normal(0, 0.25),
                         std::numbers::pi, 0});
        there.back().centre += cv::Vec3d(stage.random().normal(0, 10), stage.random().normal(0, 10), 0);
    }
    t = stage.carry(hand, cards, t, stage.some(0.4), together, 3);
    t = stage.carry(hand, cards, t, stage.some(0.6), there, 12);
    stage.go_home(hand, t + 0.05);
    return t;
}

double mix(Stage& stage, std::size_t dealer, const std::vector<std::size_t>& cards, cv::Point2d deck,
           double t) {
    const SeatPlan& seat = stage.table().seats()[dealer];
    const std::size_t right = stage.hand(dealer, 1), left = stage.hand(dealer, -1);
    t = std::max(stage.reach(right, t, lifted(deck + seat.right * 38.0 + seat.outward * 12.0, 20), 2),
                 stage.reach(left, t, lifted(deck - seat.right * 38.0 + seat.outward * 12.0, 20), 2));
    for (int pass = 0; pass < 4; ++pass) {
        const double step = stage.some(0.26);
        for (std::size_t i = 0; i < cards.size(); ++i) {
            const bool aside = pass % 2 == 0 && stage.random().chance(0.5);
            const cv::Point2d at = deck + seat.right * (aside ? 46.0 : 0.0);
            CardState to{lifted(at, 12 + 0.3 * static_cast<double>(i) + (aside ? 25 : 0)), seat.yaw(),
                         std::numbers::pi, 0};
            stage.move_card(cards[i], t, step, stage.untidy(to, 1));
        }
        for (std::size_t hand : {right, left}) {
            HandState at = stage.timeline().hands[hand].track.last();
            at.tip[2] = pass % 2 == 0 ? 40 : 22;
            stage.timeline().hands[hand].track.move(t, step, at);
        }
        t += step;
    }
    for (std::size_t i = 0; i < cards.size(); ++i)
        stage.move_card(cards[i], t, 0.15,
                        {lifted(deck, 0.3 * static_cast<double>(i + 1)), seat.yaw(), std::numbers::pi, 0});
    stage.go_home(left, t + 0.15);
    stage.go_home(right, t + 0.15);
    return t + 0.15;
}

}  // namespace

double gather(Stage& stage, std::size_t number, double t) {
    const PlannedRound& round = stage.plan().rounds[number];
    const std::size_t dealer = stage.plan().rounds[number + 1].dealer;
    const cv::Point2d deck = stage.table().deck(dealer);
    std::vector<std::size_t> all;
    double done = t = stage.clear_left_lying(t + stage.some(0.6));
    for (std::size_t p = 0; p < stage.players(); ++p) {
        const auto cards = left_in_row(stage, round, p);
        if (cards.empty()) continue;
        done = std::max(done, push_over(stage, p, cards, deck, static_cast<int>(all.size()), t));
        all.insert(all.end(), cards.begin(), cards.end());
        t += stage.some(0.3);
    }
    stage.random().shuffle(all);
    return mix(stage, dealer, all, deck, done);
}

}  // namespace temple::datasets
