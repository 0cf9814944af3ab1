// SPDX-License-Identifier: GPL-3.0-or-later
#include "datasets/measure/photo_bench.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <numbers>
#include <opencv2/imgproc.hpp>

#include "scanner/picture_file.hpp"
#include "scanner/picture_scan.hpp"
#include "scanner/quad.hpp"
#include "scanner/rectify.hpp"

namespace temple::datasets {

namespace {

using scanner::Quad;
using scanner::ScannedCard;

constexpr double card_shape = 0.7;  // width to height of a card between bridge and poker size

/// "40-60", "200 and more"; padded, so that they sort as numbers do.
std::string range_of(double value, std::initializer_list<int> limits) {
    const auto padded = [](int x) {
        const std::string text = std::to_string(x);
        return std::string(4 - std::min<std::size_t>(4, text.size()), ' ') + text;
    };
    int below = 0;
    for (const int limit : limits) {
        if (value < limit) return padded(below) + " -" + padded(limit);
        below = limit;
    }
    return padded(below) + " and more";
}

/// Clockwise, beginning with a short side.
Quad in_order(Quad q) {
    if ((q[1] - q[0]).cross(q[2] - q[1]) < 0) std::swap(q[1], q[3]);
    return scanner::short_side(q) <= scanner::long_side(q) ? q : Quad{q[1], q[2], q[3], q[0]};
}

/// From the outline's shape alone: seen along a side or an end it gets shorter by the cosine.
double tilt_of(const Quad& quad) {
    const double shape = scanner::short_side(quad) / std::max(1.0, scanner::long_side(quad)) / card_shape;
    return std::acos(std::min(1.0, std::min(shape, 1 / std::max(1e-6, shape)))) * 180 / std::numbers::pi;
}

void sort_in(PhotoBench& bench, const CardOutcome& card, const Quad& labelled, const cv::Mat& bgr,
             float scale) {
    const Quad quad = in_order(labelled);
    bench.by_height[range_of(scanner::long_side(quad), {40, 60, 80, 120, 200, 400})].add(card.outcome);
    bench.by_tilt[range_of(tilt_of(quad), {15, 30, 45})].add(card.outcome);
    Quad here = quad;
    for (cv::Point2f& p : here) p *= scale;
    cv::Mat grey, laplacian;
    cv::cvtColor(scanner::rectify(bgr, here), grey, cv::COLOR_BGR2GRAY);
    cv::Laplacian(grey, laplacian, CV_32F);
    cv::Scalar mean, deviation;
    cv::meanStdDev(laplacian, mean, deviation);
    bench.by_sharpness[range_of(deviation[0], {10, 20, 40})].add(card.outcome);
    bench.by_light[range_of(cv::mean(grey)[0], {70, 110, 150, 190})].add(card.outcome);
}

std::vector<ScannedCard> look(const PictureLabel& label, const scanner::Picture& picture,
                              scanner::CardFinder& finder, scanner::CardReader& reader, bool given_outlines) {
    const auto scale = static_cast<float>(picture.scale);
    std::vector<ScannedCard> cards;
    if (given_outlines) {
        for (const CardLabel& card : label.cards) {
            if (!card.quad) continue;
            Quad quad = *card.quad;
            for (cv::Point2f& p : quad) p *= scale;
            cards.push_back(scanner::read_at(reader, picture.bgr, quad));
        }
    } else {
        cards = scanner::scan_picture(finder, reader, picture.bgr);
    }
    for (ScannedCard& card : cards)
        for (cv::Point2f& p : card.quad) p /= scale;
    return cards;
}

void count(PhotoBench& bench, const PictureLabel& label, const PictureOutcome& outcome,
           const scanner::Picture* picture) {
    Tally& source = bench.by_source[label.source];
    for (const CardOutcome& card : outcome.cards) {
        source.add(card.outcome);
        if (card.outcome == Outcome::wrong) ++bench.confusion[{card.label, card.named}];
        if (card.reads && !card.label.ends_with("?"))
            bench.reliability.add(card.confidence, card.likeliest == card.label);
        if (picture && label.cards[card.index].quad)
            sort_in(bench, card, *label.cards[card.index].quad, picture->bgr,
                    static_cast<float>(picture->scale));
    }
    bench.detections += outcome.detections;
    bench.extra += static_cast<int>(outcome.extra.size());
    bench.extra_unnamed += outcome.extra_unnamed;
    bench.doubled += outcome.doubled;
    ++bench.pictures;
}

}  // namespace

std::expected<PhotoBench, std::string> bench_photos(const std::string& folder, scanner::CardFinder& finder,
                                                    scanner::CardReader& reader,
                                                    const PhotoBenchSetup& setup) {
    auto labels = read_picture_labels(folder + "/labels.jsonl");
    if (!labels) return std::unexpected(labels.error());
    PhotoBench bench;
    for (std::size_t i = 0; i < labels->size(); i += static_cast<std::size_t>(std::max(1, setup.every))) {
        PictureLabel& label = (*labels)[i];
        if (setup.given_outlines) std::erase_if(label.cards, [](const CardLabel& c) { return !c.quad; });
        const auto picture = scanner::read_picture(folder + "/" + label.image);
        std::vector<ScannedCard> cards;
        if (picture) {
            const auto start = std::chrono::steady_clock::now();
            cards = look(label, *picture, finder, reader, setup.given_outlines);
            const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - start;
            bench.ms.push_back(took.count());
        }
        count(bench, label, judge(label, cards), picture ? &*picture : nullptr);
    }
    return bench;
}

}  // namespace temple::datasets
