// SPDX-License-Identifier: GPL-3.0-or-later
#include "datasets/render/head.hpp"

#include <algorithm>
#include <cmath>

#include "datasets/render/noise_field.hpp"

namespace temple::datasets {

cv::Mat draw_head(const cv::Scalar& hair, const cv::Scalar& skin, double px_per_mm, Random& random) {
    const cv::Size size(cvCeil(head_width_mm * px_per_mm), cvCeil(head_length_mm * px_per_mm));
    const cv::Mat strands = noise_field(size, {2.2 * px_per_mm, 26 * px_per_mm}, random);
    const double part = random.real(-0.35, 0.35);
    const bool bald = random.chance(0.15);
    cv::Mat out(size, CV_8UC4, cv::Scalar::all(0));
    for (int y = 0; y < size.height; ++y)
        for (int x = 0; x < size.width; ++x) {
            const double u = 2.0 * x / size.width - 1, v = 2.0 * y / size.height - 1;
            const double r = std::hypot(u, v);
            if (r > 1) continue;
            // The forehead and the nose show at the front; the rest is hair.
            const bool face = bald ? r < 0.97 : v < -0.80 + 0.25 * u * u;
            const cv::Scalar& base = face ? skin : hair;
            const double round = 0.45 + 0.6 * std::sqrt(1 - r * r) + 0.12 * (-u - v) * 0.5;
            const double texture = face ? 1
                                        : 1 + 0.16 * strands.at<float>(y, x) -
                                              0.25 * std::exp(-std::pow((u - part) * 14, 2)) * (v < 0.3);
            auto& px = out.at<cv::Vec4b>(y, x);
            for (int c = 0; c < 3; ++c)
                px[c] = cv::saturate_cast<uchar>(base[c] * round * std::max(0.3, texture));
            px[3] = cv::saturate_cast<uchar>(255 * std::clamp((1 - r) * size.width / 3, 0.0, 1.0));
        }
    return out;
}

}  // namespace temple::datasets
