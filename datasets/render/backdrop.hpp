// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <opencv2/core.hpp>

#include "datasets/render/random.hpp"

namespace temple::datasets {

/// A table top by chance for single pictures: plain, cloth, wood, check, marble, pattern; BGR.
cv::Mat draw_backdrop(cv::Size size, Random& random);

/// A hand or finger with sleeve, coming from a side. @param tip where its finger tips are, px; @param scale
/// px height of a card. Returns the outlines it covers.
std::vector<std::vector<cv::Point>> draw_reaching_hand(cv::Mat& canvas, cv::Point2f tip, double scale,
                                                       Random& random);

}  // namespace temple::datasets
