// SPDX-License-Identifier: GPL-3.0-or-later
// A card on the table as a rectangle of known size: from an outline in px to a pose in mm and back.
#pragma once

#include <cstdint>

#include "calibration/card_size.hpp"
#include "calibration/table_plane.hpp"
#include "referee/table/place.hpp"
#include "scanner/sighting.hpp"

namespace temple::scanner {

struct PoseFit {
    table::Pose pose;
    double side_error =
        0;             // the worst side's length error, as a share: large for a card that does not lie flat
    double scale = 1;  // the median side as a share of a card's
    double residual = 0;  // mm rms between the outline's corners and the rectangle's
};

/// The pose of the rectangle that fits the outline best.
PoseFit fit_pose(const Quad& quad, const calibration::TablePlane& plane, const calibration::CardSize& size);

struct PoseOnEdges {
    table::Pose pose;
    int sides = 0;        // that lie on an edge of the picture
    bool corner = false;  // two of them meet
    Quad measured{};      // px: the sides as the picture shows them, not made to the size of a card
    double residual = 0;  // mm rms between these sides and the card's: large for a card that is held up
};

/// Whether one of four sides that disagree may be left out.
enum class SideTrust : std::uint8_t { all, all_but_one };

/// The pose near `start` whose sides lie on the picture's edges; only sides with an edge count, so that a
/// hand may hide one or two; of four that disagree, one may be left out: a card that touches this one draws
/// it away.
PoseOnEdges pose_on_edges(const cv::Mat& bgr, const table::Pose& start, const calibration::TablePlane& plane,
                          const calibration::CardSize& size, SideTrust trust = SideTrust::all_but_one);

/// The outline in px of a card at a pose.
Quad outline_at(const table::Pose& pose, const calibration::TablePlane& plane,
                const calibration::CardSize& size);

/// The smaller angle between two axes, radians in [0, pi/2].
double axis_distance(double a, double b);

}  // namespace temple::scanner
