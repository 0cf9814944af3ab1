// SPDX-License-Identifier: GPL-3.0-or-later
// What the frames of a video cost.
#pragma once

#include <expected>
#include <string>

#include "datasets/measure/stage_times.hpp"

namespace temple::datasets {

struct VideoCosts {
    FrameCosts still, busy;  // busy: a hand is over the table, or the picture shakes
    double length = 0;       // s of the video
    double seconds = 0;      // s of wall time for all frames, with decoding
};

/// Gives every frame of a video (or of a folder of pictures) to the tracker, which takes the plane from the
/// cards. Errors: one line of what cannot be opened or read.
std::expected<VideoCosts, std::string> measure_video(const std::string& source,
                                                     const scanner::CardEyes& eyes);

}  // namespace temple::datasets
