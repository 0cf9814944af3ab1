// SPDX-License-Identifier: GPL-3.0-or-later
// A whole game of Temple Gold, planned and acted out: the way from a seed to a Timeline.
#pragma once

#include <cstdint>
#include <expected>
#include <string>

#include "datasets/simulate/timeline.hpp"

namespace temple::datasets {

struct Choreography {
    referee::GameSetup setup;  // game, players clockwise, options
    std::uint64_t seed = 1;
    cv::Size2d card_mm{63, 88};
    double length = 60;          // s: the game is chosen so that it lasts about this long
    double pace = 1;             // 1 = a brisk group, 0.5 = half as fast
    std::optional<GameEnd> end;  // nothing: any
    std::vector<Slip> slips;
    bool printed = false;  // the key is our token; role slips are those that we print
    double idling = 1;     // how often hands move without playing: 0 never, 1 usual
};

/// The same choreography gives the same timeline. Error: a set-up that is no game of Temple Gold.
std::expected<Timeline, std::string> act_out(const Choreography& choreography);

}  // namespace temple::datasets
