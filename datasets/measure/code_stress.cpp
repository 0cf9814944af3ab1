// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

#include "datasets/measure/code_bench.hpp"
#include "datasets/measure/code_things.hpp"
#include "datasets/printed/known_codes.hpp"
#include "datasets/render/backdrop.hpp"
#include "datasets/render/card_drawing.hpp"

namespace temple::datasets {

namespace {

constexpr int side = 230;  // px of a picture
constexpr int backdrop_count = 40;
constexpr std::size_t mistakes_kept = 20;

/// Where a thing lies in the picture: turned, tilted about any axis, in weak perspective.
Corners placed(cv::Size2d size, Random& random) {
    const double scale = random.real(0.5, 2.0), turn = random.real(0, 2 * CV_PI),
                 axis = random.real(0, 2 * CV_PI), squeeze = std::cos(random.real(0, CV_PI / 3)),
                 depth = random.real(0, 0.0008);
    const cv::Point2d middle(side / 2.0 + random.real(-15, 15), side / 2.0 + random.real(-15, 15));
    const std::array<cv::Point2d, 4> signs{cv::Point2d(-1, -1), {1, -1}, {1, 1}, {-1, 1}};
    Corners out;
    for (std::size_t i = 0; i < 4; ++i) {
        const cv::Point2d p(signs[i].x * size.width / 2, signs[i].y * size.height / 2);
        const cv::Point2d q(std::cos(turn) * p.x - std::sin(turn) * p.y,
                            std::sin(turn) * p.x + std::cos(turn) * p.y);
        const cv::Point2d u(std::cos(axis), std::sin(axis)), v(-u.y, u.x);
        const cv::Point2d r = u * q.dot(u) + v * (q.dot(v) * squeeze);
        out[i] = middle + r * (scale / (1 + depth * q.dot(v)));
    }
    return out;
}

void spoil(cv::Mat& bgr, Random& random, cv::RNG& noise) {
    if (random.chance(0.25)) {  // a finger, another card
        const cv::Point at(random.whole(0, side), random.whole(0, side));
        cv::circle(bgr, at, random.whole(5, 45), cv::Scalar::all(random.whole(0, 255)), cv::FILLED,
                   cv::LINE_AA);
    }
    cv::GaussianBlur(bgr, bgr, {}, random.real(0.3, 2.5));
    const double contrast = random.real(0.15, 1);
    cv::Mat grain(bgr.size(), CV_16SC3), wide;
    noise.fill(grain, cv::RNG::NORMAL, 0, random.real(0, 15));
    bgr.convertTo(wide, CV_16S, contrast, random.real(0, 255 * (1 - contrast)));
    wide += grain;
    wide.convertTo(bgr, CV_8U);
}

}  // namespace

CodeStress stress_codes(long readings, std::uint64_t seed) {
    const scanner::CodeReader reader(known_codes({default_deck()}));
    Random random(seed);
    cv::RNG noise(seed + 1);
    std::vector<cv::Mat> backdrops;
    for (int i = 0; i < backdrop_count; ++i) backdrops.push_back(draw_backdrop({side, side}, random));
    CodeStress sum;
    for (; sum.readings < readings; ++sum.readings) {
        const CodeThings& all = code_things();
        const CodeThing& thing = random.chance(0.7)
                                     ? all.cards[random.index(all.cards.size())][random.index(2)]
                                     : all.tokens[random.index(all.tokens.size())];
        cv::Mat bgr = backdrops[random.index(backdrops.size())].clone();
        draw_card(bgr, thing.art, placed(thing.size, random));
        spoil(bgr, random, noise);
        for (const auto& reading : reader.read(scanner::code_grey(bgr))) {
            if (reading.code.object.empty()) continue;
            const bool right = reading.code.object == thing.object && reading.code.family == thing.family;
            ++(right ? sum.right : sum.wrong);
            if (!right && sum.mistakes.size() < mistakes_kept)
                sum.mistakes.push_back(thing.object + " as " + reading.code.object);
        }
    }
    return sum;
}

}  // namespace temple::datasets
