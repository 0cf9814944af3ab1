// SPDX-License-Identifier: GPL-3.0-or-later
// Heads from above, for players who lean over the table.
#pragma once

#include <opencv2/core.hpp>

#include "datasets/render/random.hpp"

namespace temple::datasets {

inline constexpr double head_width_mm = 165, head_length_mm = 215;

/// BGRA, the face looks to the picture's upper edge. @param hair BGR
cv::Mat draw_head(const cv::Scalar& hair, const cv::Scalar& skin, double px_per_mm, Random& random);

}  // namespace temple::datasets
