// SPDX-License-Identifier: GPL-3.0-or-later
#include "scanner/rectify.hpp"

#include <algorithm>
#include <opencv2/imgproc.hpp>

namespace temple::scanner {

namespace {

const cv::Scalar outside(128, 128, 128);

/// The part of the picture around the quad, so that a reduction costs what the card costs, not the picture.
cv::Rect surroundings(const Quad& quad, cv::Size picture) {
    const cv::Rect box = cv::boundingRect(std::vector<cv::Point2f>(quad.begin(), quad.end()));
    const int pad = 8 + std::max(box.width, box.height) / 10;
    return (box + cv::Size(2 * pad, 2 * pad) - cv::Point(pad, pad)) & cv::Rect({0, 0}, picture);
}

}  // namespace

cv::Mat rectify(const cv::Mat& bgr, const Quad& quad) {
    const cv::Rect area = surroundings(quad, bgr.size());
    if (area.empty()) return {reader_height, reader_width, CV_8UC3, outside};
    cv::Mat part = bgr(area);
    const auto origin = cv::Point2f(area.tl());
    double reduction = 1;
    const double height = (cv::norm(quad[3] - quad[0]) + cv::norm(quad[2] - quad[1])) / 2;
    // Bilinear sampling is clean down to about two thirds of the size.
    if (height > 1.5 * reader_height) {
        reduction = reader_height * 1.2 / height;
        cv::Mat small;
        cv::resize(part, small, {}, reduction, reduction, cv::INTER_AREA);
        part = small;
    }
    std::array<cv::Point2f, 4> from, to;
    const float mx = static_cast<float>(reader_margin * reader_width),
                my = static_cast<float>(reader_margin * reader_height);
    to = {cv::Point2f(mx, my),
          {reader_width - mx, my},
          {reader_width - mx, reader_height - my},
          {mx, reader_height - my}};
    for (std::size_t i = 0; i < 4; ++i) {
        // Corners are on pixel edges, samples at pixel centres.
        from[i] = (quad[i] - origin) * static_cast<float>(reduction) - cv::Point2f(0.5F, 0.5F);
        to[i] -= cv::Point2f(0.5F, 0.5F);
    }
    cv::Mat card;
    cv::warpPerspective(part, card, cv::getPerspectiveTransform(from.data(), to.data()),
                        {reader_width, reader_height}, cv::INTER_LINEAR, cv::BORDER_CONSTANT, outside);
    return card;
}

}  // namespace temple::scanner
