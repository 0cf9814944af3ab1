// SPDX-License-Identifier: GPL-3.0-or-later
#include "datasets/render/camera_effects.hpp"

#include <algorithm>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

namespace temple::datasets {

CameraEffects CameraEffects::random(Random& r, double scale) {
    CameraEffects e;
    e.gradient = {r.normal(0, 0.14), r.normal(0, 0.14)};
    e.exposure = r.chance(0.2) ? r.real(0.3, 1.6) : r.real(0.62, 1.18);
    e.contrast = r.real(0.7, 1.2);
    e.saturation = r.chance(0.1) ? r.real(0.1, 0.5) : r.real(0.6, 1.35);
    const double cast = r.chance(0.2) ? 0.2 : 0.07;
    e.white_balance = {std::max(0.4, r.normal(1, cast)), std::max(0.6, r.normal(1, cast * 0.4)),
                       std::max(0.4, r.normal(1, cast))};
    const int glares = r.chance(0.25) ? r.whole(1, 2) : 0;
    for (int i = 0; i < glares; ++i)
        e.glares.push_back(
            {{r.real(0, 1), r.real(0, 1)}, {r.real(0.05, 0.4), r.real(0.05, 0.4)}, r.real(20, 170)});
    e.vignette = r.chance(0.3) ? r.real(0, 0.35) : 0;
    e.blur = r.chance(0.75) ? r.real(0.2, 0.9) * std::max(0.8, scale * 0.8) : 0;
    if (r.chance(0.07)) e.blur = r.real(0.9, 1.9) * scale;
    if (r.chance(0.12)) e.motion = r.real(1, 4.5) * scale;
    e.motion_angle = r.real(0, std::numbers::pi);
    e.noise = r.chance(0.8) ? r.real(0, 6) : r.real(6, 16);
    e.chroma_noise = r.chance(0.4) ? r.real(0, 7) : 0;
    e.sharpening = r.chance(0.35) ? r.real(0.2, 1.2) : 0;
    e.jpeg_quality = r.chance(0.75) ? r.whole(28, 95) : 0;
    return e;
}

namespace {

void light(cv::Mat& f, const CameraEffects& e) {
    const double cx = (f.cols - 1) / 2.0, cy = (f.rows - 1) / 2.0;
    const cv::Vec3f gain(static_cast<float>(e.exposure * e.white_balance[0]),
                         static_cast<float>(e.exposure * e.white_balance[1]),
                         static_cast<float>(e.exposure * e.white_balance[2]));
    for (int y = 0; y < f.rows; ++y) {
        const double v = (y - cy) / std::max(1.0, cy);
        auto* row = f.ptr<cv::Vec3f>(y);
        for (int x = 0; x < f.cols; ++x) {
            const double u = (x - cx) / std::max(1.0, cx);
            const auto factor = static_cast<float>(std::max(0.05, 1 + e.gradient.x * u + e.gradient.y * v) *
                                                   (1 - e.vignette * (u * u + v * v) / 2));
            float add = 0;
            for (const Glare& g : e.glares) {
                const double du = ((u + 1) / 2 - g.centre.x) / g.radius.x,
                             dv = ((v + 1) / 2 - g.centre.y) / g.radius.y;
                const double d = du * du + dv * dv;
                if (d < 9) add += static_cast<float>(g.strength * std::exp(-d));
            }
            row[x] = row[x].mul(gain) * factor + cv::Vec3f::all(add);
        }
    }
}

void tone(cv::Mat& f, const CameraEffects& e) {
    const auto saturation = static_cast<float>(e.saturation), contrast = static_cast<float>(e.contrast);
    f.forEach<cv::Vec3f>([&](cv::Vec3f& p, const int*) {
        const float grey = 0.114F * p[0] + 0.587F * p[1] + 0.299F * p[2];
        for (int c = 0; c < 3; ++c) p[c] = ((grey + (p[c] - grey) * saturation) - 128.0F) * contrast + 128.0F;
    });
}

void smear(cv::Mat& f, double length, double angle) {
    const int n = std::max(3, cvCeil(length) | 1);
    cv::Mat kernel(n, n, CV_32F, cv::Scalar(0));
    const double half = (length - 1) / 2;
    const cv::Point2d centre(n / 2, n / 2), d(std::cos(angle) * half, std::sin(angle) * half);
    cv::line(kernel, cv::Point(cvRound(centre.x - d.x), cvRound(centre.y - d.y)),
             cv::Point(cvRound(centre.x + d.x), cvRound(centre.y + d.y)), cv::Scalar(1));
    kernel /= cv::sum(kernel)[0];
    cv::filter2D(f, f, -1, kernel, {-1, -1}, 0, cv::BORDER_REPLICATE);
}

/// Normal noise from a cheap generator: four bytes of one word summed, which is near enough to a bell curve.
void add_noise(cv::Mat& f, double sigma, Random& random) {
    std::uint64_t state = static_cast<std::uint64_t>(random.real(1, 9e15)) | 1U;
    const auto scale =
        static_cast<float>(sigma / 147.8);  // standard deviation of the sum of four uniform bytes
    for (int y = 0; y < f.rows; ++y) {
        auto* row = f.ptr<float>(y);
        for (int x = 0; x < f.cols * 3; ++x) {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            const auto sum = static_cast<float>((state & 255U) + (state >> 8 & 255U) + (state >> 16 & 255U) +
                                                (state >> 24 & 255U));
            row[x] += (sum - 510.0F) * scale;
        }
    }
}

}  // namespace

void apply(cv::Mat& bgr, const CameraEffects& e, Random& random) {
    cv::Mat f;
    bgr.convertTo(f, CV_32FC3);
    light(f, e);
    tone(f, e);
    if (e.blur > 0.05) cv::GaussianBlur(f, f, {}, e.blur);
    if (e.motion >= 1.5) smear(f, e.motion, e.motion_angle);
    if (e.noise > 0) add_noise(f, e.noise, random);
    if (e.chroma_noise > 0) {
        cv::Mat slow(std::max(1, f.rows / 4), std::max(1, f.cols / 4), CV_32FC3, cv::Scalar(0));
        add_noise(slow, e.chroma_noise, random);
        cv::resize(slow, slow, f.size());
        f += slow;
    }
    if (e.sharpening > 0) {
        cv::Mat soft;
        cv::GaussianBlur(f, soft, {}, 1.2);
        f += (f - soft) * e.sharpening;
    }
    f.convertTo(bgr, CV_8UC3);
    if (e.jpeg_quality > 0) {
        std::vector<uchar> bytes;
        cv::imencode(".jpg", bgr, bytes, {cv::IMWRITE_JPEG_QUALITY, e.jpeg_quality});
        bgr = cv::imdecode(bytes, cv::IMREAD_COLOR);
    }
}

}  // namespace temple::datasets
