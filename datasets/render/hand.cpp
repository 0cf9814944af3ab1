// SPDX-License-Identifier: GPL-3.0-or-later
#include "datasets/render/hand.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <opencv2/imgproc.hpp>

#include "datasets/render/hand_model.hpp"

namespace temple::datasets {

namespace {

constexpr double left_mm = -115, right_mm = 85, top_mm = -205,
                 bottom_mm = 42;  // picture bounds about the wrist
constexpr int supersampling = 2;
constexpr double fade_from_mm = 6, fade_to_mm = 38;  // below the wrist the hand passes into the arm

struct Relief {
    cv::Mat height;  // CV_32F, mm; 0 where there is no hand
    cv::Mat nail;    // CV_32F, 0..1
    cv::Mat red;     // CV_32F, 0..1: knuckles and tips
};

/// Raises the relief to a rod's upper side.
void raise(Relief& relief, const Rod& rod, double scale) {
    const cv::Point2d a((rod.a[0] - left_mm) * scale, (rod.a[1] - top_mm) * scale),
        b((rod.b[0] - left_mm) * scale, (rod.b[1] - top_mm) * scale);
    const double reach = std::max(rod.radius_a, rod.radius_b) * scale + 1;
    const cv::Rect box =
        cv::Rect(cv::Point(cvFloor(std::min(a.x, b.x) - reach), cvFloor(std::min(a.y, b.y) - reach)),
                 cv::Point(cvCeil(std::max(a.x, b.x) + reach), cvCeil(std::max(a.y, b.y) + reach))) &
        cv::Rect({0, 0}, relief.height.size());
    const cv::Point2d ab = b - a;
    const double length2 = std::max(1e-6, ab.dot(ab));
    for (int y = box.y; y < box.br().y; ++y)
        for (int x = box.x; x < box.br().x; ++x) {
            const cv::Point2d p = cv::Point2d(x, y) - a;
            const double along = std::clamp(p.dot(ab) / length2, 0.0, 1.0);
            const double off = cv::norm(p - ab * along) / scale;
            const double radius = rod.radius_a + (rod.radius_b - rod.radius_a) * along;
            if (off >= radius) continue;
            const auto top = static_cast<float>(rod.a[2] + (rod.b[2] - rod.a[2]) * along +
                                                std::sqrt(radius * radius - off * off));
            float& height = relief.height.at<float>(y, x);
            if (top <= height) continue;
            height = top;
            const double from_end = std::abs(along - 0.78) * std::sqrt(length2) / scale;
            relief.nail.at<float>(y, x) =
                rod.tip && from_end < radius * 0.75 && off < radius * 0.62 ? 1.0F : 0.0F;
            relief.red.at<float>(y, x) = static_cast<float>(
                rod.tip ? 0.5 + 0.5 * along : std::exp(-std::pow(along * std::sqrt(length2) / scale / 7, 2)));
        }
}

/// Light that entered the skin comes out reddish: shadows keep more red than blue. Factors BGR by light in
/// percent.
std::array<cv::Vec3f, 110> skin_light() {
    std::array<cv::Vec3f, 110> table;
    for (std::size_t i = 0; i < table.size(); ++i) {
        const double l = static_cast<double>(i) / 100;
        table[i] = {static_cast<float>(std::pow(l, 1.15)), static_cast<float>(std::pow(l, 1.05)),
                    static_cast<float>(std::pow(l, 0.85))};
    }
    return table;
}

cv::Vec3f coloured(const ArmLook& look, float nail, float red) {
    const cv::Vec3f skin(static_cast<float>(look.skin[0]), static_cast<float>(look.skin[1]),
                         static_cast<float>(look.skin[2]));
    const cv::Vec3f c(skin[0] * (1 - 0.10F * red), skin[1] * (1 - 0.08F * red), skin[2]);
    const cv::Vec3f lacquer = look.nails ? cv::Vec3f(60, 30, 170) : skin * 1.12F + cv::Vec3f(16, 10, 14);
    return c * (1 - nail) + lacquer * nail;
}

/// A blurred copy; wide blurs are done on a smaller picture.
cv::Mat softened(const cv::Mat& in, double sigma) {
    cv::Mat small, out;
    cv::resize(in, small, {}, 0.5, 0.5, cv::INTER_AREA);
    cv::GaussianBlur(small, small, {}, sigma / 2);
    cv::resize(small, out, in.size(), 0, 0, cv::INTER_LINEAR);
    return out;
}

HandPicture paint(const ArmLook& look, double shape, double px_per_mm) {
    const double scale = px_per_mm * supersampling;
    const cv::Size size(cvCeil((right_mm - left_mm) * scale), cvCeil((bottom_mm - top_mm) * scale));
    Relief relief{cv::Mat(size, CV_32F, cv::Scalar(0)), cv::Mat(size, CV_32F, cv::Scalar(0)),
                  cv::Mat(size, CV_32F, cv::Scalar(0))};
    HandModel model = pose_hand(shape);
    for (Rod& rod : model.rods) {
        rod.radius_a *= look.girth;
        rod.radius_b *= look.girth;
        raise(relief, rod, scale);
    }
    cv::Mat cover = relief.height > 0;
    cv::Mat dx, dy;
    const cv::Mat smooth =
        softened(relief.height, 2.2 * scale) * 0.6 + softened(relief.height, 0.9 * scale) * 0.4;
    cv::Sobel(smooth, dx, CV_32F, 1, 0, 3, scale / 8);
    cv::Sobel(smooth, dy, CV_32F, 0, 1, 3, scale / 8);
    cv::GaussianBlur(relief.nail, relief.nail, {}, 0.5 * scale);
    Random grain(static_cast<std::uint64_t>(look.skin[0] * 1000 + look.skin[1]));
    cv::RNG rng(static_cast<std::uint64_t>(grain.real(1, 1e9)));
    static const auto by_light = skin_light();
    cv::Mat picture(size, CV_8UC4, cv::Scalar::all(0));
    for (int y = 0; y < size.height; ++y) {
        const double below = y / scale + top_mm;
        const double fade = std::clamp((fade_to_mm - below) / (fade_to_mm - fade_from_mm), 0.0, 1.0);
        for (int x = 0; x < size.width; ++x) {
            if (cover.at<uchar>(y, x) == 0) continue;
            const float gx = dx.at<float>(y, x), gy = dy.at<float>(y, x);
            const float facing =
                (1.0F + 0.35F * gx + 0.25F * gy) / std::sqrt(1.0F + gx * gx + gy * gy) / 1.09F;
            const float light =
                std::clamp(0.42F + 0.62F * facing, 0.25F, 1.08F) + static_cast<float>(rng.gaussian(0.012));
            const auto step = static_cast<std::size_t>(std::clamp(cvRound(light * 100), 20, 109));
            const cv::Vec3f c =
                coloured(look, relief.nail.at<float>(y, x), relief.red.at<float>(y, x)).mul(by_light[step]);
            picture.at<cv::Vec4b>(y, x) = {cv::saturate_cast<uchar>(c[0]), cv::saturate_cast<uchar>(c[1]),
                                           cv::saturate_cast<uchar>(c[2]),
                                           cv::saturate_cast<uchar>(cover.at<uchar>(y, x) * fade)};
        }
    }
    HandPicture out;
    cv::resize(picture, out.bgra, {}, 1.0 / supersampling, 1.0 / supersampling, cv::INTER_AREA);
    out.grip = {(model.grip[0] - left_mm) * px_per_mm, (model.grip[1] - top_mm) * px_per_mm};
    out.wrist = {-left_mm * px_per_mm, -top_mm * px_per_mm};
    return out;
}

}  // namespace

ArmLook ArmLook::random(Random& random) {
    constexpr std::array<std::array<double, 3>, 6> tones{
        {{168, 190, 232}, {140, 170, 222}, {112, 146, 200}, {84, 118, 172}, {54, 80, 128}, {38, 54, 86}}};
    ArmLook look;
    const auto& tone = tones[random.index(tones.size())];
    const double brightness = random.real(0.9, 1.1);
    look.skin = {tone[0] * brightness, tone[1] * brightness, tone[2] * brightness};
    look.sleeve = {random.real(15, 220), random.real(15, 220), random.real(15, 220)};
    look.second = {random.real(15, 240), random.real(15, 240), random.real(15, 240)};
    look.pattern = static_cast<SleevePattern>(random.whole(0, 3));
    look.sleeve_from = random.chance(0.25) ? 900 : random.real(8, 230);
    look.girth = random.real(0.86, 1.08);
    look.watch = random.chance(0.2);
    look.nails = random.chance(0.15);
    constexpr std::array<std::array<double, 3>, 5> hairs{
        {{22, 24, 28}, {30, 46, 78}, {60, 96, 140}, {110, 150, 190}, {150, 152, 155}}};
    const auto& hair = hairs[random.index(hairs.size())];
    look.hair = {hair[0], hair[1], hair[2]};
    return look;
}

HandPainter::HandPainter(const ArmLook& look, int side, double px_per_mm)
    : look_(look), side_(side), scale_(px_per_mm) {}

const HandPicture& HandPainter::picture(double shape) {
    const int quarter = cvRound(std::clamp(shape, 0.0, 3.0) * 4);
    const auto [at, fresh] = kept_.try_emplace(quarter);
    if (fresh) {
        at->second = paint(look_, quarter / 4.0, scale_);
        if (side_ < 0) {
            cv::flip(at->second.bgra, at->second.bgra, 1);
            const double width = at->second.bgra.cols;
            at->second.grip.x = width - at->second.grip.x;
            at->second.wrist.x = width - at->second.wrist.x;
        }
    }
    return at->second;
}

}  // namespace temple::datasets
