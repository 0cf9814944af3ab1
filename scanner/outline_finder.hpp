// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <opencv2/core.hpp>
#include <vector>

#include "scanner/sighting.hpp"

namespace temple::scanner {

/// Outlines of four straight sides that stand out from their surroundings, of any size from 4 % of the
/// picture to all of it: contours of several binarisations, sides fitted to the contour's straight parts, so
/// that rounded corners are extrapolated. Precise where a card lies alone; finds no card that is partly
/// covered, and many things that are no cards, so a card reader has to look at each. @param bgr 8-bit BGR of
/// any size. @return outlines in px of `bgr`, ordered as Quad asks (the longer side is taken for the card's
/// long one), the best supported first.
std::vector<Quad> find_outlines(const cv::Mat& bgr);

}  // namespace temple::scanner
