// SPDX-License-Identifier: GPL-3.0-or-later
// What a frame costs the tracker, from rendered frames.
#pragma once

#include <opencv2/core.hpp>

#include "datasets/measure/stage_times.hpp"

namespace temple::datasets {

struct SpeedCase {
    cv::Size frame{1920, 1080};
    int cards = 20;
    bool busy = false;  // a hand moves over the table and a card is laid every half second
};

/// Renders a table from above with sensor noise and drifting exposure, lets the tracker come to know it, and
/// then measures `frames` frames.
FrameCosts measure_speed(const SpeedCase& which, const scanner::CardEyes& eyes, int frames);

}  // namespace temple::datasets
