// SPDX-License-Identifier: GPL-3.0-or-later
// What frames cost the tracker, stage by stage.
#pragma once

#include <vector>

#include "scanner/tracker.hpp"

namespace temple::datasets {

struct Spread {
    double median = 0, p95 = 0;  // ms
};

/// Median and 95th percentile.
Spread spread_of(std::vector<double> ms);

/// Costs of one frame, ms of wall time; decoding and colour conversion are not part of it.
struct FrameCosts {
    Spread all, change, find, read;
    int frames = 0;
};

/// Collects the times of frames.
class StageTimes {
  public:
    struct Frame {
        double all = 0, change = 0, find = 0, read = 0;  // ms
    };
    void add(const Frame& frame);
    FrameCosts costs() const;

  private:
    std::vector<double> all_, change_, find_, read_;
};

/// Gives the frame to the tracker and takes the time.
StageTimes::Frame time_frame(scanner::Tracker& tracker, const scanner::Frame& frame);

}  // namespace temple::datasets
