// SPDX-License-Identifier: GPL-3.0-or-later
#include "scanner/code_edges.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <opencv2/imgproc.hpp>
#include <vector>

#include "scanner/code_lines.hpp"

namespace temple::scanner {

namespace {

constexpr int points_a_side = 20, fewest_a_side = 10;
constexpr int points_a_ring = 48, fewest_a_ring = 32;
constexpr double step_px = 0.5;          // along the profile
constexpr double least_step = 10;        // grey levels
constexpr std::array far_off{2.0, 1.0};  // px from the line: left out
constexpr double corner_share = 0.08;    // of a side, next to the corners, is not looked at

/// Where a profile from `middle` - reach to + reach along the unit vector `inwards` turns from dark to light:
/// the mean of the places, each weighed by how much lighter it gets there.
std::optional<double> step_on(const cv::Mat& grey, cv::Point2d middle, cv::Point2d inwards, double reach) {
    double sum = 0, moment = 0;
    float before = grey_at(grey, middle - inwards * reach);
    for (double t = -reach + step_px; t <= reach; t += step_px) {
        const float now = grey_at(grey, middle + inwards * t);
        if (now > before) {
            sum += now - before;
            moment += (now - before) * (t - step_px / 2);
        }
        before = now;
    }
    if (sum < least_step) return std::nullopt;
    return moment / sum;
}

/// Least squares, and twice more without what lies far off.
std::optional<FittedLine> fit_line(std::vector<cv::Point2f> points) {
    if (points.size() < fewest_a_side) return std::nullopt;
    FittedLine line = line_through(points);
    for (const double far : far_off) {
        std::erase_if(points, [&](cv::Point2f p) { return line.distance(p) > far; });
        if (points.size() < fewest_a_side) return std::nullopt;
        line = line_through(points);
    }
    return line;
}

}  // namespace

float grey_at(const cv::Mat& grey, cv::Point2d at) {
    const double x = std::clamp(at.x - 0.5, 0.0, grey.cols - 1.001),
                 y = std::clamp(at.y - 0.5, 0.0, grey.rows - 1.001);
    const int ix = static_cast<int>(x), iy = static_cast<int>(y);
    const auto fx = static_cast<float>(x - ix), fy = static_cast<float>(y - iy);
    const std::uint8_t* top = grey.ptr(iy) + ix;
    const std::uint8_t* bottom = grey.rows > 1 ? grey.ptr(iy + 1) + ix : top;
    const float above = static_cast<float>(top[0]) * (1 - fx) + static_cast<float>(top[1]) * fx;
    const float below = static_cast<float>(bottom[0]) * (1 - fx) + static_cast<float>(bottom[1]) * fx;
    return above * (1 - fy) + below * fy;
}

std::optional<Quad> exact_field(const cv::Mat& grey, const Quad& field, double reach) {
    std::array<FittedLine, 4> sides;
    for (std::size_t i = 0; i < 4; ++i) {
        const cv::Point2d from = field[i], to = field[(i + 1) % 4];
        const cv::Point2d along = (to - from) / std::max(1e-6, cv::norm(to - from));
        const cv::Point2d inwards(-along.y, along.x);
        std::vector<cv::Point2f> points;
        for (int k = 0; k < points_a_side; ++k) {
            const double share = corner_share + (1 - 2 * corner_share) * (k + 0.5) / points_a_side;
            const cv::Point2d middle = from + (to - from) * share;
            if (const auto t = step_on(grey, middle, inwards, reach)) points.push_back(middle + inwards * *t);
        }
        const auto line = fit_line(std::move(points));
        if (!line) return std::nullopt;
        sides[i] = *line;
    }
    Quad out;
    for (std::size_t i = 0; i < 4; ++i) {
        const auto corner = crossing(sides[(i + 3) % 4], sides[i]);
        if (!corner || cv::norm(*corner - cv::Point2d(field[i])) > 3 * reach) return std::nullopt;
        out[i] = *corner;
    }
    return out;
}

std::optional<cv::RotatedRect> exact_ring(const cv::Mat& grey, const cv::RotatedRect& ring, double reach) {
    cv::RotatedRect fit = ring;
    const double turn = ring.angle * CV_PI / 180;
    const cv::Point2d u(std::cos(turn) * ring.size.width / 2, std::sin(turn) * ring.size.width / 2),
        v(-std::sin(turn) * ring.size.height / 2, std::cos(turn) * ring.size.height / 2);
    std::vector<cv::Point2f> points;
    for (int k = 0; k < points_a_ring; ++k) {
        const double angle = 2 * CV_PI * k / points_a_ring;
        const cv::Point2d spoke = u * std::cos(angle) + v * std::sin(angle);
        const cv::Point2d middle = cv::Point2d(ring.center) + spoke;
        const cv::Point2d inwards = spoke / -std::max(1e-6, cv::norm(spoke));
        if (const auto t = step_on(grey, middle, inwards, reach)) points.push_back(middle + inwards * *t);
    }
    if (points.size() < fewest_a_ring) return std::nullopt;
    fit = cv::fitEllipse(points);
    if (!(fit.size.width > 1) || !(fit.size.height > 1) || cv::norm(fit.center - ring.center) > 3 * reach)
        return std::nullopt;
    return fit;
}

}  // namespace temple::scanner
