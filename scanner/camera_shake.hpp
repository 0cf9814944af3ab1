// SPDX-License-Identifier: GPL-3.0-or-later
// Notices when the whole picture moves, and whether it came back to its place.
#pragma once

#include <opencv2/core.hpp>

namespace temple::scanner {

/// A shaking camera moves every edge of the picture at once; hands move few of them.
class CameraShake {
  public:
    /// @param reduced 8-bit BGR picture of the coarse grid; @param moving cells (255) that changed since the
    /// last one, shaking or not; @param t s.
    void update(const cv::Mat& reduced, const cv::Mat& moving, double t);

    /// True while the picture shakes, and for a moment after.
    bool shaking() const { return shaking_; }

    /// After a shake: how far the picture came to rest from where it was before, in reduced px; (0,0) if it
    /// came back. Reading it resets it.
    cv::Point2d take_displacement();

  private:
    cv::Mat reference_;         // reduced grey picture from before the shake
    double last_shake_ = -1e9;  // s
    bool shaking_ = false;
    cv::Point2d displacement_{0, 0};
};

}  // namespace temple::scanner
