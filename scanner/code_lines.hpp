// SPDX-License-Identifier: GPL-3.0-or-later
// Lines through points, px. (cv::fitLine with a robust distance restarts itself by chance and takes a hundred
// times as long.)
#pragma once

#include <cmath>
#include <opencv2/core.hpp>
#include <optional>
#include <vector>

namespace temple::scanner {

struct FittedLine {
    cv::Point2d point, direction;  // direction has length 1
    double distance(cv::Point2d p) const { return std::abs(direction.cross(p - point)); }
};

/// Least squares of the distances. @param points at least one
inline FittedLine line_through(const std::vector<cv::Point2f>& points) {
    cv::Point2d mean;
    for (const cv::Point2f& p : points) mean += cv::Point2d(p);
    mean *= 1.0 / static_cast<double>(points.size());
    double xx = 0, xy = 0, yy = 0;
    for (const cv::Point2f& p : points) {
        const cv::Point2d d = cv::Point2d(p) - mean;
        xx += d.x * d.x;
        xy += d.x * d.y;
        yy += d.y * d.y;
    }
    const double angle = 0.5 * std::atan2(2 * xy, xx - yy);
    return {mean, {std::cos(angle), std::sin(angle)}};
}

/// Where two lines meet; nothing if they are almost parallel.
inline std::optional<cv::Point2d> crossing(const FittedLine& a, const FittedLine& b) {
    constexpr double least_sine = 0.2;
    const double sine = a.direction.cross(b.direction);
    if (std::abs(sine) < least_sine) return std::nullopt;
    return a.point + a.direction * ((b.point - a.point).cross(b.direction) / sine);
}

}  // namespace temple::scanner
