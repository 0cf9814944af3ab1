// SPDX-License-Identifier: GPL-3.0-or-later
#include "datasets/render/props.hpp"

#include <cmath>
#include <numbers>
#include <opencv2/imgproc.hpp>
#include <vector>

namespace temple::datasets {

namespace {

constexpr int sub = 4;  // fractional bits of drawing coordinates

class Pen {
  public:
    Pen(cv::Mat& canvas, cv::Point2d centre, double angle, double scale)
        : canvas_(canvas), centre_(centre), angle_(angle), scale_(scale) {}

    /// px of a point given in mm about the prop's middle.
    cv::Point2d at(double x, double y) const {
        const double c = std::cos(angle_), s = std::sin(angle_);
        return centre_ + cv::Point2d(x * c - y * s, x * s + y * c) * scale_;
    }
    void box(double x0, double y0, double x1, double y1, const cv::Scalar& colour) {
        std::vector<cv::Point> points;
        for (const auto& [x, y] : {std::pair(x0, y0), {x1, y0}, {x1, y1}, {x0, y1}}) {
            const cv::Point2d p = at(x, y);
            points.emplace_back(cvRound(p.x * (1 << sub)), cvRound(p.y * (1 << sub)));
        }
        cv::fillConvexPoly(canvas_, points, colour, cv::LINE_AA, sub);
    }
    void disc(double x, double y, double radius, const cv::Scalar& colour) {
        const cv::Point2d p = at(x, y);
        cv::circle(canvas_, cv::Point(cvRound(p.x * (1 << sub)), cvRound(p.y * (1 << sub))),
                   cvRound(radius * scale_ * (1 << sub)), colour, cv::FILLED, cv::LINE_AA, sub);
    }
    void line(double x0, double y0, double x1, double y1, double width, const cv::Scalar& colour) {
        cv::line(canvas_, at(x0, y0), at(x1, y1), colour, std::max(1, cvRound(width * scale_)), cv::LINE_AA);
    }

