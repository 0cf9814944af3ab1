// SPDX-License-Identifier: GPL-3.0-or-later
// How cards lie on a table in training pictures.
#pragma once

#include <opencv2/core.hpp>
#include <vector>

#include "datasets/render/random.hpp"

namespace temple::datasets {

/// Where a card lies: centre in units of card heights, angle in radians.
struct Lie {
    cv::Point2d at;
    double angle = 0;
    bool face_up = true;
};

/// Rows, touching grids, heaps, fans, piles and scattered cards, or a single one, or none; what lies above
/// comes later. @param half half the sides of the picture in card heights.
std::vector<Lie> arrange(cv::Point2d half, Random& random);

}  // namespace temple::datasets
