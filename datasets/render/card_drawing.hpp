// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <opencv2/core.hpp>

namespace temple::datasets {

/// Corners in px: top left, top right, bottom right, bottom left of the upright picture.
using Corners = std::array<cv::Point2f, 4>;

/// Puts a card's picture onto a canvas, seen in perspective, anti-aliased at any size.
/// @param canvas 8-bit BGR; @param art 8-bit BGRA (DeckArt); @param corners px of the canvas, may lie
/// outside;
/// @param light factor on the card's brightness.
void draw_card(cv::Mat& canvas, const cv::Mat& art, const Corners& corners, double light = 1.0);

/// Darkens the canvas under a card: a soft shadow.
/// @param offset where the shadow falls, px; @param softness blur sigma, px; @param depth 0..1.
void draw_shadow(cv::Mat& canvas, const Corners& corners, cv::Point2f offset, double softness, double depth);

}  // namespace temple::datasets