  private:
    cv::Mat& canvas_;
    cv::Point2d centre_;
    double angle_, scale_;
};

/// Darkens a disc or so under the prop, softly.
void shade(cv::Mat& table, cv::Point2d centre, double radius_px, double depth) {
    const int r = cvCeil(radius_px * 1.5);
    const cv::Rect area =
        cv::Rect(cvRound(centre.x) - r, cvRound(centre.y) - r, 2 * r, 2 * r) & cv::Rect({0, 0}, table.size());
    for (int y = area.y; y < area.br().y; ++y)
        for (int x = area.x; x < area.br().x; ++x) {
            const double d = cv::norm(cv::Point2d(x, y) - centre) / radius_px;
            if (d < 1.5) table.at<cv::Vec3b>(y, x) *= 1 - depth * std::clamp((1.5 - d) / 0.7, 0.0, 1.0);
        }
}

void phone(Pen& pen, Random& random) {
    const double grey = random.real(10, 45);
    pen.box(-37, -75, 37, 75, cv::Scalar::all(grey + 25));
    pen.box(-34, -71, 34, 71, cv::Scalar(grey * 1.1, grey, grey));
    pen.line(-30, -50, 26, 60, 1.2, cv::Scalar::all(grey + 14));
}

void cup(Pen& pen, Random& random) {
    const cv::Scalar china(random.real(120, 245), random.real(120, 245), random.real(120, 245));
    pen.box(34, -9, 62, 9, china * 0.8);
    pen.disc(0, 0, 41, china * 0.75);
    pen.disc(-1, -1, 39, china);
    pen.disc(0, 0, 34, china * 0.55);
    pen.disc(1, 1, 32, random.chance(0.6) ? cv::Scalar(18, 34, 60) : cv::Scalar(60, 120, 190));
}

void coin(Pen& pen, Random& random) {
    const cv::Scalar metal = random.chance(0.5) ? cv::Scalar(70, 150, 190) : cv::Scalar(170, 175, 178);
    const double radius = random.real(9, 13);
    pen.disc(0, 0, radius, metal * 0.6);
    pen.disc(-0.5, -0.5, radius - 0.8, metal);
    pen.disc(0, 0, radius - 3, metal * 0.88);
}

void paper(Pen& pen, Random& random) {
    const double w = random.real(50, 74), h = random.real(70, 105);
    pen.box(-w, -h, w, h, cv::Scalar(238, 242, 244));
    for (double y = -h + 14; y < h - 12; y += 8)
        pen.line(-w + 9, y, w - random.real(9, 60), y, 1.4, cv::Scalar::all(random.real(60, 140)));
}

void pen_prop(Pen& pen, Random& random) {
    const cv::Scalar colour(random.real(10, 230), random.real(10, 230), random.real(10, 230));
    pen.line(-66, 0, 60, 0, 9, colour);
    pen.line(60, 0, 70, 0, 4, cv::Scalar::all(30));
    pen.line(-66, -2, 58, -2, 2, colour + cv::Scalar::all(40));
}

/// A deck's box: as large as a card and printed, but no card.
void box(Pen& pen, Random& random) {
    const cv::Scalar colour(random.real(20, 220), random.real(20, 220), random.real(20, 220));
    pen.box(-34, -47, 34, 47, colour * 0.5);
    pen.box(-33, -46, 32, 45, colour);
    pen.box(-22, -34, 21, 33, colour * 0.7 + cv::Scalar::all(60));
    pen.disc(0, 0, 14, cv::Scalar(230, 235, 240));
}

}  // namespace

double prop_radius(PropKind kind) {
    switch (kind) {
        case PropKind::phone:
            return 85;
        case PropKind::cup:
            return 64;
        case PropKind::coin:
            return 16;
        case PropKind::paper:
            return 130;
        case PropKind::pen:
            return 74;
        case PropKind::box:
            return 60;
    }
    return 100;
}

void draw_prop(cv::Mat& table, PropKind kind, cv::Point2d centre, double angle, double px_per_mm,
               Random& random) {
    if (kind != PropKind::paper && kind != PropKind::pen)
        shade(table, centre + cv::Point2d(4, 5) * px_per_mm, prop_radius(kind) * 0.55 * px_per_mm, 0.3);
    Pen pen(table, centre, angle, px_per_mm);
    switch (kind) {
        case PropKind::phone:
            phone(pen, random);
            break;
        case PropKind::cup:
            cup(pen, random);
            break;
        case PropKind::coin:
            coin(pen, random);
            break;
        case PropKind::paper:
            paper(pen, random);
            break;
        case PropKind::pen:
            pen_prop(pen, random);
            break;
        case PropKind::box:
            box(pen, random);
            break;
    }
}

cv::Mat draw_key_token(double size_mm, double px_per_mm, Random& random) {
    const int px = std::max(8, cvCeil(size_mm * px_per_mm)) * 2;
    cv::Mat colour(px, px, CV_8UC3, cv::Scalar(30, 80, 110)), cover(px, px, CV_8UC3, cv::Scalar::all(0));
    const cv::Scalar gold(60 + random.real(0, 30), 160 + random.real(0, 40), 200 + random.real(0, 40));
    const bool round = random.chance(0.5);  // a coin instead of a key
    for (auto& [canvas, c] : {std::pair<cv::Mat&, cv::Scalar>(colour, gold), {cover, cv::Scalar::all(255)}}) {
        Pen pen(canvas, {px / 2.0, px / 2.0}, 0, px / size_mm);
        const bool shape_only = &canvas == &cover;
        if (round) {
            pen.disc(0, 0, size_mm * 0.32, shape_only ? c : c * 0.7);
            pen.disc(-0.4, -0.4, size_mm * 0.27, c);
        } else {
            pen.disc(-size_mm * 0.26, 0, size_mm * 0.2, c);
            pen.disc(-size_mm * 0.26, 0, size_mm * 0.09, shape_only ? cv::Scalar::all(0) : c * 0.5);
            pen.line(-size_mm * 0.08, 0, size_mm * 0.44, 0, size_mm * 0.09, c);
            pen.line(size_mm * 0.38, 0, size_mm * 0.38, size_mm * 0.16, size_mm * 0.08, c);
            pen.line(size_mm * 0.25, 0, size_mm * 0.25, size_mm * 0.12, size_mm * 0.08, c);
        }
    }
    cv::Mat alpha, out;
    cv::extractChannel(cover, alpha, 0);
    cv::cvtColor(colour, out, cv::COLOR_BGR2BGRA);
    cv::insertChannel(alpha, out, 3);
    cv::resize(out, out, {}, 0.5, 0.5, cv::INTER_AREA);
    return out;
}

}  // namespace temple::datasets
