// SPDX-License-Identifier: GPL-3.0-or-later
// A hand as balls and rods in space. Frame: mm, x to the hand's right, y from fingers to wrist, z up; the
// wrist is the origin. A right hand, palm down; the left one is its mirror image.
#pragma once

#include <array>
#include <opencv2/core.hpp>
#include <vector>

namespace temple::datasets {

/// A rod with round ends whose radius changes from one end to the other.
struct Rod {
    cv::Vec3d a, b;
    double radius_a = 0, radius_b = 0;
    bool tip = false;  // ends in a nail
};

struct HandModel {
    std::vector<Rod> rods;
    cv::Vec3d grip;  // between the tips of thumb and forefinger: HandState::tip
};

/// @param shape 0 lying flat, 1 reaching, 2 pinching, 3 holding; values between are in between.
HandModel pose_hand(double shape);

}  // namespace temple::datasets
