// SPDX-License-Identifier: GPL-3.0-or-later
#include "datasets/render/noise_field.hpp"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

namespace temple::datasets {

cv::Mat white_noise(cv::Size size, int type, Random& random) {
    cv::RNG rng(static_cast<std::uint64_t>(random.real(1, 9e15)));
    cv::Mat noise(size, type);
    rng.fill(noise, cv::RNG::NORMAL, 0.0, 1.0);
    return noise;
}

cv::Mat noise_field(cv::Size size, cv::Size2d grain, Random& random) {
    const cv::Size coarse(std::max(2, cvRound(size.width / grain.width) + 2),
                          std::max(2, cvRound(size.height / grain.height) + 2));
    cv::Mat field;
    cv::resize(white_noise(coarse, CV_32F, random), field, size, 0, 0, cv::INTER_CUBIC);
    return field;
}

cv::Mat cloud_field(cv::Size size, double grain, int octaves, Random& random) {
    cv::Mat sum(size, CV_32F, cv::Scalar(0));
    double strength = 1;
    for (int i = 0; i < octaves; ++i, grain /= 2, strength /= 2)
        sum += noise_field(size, {std::max(1.0, grain), std::max(1.0, grain)}, random) * strength;
    return sum;
}

}  // namespace temple::datasets
