// SPDX-License-Identifier: GPL-3.0-or-later
#include "datasets/simulate/choreography.hpp"

#include <algorithm>
#include <cmath>

#include "calibration/card_size.hpp"
#include "datasets/simulate/phases.hpp"

namespace temple::datasets {

namespace {

/// How many openings fill the wished length, from how long the phases take at pace 1 (measured on 60 games).
int openings_for(const Choreography& wanted, std::size_t players) {
    const auto n = static_cast<double>(players);
    const double frame = 21 + 0.6 * n + 0.24 * 5 * n, each = 4.4, between_rounds = 12 + 1.0 * n;  // s
    const double left = wanted.length * wanted.pace - frame;
    const double per_opening = each + between_rounds / n;
    return std::max(2, static_cast<int>(std::lround((left + between_rounds) / per_opening)));
}

double play_round(Stage& stage, std::size_t number, double t) {
    const PlannedRound& round = stage.plan().rounds[number];
    t = deal_chambers(stage, number, t);
    if (number == 0) t = put_down_key(stage, t);
    std::size_t legal = 0;
    for (const PlannedOpening& opening : round.openings) {
        if (round.early_role && round.early_role->first == legal && !opening.slip)
            t = drop_role(stage, round.early_role->second, t);
        t = open_chamber(stage, opening, t);
        if (!opening.slip) ++legal;
    }
    return t;
}

/// Our own key and slips instead of what people have at home.
void take_printed(Stage& stage) {
    stage.timeline().printed_key = true;
    stage.timeline().table.leave_room_for_tile();
    for (CardTrack& card : stage.timeline().cards) {
        if (!card.role || card.card) continue;
        card.printed = "role:" + card.name;
        card.size = {calibration::poker_size.width, calibration::poker_size.height};
    }
}

}  // namespace

std::expected<Timeline, std::string> act_out(const Choreography& wanted) {
    Random random(wanted.seed);
    Random for_plan = random.fork(), for_table = random.fork(), for_stage = random.fork();
    const GameWishes wishes{openings_for(wanted, wanted.setup.players.size()), wanted.end, wanted.slips};
    auto plan = plan_game(wanted.setup, wishes, for_plan);
    if (!plan) return std::unexpected(plan.error());
    const int players = static_cast<int>(plan->setup.players.size());
    Stage stage(std::move(*plan), TablePlan(players, wanted.card_mm, for_table), wanted.pace, for_stage);

    if (wanted.printed) take_printed(stage);

    double t = deal_roles(stage, stage.some(0.6));
    for (std::size_t round = 0; round < stage.plan().rounds.size(); ++round) {
        t = play_round(stage, round, t + stage.some(0.3));
        if (round + 1 < stage.plan().rounds.size()) t = gather(stage, round, t);
    }
    t = show_roles(stage, t + stage.some(1.2));
    stage.timeline().duration = t + 2.5;
    std::ranges::stable_sort(stage.timeline().truth, {}, &TruthEvent::t);
    if (wanted.idling > 0) idle_about(stage, wanted.idling);
    return std::move(stage.timeline());
}

}  // namespace temple::datasets
