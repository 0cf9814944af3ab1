// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/camera/picture_check.hpp"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

namespace temple::ui {
namespace {

constexpr double edge_percentile = 0.98;
constexpr int picture_width_for_light = 160;  // px: a mean needs no more

double longer_side(const std::vector<cv::Point2f>& card) {
    const auto side = [&](std::size_t i) {
        const cv::Point2f d = card[(i + 1) % 4] - card[i];
        return std::hypot(d.x, d.y);
    };
    return std::max(side(0) + side(2), side(1) + side(3)) / 2;
}

double sharpness_in(const cv::Mat& bgr, const std::vector<cv::Point2f>& card) {
    const cv::Rect box = cv::boundingRect(card) & cv::Rect({}, bgr.size());
    if (box.width < 8 || box.height < 8) return 0;
    cv::Mat grey, dx;
    cv::cvtColor(bgr(box), grey, cv::COLOR_BGR2GRAY);
    cv::absdiff(grey.colRange(1, grey.cols), grey.colRange(0, grey.cols - 1), dx);
    std::vector<uchar> steps(dx.begin<uchar>(), dx.end<uchar>());
    const auto nth =
        steps.begin() + static_cast<std::ptrdiff_t>(static_cast<double>(steps.size()) * edge_percentile);
    std::nth_element(steps.begin(), nth, steps.end());
    return *nth;
}

}  // namespace

PictureCheck check_picture(const cv::Mat& bgr, const std::vector<std::vector<cv::Point2f>>& cards,
                           double smallest) {
    PictureCheck check;
    check.smallest = smallest;
    cv::Mat small;
    cv::resize(bgr, small,
               {picture_width_for_light, std::max(1, picture_width_for_light * bgr.rows / bgr.cols)}, 0, 0,
               cv::INTER_NEAREST);
    const cv::Scalar mean = cv::mean(small);
    check.brightness = (mean[0] + mean[1] + mean[2]) / 3;
    for (const auto& card : cards) {
        check.card_height += longer_side(card) / static_cast<double>(cards.size());
        check.sharpness += sharpness_in(bgr, card) / static_cast<double>(cards.size());
    }
    return check;
}

}  // namespace temple::ui
