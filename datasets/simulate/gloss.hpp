// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <opencv2/core.hpp>

#include "datasets/simulate/scene_style.hpp"
#include "datasets/simulate/track.hpp"

namespace temple::datasets {

/// A card's picture with the lamp mirrored on it. Cards are never quite flat, so that each shows the spot
/// elsewhere.
/// @param art BGRA, upright as seen; @param mirror mm: where a flat card mirrors the lamp
/// @param nature 0..1, which way this card is bent
/// @return nothing (an empty picture) if the card mirrors no lamp
cv::Mat glossy(const cv::Mat& art, cv::Size2d size_mm, const CardState& state, const SceneStyle& style,
               cv::Point2d mirror, double nature);

}  // namespace temple::datasets
