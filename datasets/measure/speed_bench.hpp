// SPDX-License-Identifier: GPL-3.0-or-later
// What a frame costs the tracker, from rendered frames.
#pragma once

#include <opencv2/core.hpp>
#include <vector>

#include "scanner/tracker.hpp"

namespace temple::datasets {

struct Spread {
    double median = 0, p95 = 0;  // ms
};

/// Costs of one frame, ms of wall time; decoding and colour conversion are not part of it.
struct FrameCosts {
    Spread all, change, find, read;
    int frames = 0;
};

struct SpeedCase {
    cv::Size frame{1920, 1080};
    int cards = 20;
    bool busy = false;  // a hand moves over the table and a card is laid every half second
};

/// Renders a table from above with sensor noise and drifting exposure, lets the tracker come to know it, and
/// then measures `frames` frames.
FrameCosts measure_speed(const SpeedCase& which, const scanner::CardEyes& eyes, int frames);

/// Median and 95th percentile.
Spread spread_of(std::vector<double> ms);

}  // namespace temple::datasets
