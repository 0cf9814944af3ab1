// SPDX-License-Identifier: GPL-3.0-or-later
#include "scanner/code_finder.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <opencv2/imgproc.hpp>
#include <optional>

#include "scanner/code_layout.hpp"
#include "scanner/code_lines.hpp"
#include "scanner/quad.hpp"

namespace temple::scanner {

namespace {

// A code that touches its frame here and there notches the field; more than this is another shape.
constexpr double hull_filled = 0.8;
constexpr double surely_quad = 0.06;  // an ellipse fills its own quadrilateral by 0.79
// A hole's contour runs through the dark pixels around it; blur makes the line thicker still.
constexpr double line_overhang = 0.8;  // px of the reduced frame; 0.9 was the mean over tilts and blurs
constexpr double least_sine = 0.2;
constexpr double side_ends = 0.12;      // share of a side, at each end
constexpr double shape_filled = 0.9;    // of its four corners or its ellipse
constexpr double flattest_ring = 0.5;   // 45 degrees of tilt give 0.71
constexpr double flattest_field = 0.3;  // 88 x 63 at 45 degrees gives 0.47
constexpr double largest = 0.9;         // of the frame's sides
// Of the perimeter, tried one after the other: a coarse one cuts corners off, a fine one keeps their steps.
constexpr std::array corner_tolerances{0.02, 0.03, 0.014, 0.045};

// px of the reduced picture across the light inside of a ring: below 13 none is found, and rings flicker.
constexpr double ring_px = 16;

/// 255 where the reduced frame is darker than its surroundings.
cv::Mat dark_parts(const cv::Mat& small, const CodeFinderLimits& limits) {
    cv::Mat mean, dark, table(1, 256, CV_8U);
    for (int i = 0; i < 256; ++i)
        table.at<std::uint8_t>(i) =
            cv::saturate_cast<std::uint8_t>(i - std::max<double>(limits.darker, limits.darker_share * i));
    cv::boxFilter(small, mean, CV_8U, {limits.window, limits.window});
    cv::LUT(mean, table, mean);
    cv::compare(small, mean, dark, cv::CMP_LT);
    return dark;
}

/// The line along a hull from one of its points to another, without the ends: corners are rounded by the
/// reduction.
FittedLine side_of(const std::vector<cv::Point>& hull, std::size_t from, std::size_t to) {
    const cv::Point2f first = hull[from], last = hull[to];
    const cv::Point2f along = last - first;
    const float length2 = std::max(1.0f, along.dot(along));
    std::vector<cv::Point2f> points;
    for (std::size_t i = from; i != to; i = (i + 1) % hull.size()) {
        const cv::Point2f a = hull[i], step = cv::Point2f(hull[(i + 1) % hull.size()]) - a;
        const int count = std::max(1, static_cast<int>(cv::norm(step)));
        for (int k = 0; k <= count; ++k) {
            const cv::Point2f p = a + step * (static_cast<float>(k) / static_cast<float>(count));
            const float share = (p - first).dot(along) / length2;
            if (share > side_ends && share < 1 - side_ends) points.push_back(p);
        }
    }
    if (points.size() < 2) points = {first, last};
    return line_through(points);
}

/// The same quadrilateral with all sides moved inwards. @param by px
std::vector<cv::Point2f> shrunk(const std::vector<cv::Point2f>& quad, double by) {
    std::vector<cv::Point2f> out;
    for (std::size_t i = 0; i < 4; ++i) {
        const cv::Point2d p = quad[i], next = cv::Point2d(quad[(i + 1) % 4]) - p,
                          last = cv::Point2d(quad[(i + 3) % 4]) - p;
        const cv::Point2d u = next / cv::norm(next), v = last / cv::norm(last);
        out.push_back(p + (u + v) * (by / std::max(least_sine, std::abs(u.cross(v)))));
    }
    return out;
}

/// The quadrilateral that a hull is, if it is one; clockwise as seen.
std::optional<std::vector<cv::Point2f>> corners_of(const std::vector<cv::Point>& hull, double area) {
    const double perimeter = cv::arcLength(hull, true);
    std::vector<cv::Point> rough;
    for (const double tolerance : corner_tolerances) {
        cv::approxPolyDP(hull, rough, tolerance * perimeter, true);
        if (rough.size() == 4) break;
    }
    if (rough.size() != 4) return std::nullopt;
    std::array<std::size_t, 4> at;
    for (std::size_t i = 0; i < 4; ++i)
        at[i] = static_cast<std::size_t>(std::ranges::find(hull, rough[i]) - hull.begin());
    if ((at[1] + hull.size() - at[0]) % hull.size() + (at[2] + hull.size() - at[1]) % hull.size() >
        hull.size())
        std::ranges::reverse(at);  // as the hull runs
    std::vector<cv::Point2f> out;
    for (std::size_t i = 0; i < 4; ++i) {
        const auto corner =
            crossing(side_of(hull, at[(i + 3) % 4], at[i]), side_of(hull, at[i], at[(i + 1) % 4]));
        if (!corner) return std::nullopt;
        out.push_back(*corner);
    }
    const double share = cv::contourArea(out) / area;
    if (share < shape_filled || share > 1 / shape_filled) return std::nullopt;
    if (cv::contourArea(out, true) < 0) std::ranges::reverse(out);
    return shrunk(out, line_overhang);
}

std::optional<cv::RotatedRect> ellipse_of(const std::vector<cv::Point>& hull, double area) {
    if (hull.size() < 8) return std::nullopt;
    cv::RotatedRect ellipse = cv::fitEllipse(hull);
    const double a = std::min(ellipse.size.width, ellipse.size.height),
                 b = std::max(ellipse.size.width, ellipse.size.height);
    const double share = CV_PI / 4 * a * b / area;
    if (a < flattest_ring * b || share < shape_filled || share > 1 / shape_filled) return std::nullopt;
    return ellipse;
}

}  // namespace

CodeFinderLimits limits_for(cv::Size frame, cv::Size region, double px_per_mm) {
    CodeFinderLimits limits;
    const double whole = std::max(frame.width, frame.height);
    double reduction = std::min(1.0, limits.long_side / whole);
    if (px_per_mm > 0) {
        const double ring = 2 * code_layout::ring_radius * code_layout::ring_inner * px_per_mm;
        reduction = std::clamp(ring_px / ring, reduction, 1.0);
    }
    limits.long_side = cvRound(reduction * std::max(region.width, region.height));
    return limits;
}

CodeOutlines find_code_outlines(const cv::Mat& grey, const CodeFinderLimits& limits) {
    CodeOutlines out;
    if (grey.empty()) return out;
    const double scale =
        std::min(1.0, limits.long_side / static_cast<double>(std::max(grey.cols, grey.rows)));
    cv::Mat small = grey;
    if (scale < 1) cv::resize(grey, small, {}, scale, scale, cv::INTER_AREA);
    const double sx = static_cast<double>(grey.cols) / small.cols,
                 sy = static_cast<double>(grey.rows) / small.rows;
    std::vector<std::vector<cv::Point>> contours;
    std::vector<cv::Vec4i> tree;
    cv::findContours(dark_parts(small, limits), contours, tree, cv::RETR_CCOMP, cv::CHAIN_APPROX_SIMPLE);
    // Contour points are pixel centres.
    const auto to_frame = [&](cv::Point2f p) {
        return cv::Point2f(static_cast<float>((p.x + 0.5) * sx), static_cast<float>((p.y + 0.5) * sy));
    };
    std::vector<cv::Point> hull;
    for (std::size_t i = 0; i < contours.size(); ++i) {
        if (tree[i][3] < 0 || contours[i].size() < 4) continue;
        const cv::Rect box = cv::boundingRect(contours[i]);
        if (std::min(box.width, box.height) < limits.smallest || box.width > largest * small.cols ||
            box.height > largest * small.rows)
            continue;
        cv::convexHull(contours[i], hull);
        const double area = cv::contourArea(hull);
        if (area < limits.smallest * limits.smallest || cv::contourArea(contours[i]) < hull_filled * area)
            continue;
        const std::size_t before = out.fields.size();
        if (const auto corners = corners_of(hull, area)) {
            const double a = cv::norm((*corners)[1] - (*corners)[0]),
                         b = cv::norm((*corners)[2] - (*corners)[1]);
            Quad quad;
            std::ranges::transform(*corners, quad.begin(), to_frame);
            if (std::min(a, b) > flattest_field * std::max(a, b)) out.fields.push_back(quad);
        }
        // Not both: a quadrilateral fills its hull, and no ellipse fits it well.
        const bool is_quad = out.fields.size() > before &&
                             std::abs(area_of(out.fields.back()) / (sx * sy * area) - 1) < surely_quad;
        if (is_quad) continue;
        if (auto ellipse = ellipse_of(hull, area)) {
            ellipse->center = to_frame(ellipse->center);
            ellipse->size = {static_cast<float>(ellipse->size.width * sx),
                             static_cast<float>(ellipse->size.height * sy)};
            out.rings.push_back(*ellipse);
        }
    }
    return out;
}

}  // namespace temple::scanner
