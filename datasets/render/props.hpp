// SPDX-License-Identifier: GPL-3.0-or-later
// Things that lie about on tables.
#pragma once

#include <array>
#include <opencv2/core.hpp>

#include "datasets/render/random.hpp"

namespace temple::datasets {

enum class PropKind : std::uint8_t { phone, cup, coin, paper, pen, box };
inline constexpr int prop_kinds = 6;

/// Radius (mm) of the circle that a prop needs.
double prop_radius(PropKind kind);

/// Draws a prop with its shadow onto a picture of the table top seen straight from above.
/// @param centre px of the picture; @param angle radians
void draw_prop(cv::Mat& table, PropKind kind, cv::Point2d centre, double angle, double px_per_mm,
               Random& random);

/// The key, as a picture to be laid on the table: BGRA, `size_mm` wide and high.
cv::Mat draw_key_token(double size_mm, double px_per_mm, Random& random);
inline constexpr double key_token_mm = 34;

}  // namespace temple::datasets
