// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <opencv2/core.hpp>

#include "datasets/render/random.hpp"

namespace temple::datasets {

/// A colour (BGR, 0-255) whose lightness lies in [low, high]; greyish in four of ten cases.
cv::Scalar random_colour(Random& r, int low = 10, int high = 245);

}  // namespace temple::datasets
