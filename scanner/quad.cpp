// SPDX-License-Identifier: GPL-3.0-or-later
#include "scanner/quad.hpp"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>
#include <vector>

namespace temple::scanner {

namespace {

float side(const Quad& q, std::size_t i, std::size_t j) {
    return std::hypot(q[j].x - q[i].x, q[j].y - q[i].y);
}

std::vector<cv::Point2f> points(const Quad& q) {
    return {q.begin(), q.end()};
}

}  // namespace

Quad quad_of(cv::Point2f centre, cv::Point2f u, cv::Point2f v) {
    // Edge 0-1 is 2v, edge 1-2 is 2u; the turn from the one to the other is clockwise when their cross
    // product is positive, as y points down.
    if (v.cross(u) < 0) v = -v;
    return {centre - u - v, centre - u + v, centre + u + v, centre + u - v};
}

cv::Point2f centre_of(const Quad& quad) {
    return (quad[0] + quad[1] + quad[2] + quad[3]) / 4;
}

double area_of(const Quad& quad) {
    return std::abs(cv::contourArea(points(quad)));
}

double long_side(const Quad& q) {
    return 0.5 * (side(q, 1, 2) + side(q, 3, 0));
}

double short_side(const Quad& q) {
    return 0.5 * (side(q, 0, 1) + side(q, 2, 3));
}

double overlap_area(const Quad& a, const Quad& b) {
    const auto box = [](const Quad& q) { return cv::boundingRect(points(q)); };
    if ((box(a) & box(b)).empty()) return 0;
    if (!cv::isContourConvex(points(a)) || !cv::isContourConvex(points(b))) return 0;
    std::vector<cv::Point2f> both;
    return cv::intersectConvexConvex(points(a), points(b), both, true);
}

double overlap_ratio(const Quad& a, const Quad& b) {
    const double both = overlap_area(a, b);
    const double either = area_of(a) + area_of(b) - both;
    return either > 0 ? both / either : 0;
}

bool contains(const Quad& quad, cv::Point2f point) {
    return cv::pointPolygonTest(points(quad), point, false) >= 0;
}

cv::Rect box_around(const Quad& quad, double margin, cv::Size picture) {
    float x0 = quad[0].x, x1 = x0, y0 = quad[0].y, y1 = y0;
    for (const cv::Point2f& p : quad) {
        x0 = std::min(x0, p.x);
        x1 = std::max(x1, p.x);
        y0 = std::min(y0, p.y);
        y1 = std::max(y1, p.y);
    }
    const auto clamp = [](double value, int limit) {
        return static_cast<int>(std::clamp(value, 0.0, static_cast<double>(limit)));
    };
    const int left = clamp(std::floor(x0 - margin), picture.width),
              top = clamp(std::floor(y0 - margin), picture.height);
    const int right = clamp(std::ceil(x1 + margin), picture.width);
    const int bottom = clamp(std::ceil(y1 + margin), picture.height);
    return {left, top, std::max(0, right - left), std::max(0, bottom - top)};
}

double corner_distance(const Quad& a, const Quad& b) {
    double same = 0, turned = 0;
    for (std::size_t i = 0; i < 4; ++i) {
        same = std::max(same, cv::norm(a[i] - b[i]));
        turned = std::max(turned, cv::norm(a[i] - b[(i + 2) % 4]));
    }
    return std::min(same, turned);
}

Quad turned_around(const Quad& quad) {
    return {quad[2], quad[3], quad[0], quad[1]};
}

}  // namespace temple::scanner
