// SPDX-License-Identifier: GPL-3.0-or-later
#include "datasets/render/clutter.hpp"

#include <algorithm>
#include <array>
#include <opencv2/imgproc.hpp>
#include <string>

#include "datasets/render/random_colour.hpp"

namespace temple::datasets {

namespace {

cv::Scalar pale(Random& r) {
    const double base = r.real(195, 252);
    return {std::min(255.0, base + r.real(-25, 8)), base, std::min(255.0, base + r.real(-10, 12))};
}

/// A rectangle at an angle with points given as shares of its sides (0..1).
class Sheet {
  public:
    Sheet(cv::Mat& canvas, cv::Point2f at, double width, double height, Random& r)
        : canvas_(canvas), height_(height) {
        const double angle = r.real(0, 6.2832);
        x_ = cv::Point2f(static_cast<float>(std::cos(angle)), static_cast<float>(std::sin(angle))) *
             static_cast<float>(width);
        y_ = cv::Point2f(static_cast<float>(-std::sin(angle)), static_cast<float>(std::cos(angle))) *
             static_cast<float>(height);
        origin_ = at - x_ * 0.5F - y_ * 0.5F;
    }
    double px(double share) const { return share * height_; }
    cv::Point2f at(double u, double v) const {
        return origin_ + x_ * static_cast<float>(u) + y_ * static_cast<float>(v);
    }
    std::vector<cv::Point> box(double u0, double v0, double u1, double v1) const {
        return {at(u0, v0), at(u1, v0), at(u1, v1), at(u0, v1)};
    }
    void fill(double u0, double v0, double u1, double v1, const cv::Scalar& ink) {
        cv::fillConvexPoly(canvas_, box(u0, v0, u1, v1), ink, cv::LINE_AA);
    }
    void frame(double u0, double v0, double u1, double v1, const cv::Scalar& ink, int width) {
        cv::polylines(canvas_, box(u0, v0, u1, v1), true, ink, width, cv::LINE_AA);
    }
    void line(double u0, double v0, double u1, double v1, const cv::Scalar& ink, double width) {
        cv::line(canvas_, at(u0, v0), at(u1, v1), ink, std::max(1, cvRound(width)), cv::LINE_AA);
    }
    void blob(double u, double v, double rx, double ry, const cv::Scalar& ink, bool filled, double angle) {
        const double turn = std::atan2(x_.y, x_.x) * 180 / std::numbers::pi + angle;
        cv::ellipse(canvas_, at(u, v), {std::max(1, cvRound(px(rx))), std::max(1, cvRound(px(ry)))}, turn, 0,
                    360, ink, filled ? cv::FILLED : std::max(1, cvRound(px(0.015))), cv::LINE_AA);
    }
    /// Words as rows of strokes: letters cannot be read at these sizes.
    void words(double u0, double v0, double u1, double v1, int rows, const cv::Scalar& ink, Random& r) {
        const double step = (v1 - v0) / rows;
        for (int i = 0; i < rows; ++i)
            for (double u = u0; u < u1;) {
                const double length = r.real(0.03, 0.16), end = std::min(u1, u + length);
                line(u, v0 + (i + 0.5) * step, end, v0 + (i + 0.5) * step, ink, px(step) * 0.42);
                u = end + 0.025 + (r.chance(0.08) ? 0.3 : 0);
            }
    }
    /// A line of large letters along the sheet's x or y direction.
    void title(double u, double v, double size, const cv::Scalar& ink, int letters, Random& r) {
        const double step = size * 0.8 * height_ / std::max(1.0, cv::norm(x_));
        for (int i = 0; i < letters; ++i) {
            const std::string letter(
                1, static_cast<char>(r.chance(0.8) ? r.whole('A', 'Z') : r.whole('0', '9')));
            stroke_letter(letter, u + i * step, v, size, ink);
        }
    }

