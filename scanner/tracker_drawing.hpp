// SPDX-License-Identifier: GPL-3.0-or-later
// What the tracker understands, drawn into the picture: for people who look for its faults.
#pragma once

#include <opencv2/core.hpp>
#include <string>

#include "scanner/code_tracker.hpp"
#include "scanner/tracker.hpp"

namespace temple::scanner {

/// The frame with tracks (green at rest, orange covered, grey appearing; thick where the card is upright),
/// arms, moving cells and examined regions. @param text a line at the lower edge. @return at most 1280 px
/// wide.
cv::Mat draw_tracker(const Frame& frame, const Tracker& tracker, const std::string& text);

/// The same for coded things. What lies cipher side up keeps its name: it may be a combination.
cv::Mat draw_codes(const Frame& frame, const CodeTracker& tracker, const std::string& text);

}  // namespace temple::scanner
