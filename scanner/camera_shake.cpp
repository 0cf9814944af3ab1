// SPDX-License-Identifier: GPL-3.0-or-later
#include "scanner/camera_shake.hpp"

#include <algorithm>
#include <array>
#include <opencv2/imgproc.hpp>
#include <opencv2/video/tracking.hpp>
#include <vector>

#include "scanner/change_map.hpp"

namespace temple::scanner {

namespace {

constexpr double busy_share = 0.02;    // of all cells: with less motion nothing is computed
constexpr float edge_strength = 14;    // grey levels of gradient in a cell that holds an edge
constexpr double shaken_edges = 0.55;  // of the edge cells of a tile
constexpr int tiles = 4;               // the picture is cut in 4 x 4
constexpr int edges_per_tile = 6;      // a tile with fewer says nothing
constexpr double shaken_tiles = 0.65;  // of the tiles that say something; two arms reach over half at most
constexpr double calm_after = 0.3;     // s
constexpr double displaced = 0.6;      // reduced px (2.4 px at 1080p)

cv::Mat grey_of(const cv::Mat& bgr) {
    cv::Mat grey;
    cv::cvtColor(bgr, grey, cv::COLOR_BGR2GRAY);
    return grey;
}

/// Cells (255) that hold an edge.
cv::Mat edge_cells(const cv::Mat& grey, cv::Size cells) {
    cv::Mat dx, dy, strength, reduced;
    cv::Sobel(grey, dx, CV_32F, 1, 0, 3, 0.25);
    cv::Sobel(grey, dy, CV_32F, 0, 1, 3, 0.25);
    cv::magnitude(dx, dy, strength);
    cv::resize(strength, reduced, cells, 0, 0, cv::INTER_AREA);
    return reduced > edge_strength;
}

double shaken_share(const cv::Mat& edges, const cv::Mat& moving) {
    int speaking = 0, shaken = 0;
    for (int row = 0; row < tiles; ++row)
        for (int col = 0; col < tiles; ++col) {
            const cv::Rect tile(cv::Point(edges.cols * col / tiles, edges.rows * row / tiles),
                                cv::Point(edges.cols * (col + 1) / tiles, edges.rows * (row + 1) / tiles));
            const int count = cv::countNonZero(edges(tile));
            if (count < edges_per_tile) continue;
            ++speaking;
            if (cv::countNonZero(edges(tile) & moving(tile)) >= shaken_edges * count) ++shaken;
        }
    return speaking < tiles ? 0 : static_cast<double>(shaken) / speaking;
}

/// Median shift of the corners of one picture that are found again in the other.
cv::Point2d shift_between(const cv::Mat& before, const cv::Mat& after) {
    std::vector<cv::Point2f> from, to;
    cv::goodFeaturesToTrack(before, from, 200, 0.01, 8);
    if (from.size() < 10) return {0, 0};
    std::vector<uchar> found;
    std::vector<float> error;
    cv::calcOpticalFlowPyrLK(before, after, from, to, found, error, {15, 15}, 2);
    std::vector<float> x, y;
    for (std::size_t i = 0; i < from.size(); ++i)
        if (found[i] && error[i] < 12) {
            x.push_back(to[i].x - from[i].x);
            y.push_back(to[i].y - from[i].y);
        }
    if (x.size() < 10) return {0, 0};
    const auto middle = [](std::vector<float>& v) {
        std::nth_element(v.begin(), v.begin() + static_cast<std::ptrdiff_t>(v.size() / 2), v.end());
        return static_cast<double>(v[v.size() / 2]);
    };
    return {middle(x), middle(y)};
}

}  // namespace

void CameraShake::update(const cv::Mat& reduced, const cv::Mat& moving, double t) {
    const double share = static_cast<double>(cv::countNonZero(moving)) / static_cast<double>(moving.total());
    if (share < busy_share && !shaking_) {
        if (reference_.empty()) reference_ = grey_of(reduced);
        return;
    }
    const cv::Mat grey = grey_of(reduced);
    if (shaken_share(edge_cells(grey, moving.size()), moving) >= shaken_tiles) last_shake_ = t;
    const bool was = shaking_;
    shaking_ = t - last_shake_ < calm_after;
    if (was && !shaking_ && !reference_.empty()) {
        displacement_ = shift_between(reference_, grey);
        if (cv::norm(displacement_) < displaced) displacement_ = {0, 0};
    }
    if (!shaking_) reference_ = grey;
}

cv::Point2d CameraShake::take_displacement() {
    const cv::Point2d out = displacement_;
    displacement_ = {0, 0};
    return out;
}

}  // namespace temple::scanner
