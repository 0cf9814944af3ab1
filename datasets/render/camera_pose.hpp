// SPDX-License-Identifier: GPL-3.0-or-later
// A camera above a table. World frame: mm, x to the right and y down as seen in the picture, z up from the
// table plane towards the camera; the table's top left corner is the origin.
#pragma once

#include <opencv2/core.hpp>

#include "datasets/render/random.hpp"

namespace temple::datasets {

/// Radial distortion of the lens (OpenCV's k1, k2); 0, 0 is an ideal lens.
struct LensDistortion {
    double k1 = 0;
    double k2 = 0;
};

struct CameraView {
    cv::Size size{1920, 1080};  // px
    double field_of_view = 68;  // degrees across the picture's width
    double tilt = 0;            // degrees from straight down; the camera stands on the side of the lower edge
    double azimuth = 0;         // degrees: turns that standpoint about the table's middle
    double roll = 0;            // degrees about the optical axis
    double margin = 0.03;       // share of the picture kept free around the table
    LensDistortion distortion;
};

/// Where the camera stands, and the projection that follows.
class CameraPose {
  public:
    /// As near as the view allows with the whole table in the picture.
    CameraPose(const CameraView& view, cv::Size2d table_mm);

    const CameraView& view() const { return view_; }
    /// px of a world point (mm).
    cv::Point2d project(const cv::Vec3d& world) const;
    /// World x, y (mm) of the point at height z (mm) that is seen at a pixel.
    cv::Point2d on_plane(cv::Point2d px, double z = 0) const;
    /// px per mm along the table, about a world point.
    double scale_at(const cv::Vec3d& world) const;
    /// The pinhole matrix (3x3, px).
    cv::Matx33d matrix() const;
    /// From the table's middle to the camera, mm.
    double distance() const { return distance_; }

  private:
    void stand(double distance);
    bool holds(cv::Size2d table_mm) const;

    CameraView view_;
    cv::Vec3d target_;  // world point the camera looks at
    cv::Vec3d right_, down_, forward_;
    cv::Vec3d eye_;
    double distance_ = 0;
    double focal_ = 0;
};

}  // namespace temple::datasets
