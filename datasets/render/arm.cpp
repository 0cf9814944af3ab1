// SPDX-License-Identifier: GPL-3.0-or-later
#include "datasets/render/arm.hpp"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

#include "datasets/render/noise_field.hpp"

namespace temple::datasets {

namespace {

constexpr double wrist_half_mm = 27, shoulder_half_mm = 52, sleeve_wider = 1.28;
constexpr double hand_height = 22;  // mm: at which the picture of a hand is laid above its tip's height
constexpr int texture_rows = 1100, texture_columns = 64;  // of the lit sleeve
constexpr int hem = 7;                                    // mm at the end of a sleeve
constexpr int tile = 128;                                 // px of the cloth texture
constexpr double shadow_growth = 0.08;                    // mm of half-shade for each mm of height

cv::Point2d flat(const cv::Vec3d& p) {
    return {p[0], p[1]};
}

cv::Rect hull(const std::vector<cv::Point2d>& points, double pad) {
    double x0 = 1e9, y0 = 1e9, x1 = -1e9, y1 = -1e9;
    for (const auto& p : points)
        x0 = std::min(x0, p.x), y0 = std::min(y0, p.y), x1 = std::max(x1, p.x), y1 = std::max(y1, p.y);
    const auto cut = [](double v) { return cvRound(std::clamp(v, -20000.0, 20000.0)); };
    return {cv::Point(cut(x0 - pad), cut(y0 - pad)), cv::Point(cut(x1 + pad), cut(y1 + pad))};
}

cv::Rect in_canvas(const Canvas& canvas, const cv::Rect& box) {
    return (box - canvas.offset) & cv::Rect({0, 0}, canvas.bgr.size());
}

/// Visits the pixels of a tapered strip: `visit(pixel, along 0..1, across -1..1, cover 0..1)`. `soft`: px
/// over which its sides fade; `fade_a`, `fade_b`: px over which its ends fade, half of that beyond them; 0:
/// cut straight.
template <typename Visit>
void over_strip(Canvas& canvas, cv::Point2d a, cv::Point2d b, double half_a, double half_b, double soft,
                double fade_a, double fade_b, const Visit& visit) {
    const double length = std::max(1e-3, cv::norm(b - a));
    const cv::Point2d axis = (b - a) * (1 / length), side(-axis.y, axis.x);
    const cv::Rect area =
        in_canvas(canvas, hull({a, b}, std::max({half_a, half_b, fade_a, fade_b}) + soft + 2));
    const auto faded = [](double inside, double fade) {
        return fade > 0 ? std::clamp(inside / fade + 0.5, 0.0, 1.0) : inside < 0 ? 0.0 : 1.0;
    };
    for (int y = area.y; y < area.br().y; ++y) {
        auto* row = canvas.bgr.ptr<cv::Vec3b>(y);
        const cv::Point2d first = cv::Point2d(area.x + canvas.offset.x, y + canvas.offset.y) - a;
        double along = first.dot(axis), across = first.dot(side);
        for (int x = area.x; x < area.br().x; ++x, along += axis.x, across += side.x) {
            if (along < -fade_a / 2 || along > length + fade_b / 2) continue;
            const double share = std::clamp(along / length, 0.0, 1.0),
                         half = half_a + (half_b - half_a) * share;
            const double inside = half - std::abs(across);
            if (inside < -soft) continue;
            visit(row[x], share, across / half,
                  std::clamp((inside + soft) / (2 * soft), 0.0, 1.0) * faded(along, fade_a) *
                      faded(length - along, fade_b));
        }
    }
}

void blend(cv::Vec3b& pixel, const cv::Vec3f& colour, double cover) {
    for (int c = 0; c < 3; ++c)
        pixel[c] = cv::saturate_cast<uchar>(pixel[c] + (colour[c] - pixel[c]) * static_cast<float>(cover));
}

}  // namespace

ArmPainter::ArmPainter(const ArmLook& look, int side, double px_per_mm, const CameraPose& camera)
    : look_(look), camera_(camera), hands_(look, side, px_per_mm), side_(side) {
    Random random(static_cast<std::uint64_t>(look.sleeve[0] * 7919 + look.girth * 104729));
    grain_ = noise_field({tile, tile}, {3, 2}, random) * 0.5 + cloud_field({tile, tile}, 40, 3, random) * 0.5;
    weave_sleeve();
}

void ArmPainter::weave_sleeve() {
    const auto round = [](double across) {
        return static_cast<float>(0.46 + 0.58 * std::sqrt(std::max(0.0, 1 - across * across)) +
                                  0.06 * across);
    };
    const auto across_of = [](int column) { return (column + 0.5) / texture_columns * 2 - 1; };
    sleeve_.create(texture_rows, texture_columns, CV_32FC3);
    for (int row = 0; row < texture_rows; ++row)
        for (int column = 0; column < texture_columns; ++column) {
            const double across = across_of(column);
            sleeve_.at<cv::Vec3f>(row, column) =
                sleeve_colour(row, across) * round(across) * (row < hem ? 0.8F : 1.0F);
        }
    skin_.create(1, texture_columns, CV_32FC3);
    for (int column = 0; column < texture_columns; ++column)
        skin_.at<cv::Vec3f>(0, column) =
            cv::Vec3f(static_cast<float>(look_.skin[0]), static_cast<float>(look_.skin[1]),
                      static_cast<float>(look_.skin[2])) *
            round(across_of(column));
}

ArmPainter::Placed ArmPainter::place(const ArmPose& pose, const cv::Vec3d& shift) {
    Placed placed;
    placed.hand = &hands_.picture(pose.shape);
    const double scale = hands_.px_per_mm();
    const cv::Point2d reach = flat(pose.tip) - flat(pose.shoulder);
    const double heading = std::atan2(reach.x, -reach.y) + pose.bend;  // 0: fingers up in the picture
    const double z = pose.tip[2] + hand_height;
    const auto world_of = [&](cv::Point2d picture_px) {
        const cv::Point2d mm = (picture_px - placed.hand->grip) * (1 / scale);
        const double c = std::cos(heading), s = std::sin(heading);
        return cv::Vec3d(pose.tip[0] + mm.x * c - mm.y * s, pose.tip[1] + mm.x * s + mm.y * c, z) + shift;
    };
    const cv::Point2d corner_px[3] = {{0, 0},
                                      {static_cast<double>(placed.hand->bgra.cols), 0},
                                      {0, static_cast<double>(placed.hand->bgra.rows)}};
    cv::Point2f from[3], to[3];
    for (int i = 0; i < 3; ++i) {
        from[i] = corner_px[i];
        to[i] = camera_.project(world_of(corner_px[i]));
    }
    placed.to_picture = cv::getAffineTransform(from, to);
    const cv::Vec3d wrist = world_of(placed.hand->wrist);
    const cv::Vec3d shoulder =
        pose.shoulder +
        (shift[0] == 0 && shift[1] == 0 ? cv::Vec3d() : cv::Vec3d(shift[0], shift[1], 0) * 2.0);
    placed.wrist = camera_.project(wrist);
    placed.shoulder = camera_.project(shoulder);
    placed.px_per_mm = camera_.scale_at(wrist);
    placed.wrist_half = wrist_half_mm * look_.girth * placed.px_per_mm;
    placed.shoulder_half = shoulder_half_mm * look_.girth * camera_.scale_at(shoulder);
    return placed;
}

cv::Rect ArmPainter::bounds(const ArmPose& pose, const Shade& shade) {
    cv::Rect all;
    const cv::Vec3d lift(shade.slope[0] * pose.tip[2], shade.slope[1] * pose.tip[2], -pose.tip[2]);
    for (const cv::Vec3d& shift : {cv::Vec3d(), lift}) {
        const Placed p = place(pose, shift);
        std::vector<cv::Point2d> points{p.wrist, p.shoulder};
        for (double x : {0.0, static_cast<double>(p.hand->bgra.cols)})
            for (double y : {0.0, static_cast<double>(p.hand->bgra.rows)}) {
                const cv::Vec2d q = p.to_picture * cv::Vec3d(x, y, 1);
                points.emplace_back(q[0], q[1]);
            }
        const cv::Rect box =
            hull(points, p.shoulder_half * sleeve_wider +
                             (3 + shadow_growth * (pose.tip[2] + hand_height)) * p.px_per_mm * 3 + 3);
        all = all.empty() ? box : all | box;
    }
    return all & cv::Rect({0, 0}, camera_.view().size);
}

cv::Vec3f ArmPainter::sleeve_colour(double along_mm, double across) const {
    const float grain = grain_.at<float>(static_cast<int>(along_mm * 0.9) & (tile - 1),
                                         static_cast<int>((across + 1) * 30) & (tile - 1));
    bool second = false;
    switch (look_.pattern) {
        case SleevePattern::plain:
            break;
        case SleevePattern::stripes:
            second = std::fmod(along_mm, 26) < 12;
            break;
        case SleevePattern::knit:
            second = std::fmod(along_mm + 3 * std::abs(std::fmod(across * 8 + 16, 2) - 1), 7) < 2;
            break;
        case SleevePattern::checks:
            second = (std::fmod(along_mm, 30) < 15) != (std::fmod(across * 2 + 4, 1) < 0.5);
            break;
    }
    const cv::Scalar& c = second ? look_.second : look_.sleeve;
    const double fold = 1 + 0.10 * grain + 0.05 * std::sin(along_mm / 17 + across * 2);
    return {static_cast<float>(c[0] * fold), static_cast<float>(c[1] * fold),
            static_cast<float>(c[2] * fold)};
}

void ArmPainter::draw_sleeve(Canvas& canvas, const Placed& placed) const {
    const double length_mm = cv::norm(placed.shoulder - placed.wrist) / placed.px_per_mm;
    const double cuff = std::clamp(look_.sleeve_from / std::max(1.0, length_mm), 0.0, 1.0);
    const auto at = [&](double share) { return placed.wrist + (placed.shoulder - placed.wrist) * share; };
    const auto half = [&](double share) {
        return placed.wrist_half + (placed.shoulder_half - placed.wrist_half) * share;
    };
    const auto column = [](double across) {
        return std::clamp(static_cast<int>((across + 1) * (texture_columns / 2)), 0, texture_columns - 1);
    };
    if (cuff > 0)
        over_strip(canvas, placed.wrist, at(cuff), half(0), half(cuff), 0.7, 0, 0,
                   [&](cv::Vec3b& px, double share, double across, double cover) {
                       const double along = share * cuff * length_mm;
                       const bool band = look_.watch && side_ < 0 && along > 8 && along < 28;
                       blend(px, band ? cv::Vec3f(38, 38, 42) : skin_.at<cv::Vec3f>(0, column(across)),
                             cover);
                   });
    if (cuff < 1)
        over_strip(canvas, at(cuff), placed.shoulder, half(cuff) * sleeve_wider, half(1) * sleeve_wider, 0.7,
                   0, 0, [&](cv::Vec3b& px, double share, double across, double cover) {
                       const int along =
                           std::min(texture_rows - 1, static_cast<int>(share * (1 - cuff) * length_mm));
                       blend(px, sleeve_.at<cv::Vec3f>(along, column(across)), cover);
                   });
}

void ArmPainter::draw_hand(Canvas& canvas, const Placed& placed) {
    if (warped_from_ != placed.hand || warped_by_ != placed.to_picture) {
        std::vector<cv::Point2d> points;
        for (double x : {0.0, static_cast<double>(placed.hand->bgra.cols)})
            for (double y : {0.0, static_cast<double>(placed.hand->bgra.rows)}) {
                const cv::Vec2d q = placed.to_picture * cv::Vec3d(x, y, 1);
                points.emplace_back(q[0], q[1]);
            }
        warped_area_ = hull(points, 1) & cv::Rect({0, 0}, camera_.view().size);
        warped_from_ = placed.hand;
        warped_by_ = placed.to_picture;
        cv::Matx23d m = placed.to_picture;
        m(0, 2) -= warped_area_.x;
        m(1, 2) -= warped_area_.y;
        if (!warped_area_.empty())
            cv::warpAffine(placed.hand->bgra, warped_, m, warped_area_.size(), cv::INTER_LINEAR,
                           cv::BORDER_CONSTANT, cv::Scalar::all(0));
    }
    const cv::Rect area = in_canvas(canvas, warped_area_);
    if (area.empty()) return;
    const cv::Point shift = canvas.offset - warped_area_.tl();
    for (int y = area.y; y < area.br().y; ++y) {
        auto* to = canvas.bgr.ptr<cv::Vec3b>(y);
        const auto* from = warped_.ptr<cv::Vec4b>(y + shift.y) + shift.x;
        for (int x = area.x; x < area.br().x; ++x) {
            const int alpha = from[x][3];
            if (alpha == 0) continue;
            for (int c = 0; c < 3; ++c)
                to[x][c] = static_cast<uchar>((from[x][c] * alpha + to[x][c] * (255 - alpha) + 127) / 255);
        }
    }
}

void ArmPainter::draw(Canvas& canvas, const ArmPose& pose) {
    const Placed placed = place(pose, {});
    draw_sleeve(canvas, placed);
    draw_hand(canvas, placed);
}

void ArmPainter::draw_shadow(Canvas& canvas, const ArmPose& pose, const Shade& shade) {
    const double z = std::max(0.0, pose.tip[2]) + hand_height;
    const Placed placed = place(pose, {shade.slope[0] * z, shade.slope[1] * z, -z});
    const double soft = (3 + shadow_growth * z) * placed.px_per_mm;
    const auto darken = [&](cv::Vec3b& px, double, double, double cover) {
        for (int c = 0; c < 3; ++c) px[c] = static_cast<uchar>(px[c] * (1 - shade.depth * cover));
    };
    // Arm and hand fade into each other at the wrist, so that nothing is darkened twice.
    const double joint = 2 * soft + 10 * placed.px_per_mm;
    over_strip(canvas, placed.wrist, placed.shoulder, placed.wrist_half, placed.shoulder_half * sleeve_wider,
               soft, joint, 0, darken);
    const cv::Vec2d fingers =
        placed.to_picture * cv::Vec3d(placed.hand->wrist.x, placed.hand->grip.y - 12 * hands_.px_per_mm(), 1);
    over_strip(canvas, placed.wrist, {fingers[0], fingers[1]}, placed.wrist_half * 1.3,
               placed.wrist_half * 1.1, soft, joint, 2 * soft + 20 * placed.px_per_mm, darken);
}

}  // namespace temple::datasets
