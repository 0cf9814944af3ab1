// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <opencv2/core.hpp>
#include <vector>

#include "datasets/render/random.hpp"

namespace temple::datasets {

/// A bright reflection: centre and half axes as shares of the picture's width and height, strength in grey
/// levels.
struct Glare {
    cv::Point2d centre;
    cv::Point2d radius;
    double strength = 0;
};

/// What lamp, lens, sensor and compression do to a picture, in the order in which they are applied.
struct CameraEffects {
    cv::Point2d gradient;  // brightness changes by this share from the middle to the right / lower edge
    double exposure = 1;   // factor
    double contrast = 1;   // about mid grey
    double saturation = 1;
    cv::Vec3d white_balance{1, 1, 1};  // factors, BGR
    std::vector<Glare> glares;
    double vignette = 0;      // share of light lost in the corners
    double blur = 0;          // defocus, sigma px
    double motion = 0;        // length of the smear, px
    double motion_angle = 0;  // radians
    double noise = 0;         // sigma, grey levels
    double chroma_noise = 0;  // sigma of slow colour noise, grey levels
    double sharpening = 0;    // unsharp masking as cameras do it, 0..1
    int jpeg_quality = 0;     // 0: not compressed

    /// A camera by chance. @param scale px per typical length: blur and smear grow with it (1 = cards of 60
    /// px).
    static CameraEffects random(Random& random, double scale);
};

/// Applies all effects to an 8-bit BGR picture, in place.
void apply(cv::Mat& bgr, const CameraEffects& effects, Random& random);

}  // namespace temple::datasets
