// SPDX-License-Identifier: GPL-3.0-or-later
#include "datasets/render/card_drawing.hpp"

#include <algorithm>
#include <opencv2/imgproc.hpp>
#include <vector>

namespace temple::datasets {

namespace {

cv::Rect bounds(const Corners& corners, int pad, cv::Size canvas) {
    const cv::Rect box = cv::boundingRect(std::vector<cv::Point2f>(corners.begin(), corners.end()));
    return (box + cv::Size(2 * pad, 2 * pad) - cv::Point(pad, pad)) & cv::Rect({0, 0}, canvas);
}

/// art over canvas, with straight alpha.
void blend(cv::Mat canvas, const cv::Mat& art, double light) {
    const int gain = static_cast<int>(std::lround(light * 256));
    for (int y = 0; y < canvas.rows; ++y) {
        auto* to = canvas.ptr<cv::Vec3b>(y);
        const auto* from = art.ptr<cv::Vec4b>(y);
        for (int x = 0; x < canvas.cols; ++x) {
            const int alpha = from[x][3];
            if (alpha == 0) continue;
            for (int c = 0; c < 3; ++c) {
                const int value = std::min(255, from[x][c] * gain >> 8);
                to[x][c] = static_cast<uchar>((value * alpha + to[x][c] * (255 - alpha) + 127) / 255);
            }
        }
    }
}

/// Colour times alpha, so that the transparent surroundings do not bleed into the card when it is resampled.
cv::Mat reduced(const cv::Mat& art, double scale) {
    if (scale >= 0.75) return art;
    cv::Mat small;
    cv::resize(art, small, {}, scale, scale, cv::INTER_AREA);
    return small;
}

}  // namespace

constexpr int most_shadow_px = 4'000'000;  // larger ones come from cards at the lens and are left out

void draw_card(cv::Mat& canvas, const cv::Mat& art, const Corners& corners, double light) {
    const cv::Rect area = bounds(corners, 2, canvas.size());
    if (area.empty() || art.empty()) return;
    const double width = std::max(cv::norm(corners[1] - corners[0]), cv::norm(corners[2] - corners[3]));
    const double height = std::max(cv::norm(corners[3] - corners[0]), cv::norm(corners[2] - corners[1]));
    const cv::Mat picture = reduced(art, 1.2 * std::max(width / art.cols, height / art.rows));
    const auto w = static_cast<float>(picture.cols) - 0.5F, h = static_cast<float>(picture.rows) - 0.5F;
    const Corners from{cv::Point2f(-0.5F, -0.5F), {w, -0.5F}, {w, h}, {-0.5F, h}};
    Corners to;
    for (std::size_t i = 0; i < 4; ++i) to[i] = corners[i] - cv::Point2f(area.tl()) - cv::Point2f(0.5F, 0.5F);
    const cv::Mat homography = cv::getPerspectiveTransform(from.data(), to.data());
    cv::Mat warped, alpha;
    // Colours are extended past the edge, the coverage is not: no dark fringe.
    cv::warpPerspective(picture, warped, homography, area.size(), cv::INTER_LINEAR, cv::BORDER_REPLICATE);
    cv::Mat coverage;
    cv::extractChannel(picture, coverage, 3);
    cv::warpPerspective(coverage, alpha, homography, area.size(), cv::INTER_LINEAR, cv::BORDER_CONSTANT, 0);
    cv::insertChannel(alpha, warped, 3);
    blend(canvas(area), warped, light);
}

void draw_shadow(cv::Mat& canvas, const Corners& corners, cv::Point2f offset, double softness, double depth) {
    Corners cast = corners;
    for (auto& corner : cast) corner += offset;
    const int pad = static_cast<int>(3 * softness) + 2;
    // The whole shadow is made, also where the canvas ends: neighbouring canvases then fit together.
    const cv::Rect box = cv::boundingRect(std::vector<cv::Point2f>(cast.begin(), cast.end()));
    const cv::Rect area(box.x - pad, box.y - pad, box.width + 2 * pad, box.height + 2 * pad);
    const cv::Rect seen = area & cv::Rect({0, 0}, canvas.size());
    if (seen.empty() || area.area() > most_shadow_px) return;
    // A soft shadow has no detail: it is drawn smaller.
    const int shrink = softness > 3 ? 4 : 1;
    cv::Mat shade((area.height + shrink - 1) / shrink + (shrink > 1),
                  (area.width + shrink - 1) / shrink + (shrink > 1), CV_8U, cv::Scalar(0));
    std::vector<cv::Point> polygon;
    constexpr int sub = 16;  // 4 fractional bits
    for (const auto& corner : cast)
        polygon.emplace_back(
            cvRound((corner.x - static_cast<float>(area.x)) * sub / static_cast<float>(shrink)),
            cvRound((corner.y - static_cast<float>(area.y)) * sub / static_cast<float>(shrink)));
    cv::fillConvexPoly(shade, polygon, cv::Scalar(255), cv::LINE_AA, 4);
    if (softness > 0.3) cv::GaussianBlur(shade, shade, {}, softness / shrink);
    if (shrink > 1) cv::resize(shade, shade, {}, shrink, shrink, cv::INTER_LINEAR);
    shade = shade(seen - area.tl());
    cv::Mat part = canvas(seen);
    const int strength = static_cast<int>(std::clamp(depth, 0.0, 1.0) * 256);
    for (int y = 0; y < part.rows; ++y) {
        auto* to = part.ptr<cv::Vec3b>(y);
        const uchar* s = shade.ptr(y);
        for (int x = 0; x < part.cols; ++x) {
            const int keep = 65536 - s[x] * strength * 65536 / 255 / 256;
            for (int c = 0; c < 3; ++c) to[x][c] = static_cast<uchar>(to[x][c] * keep >> 16);
        }
    }
}

}  // namespace temple::datasets
