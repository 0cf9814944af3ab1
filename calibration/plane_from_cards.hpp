// SPDX-License-Identifier: GPL-3.0-or-later
// Cards as calibration target: the table's plane from the outlines of cards that lie on it.
#pragma once

#include <array>
#include <opencv2/core.hpp>
#include <optional>
#include <span>

#include "calibration/card_size.hpp"
#include "calibration/table_plane.hpp"

namespace temple::calibration {

/// Corners of a card in px, in order around it; edges 0-1 and 2-3 are the short sides.
using CardQuad = std::array<cv::Point2f, 4>;

/// A fitted plane and how far to trust it.
struct PlaneFit {
    TablePlane plane;        // origin: the place under the picture's centre; x right, y down as seen there
    CardSize card;           // the size that fitted better
    double residual = 0;     // rms error of sides and diagonals over the inliers, as a share of their length
    double uncertainty = 0;  // standard error of lengths anywhere on the cards' hull, as a share (0.02 = 2 %)
    double size_margin = 0;  // log odds of this card size against the other; 0 = could be either
    int inliers = 0;         // cards that agree with the plane
};

/// Relative length error up to which a card agrees with a plane; a card in a hand or half covered errs more.
inline constexpr double good_outline = 0.06;

/// Estimates a camera with square pixels, its principal point at the picture's centre and no distortion:
/// focal length, the plane's tilt (two angles) and its distance, by Levenberg-Marquardt on the errors of side
/// lengths and diagonals (right angles) of all cards, for both card sizes; cards that disagree are weighed
/// down.
/// @param quads outlines in px of a picture of `picture` size; all cards are of one size.
/// @param known_size if given, only this size is tried.
/// @param inlier_limit relative length error (rms) up to which a card agrees
/// @return nothing with fewer than 3 cards (of a known size: without any), or if no plane fits most of them.
std::optional<PlaneFit> plane_from_cards(std::span<const CardQuad> quads, cv::Size picture,
                                         std::optional<CardSize> known_size = std::nullopt,
                                         double inlier_limit = good_outline);

}  // namespace temple::calibration
