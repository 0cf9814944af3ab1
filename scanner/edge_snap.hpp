// SPDX-License-Identifier: GPL-3.0-or-later
// Moves the sides of a roughly known card outline onto the edges that the picture shows.
#pragma once

#include <array>
#include <opencv2/core.hpp>

#include "scanner/sighting.hpp"

namespace temple::scanner {

/// How far an edge may lie from where the outline says, as shares of the outline's short side.
struct SnapReach {
    double reach = 0.11;   // no edge farther out is looked at; raising it risks a neighbour's edge
    double spread = 0.05;  // standard deviation expected of the outline's error; nearer edges are preferred
};

/// An outline whose sides were moved onto edges.
struct SnappedQuad {
    Quad quad;
    std::array<bool, 4>
        on_edge{};  // side i (corner i to i + 1) lies on an edge; the others stayed where they were
};

/// For each side: 24 normals across it, the strongest colour steps on each, the line that most of them
/// support (all pairs tried, so the result is the same every time), a least-squares fit; then the four lines
/// are cut. A side without support (covered, no contrast) stays where it was. A line that turns dark inwards
/// gives way to one farther out that turns light: the pattern of a back ends at its white border. The result
/// never differs from the outline by more than the reach and a border.
/// @param bgr 8-bit picture; @param quad outline in px of it.
SnappedQuad snap_sides(const cv::Mat& bgr, const Quad& quad, SnapReach reach = {});

/// The outline of snap_sides alone.
Quad snap_to_edges(const cv::Mat& bgr, const Quad& quad, SnapReach reach = {});

}  // namespace temple::scanner
