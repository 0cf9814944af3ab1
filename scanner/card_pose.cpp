// SPDX-License-Identifier: GPL-3.0-or-later
#include "scanner/card_pose.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <optional>

#include "scanner/edge_snap.hpp"
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
    std::array<double, 4> ratios;
    for (std::size_t i = 0; i < 4; ++i)
        ratios[i] = table::distance(p[i], p[(i + 1) % 4]) / (i % 2 == 0 ? size.width : size.height);
    std::sort(ratios.begin(), ratios.end());
    fit.scale = 0.5 * (ratios[1] + ratios[2]);
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

namespace {

constexpr std::array<SnapReach, 3> narrowing{SnapReach{0.14, 0.07}, SnapReach{0.08, 0.04},
                                             SnapReach{0.06, 0.025}};

// mm rms. Resting cards that lie alone have 0.1-0.9; one side on a neighbour's edge makes 1.9 of it.
constexpr double agreeing_sides = 1.0;
constexpr double least_gain = 0.6;  // share of the residual that is left without the wrong side

struct Correction {
    cv::Vec3d move{0, 0, 0};  // mm, mm, rad
    double residual = 0;      // mm rms before the move
};

/// The small move that brings the sides with an edge onto it, by least squares along the sides' normals.
Correction correction(const std::array<table::Place, 4>& is, const SnappedQuad& snapped,
                      const calibration::TablePlane& plane, table::Place centre) {
    cv::Matx33d a = cv::Matx33d::eye() * 1e-6;
    cv::Vec3d b(0, 0, 0);
    double squares = 0;
    int count = 0;
    for (std::size_t side = 0; side < 4; ++side) {
        if (!snapped.on_edge[side]) continue;
        const std::size_t next = (side + 1) % 4;
        const table::Place d = is[next] - is[side];
        const double length = std::hypot(d.x, d.y);
        const table::Place n{d.y / length, -d.x / length};
        for (std::size_t k : {side, next}) {
            const table::Place want = plane.to_mm(snapped.quad[k]), arm = is[k] - centre;
            const double error = n.x * (want.x - is[k].x) + n.y * (want.y - is[k].y);
            const cv::Vec3d row(n.x, n.y, n.y * arm.x - n.x * arm.y);
            a += row * row.t();
            b += row * error;
            squares += error * error;
            ++count;
        }
    }
    return {a.solve(b, cv::DECOMP_CHOLESKY), count > 0 ? std::sqrt(squares / count) : 0};
}

/// @param ignored a side that is not to be trusted, if any.
PoseOnEdges fit_on_edges(const cv::Mat& bgr, const table::Pose& start, const calibration::TablePlane& plane,
                         const calibration::CardSize& size, std::optional<std::size_t> ignored) {
    PoseOnEdges out{start};
    const auto corners = [&](const Quad& quad) {
        std::array<table::Place, 4> mm;
        for (std::size_t i = 0; i < 4; ++i) mm[i] = plane.to_mm(quad[i]);
        return mm;
    };
    const auto snapped = [&](const Quad& quad, const SnapReach& reach) {
        SnappedQuad sides = snap_sides(bgr, quad, reach);
        if (ignored) sides.on_edge[*ignored] = false;
        return sides;
    };
    for (const SnapReach& reach : narrowing) {
        const Quad quad = outline_at(out.pose, plane, size);
        const cv::Vec3d move = correction(corners(quad), snapped(quad, reach), plane, out.pose.centre).move;
        out.pose.centre = out.pose.centre + table::Place{move[0], move[1]};
        out.pose.angle += move[2];
    }
    const Quad last = outline_at(out.pose, plane, size);
    const SnappedQuad sides = snapped(last, narrowing.back());
    out.residual = correction(corners(last), sides, plane, out.pose.centre).residual;
    out.measured = sides.quad;
    for (std::size_t i = 0; i < 4; ++i) {
        out.sides += sides.on_edge[i];
        out.corner = out.corner || (sides.on_edge[i] && sides.on_edge[(i + 1) % 4]);
    }
    out.pose.angle = std::fmod(out.pose.angle + 2 * std::numbers::pi, std::numbers::pi);
    return out;
}

}  // namespace

PoseOnEdges pose_on_edges(const cv::Mat& bgr, const table::Pose& start, const calibration::TablePlane& plane,
                          const calibration::CardSize& size, SideTrust trust) {
    PoseOnEdges best = fit_on_edges(bgr, start, plane, size, {});
    if (trust == SideTrust::all || best.sides < 4 || best.residual <= agreeing_sides) return best;
    // One side may have been drawn to the edge of a card that touches this one or lies on it.
    for (std::size_t side = 0; side < 4; ++side) {
        const PoseOnEdges other = fit_on_edges(bgr, start, plane, size, side);
        if (other.sides == 3 && other.residual < least_gain * best.residual) best = other;
    }
    return best;
}

double axis_distance(double a, double b) {
    const double d = std::fmod(std::abs(a - b), std::numbers::pi);
    return std::min(d, std::numbers::pi - d);
}

}  // namespace temple::scanner
