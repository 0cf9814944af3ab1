// SPDX-License-Identifier: GPL-3.0-or-later
#include "datasets/render/backdrop.hpp"

#include <algorithm>
#include <array>
#include <opencv2/imgproc.hpp>

#include "datasets/render/random_colour.hpp"

namespace temple::datasets {

namespace {

/// Cloudy noise: random grids of growing fineness, enlarged and summed; mean 0, about -1..1.
cv::Mat clouds(cv::Size size, int coarse, double stretch, Random& r) {
    cv::Mat sum(size, CV_32F, cv::Scalar(0));
    double weight = 0.5;
    for (int cells = coarse; cells < size.width && weight > 0.03; cells *= 2, weight *= 0.6) {
        const int rows =
            std::clamp(static_cast<int>(cells * stretch * size.height / size.width), 2, size.height);
        cv::Mat grid(rows, std::max(2, cells), CV_32F);
        cv::RNG rng(static_cast<std::uint64_t>(r.whole(1, 1 << 30)));
        rng.fill(grid, cv::RNG::UNIFORM, -1, 1);
        cv::Mat fine;
        cv::resize(grid, fine, size, 0, 0, cv::INTER_CUBIC);
        sum += fine * weight;
    }
    return sum;
}

void add_grey(cv::Mat& canvas, const cv::Mat& field, cv::Scalar strength) {
    cv::Mat f;
    canvas.convertTo(f, CV_32FC3);
    std::array<cv::Mat, 3> planes;
    for (int c = 0; c < 3; ++c) planes[static_cast<std::size_t>(c)] = field * strength[c];
    cv::Mat add;
    cv::merge(planes.data(), 3, add);
    f += add;
    f.convertTo(canvas, CV_8UC3);
}

void wood(cv::Mat& canvas, Random& r) {
    canvas.setTo(cv::Scalar(r.real(20, 150), r.real(40, 175), r.real(70, 215)));
    const cv::Mat grain = clouds(canvas.size(), r.whole(2, 4), r.real(8, 30), r);
    add_grey(canvas, grain, cv::Scalar(15, 22, 28) * r.real(0.4, 1.8));
    const int boards = r.whole(0, 4);
    for (int i = 0; i < boards; ++i) {
        const int y = r.whole(0, canvas.rows);
        cv::line(canvas, {0, y}, {canvas.cols, y + r.whole(-3, 3)}, cv::Scalar(20, 25, 35), r.whole(1, 2),
                 cv::LINE_AA);
    }
    if (r.chance(0.5)) cv::rotate(canvas.clone(), canvas, cv::ROTATE_180);
}

void check(cv::Mat& canvas, Random& r) {
    const cv::Scalar a = random_colour(r), b = random_colour(r);
    canvas.setTo(a);
    const int step = r.whole(6, 60);
    const bool lines = r.chance(0.5);
    for (int y = 0; y < canvas.rows; y += step)
        for (int x = 0; x < canvas.cols; x += step)
            if (lines)
                cv::rectangle(canvas, cv::Rect(x, y, step, step), b, 1);
            else if ((x / step + y / step) % 2)
                cv::rectangle(canvas, cv::Rect(x, y, step, step), b, cv::FILLED);
}

void flowers(cv::Mat& canvas, Random& r) {
    canvas.setTo(random_colour(r));
    const int count = r.whole(15, 120);
    const std::array<cv::Scalar, 4> inks{random_colour(r), random_colour(r), random_colour(r),
                                         random_colour(r)};
    for (int i = 0; i < count; ++i) {
        const cv::Point at(r.whole(0, canvas.cols), r.whole(0, canvas.rows));
        const cv::Size axes(r.whole(2, 24), r.whole(2, 24));
        cv::ellipse(canvas, at, axes, r.real(0, 360), 0, 360, r.pick(std::span<const cv::Scalar>(inks)),
                    r.chance(0.6) ? cv::FILLED : r.whole(1, 3), cv::LINE_AA);
    }
}

/// Pile, fur, coarse weave: strong fine contrast, often with a figure.
void carpet(cv::Mat& canvas, Random& r) {
    canvas.setTo(random_colour(r, 25, 200));
    if (r.chance(0.6))
        for (int i = r.whole(1, 6); i > 0; --i)
            cv::ellipse(canvas, cv::Point(r.whole(0, canvas.cols), r.whole(0, canvas.rows)),
                        {r.whole(10, canvas.cols), r.whole(4, canvas.rows / 2)}, r.real(0, 360), 0, 360,
                        random_colour(r), r.chance(0.4) ? cv::FILLED : r.whole(3, 40), cv::LINE_AA);
    add_grey(canvas, clouds(canvas.size(), canvas.cols / r.whole(2, 8), r.real(0.4, 2.5), r),
             cv::Scalar::all(r.real(15, 60)));
}

}  // namespace

cv::Mat draw_backdrop(cv::Size size, Random& r) {
    cv::Mat canvas(size, CV_8UC3);
    switch (r.whole(0, 10)) {
        case 0: {  // white tables: the hardest
            const double level = r.real(205, 255);
            canvas.setTo(cv::Scalar(level * r.real(0.88, 1.0), level * r.real(0.95, 1.0), level));
            break;
        }
        case 8:
            carpet(canvas, r);
            break;
        case 9:
            canvas.setTo(random_colour(r, 2, 35));
            break;  // black cloth, or too little light
        case 1:
        case 2:
            wood(canvas, r);
            break;
        case 3:
            check(canvas, r);
            break;
        case 4:
            flowers(canvas, r);
            break;
        case 5:
            canvas.setTo(cv::Scalar(r.real(20, 90), r.real(50, 140), r.real(10, 70)));
            break;  // felt
        default:
            canvas.setTo(random_colour(r));
            break;
    }
    if (r.chance(0.8))
        add_grey(canvas, clouds(size, r.whole(2, 40), r.real(0.5, 2), r), cv::Scalar::all(r.real(2, 22)));
    if (r.chance(0.25)) {  // the edge of the table
        const cv::Point2f a(static_cast<float>(r.real(0, size.width)),
                            static_cast<float>(r.real(0, size.height)));
        const double angle = r.real(0, 6.283);
        const cv::Point2f d(static_cast<float>(std::cos(angle)) * 2000.0F,
                            static_cast<float>(std::sin(angle)) * 2000.0F),
            n(-d.y, d.x);
        const std::vector<cv::Point> beyond{a - d, a + d, a + d + n, a - d + n};
        cv::fillConvexPoly(canvas, beyond, random_colour(r), cv::LINE_AA);
    }
    return canvas;
}

std::vector<std::vector<cv::Point>> draw_reaching_hand(cv::Mat& canvas, cv::Point2f tip, double scale,
                                                       Random& r) {
    std::vector<std::vector<cv::Point>> covered;
    const double tone = r.real(0.25, 1.05);
    const cv::Scalar skin(150 * tone + r.real(-10, 10), 180 * tone + r.real(-10, 10), 235 * tone);
    const double angle = r.real(0, 2 * std::numbers::pi);
    const cv::Point2f d(static_cast<float>(std::cos(angle)), static_cast<float>(std::sin(angle))),
        n(-d.y, d.x);
    const auto limb = [&](cv::Point2f a, cv::Point2f b, double wa, double wb, const cv::Scalar& ink) {
        const auto pa = static_cast<float>(wa), pb = static_cast<float>(wb);
        const std::vector<cv::Point> poly{a + n * pa, b + n * pb, b - n * pb, a - n * pa};
        cv::fillConvexPoly(canvas, poly, ink, cv::LINE_AA);
        cv::circle(canvas, a, static_cast<int>(wa), ink, cv::FILLED, cv::LINE_AA);
        covered.push_back(poly);
    };
    const double size = scale * r.real(0.8, 1.3);
    const auto step = [&](double along, double across) {
        return tip + d * static_cast<float>(along * size) + n * static_cast<float>(across * size);
    };
    limb(step(1.3, 0), step(6, r.real(-1, 1)), size * 0.28, size * 0.4,
         r.chance(0.7) ? random_colour(r) : skin);
    limb(step(0.6, 0), step(1.5, 0), size * 0.36, size * 0.27, skin);
    const int fingers = r.whole(1, 5);
    for (int i = 0; i < fingers; ++i) {
        const double across = (i - (fingers - 1) / 2.0) * 0.17;
        const cv::Scalar shade = skin * r.real(0.82, 1.05);
        limb(step(r.real(0, 0.2), across * r.real(0.8, 1.6)), step(0.75, across), size * 0.07, size * 0.09,
             shade);
    }
    return covered;
}

}  // namespace temple::datasets
