// SPDX-License-Identifier: GPL-3.0-or-later
#include "scanner/card_pose.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "scanner/quad.hpp"

namespace temple::scanner {

PoseFit fit_pose(const Quad& quad, const calibration::TablePlane& plane, const calibration::CardSize& size) {
    std::array<table::Place, 4> p;
    for (std::size_t i = 0; i < 4; ++i) p[i] = plane.to_mm(quad[i]);
    PoseFit fit;
    fit.pose.centre = (p[0] + p[1] + p[2] + p[3]) * 0.25;
    // Long sides are 1-2 and 0-3; the short ones, turned by a right angle, say the same.
    const table::Place along = (p[2] - p[1]) + (p[3] - p[0]);
    const table::Place across = (p[1] - p[0]) + (p[2] - p[3]);
    const table::Place sum = {along.x * size.height + -across.y * size.width,
                              along.y * size.height + across.x * size.width};
    fit.pose.angle = std::fmod(std::atan2(sum.y, sum.x) + 2 * std::numbers::pi, std::numbers::pi);
    const auto error = [&](std::size_t i, std::size_t j, double length) {
        return std::abs(table::distance(p[i], p[j]) / length - 1);
    };
    fit.side_error = std::max({error(0, 1, size.width), error(2, 3, size.width), error(1, 2, size.height),
                               error(3, 0, size.height)});
    const Quad ideal = outline_at(fit.pose, plane, size);
    const bool same = cv::norm(ideal[0] - quad[0]) < cv::norm(ideal[2] - quad[0]);
    double squares = 0;
    for (std::size_t i = 0; i < 4; ++i)
        squares += std::pow(table::distance(p[i], plane.to_mm(ideal[same ? i : (i + 2) % 4])), 2);
    fit.residual = std::sqrt(squares / 4);
    return fit;
}

Quad outline_at(const table::Pose& pose, const calibration::TablePlane& plane,
                const calibration::CardSize& size) {
    const table::Place u = table::Place{std::cos(pose.angle), std::sin(pose.angle)} * (size.height / 2);
    const table::Place v = table::Place{std::sin(pose.angle), -std::cos(pose.angle)} * (size.width / 2);
    const std::array<table::Place, 4> corners{pose.centre - u - v, pose.centre - u + v, pose.centre + u + v,
                                              pose.centre + u - v};
    Quad quad;
    for (std::size_t i = 0; i < 4; ++i) quad[i] = plane.to_px(corners[i]);
    return quad;
}

double axis_distance(double a, double b) {
    const double d = std::fmod(std::abs(a - b), std::numbers::pi);
    return std::min(d, std::numbers::pi - d);
}

}  // namespace temple::scanner
