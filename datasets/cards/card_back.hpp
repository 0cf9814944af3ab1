// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <opencv2/core.hpp>

#include "datasets/render/random.hpp"

namespace temple::datasets {

/// The back of a deck by chance: lattices, rings, lines, medallions, plain or full-bleed, BGRA, upright.
/// @param size px; @param corner radius of the rounded corners, share of the width.
cv::Mat draw_back(cv::Size size, double corner, Random random);

}  // namespace temple::datasets
