// SPDX-License-Identifier: GPL-3.0-or-later
#include "calibration/table_plane.hpp"

#include <cmath>
#include <opencv2/calib3d.hpp>
#include <opencv2/imgproc.hpp>
#include <vector>

namespace temple::calibration {

namespace {

// px, by which a corner may miss itself after undistorting and distorting; a real lens gives below 0.1.
constexpr double lens_tolerance = 2;

cv::Point2d apply(const cv::Matx33d& h, cv::Point2d p) {
    const cv::Vec3d v = h * cv::Vec3d(p.x, p.y, 1.0);
    return {v[0] / v[2], v[1] / v[2]};
}

cv::Point2d undistort(const Lens& lens, cv::Point2d p) {
    std::vector<cv::Point2d> in{p}, out;
    cv::undistortPoints(in, out, lens.matrix, lens.distortion, cv::noArray(), lens.matrix);
    return out.front();
}

cv::Point2d distort(const Lens& lens, cv::Point2d p) {
    const cv::Point3d ray((p.x - lens.matrix(0, 2)) / lens.matrix(0, 0),
                          (p.y - lens.matrix(1, 2)) / lens.matrix(1, 1), 1.0);
    std::vector<cv::Point2d> out;
    cv::projectPoints(std::vector<cv::Point3d>{ray}, cv::Vec3d(), cv::Vec3d(), lens.matrix, lens.distortion,
                      out);
    return out.front();
}

}  // namespace

TablePlane::TablePlane(const cv::Matx33d& undistorted_to_mm, std::optional<Lens> lens)
    : to_mm_(undistorted_to_mm), to_px_(undistorted_to_mm.inv()), lens_(std::move(lens)) {}

std::expected<TablePlane, std::string> TablePlane::from_corners(const std::array<cv::Point2f, 4>& corners,
                                                                cv::Size2d size_mm,
                                                                std::optional<Lens> lens) {
    std::vector<cv::Point2f> px(corners.begin(), corners.end());
    for (cv::Point2f& p : px) {
        if (!lens) break;
        const cv::Point2d seen = p, straight = undistort(*lens, seen);
        p = straight;
        if (!(cv::norm(distort(*lens, straight) - seen) < lens_tolerance))
            return std::unexpected("the lens does not fit the corners: calibrate it again, or leave it out");
    }
    if (!cv::isContourConvex(px) || std::abs(cv::contourArea(px)) < 1.0)
        return std::unexpected("the table's corners are no convex quadrilateral: measure them again");
    if (cv::contourArea(px, true) < 0)  // positive: clockwise as seen, since y points down
        return std::unexpected("the table's corners go round the wrong way: name them clockwise");
    const auto w = static_cast<float>(size_mm.width), h = static_cast<float>(size_mm.height);
    const std::vector<cv::Point2f> mm{{0, 0}, {w, 0}, {w, h}, {0, h}};
    return TablePlane(cv::Matx33d(cv::getPerspectiveTransform(px, mm)), std::move(lens));
}

table::Place TablePlane::to_mm(cv::Point2f px) const {
    cv::Point2d p = px - shift_;
    if (lens_) p = undistort(*lens_, p);
    const cv::Point2d q = apply(to_mm_, p);
    return {q.x, q.y};
}

cv::Point2f TablePlane::to_px(table::Place mm) const {
    cv::Point2d p = apply(to_px_, {mm.x, mm.y});
    if (lens_) p = distort(*lens_, p);
    return cv::Point2f(p) + shift_;
}

double TablePlane::px_per_mm(cv::Point2f px) const {
    const table::Place o = to_mm(px), x = to_mm(px + cv::Point2f(1, 0)), y = to_mm(px + cv::Point2f(0, 1));
    const double area = std::abs((x.x - o.x) * (y.y - o.y) - (x.y - o.y) * (y.x - o.x));  // mm^2 per px^2
    return 1.0 / std::sqrt(area);
}

TablePlane TablePlane::shifted(cv::Point2f shift) const {
    TablePlane plane = *this;
    plane.shift_ += shift;
    return plane;
}

TablePlane TablePlane::scaled(double x, double y) const {
    const cv::Matx33d shrink(1 / x, 0, 0, 0, 1 / y, 0, 0, 0, 1);
    TablePlane plane(to_mm_ * shrink);
    if (lens_) {
        plane.lens_ = lens_;
        plane.lens_->matrix = cv::Matx33d(x, 0, 0, 0, y, 0, 0, 0, 1) * lens_->matrix;
    }
    plane.shift_ = {static_cast<float>(shift_.x * x), static_cast<float>(shift_.y * y)};
    return plane;
}

}  // namespace temple::calibration