  private:
    /// Letters in the sheet's own direction: drawn upright on a small canvas and warped.
    void stroke_letter(const std::string& letter, double u, double v, double size, const cv::Scalar& ink) {
        cv::Mat mask(40, 32, CV_8U, cv::Scalar(0));
        cv::putText(mask, letter, {3, 34}, cv::FONT_HERSHEY_DUPLEX, 1.25, cv::Scalar(255), 4, cv::LINE_AA);
        const cv::Point2f o = at(u, v), ex = x_ * static_cast<float>(size * height_ * 0.8 / cv::norm(x_)),
                          ey = y_ * static_cast<float>(size);
        const std::array<cv::Point2f, 3> from{cv::Point2f(0, 0), {32, 0}, {0, 40}}, to{o, o + ex, o + ey};
        const cv::Rect area = cv::boundingRect(std::vector<cv::Point2f>{o, o + ex, o + ey, o + ex + ey}) &
                              cv::Rect({0, 0}, canvas_.size());
        if (area.empty()) return;
        std::array<cv::Point2f, 3> local;
        for (std::size_t i = 0; i < 3; ++i) local[i] = to[i] - cv::Point2f(area.tl());
        cv::Mat cover;
        cv::warpAffine(mask, cover, cv::getAffineTransform(from.data(), local.data()), area.size(),
                       cv::INTER_AREA);
        canvas_(area).setTo(ink, cover > 110);
    }

