// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "datasets/simulate/phases.hpp"

namespace temple::datasets {

namespace {

using HandMove = Track<HandState>::Move;
using CardMove = Track<CardState>::Move;

/// A hand reaches over the table, hovers and comes back, without touching anything.
std::vector<HandMove> pass_over(Stage& stage, const HandState& home, double t) {
    const cv::Size2d size = stage.table().size();
    const cv::Point2d target(size.width * stage.random().real(0.2, 0.8),
                             size.height * stage.random().real(0.2, 0.8));
    const HandState over{lifted(target, stage.random().real(40, 120)), stage.random().real(0.6, 1.4), 0};
    const double out = stage.some(0.7), stay = stage.some(0.4), back = stage.some(0.7);
    return {{t, t + out, home, over, 20, Ease::reach},
            {t + out + stay, t + out + stay + back, over, home, 20, Ease::reach}};
}

/// Another look at the own role card; nothing else may happen to card and hand meanwhile.
void look_again(Stage& stage, std::size_t player, std::size_t hand_id, double t) {
    auto& hand = stage.timeline().hands[hand_id].track;
    auto& card = stage.timeline().cards[stage.role(player)].track;
    const HandState home = hand.at(t);
    const CardState lying = card.at(t);
    if (!lies_flat(lying) || shows_face(lying)) return;
    CardState up = lying;
    const double height = stage.timeline().cards[stage.role(player)].size.height;
    up.pitch = -stage.random().real(0.4, 1.0);
    up.centre[2] = height / 2 * std::sin(-up.pitch);
    const HandState at{stage.grip(hand_id, lying), 2, 0}, lifted_hand{stage.grip(hand_id, up), 2, 0};
    const double reach = stage.some(0.4), lift = stage.some(0.3), hold = stage.some(0.6);
    const double raised = t + reach + lift, falls = raised + hold, down = falls + lift;
    hand.insert({{t, t + reach, home, at, 10, Ease::reach},
                 {t + reach, raised, at, lifted_hand, 0, Ease::reach},
                 {falls, down, lifted_hand, at, 0, Ease::reach},
                 {down, down + reach, at, home, 10, Ease::reach}});
    card.insert({{t + reach, raised, lying, up, 0, Ease::reach}, {falls, down, up, lying, 0, Ease::reach}});
}

/// Leans over the own cards for a moment.
void lean_in(Stage& stage, std::size_t player, double t) {
    auto& head = stage.timeline().heads[player];
    if (head.moving(t) || head.next_begin(t) < 1e9) return;
    const SeatPlan& seat = stage.table().seats()[player];
    const ThingState home = head.at(t);
    const ThingState over{
        lifted(seat.at(stage.random().real(-60, 60), stage.random().real(-90, 40)), home.centre[2] - 30),
        home.yaw};
    t = head.move(t, stage.some(0.9), over);
    head.move(t + stage.some(0.7), stage.some(0.9), home);
}

constexpr double longest_excursion = 3.4;  // s at pace 1: room that a pause must have

}  // namespace

void idle_about(Stage& stage, double often) {
    const double room = stage.some(longest_excursion) * 1.4;
    for (double t = 3; t + room < stage.timeline().duration;
         t += stage.random().real(2, 9) / std::max(0.05, often)) {
        const std::size_t player = stage.random().index(stage.players());
        if (stage.random().chance(0.15)) {
            lean_in(stage, player, t);
            continue;
        }
        const std::size_t id = stage.hand(player, stage.random().chance(0.6) ? 1 : -1);
        auto& hand = stage.timeline().hands[id].track;
        if (hand.moving(t) || hand.next_begin(t) < t + room) continue;
        const bool has_role = !stage.plan().roles.empty();
        const auto role_rests = [&] {
            const auto& role = stage.timeline().cards[stage.role(player)].track;
            return !role.moving(t) && role.next_begin(t) > t + room;
        };
        if (has_role && stage.random().chance(0.35) && role_rests())
            look_again(stage, player, id, t);
        else
            hand.insert(pass_over(stage, hand.at(t), t));
    }
}

}  // namespace temple::datasets
