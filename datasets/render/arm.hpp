// SPDX-License-Identifier: GPL-3.0-or-later
// Arms and hands as they come into a picture.
#pragma once

#include <opencv2/core.hpp>

#include "datasets/render/camera_pose.hpp"
#include "datasets/render/hand.hpp"

namespace temple::datasets {

/// An arm in space: world points, camera_pose.hpp.
struct ArmPose {
    cv::Vec3d tip;  // between thumb and fingers
    cv::Vec3d shoulder;
    double shape = 0;  // HandState::shape
    double bend = 0;   // radians at the wrist
};

/// Part of a picture: what is drawn is given in px of the whole picture.
struct Canvas {
    cv::Mat bgr;
    cv::Point offset;  // of bgr's first pixel in the picture
};

/// How shadows fall: mm to the side for each mm of height, and how dark (0..1).
struct Shade {
    cv::Vec2d slope{0.25, 0.35};
    double depth = 0.35;
};

class ArmPainter {
  public:
    ArmPainter(const ArmLook& look, int side, double px_per_mm, const CameraPose& camera);

    /// px that the arm, its shadow included, can touch.
    cv::Rect bounds(const ArmPose& pose, const Shade& shade);
    void draw(Canvas& canvas, const ArmPose& pose);
    void draw_shadow(Canvas& canvas, const ArmPose& pose, const Shade& shade);

  private:
    struct Placed {
        cv::Point2d wrist, shoulder;               // px
        double wrist_half = 0, shoulder_half = 0;  // px: half the width
        double px_per_mm = 1;
        cv::Matx23d to_picture;  // hand picture -> px
        const HandPicture* hand = nullptr;
    };

    Placed place(const ArmPose& pose, const cv::Vec3d& shift);
    void draw_sleeve(Canvas& canvas, const Placed& placed) const;
    void draw_hand(Canvas& canvas, const Placed& placed);
    void weave_sleeve();
    cv::Vec3f sleeve_colour(double along_mm, double across) const;

    ArmLook look_;
    const CameraPose& camera_;
    HandPainter hands_;
    int side_;
    cv::Mat grain_;   // CV_32F tile of cloth texture
    cv::Mat warped_;  // the hand as it was drawn last, BGRA
    cv::Rect warped_area_;
    cv::Matx23d warped_by_;
    const HandPicture* warped_from_ = nullptr;
    cv::Mat sleeve_;  // lit cloth: rows along the arm, 1 mm each, columns across it
    cv::Mat skin_;    // one row: lit skin across the arm
};

}  // namespace temple::datasets
