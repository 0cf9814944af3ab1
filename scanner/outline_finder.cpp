// SPDX-License-Identifier: GPL-3.0-or-later
#include "scanner/outline_finder.hpp"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>
#include <optional>

#include "scanner/quad.hpp"

namespace temple::scanner {

namespace {

constexpr int working_side = 800;       // px of the longer side
constexpr double least_area = 0.0012;   // of the picture: cards of 4 % of its side
constexpr double whole_picture = 0.96;  // of it: more is the picture's own border
constexpr double solid = 0.88;          // area of a contour to that of its convex hull
constexpr double filled = 0.93;         // the hull and the fitted outline: intersection over union
constexpr double side_ratio = 0.62;     // of opposite sides: 50 degrees of tilt at a close camera
constexpr double most_elongated = 2.6;  // a card at 60 degrees of tilt
constexpr double straight_part = 0.14;  // of a side, left out at each end: rounded corners
constexpr double same_outline = 0.85;   // intersection over union
constexpr std::size_t most_outlines = 40;

using Contour = std::vector<cv::Point>;

std::vector<cv::Mat> binarisations(const cv::Mat& bgr) {
    cv::Mat grey, hsv, smooth;
    cv::GaussianBlur(bgr, smooth, {3, 3}, 0);
    cv::cvtColor(smooth, grey, cv::COLOR_BGR2GRAY);
    cv::cvtColor(smooth, hsv, cv::COLOR_BGR2HSV);
    cv::Mat saturation;
    cv::extractChannel(hsv, saturation, 1);
    std::vector<cv::Mat> all;
    for (const cv::Mat& plane : {grey, saturation}) {
        cv::Mat out;
        const double level = cv::threshold(plane, out, 0, 255, cv::THRESH_BINARY | cv::THRESH_OTSU);
        for (const double factor : {0.6, 0.8, 1.0, 1.2, 1.4}) {
            cv::threshold(plane, out, level * factor, 255,
                          &plane == &grey ? cv::THRESH_BINARY : cv::THRESH_BINARY_INV);
            all.push_back(out.clone());
        }
        for (const auto& [low, high] : {std::pair{25, 75}, {60, 160}}) {
            cv::Canny(plane, out, low, high);
            cv::dilate(out, out, cv::getStructuringElement(cv::MORPH_RECT, {3, 3}));
            all.push_back(out.clone());
        }
    }
    for (const int block : {31, 101}) {
        cv::Mat out;
        cv::adaptiveThreshold(grey, out, 255, cv::ADAPTIVE_THRESH_MEAN_C, cv::THRESH_BINARY, block, -6);
        all.push_back(out);
    }
    return all;
}

/// Four corners of a convex outline, if coarser and coarser polygons pass through exactly four.
std::optional<Contour> four_corners(const Contour& hull) {
    const double around = cv::arcLength(hull, true);
    Contour polygon;
    for (double tolerance = 0.015; tolerance < 0.09; tolerance += 0.0125) {
        cv::approxPolyDP(hull, polygon, tolerance * around, true);
        if (polygon.size() == 4) return polygon;
        if (polygon.size() < 4) break;
    }
    return std::nullopt;
}

std::optional<cv::Point2f> cut(const cv::Vec4f& p, const cv::Vec4f& q) {
    const float cross = p[0] * q[1] - p[1] * q[0];
    if (std::abs(cross) < 1e-3F) return std::nullopt;
    const float s = ((q[2] - p[2]) * q[1] - (q[3] - p[3]) * q[0]) / cross;
    return cv::Point2f(p[2] + s * p[0], p[3] + s * p[1]);
}

/// The line through the contour's points beside the middle of one side.
std::optional<cv::Vec4f> side_line(const Contour& contour, cv::Point2f from, cv::Point2f to) {
    const cv::Point2f along = to - from;
    const double length = cv::norm(along);
    if (length < 8) return std::nullopt;
    std::vector<cv::Point> near;
    for (const cv::Point& p : contour) {
        const cv::Point2f d = cv::Point2f(p) - from;
        const double s = d.dot(along) / (length * length), off = std::abs(along.cross(d)) / length;
        if (s > straight_part && s < 1 - straight_part && off < 0.05 * length + 1.5) near.push_back(p);
    }
    if (static_cast<double>(near.size()) < 0.25 * length) return std::nullopt;
    cv::Vec4f line;
    cv::fitLine(near, line, cv::DIST_HUBER, 0, 0.01, 0.01);
    return line;
}

bool like_a_card(const Quad& q) {
    std::array<double, 4> side{};
    for (std::size_t i = 0; i < 4; ++i) {
        side[i] = cv::norm(q[(i + 1) % 4] - q[i]);
        const cv::Point2f a = q[(i + 1) % 4] - q[i], b = q[(i + 3) % 4] - q[i];
        const double sine = std::abs(a.cross(b)) / std::max(1e-6, cv::norm(a) * cv::norm(b));
        if (sine < 0.5) return false;
    }
    if (std::min(side[0], side[2]) < side_ratio * std::max(side[0], side[2])) return false;
    if (std::min(side[1], side[3]) < side_ratio * std::max(side[1], side[3])) return false;
    const double one = side[0] + side[2], two = side[1] + side[3];
    return std::max(one, two) < most_elongated * std::min(one, two);
}

/// Clockwise, beginning with a short side.
Quad ordered(Quad q) {
    if ((q[1] - q[0]).cross(q[2] - q[1]) < 0) std::swap(q[1], q[3]);
    const double one = cv::norm(q[1] - q[0]) + cv::norm(q[3] - q[2]),
                 two = cv::norm(q[2] - q[1]) + cv::norm(q[0] - q[3]);
    return one <= two ? q : Quad{q[1], q[2], q[3], q[0]};
}

std::optional<Quad> outline_of(const Contour& contour, double least, double most) {
    if (contour.size() < 20) return std::nullopt;
    Contour hull;
    cv::convexHull(contour, hull);
    const double area = cv::contourArea(hull);
    if (area < least || area > most || cv::contourArea(contour) < solid * area) return std::nullopt;
    const auto corners = four_corners(hull);
    if (!corners) return std::nullopt;
    std::array<std::optional<cv::Vec4f>, 4> lines;
    for (std::size_t i = 0; i < 4; ++i) lines[i] = side_line(contour, (*corners)[i], (*corners)[(i + 1) % 4]);
    Quad quad;
    for (std::size_t i = 0; i < 4; ++i) {
        const auto& a = lines[(i + 3) % 4];
        const auto& b = lines[i];
        const auto corner = a && b ? cut(*a, *b) : std::nullopt;
        // Contours run through pixel centres.
        quad[i] = corner.value_or(cv::Point2f((*corners)[i])) + cv::Point2f(0.5F, 0.5F);
    }
    if (!like_a_card(quad)) return std::nullopt;
    std::vector<cv::Point2f> shape, both;
    for (const cv::Point& p : hull) shape.emplace_back(cv::Point2f(p) + cv::Point2f(0.5F, 0.5F));
    const double common =
        cv::intersectConvexConvex(shape, std::vector<cv::Point2f>(quad.begin(), quad.end()), both);
    if (common < filled * (area + area_of(quad) - common)) return std::nullopt;
    return ordered(quad);
}

}  // namespace

std::vector<Quad> find_outlines(const cv::Mat& bgr) {
    if (bgr.empty() || bgr.type() != CV_8UC3) return {};
    const double scale = std::min(1.0, static_cast<double>(working_side) / std::max(bgr.cols, bgr.rows));
    cv::Mat small = bgr;
    if (scale < 1) cv::resize(bgr, small, {}, scale, scale, cv::INTER_AREA);
    const double least = least_area * small.cols * small.rows;
    const double most_area = whole_picture * small.cols * small.rows;
    struct Group {
        Quad quad;
        int votes = 1;
    };
    std::vector<Group> groups;
    for (const cv::Mat& binary : binarisations(small)) {
        std::vector<Contour> contours;
        cv::findContours(binary, contours, cv::RETR_LIST, cv::CHAIN_APPROX_NONE);
        for (const Contour& contour : contours) {
            const auto quad = outline_of(contour, least, most_area);
            if (!quad) continue;
            const auto known = std::ranges::find_if(
                groups, [&](const Group& g) { return overlap_ratio(g.quad, *quad) > same_outline; });
            if (known == groups.end())
                groups.push_back({*quad});
            else
                ++known->votes;
        }
    }
    std::ranges::stable_sort(groups, [](const Group& a, const Group& b) { return a.votes > b.votes; });
    if (groups.size() > most_outlines) groups.resize(most_outlines);
    std::vector<Quad> out;
    for (Group& g : groups) {
        for (cv::Point2f& p : g.quad)
            p = {p.x * static_cast<float>(bgr.cols) / static_cast<float>(small.cols),
                 p.y * static_cast<float>(bgr.rows) / static_cast<float>(small.rows)};
        out.push_back(g.quad);
    }
    return out;
}

}  // namespace temple::scanner
