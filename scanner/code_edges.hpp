// SPDX-License-Identifier: GPL-3.0-or-later
// Moves the outline of a code's field or ring exactly onto the step from dark (outside) to light (inside).
#pragma once

#include <opencv2/core.hpp>
#include <optional>

#include "scanner/sighting.hpp"

namespace temple::scanner {

/// Grey level at a point (pixel edges at whole numbers), between four pixels; the border's beyond it.
float grey_at(const cv::Mat& grey, cv::Point2d at);

/// @param reach px across the outline in which the step is looked for: the error of the finder and about
/// half of the dark line. @return nothing if a side shows no step.
std::optional<Quad> exact_field(const cv::Mat& grey, const Quad& field, double reach);
std::optional<cv::RotatedRect> exact_ring(const cv::Mat& grey, const cv::RotatedRect& ring, double reach);

}  // namespace temple::scanner
