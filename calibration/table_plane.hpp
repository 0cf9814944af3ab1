// SPDX-License-Identifier: GPL-3.0-or-later
// The table as a plane: px of the picture <-> mm on the table.
#pragma once

#include <array>
#include <expected>
#include <opencv2/core.hpp>
#include <optional>
#include <string>

#include "referee/table/place.hpp"

namespace temple::calibration {

/// A lens as OpenCV describes it: camera matrix (px) and 4, 5 or 8 distortion coefficients.
struct Lens {
    cv::Matx33d matrix = cv::Matx33d::eye();
    std::vector<double> distortion;
};

/// Maps picture points (px, whole numbers are pixel edges) to places on the table (mm, x right and y
/// down as seen in the picture) and back. A value; copies are cheap.
class TablePlane {
  public:
    /// @param undistorted_to_mm homography from px (after the lens was undone, if one is given) to mm.
    explicit TablePlane(const cv::Matx33d& undistorted_to_mm, std::optional<Lens> lens = std::nullopt);

    /// The plane of a rectangle whose corners are known.
    /// @param corners px, clockwise from the top left; they go to (0,0), (w,0), (w,h), (0,h).
    /// @param size_mm width and height of the rectangle.
    /// Error: corners that are no convex quadrilateral or go round the wrong way; a lens that cannot be
    /// undone at them.
    static std::expected<TablePlane, std::string> from_corners(const std::array<cv::Point2f, 4>& corners,
                                                               cv::Size2d size_mm,
                                                               std::optional<Lens> lens = std::nullopt);

    table::Place to_mm(cv::Point2f px) const;
    cv::Point2f to_px(table::Place mm) const;

    /// px per mm at a place of the picture: the square root of the local area ratio.
    double px_per_mm(cv::Point2f px) const;

    /// The same plane after the picture was moved: a point that was at p is now at p + shift (px).
    TablePlane shifted(cv::Point2f shift) const;

    /// The same plane for a picture that was resized by the factors x and y.
    TablePlane scaled(double x, double y) const;

  private:
    cv::Matx33d to_mm_;
    cv::Matx33d to_px_;
    std::optional<Lens> lens_;
    cv::Point2f shift_{0, 0};  // px, of the picture against the one in which plane and lens were measured
};

}  // namespace temple::calibration
