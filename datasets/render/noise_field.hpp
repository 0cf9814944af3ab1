// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <opencv2/core.hpp>

#include "datasets/render/random.hpp"

namespace temple::datasets {

/// Smooth noise around 0 with standard deviation about 1 (CV_32F), whose grains measure `grain` px: wide
/// grains in one direction give fibres.
cv::Mat noise_field(cv::Size size, cv::Size2d grain, Random& random);

/// Sum of fields, each with half the grain and half the strength of the one before.
cv::Mat cloud_field(cv::Size size, double grain, int octaves, Random& random);

/// Normal noise without any grain (CV_32F), standard deviation 1.
cv::Mat white_noise(cv::Size size, int type, Random& random);

}  // namespace temple::datasets
