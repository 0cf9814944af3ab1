// SPDX-License-Identifier: GPL-3.0-or-later
// One card in one frame.
#pragma once

#include <array>
#include <opencv2/core.hpp>
#include <vector>

#include "referee/table/table_change.hpp"

namespace temple::scanner {

/// Corners in px (whole numbers are pixel edges: the picture spans 0 to its width), clockwise as seen in the
/// picture, from the top left of the upright card where the reading direction is known (otherwise from either
/// end): edge 0-1 and edge 2-3 are the short sides.
using Quad = std::array<cv::Point2f, 4>;

/// What a card finder says about one place in a frame.
struct Detection {
    Quad quad;
    table::Face face = table::Face::up;
    double score = 0;  // 0..1: how sure that a card lies there
};

/// What a card reader says about one rectified card: probabilities, calibrated, summing to 1.
struct Reading {
    std::array<float, table::Card::count> cards{};  // by Card::index()
    float back = 0;                                 // the back of a card
    float none = 0;            // not a card that can be read (covered, other game, no card)
    bool upside_down = false;  // the quad's first corner is the card's bottom right one
};

/// One card in one frame: detection + reading.
struct Sighting {
    Detection detection;
    Reading reading;
    double sharpness = 0;  // standard deviation of the Laplacian over the rectified card, grey levels
};

}  // namespace temple::scanner
