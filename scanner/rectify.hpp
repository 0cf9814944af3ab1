// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <opencv2/core.hpp>

#include "scanner/sighting.hpp"

namespace temple::scanner {

/// The size of a rectified card that the reader sees, px, and the margin around the card, share of each side
/// (on photographs 0.02 names 98.7 % of the cards at the labels' outlines, 0.04 97.2 %).
inline constexpr int reader_width = 96;
inline constexpr int reader_height = 144;
inline constexpr double reader_margin = 0.02;

/// Cuts a card out of a picture and stands it upright: quad corners 0..3 become top left, top right, bottom
/// right, bottom left, with `reader_margin` of the surroundings. Large cards are reduced first, so that
/// nothing aliases.
/// @param bgr 8-bit BGR; @param quad px of `bgr`, may lie partly outside (the outside is grey).
/// @return reader_width x reader_height, 8-bit BGR; grey if the quad has no area.
cv::Mat rectify(const cv::Mat& bgr, const Quad& quad);

}  // namespace temple::scanner
