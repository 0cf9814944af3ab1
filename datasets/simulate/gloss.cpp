// SPDX-License-Identifier: GPL-3.0-or-later
#include "datasets/simulate/gloss.hpp"

#include <cmath>
#include <numbers>
#include <opencv2/imgproc.hpp>
#include <vector>

namespace temple::datasets {

namespace {

constexpr double bend_shift = 60;     // mm that the spot wanders from card to card: about 1.4 degrees of tilt
constexpr double tilt_shift = 2400;   // mm a radian: twice the lamp's and camera's distance
constexpr double least_light = 0.03;  // weaker spots are not drawn

}  // namespace

cv::Mat glossy(const cv::Mat& art, cv::Size2d size_mm, const CardState& state, const SceneStyle& style,
               cv::Point2d mirror, double nature) {
    if (style.gloss <= 0 || art.empty()) return {};
    const double way = nature * 2 * std::numbers::pi, tilt = std::remainder(state.roll, std::numbers::pi);
    const cv::Point2d spot = mirror + cv::Point2d(std::cos(way), std::sin(way)) * bend_shift +
                             cv::Point2d(tilt * std::cos(state.yaw) + state.pitch * std::sin(state.yaw),
                                         tilt * std::sin(state.yaw) - state.pitch * std::cos(state.yaw)) *
                                 tilt_shift;
    const double c = std::cos(state.yaw), s = std::sin(state.yaw);
    cv::Mat coarse(9, 7, CV_32F);
    double brightest = 0;
    for (int row = 0; row < coarse.rows; ++row)
        for (int column = 0; column < coarse.cols; ++column) {
            const double x = (column / 6.0 - 0.5) * size_mm.width, y = (row / 8.0 - 0.5) * size_mm.height;
            const cv::Point2d off =
                cv::Point2d(state.centre[0] + x * c - y * s, state.centre[1] + x * s + y * c) - spot;
            const double light =
                style.gloss * std::exp(-off.dot(off) / (style.mirror_radius * style.mirror_radius));
            coarse.at<float>(row, column) = static_cast<float>(255 * light);
            brightest = std::max(brightest, light);
        }
    if (brightest < least_light) return {};
    cv::Mat light, out = art.clone();
    cv::resize(coarse, light, art.size(), 0, 0, cv::INTER_LINEAR);
    for (int row = 0; row < out.rows; ++row) {
        auto* px = out.ptr<cv::Vec4b>(row);
        const auto* add = light.ptr<float>(row);
        for (int column = 0; column < out.cols; ++column)
            for (int i = 0; i < 3;
                 ++i)  // a mirror image lies over the print: it takes what is missing to white
                px[column][i] = cv::saturate_cast<uchar>(px[column][i] +
                                                         (255 - px[column][i] * 0.5F) * add[column] / 255);
    }
    return out;
}

}  // namespace temple::datasets
