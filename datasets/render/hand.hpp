// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of hands, seen from above.
#pragma once

#include <map>
#include <opencv2/core.hpp>

#include "datasets/render/random.hpp"

namespace temple::datasets {

enum class SleevePattern : std::uint8_t { plain, stripes, knit, checks };

/// What one person's arms and hair look like.
struct ArmLook {
    cv::Scalar skin{120, 150, 205};    // BGR
    cv::Scalar sleeve{90, 60, 40};     // BGR
    cv::Scalar second{200, 200, 200};  // BGR: the other colour of a pattern
    SleevePattern pattern = SleevePattern::plain;
    double sleeve_from = 40;  // mm from the wrist; beyond 500: bare arms
    double girth = 1;         // factor on all widths
    bool watch = false;
    bool nails = false;           // painted
    cv::Scalar hair{30, 40, 60};  // BGR

    static ArmLook random(Random& random);
};

/// One posture, fingers up: the grip point and the wrist are px of the picture.
struct HandPicture {
    cv::Mat bgra;
    cv::Point2d grip;
    cv::Point2d wrist;
};

/// Draws the postures of one hand on demand and keeps them.
class HandPainter {
  public:
    /// @param side 1 right, -1 left; @param px_per_mm of the pictures
    HandPainter(const ArmLook& look, int side, double px_per_mm);

    /// @param shape as HandState::shape; rounded to quarters.
    const HandPicture& picture(double shape);
    double px_per_mm() const { return scale_; }

  private:
    ArmLook look_;
    int side_;
    double scale_;
    std::map<int, HandPicture> kept_;
};

}  // namespace temple::datasets
