// SPDX-License-Identifier: GPL-3.0-or-later
#include "datasets/render/table_surface.hpp"

#include <algorithm>
#include <opencv2/imgproc.hpp>

#include "datasets/render/noise_field.hpp"

namespace temple::datasets {

namespace {

/// A colour everywhere, brightened and darkened by a field of factors around 0.
cv::Mat toned(const cv::Scalar& bgr, const cv::Mat& field, double strength) {
    cv::Mat grey;
    field.convertTo(grey, CV_32F, strength, 1);
    cv::Mat out;
    cv::merge(std::vector<cv::Mat>{grey * bgr[0], grey * bgr[1], grey * bgr[2]}, out);
    out.convertTo(out, CV_8UC3);
    return out;
}

cv::Scalar varied(cv::Scalar bgr, double share, Random& random) {
    for (int i = 0; i < 3; ++i) bgr[i] = std::clamp(bgr[i] * random.real(1 - share, 1 + share), 0.0, 255.0);
    return bgr;
}

cv::Mat wood(cv::Size size, double px_per_mm, Random& random) {
    constexpr std::array<std::array<double, 3>, 6> tones{
        {{62, 88, 122}, {96, 140, 180}, {40, 52, 92}, {120, 165, 205}, {50, 66, 82}, {30, 40, 58}}};
    const auto& tone = tones[random.index(tones.size())];
    const double grain = px_per_mm;
    cv::Mat field = noise_field(size, {160 * grain, 2.2 * grain}, random) * 0.7 +
                    noise_field(size, {60 * grain, 6 * grain}, random) * 0.5 +
                    noise_field(size, {14 * grain, 1.2 * grain}, random) * 0.4;
    const int plank = cvRound(random.real(70, 190) * px_per_mm);
    const bool planks = random.chance(0.6);
    cv::Mat out = toned({tone[0], tone[1], tone[2]}, field, random.real(0.05, 0.13));
    for (int y = 0; planks && y < size.height; y += plank) {
        cv::Mat part = out.rowRange(y, std::min(size.height, y + plank));
        part *= random.real(0.88, 1.1);
        cv::line(out, {0, y}, {size.width, y},
                 varied({tone[0] * 0.5, tone[1] * 0.5, tone[2] * 0.5}, 0.1, random), 1, cv::LINE_AA);
    }
    return out;
}

cv::Mat cloth(cv::Size size, double px_per_mm, Random& random) {
    constexpr std::array<std::array<double, 3>, 7> tones{{{48, 92, 36},
                                                          {40, 30, 150},
                                                          {96, 60, 32},
                                                          {60, 60, 64},
                                                          {120, 130, 140},
                                                          {70, 40, 90},
                                                          {150, 160, 90}}};
    const auto& tone = tones[random.index(tones.size())];
    const double thread = random.real(0.9, 1.8) * px_per_mm;
    const cv::Mat weave =
        noise_field(size, {thread * 3, thread}, random) + noise_field(size, {thread, thread * 3}, random);
    const cv::Mat field = weave * 0.5 + cloud_field(size, 220 * px_per_mm, 3, random) * 0.8;
    return toned(varied({tone[0], tone[1], tone[2]}, 0.15, random), field, random.real(0.035, 0.08));
}

cv::Mat white_top(cv::Size size, double px_per_mm, Random& random) {
    const double level = random.real(205, 244);
    const cv::Mat field =
        cloud_field(size, 300 * px_per_mm, 3, random) + white_noise(size, CV_32F, random) * 0.5;
    return toned({level * random.real(0.92, 1.0), level * random.real(0.97, 1.0), level}, field, 0.008);
}

/// Checks, stripes or dots, as on a tablecloth.
cv::Mat patterned(cv::Size size, double px_per_mm, Random& random) {
    const cv::Scalar ground = varied({200, 205, 210}, 0.2, random);
    const cv::Scalar figure(random.real(30, 200), random.real(30, 200), random.real(30, 200));
    cv::Mat out(size, CV_8UC3, ground);
    const double period = random.real(24, 95) * px_per_mm;
    const int style = random.whole(0, 2);
    if (style == 2) {
        for (double y = 0; y < size.height + period; y += period)
            for (double x = 0; x < size.width + period; x += period)
                cv::circle(out, cv::Point2d(x + (cvRound(y / period) % 2) * period / 2, y),
                           cvRound(period * 0.22), figure, cv::FILLED, cv::LINE_AA);
    } else {
        cv::Mat cover(size, CV_8UC3, figure);
        cv::Mat share(size, CV_32F, cv::Scalar(0));
        for (double x = 0; x < size.width; x += period)
            share.colRange(cvFloor(x), std::min(size.width, cvFloor(x + period / 2))) += 0.5;
        for (double y = 0; style == 0 && y < size.height; y += period)
            share.rowRange(cvFloor(y), std::min(size.height, cvFloor(y + period / 2))) += 0.5;
        cv::Mat rest = 1 - share;
        cv::blendLinear(cover, out, share, rest, out);
    }
    cv::Mat field = noise_field(size, {2 * px_per_mm, 2 * px_per_mm}, random) +
                    cloud_field(size, 250 * px_per_mm, 2, random);
    cv::Mat weave;
    field.convertTo(weave, CV_32F, 0.03, 1);
    cv::Mat light;
    cv::merge(std::vector<cv::Mat>{weave, weave, weave}, light);
    cv::multiply(out, light, out, 1, CV_8UC3);
    return out;
}

}  // namespace

std::optional<TableKind> parse_table_kind(std::string_view name) {
    const auto at = std::ranges::find(table_kind_names, name);
    if (at == table_kind_names.end()) return std::nullopt;
    return static_cast<TableKind>(at - table_kind_names.begin());
}

cv::Mat draw_table_surface(TableKind kind, cv::Size2d size_mm, double px_per_mm, Random& random) {
    const cv::Size size(cvCeil(size_mm.width * px_per_mm), cvCeil(size_mm.height * px_per_mm));
    if (kind == TableKind::cluttered) kind = static_cast<TableKind>(random.whole(0, 3));
    switch (kind) {
        case TableKind::cloth:
            return cloth(size, px_per_mm, random);
        case TableKind::white:
            return white_top(size, px_per_mm, random);
        case TableKind::patterned:
            return patterned(size, px_per_mm, random);
        default:
            return wood(size, px_per_mm, random);
    }
}

cv::Mat draw_floor(cv::Size size, Random& random) {
    cv::Mat out = random.chance(0.5) ? wood(size, 0.7, random) : cloth(size, 0.5, random);
    out *= random.real(0.35, 0.8);        // below the table it is darker
    cv::GaussianBlur(out, out, {}, 1.2);  // and out of focus
    return out;
}

}  // namespace temple::datasets
