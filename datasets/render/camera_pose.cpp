// SPDX-License-Identifier: GPL-3.0-or-later
#include "datasets/render/camera_pose.hpp"

#include <cmath>
#include <numbers>

namespace temple::datasets {

namespace {

double radians(double degrees) {
    return degrees * std::numbers::pi / 180;
}

/// World has z up and y down, which is left-handed; inside we turn z over.
cv::Vec3d inner(const cv::Vec3d& world) {
    return {world[0], world[1], -world[2]};
}

}  // namespace

CameraPose::CameraPose(const CameraView& view, cv::Size2d table_mm)
    : view_(view), target_(table_mm.width / 2, table_mm.height / 2, 0) {
    focal_ = view.size.width / 2.0 / std::tan(radians(view.field_of_view) / 2);
    const double tilt = radians(view.tilt), azimuth = radians(view.azimuth);
    const cv::Vec3d towards_eye(-std::sin(tilt) * std::sin(azimuth), std::sin(tilt) * std::cos(azimuth),
                                -std::cos(tilt));
    forward_ = -towards_eye;
    const cv::Vec3d x(1, 0, 0);
    const cv::Vec3d flat = cv::normalize(x - forward_ * x.dot(forward_));
    const cv::Vec3d upright = forward_.cross(flat);
    const double roll = radians(view.roll);
    right_ = flat * std::cos(roll) + upright * std::sin(roll);
    down_ = forward_.cross(right_);

    double near = 100, far = 20000;  // mm
    for (int i = 0; i < 40; ++i) {
        stand((near + far) / 2);
        (holds(table_mm) ? far : near) = distance_;
    }
    stand(far);
}

void CameraPose::stand(double distance) {
    distance_ = distance;
    eye_ = inner(target_) - forward_ * distance;
}

bool CameraPose::holds(cv::Size2d table_mm) const {
    const double mx = view_.margin * view_.size.width, my = view_.margin * view_.size.height;
    for (double x : {0.0, table_mm.width})
        for (double y : {0.0, table_mm.height}) {
            const cv::Vec3d point(x, y, 0);
            if ((inner(point) - eye_).dot(forward_) < 50) return false;
            const cv::Point2d px = project(point);
            if (px.x < mx || px.y < my || px.x > view_.size.width - mx || px.y > view_.size.height - my)
                return false;
        }
    return true;
}

cv::Point2d CameraPose::project(const cv::Vec3d& world) const {
    const cv::Vec3d ray = inner(world) - eye_;
    const double depth = std::max(1.0, ray.dot(forward_));
    const double u = ray.dot(right_) / depth, v = ray.dot(down_) / depth, r2 = u * u + v * v;
    const double bend = 1 + view_.distortion.k1 * r2 + view_.distortion.k2 * r2 * r2;
    return {focal_ * u * bend + view_.size.width / 2.0 - 0.5,
            focal_ * v * bend + view_.size.height / 2.0 - 0.5};
}

cv::Point2d CameraPose::on_plane(cv::Point2d px, double z) const {
    const double x = (px.x - view_.size.width / 2.0 + 0.5) / focal_,
                 y = (px.y - view_.size.height / 2.0 + 0.5) / focal_;
    double u = x, v = y;
    if (view_.distortion.k1 != 0 || view_.distortion.k2 != 0)
        for (int i = 0; i < 8; ++i) {  // fixed point; the distortions we use are far from folding over
            const double r2 = u * u + v * v;
            const double bend = 1 + view_.distortion.k1 * r2 + view_.distortion.k2 * r2 * r2;
            u = x / bend;
            v = y / bend;
        }
    const cv::Vec3d ray = right_ * u + down_ * v + forward_;
    const double along = (-z - eye_[2]) / ray[2];
    return {eye_[0] + along * ray[0], eye_[1] + along * ray[1]};
}

double CameraPose::scale_at(const cv::Vec3d& world) const {
    const cv::Point2d a = project(world), b = project(world + cv::Vec3d(10, 0, 0)),
                      c = project(world + cv::Vec3d(0, 10, 0));
    return std::max(cv::norm(b - a), cv::norm(c - a)) / 10;
}

cv::Matx33d CameraPose::matrix() const {
    return {focal_, 0, view_.size.width / 2.0 - 0.5, 0, focal_, view_.size.height / 2.0 - 0.5, 0, 0, 1};
}

}  // namespace temple::datasets