    cv::Mat& canvas_;
    double height_;
    cv::Point2f origin_, x_, y_;
};

using Outline = std::vector<cv::Point>;

Outline disc(cv::Mat& canvas, cv::Point2f at, double scale, Random& r) {
    const int radius =
        std::max(2, static_cast<int>(scale * (r.chance(0.5) ? r.real(0.1, 0.28) : r.real(0.3, 0.9))));
    const cv::Scalar base =
        r.chance(0.5) ? cv::Scalar(r.real(60, 120), r.real(110, 170), r.real(140, 215)) : random_colour(r);
    cv::circle(canvas, at, radius, base * 0.6, cv::FILLED, cv::LINE_AA);
    cv::circle(canvas, at - cv::Point2f(1, 1), radius - 1, base, cv::FILLED, cv::LINE_AA);
    if (r.chance(0.7))
        cv::circle(canvas, at, static_cast<int>(radius * r.real(0.5, 0.9)), random_colour(r),
                   r.chance(0.5) ? cv::FILLED : 1, cv::LINE_AA);
    const int notches = r.chance(0.3) ? r.whole(4, 8) : 0;  // a chip
    const cv::Scalar second = pale(r);
    for (int i = 0; i < notches; ++i)
        cv::ellipse(canvas, at, {radius * 9 / 10, radius * 9 / 10}, 360.0 * i / notches, 0, 22, second,
                    std::max(1, radius / 5), cv::LINE_AA);
    for (int i = notches ? 0 : r.whole(0, 9); i > 0; --i) {  // the relief of a coin
        const cv::Point2f a = at + cv::Point2f(static_cast<float>(r.normal(0, radius * 0.35)),
                                               static_cast<float>(r.normal(0, radius * 0.35)));
        cv::ellipse(canvas, a, {std::max(1, radius / r.whole(3, 8)), std::max(1, radius / r.whole(3, 8))},
                    r.real(0, 180), 0, r.real(90, 360), base * r.real(0.5, 1.3), 1, cv::LINE_AA);
    }
    Outline outline;
    cv::ellipse2Poly(at, {radius, radius}, 0, 0, 360, 15, outline);
    return outline;
}

Outline printed_sheet(cv::Mat& canvas, cv::Point2f at, double scale, Random& r) {
    const double h = scale * r.real(0.6, 2.6);
    Sheet s(canvas, at, h * r.real(0.45, 0.95), h, r);
    s.fill(0, 0, 1, 1, pale(r));
    const cv::Scalar ink = cv::Scalar::all(r.real(20, 120));
    const int columns = r.chance(0.5) ? 1 : r.whole(2, 4);
    for (int c = 0; c < columns; ++c) {
        const double u0 = 0.05 + 0.9 * c / columns, u1 = u0 + 0.9 / columns - 0.04;
        double v = 0.06;
        while (v < 0.9) {
            const double end = std::min(0.95, v + r.real(0.1, 0.5));
            if (r.chance(0.18))
                s.fill(u0, v, u1, end - 0.02, random_colour(r));
            else if (r.chance(0.15))
                s.title(u0, v, std::min(0.12, end - v), ink, r.whole(2, 6), r);
            else
                s.words(u0, v, u1, end - 0.02, std::max(1, static_cast<int>((end - v) * r.real(15, 35))), ink,
                        r);
            v = end;
        }
    }
    return s.box(0, 0, 1, 1);
}

Outline banknote(cv::Mat& canvas, cv::Point2f at, double scale, Random& r) {
    const double h = scale * r.real(1.3, 2.0);
    Sheet s(canvas, at, h * r.real(0.42, 0.55), h, r);
    const cv::Scalar base(r.real(120, 230), r.real(130, 230), r.real(120, 230)),
        ink = base * r.real(0.45, 0.8);
    s.fill(0, 0, 1, 1, base);
    for (int i = r.whole(5, 25); i > 0; --i)
        s.blob(r.real(0.1, 0.9), r.real(0.05, 0.95), r.real(0.02, 0.16), r.real(0.02, 0.16),
               base * r.real(0.7, 1.15), r.chance(0.3), r.real(0, 180));
    s.blob(r.real(0.4, 0.6), r.real(0.2, 0.8), 0.13, 0.17, ink, r.chance(0.6), 0);
    s.title(0.08, 0.04, 0.13, ink, r.whole(1, 3), r);
    s.title(0.5, 0.82, 0.11, ink, r.whole(1, 3), r);
    if (r.chance(0.5)) s.frame(0.04, 0.03, 0.96, 0.97, ink, 1);
    return s.box(0, 0, 1, 1);
}

Outline book(cv::Mat& canvas, cv::Point2f at, double scale, Random& r) {
    const double h = scale * r.real(1.0, 2.4);
    Sheet s(canvas, at, h * r.real(0.6, 0.8), h, r);
    const cv::Scalar cover = random_colour(r), ink = r.chance(0.6) ? pale(r) : random_colour(r, 0, 120);
    s.fill(-0.03, 0, 1, 1.02, cover * 0.55);
    s.fill(0, 0, 1, 1, cover);
    if (r.chance(0.6)) s.fill(0, r.real(0.3, 0.6), 1, r.real(0.65, 1.0), random_colour(r));
    for (int i = r.whole(1, 3); i > 0; --i)
        s.title(r.real(0.05, 0.3), r.real(0.03, 0.8), r.real(0.06, 0.16), ink, r.whole(2, 8), r);
    for (int i = r.whole(0, 6); i > 0; --i)
        s.blob(r.real(0.2, 0.8), r.real(0.3, 0.9), r.real(0.03, 0.2), r.real(0.03, 0.2), random_colour(r),
               r.chance(0.6), r.real(0, 180));
    return s.box(0, 0, 1, 1);
}

/// Cards of other games and collections: the shapes of playing cards with other contents.
Outline other_card(cv::Mat& canvas, cv::Point2f at, double scale, Random& r) {
    const double h = scale * r.real(0.7, 1.4);
    Sheet s(canvas, at, h * r.real(0.55, 0.78), h, r);
    const bool dark = r.chance(0.35);
    s.fill(0, 0, 1, 1, dark ? random_colour(r) : pale(r));
    const cv::Scalar ink = dark ? pale(r) : random_colour(r, 0, 170);
    const int kind = r.whole(0, 3);
    if (kind == 0) {  // one to three equal shapes
        const int n = r.whole(1, 3);
        const bool filled = r.chance(0.5);
        const double rx = r.real(0.15, 0.24), ry = r.real(0.06, 0.1), turn = r.chance(0.3) ? 20 : 0;
        for (int i = 0; i < n; ++i) s.blob(0.5, 0.5 + (i - (n - 1) / 2.0) * 0.25, rx, ry, ink, filled, turn);
    } else if (kind == 1) {  // a picture with a text box
        s.fill(0.08, 0.12, 0.92, 0.55, random_colour(r));
        for (int i = r.whole(2, 8); i > 0; --i)
            s.blob(r.real(0.2, 0.8), r.real(0.2, 0.5), r.real(0.02, 0.12), r.real(0.02, 0.1),
                   random_colour(r), true, r.real(0, 180));
        s.words(0.1, 0.6, 0.9, 0.92, r.whole(3, 6), ink, r);
    } else if (kind == 2) {  // a large oval with a number or letter
        s.fill(0.07, 0.05, 0.93, 0.95, random_colour(r));
        s.blob(0.5, 0.5, 0.22, 0.4, pale(r), true, r.real(-30, 30));
        s.title(0.35, 0.36, 0.28, random_colour(r, 0, 160), 1, r);
    } else {  // letters and shapes
        for (int i = r.whole(1, 5); i > 0; --i)
            if (r.chance(0.4))
                s.title(r.real(0.05, 0.5), r.real(0.05, 0.7), r.real(0.1, 0.35), ink, r.whole(1, 2), r);
            else
                s.blob(r.real(0.2, 0.8), r.real(0.2, 0.8), r.real(0.03, 0.25), r.real(0.03, 0.25),
                       random_colour(r), r.chance(0.5), r.real(0, 180));
    }
    if (r.chance(0.3)) s.frame(0.05, 0.04, 0.95, 0.96, ink, 1);
    return s.box(0, 0, 1, 1);
}

Outline device(cv::Mat& canvas, cv::Point2f at, double scale, Random& r) {
    const double h = scale * r.real(1.2, 2.4);
    Sheet s(canvas, at, h * r.real(0.42, 0.75), h, r);
    const cv::Scalar body = r.chance(0.75) ? random_colour(r, 5, 60) : pale(r);
    s.fill(0, 0, 1, 1, body);
    if (r.chance(0.5))
        s.fill(0.05, 0.06, 0.95, 0.94, r.chance(0.6) ? random_colour(r, 0, 40) : random_colour(r));
    if (r.chance(0.4)) {  // keys
        const int rows = r.whole(4, 8), columns = r.whole(3, 6);
        const cv::Scalar key = r.chance(0.5) ? pale(r) : body * 0.6 + cv::Scalar::all(30);
        for (int i = 0; i < rows; ++i)
            for (int k = 0; k < columns; ++k)
                s.fill((k + 0.12) / columns, (i + 0.12) / rows, (k + 0.88) / columns, (i + 0.88) / rows, key);
    } else if (r.chance(0.4)) {
        s.words(0.1, 0.15, 0.9, 0.85, r.whole(4, 12), random_colour(r), r);
    }
    return s.box(0, 0, 1, 1);
}

Outline box_or_label(cv::Mat& canvas, cv::Point2f at, double scale, Random& r) {
    const double h = scale * r.real(0.5, 1.7);
    Sheet s(canvas, at, h * r.real(0.4, 1.0), h, r);
    const cv::Scalar base = random_colour(r);
    s.fill(-0.05, 0, 1, 1.06, base * 0.5);
    s.fill(0, 0, 1, 1, base);
    if (r.chance(0.6))
        s.fill(r.real(0.05, 0.3), r.real(0.05, 0.3), r.real(0.6, 0.95), r.real(0.5, 0.95), random_colour(r));
    if (r.chance(0.5))
        s.title(r.real(0.05, 0.3), r.real(0.1, 0.6), r.real(0.1, 0.3), pale(r), r.whole(1, 5), r);
    if (r.chance(0.4)) s.words(0.1, 0.6, 0.9, 0.9, r.whole(2, 4), random_colour(r), r);
    return s.box(0, 0, 1, 1);
}

Outline round_thing(cv::Mat& canvas, cv::Point2f at, double scale, Random& r) {  // fruit, plate, shoe, flower
    const cv::Scalar base = random_colour(r);
    const cv::Size axes(std::max(2, cvRound(scale * r.real(0.15, 0.8))),
                        std::max(2, cvRound(scale * r.real(0.15, 0.6))));
    const double turn = r.real(0, 180);
    cv::ellipse(canvas, at, axes, turn, 0, 360, base, cv::FILLED, cv::LINE_AA);
    for (int i = r.whole(1, 4); i > 0; --i)
        cv::ellipse(canvas, at,
                    {std::max(1, cvRound(axes.width * r.real(0.2, 0.9))),
                     std::max(1, cvRound(axes.height * r.real(0.2, 0.9)))},
                    turn, 0, 360, base * r.real(0.6, 1.4), r.chance(0.5) ? cv::FILLED : 1, cv::LINE_AA);
    Outline outline;
    cv::ellipse2Poly(at, axes, static_cast<int>(turn), 0, 360, 15, outline);
    return outline;
}

Outline cable(cv::Mat& canvas, cv::Point2f at, double scale, Random& r) {
    const cv::Scalar ink = random_colour(r);
    cv::Point2f from = at;
    double angle = r.real(0, 6.283);
    const int width = std::max(1, cvRound(scale * r.real(0.02, 0.09)));
    for (int i = r.chance(0.5) ? 1 : 12; i > 0; --i) {
        angle += r.normal(0, 0.25);
        const cv::Point2f to =
            from + cv::Point2f(static_cast<float>(std::cos(angle)), static_cast<float>(std::sin(angle))) *
                       static_cast<float>(scale * r.real(0.2, 1.6));
        cv::line(canvas, from, to, ink, width, cv::LINE_AA);
        from = to;
    }
    return {};
}

}  // namespace

std::vector<cv::Point> draw_clutter(cv::Mat& canvas, cv::Point2f at, double scale, Random& r) {
    switch (r.whole(0, 11)) {
        case 0:
        case 1:
            return disc(canvas, at, scale, r);
        case 2:
            return printed_sheet(canvas, at, scale, r);
        case 3:
            return banknote(canvas, at, scale, r);
        case 4:
            return book(canvas, at, scale, r);
        case 5:
        case 6:
            return other_card(canvas, at, scale, r);
        case 7:
            return device(canvas, at, scale, r);
        case 8:
        case 9:
            return box_or_label(canvas, at, scale, r);
        case 10:
            return round_thing(canvas, at, scale, r);
        default:
            return cable(canvas, at, scale, r);
    }
}

void draw_table_print(cv::Mat& canvas, double scale, Random& r) {
    const cv::Scalar ink = r.chance(0.6) ? pale(r) : random_colour(r);
    const cv::Point2f centre(static_cast<float>(r.real(-0.5, 1.5) * canvas.cols),
                             static_cast<float>(r.real(-0.8, 1.8) * canvas.rows));
    for (int i = r.whole(0, 4); i > 0; --i) {
        const int radius = cvRound(scale * r.real(1, 5));
        cv::circle(canvas, centre, radius, ink, std::max(1, cvRound(scale * r.real(0.01, 0.04))),
                   cv::LINE_AA);
    }
    for (int i = r.whole(1, 5); i > 0; --i) {
        const cv::Point2f at(static_cast<float>(r.real(0, canvas.cols)),
                             static_cast<float>(r.real(0, canvas.rows)));
        Sheet s(canvas, at, scale * r.real(0.6, 0.8), scale * r.real(0.9, 1.1), r);
        if (r.chance(0.5))
            s.frame(0, 0, 1, 1, ink, std::max(1, cvRound(scale * r.real(0.01, 0.03))));
        else
            s.title(0, 0, r.real(0.15, 0.4), ink, r.whole(2, 9), r);
    }
}

}  // namespace temple::datasets
