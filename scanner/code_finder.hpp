// SPDX-License-Identifier: GPL-3.0-or-later
// Finds where coded cards and rings may lie in a frame: light fields that a dark line closes in. Any
// rotation, tilt up to 45 degrees, cards from about 50 px wide.
#pragma once

#include <opencv2/core.hpp>
#include <vector>

#include "scanner/sighting.hpp"

namespace temple::scanner {

/// The light inside of a dark line, in px of the frame (pixel edges at whole numbers).
struct CodeOutlines {
    std::vector<Quad> fields;            // clockwise as seen, from any corner
    std::vector<cv::RotatedRect> rings;  // ellipses
};

struct CodeFinderLimits {
    int long_side =
        960;         // px to which the frame is reduced; raising it finds smaller codes and costs its square
    int window = 9;  // px of the reduced frame: dark is what is darker than the mean of so much around it,
    int darker = 6;  // by as many grey levels,
    double darker_share = 0.08;  // and by this share of the mean
    int smallest = 13;           // px of the reduced frame: height of the smallest field
};

/// How far a frame is reduced in which outlines are sought: as far as the smallest ring allows.
/// @param region px, the part of the frame that is read. @param px_per_mm where things are smallest; 0
/// unknown
CodeFinderLimits limits_for(cv::Size frame, cv::Size region, double px_per_mm);

/// @param grey 8-bit, one channel. What is found need not be a code; corners are good to about 1 px of the
/// reduced frame: code_edges.hpp makes them exact.
CodeOutlines find_code_outlines(const cv::Mat& grey, const CodeFinderLimits& limits = {});

}  // namespace temple::scanner
