// SPDX-License-Identifier: GPL-3.0-or-later
// Geometry of card outlines in px.
#pragma once

#include <opencv2/core.hpp>

#include "scanner/sighting.hpp"

namespace temple::scanner {

/// The outline of the parallelogram centre +- u +- v, ordered as Quad asks: clockwise as seen in the picture,
/// edge 0-1 along v (the short side). @param u half of the long axis, @param v half of the short axis, px.
Quad quad_of(cv::Point2f centre, cv::Point2f u, cv::Point2f v);

cv::Point2f centre_of(const Quad& quad);

/// Area in px^2.
double area_of(const Quad& quad);

/// Mean length of the two long (1-2, 3-0) or short (0-1, 2-3) sides, px.
double long_side(const Quad& quad);
double short_side(const Quad& quad);

/// Area of the intersection of two convex outlines, px^2.
double overlap_area(const Quad& a, const Quad& b);

/// Intersection over union, 0..1.
double overlap_ratio(const Quad& a, const Quad& b);

/// True if the point lies inside the outline.
bool contains(const Quad& quad, cv::Point2f point);

/// The smallest upright rectangle around the outline, grown by `margin` px, cut to the picture. May be empty.
cv::Rect box_around(const Quad& quad, double margin, cv::Size picture);

/// The largest distance between corners of the same number, px, over both orders that keep the sides (the
/// outline may start at either short end).
double corner_distance(const Quad& a, const Quad& b);

/// The same outline, starting at the other short end.
Quad turned_around(const Quad& quad);

}  // namespace temple::scanner
