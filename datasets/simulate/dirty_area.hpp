// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <opencv2/core.hpp>
#include <vector>

namespace temple::datasets {

/// Rectangles grown by `margin` px and cut to the picture; those that overlap are put together.
std::vector<cv::Rect> merged(std::vector<cv::Rect> areas, cv::Size picture, int margin);

}  // namespace temple::datasets
