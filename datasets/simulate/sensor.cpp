// SPDX-License-Identifier: GPL-3.0-or-later
#include "datasets/simulate/sensor.hpp"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

#include "datasets/render/noise_field.hpp"

namespace temple::datasets {

namespace {

constexpr double unit_gain = 128;
constexpr int noise_spare = 64;     // px by which a noise tile is larger than a frame
constexpr int noise_tiles = 2;      // each is shifted at random for every frame
constexpr double shake_time = 0.5;  // s until a bump has died away

}  // namespace

Sensor::Sensor(const SceneStyle& style, double duration, Random random)
    : style_(style), random_(std::move(random)) {
    for (cv::Vec2d& bump : style_.bumps) bump[0] *= duration;
    margin_ = style.light.blur > 0.05 ? cvCeil(3 * style.light.blur) + 1 : 0;
    phase_ = random_.real(0, 6);
    make_light();
    make_noise(random_);
}

void Sensor::make_light() {
    const cv::Size size = style_.view.size;
    const CameraEffects& light = style_.light;
    gain_.create(size, CV_8UC3);
    glare_.create(size, CV_8UC3);
    for (int y = 0; y < size.height; ++y)
        for (int x = 0; x < size.width; ++x) {
            const double u = 2.0 * x / size.width - 1, v = 2.0 * y / size.height - 1;
            const double factor = std::max(0.1, 1 + light.gradient.x * u + light.gradient.y * v) *
                                  (1 - light.vignette * (u * u + v * v) / 2) * light.exposure;
            double add = 0;
            for (const Glare& g : light.glares) {
                const double du = ((u + 1) / 2 - g.centre.x) / g.radius.x,
                             dv = ((v + 1) / 2 - g.centre.y) / g.radius.y;
                add += g.strength * std::exp(-du * du - dv * dv);
            }
            for (int c = 0; c < 3; ++c)
                gain_.at<cv::Vec3b>(y, x)[c] =
                    cv::saturate_cast<uchar>(unit_gain * factor * light.white_balance[c]);
            glare_.at<cv::Vec3b>(y, x) = cv::Vec3b::all(cv::saturate_cast<uchar>(add));
        }
}

void Sensor::make_noise(Random& random) {
    const cv::Size size = style_.view.size + cv::Size(noise_spare, noise_spare);
    for (int i = 0; i < noise_tiles; ++i) {
        cv::Mat fine = white_noise(size, CV_32FC3, random);
        cv::GaussianBlur(fine, fine, {}, 0.55);  // demosaicing: neighbours share their noise
        cv::Mat slow;
        cv::resize(white_noise({size.width / 6, size.height / 6}, CV_32FC3, random), slow, size, 0, 0,
                   cv::INTER_LINEAR);
        cv::Mat sum = fine * (style_.light.noise * 1.8) + slow * style_.light.chroma_noise, tile;
        sum.convertTo(tile, CV_8SC3);
        noise_.push_back(tile);
    }
}

void Sensor::expose(const cv::Mat& sharp, const cv::Rect& part, const cv::Rect& area, cv::Mat& seen) const {
    cv::Mat soft;  // not `sharp` itself: blurring must not write into what the caller keeps
    if (margin_ == 0)
        soft = sharp;
    else
        cv::GaussianBlur(sharp, soft, {}, style_.light.blur, style_.light.blur, cv::BORDER_REPLICATE);
    cv::Mat to = seen(area);
    cv::multiply(soft(area - part.tl()), gain_(area), to, 1 / unit_gain);
    cv::add(to, glare_(area), to);
}

const cv::Mat& Sensor::read(const cv::Mat& seen, double t) {
    const double wander = std::sin(t * 0.9 + phase_) * 0.6 + std::sin(t * 0.23 + 2 * phase_) * 0.4;
    seen.convertTo(frame_, CV_8U, 1 + style_.exposure_drift * wander);
    for (const cv::Vec2d& bump : style_.bumps) {
        const double after = t - bump[0];
        if (after < 0 || after > shake_time) continue;
        const double size = bump[1] * (1 - after / shake_time);
        const cv::Matx23d shift(1, 0, size * std::sin(after * 55), 0, 1, size * std::cos(after * 47));
        cv::warpAffine(frame_.clone(), frame_, shift, frame_.size(), cv::INTER_LINEAR, cv::BORDER_REPLICATE);
    }
    const cv::Mat& tile = noise_[random_.index(noise_.size())];
    const cv::Rect part({random_.whole(0, noise_spare - 1), random_.whole(0, noise_spare - 1)},
                        frame_.size());
    cv::add(frame_, tile(part), frame_, cv::noArray(), CV_8U);
    return frame_;
}

}  // namespace temple::datasets
