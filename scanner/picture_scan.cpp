// SPDX-License-Identifier: GPL-3.0-or-later
#include "scanner/picture_scan.hpp"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

#include "scanner/quad.hpp"

namespace temple::scanner {

namespace {

// px of the longer side in the finder's input. The finder knows cards of 16-160 px: together the sizes cover
// cards from 2 % to all of the picture.
constexpr std::array<int, 4> working_sides{192, 384, 640, 1024};
constexpr double best_height = 55;     // px in the finder's input: well trained, well resolved
constexpr double height_spread = 0.9;  // of ln height: how fast trust falls to both sides
constexpr double unclear_axis = 1.2;   // sides' ratio below which the long axis may be the short one
constexpr double told = 0.01;          // probability of a candidate that is listed
constexpr double back_sure = 0.5;

double height_trust(const Quad& quad, double scale) {
    const double off = std::log(std::max(1.0, long_side(quad) * scale) / best_height) / height_spread;
    return std::exp(-0.5 * off * off);
}

Quad next_axis(const Quad& quad) {
    return {quad[1], quad[2], quad[3], quad[0]};
}

double cards_of(const Reading& reading) {
    return 1.0 - reading.back - reading.none;
}

float best_card(const Reading& reading) {
    return *std::max_element(reading.cards.begin(), reading.cards.end());
}

/// Clockwise as seen in the picture, whatever the order was.
Quad clockwise(const Quad& quad) {
    const cv::Point2f a = quad[1] - quad[0], b = quad[2] - quad[1];
    return a.cross(b) >= 0 ? quad : Quad{quad[0], quad[3], quad[2], quad[1]};
}

ScannedCard describe(const Sighting& sighting, const ScanLimits& limits) {
    ScannedCard card;
    const Reading& reading = sighting.reading;
    card.quad = reading.upside_down ? turned_around(sighting.detection.quad) : sighting.detection.quad;
    for (std::size_t i = 0; i < reading.cards.size(); ++i)
        if (reading.cards[i] >= told)
            card.candidates.push_back({table::Card(static_cast<int>(i)), reading.cards[i]});
    std::stable_sort(card.candidates.begin(), card.candidates.end(),
                     [](const auto& a, const auto& b) { return a.probability > b.probability; });
    if (card.candidates.size() > 8) card.candidates.resize(8);
    const bool back = reading.back > back_sure ||
                      (sighting.detection.face == table::Face::down && cards_of(reading) < back_sure);
    card.face = back ? table::Face::down : table::Face::up;
    card.confidence = back ? std::max<double>(reading.back, sighting.detection.score) : best_card(reading);
    if (!back && card.confidence >= limits.named) card.id = card.candidates.front().card;
    return card;
}

}  // namespace

std::vector<ScannedCard> scan_picture(CardFinder& finder, CardReader& reader, const cv::Mat& bgr,
                                      const ScanLimits& limits) {
    std::vector<Detection> all;
    std::vector<double> scores;
    const int longer = std::max(bgr.cols, bgr.rows);
    for (int side : working_sides) {
        const double scale = static_cast<double>(side) / longer;
        if (scale > 2) break;
        for (Detection d : finder.find(bgr, cvRound(bgr.cols * scale))) {
            d.score *= 0.5 + 0.5 * height_trust(d.quad, scale);
            all.push_back(d);
        }
    }
    std::vector<ScannedCard> cards;
    for (const Detection& detection : one_per_card(std::move(all))) {
        Sighting sighting = reader.read(bgr, detection);
        if (long_side(detection.quad) < unclear_axis * short_side(detection.quad)) {
            Detection other = detection;
            other.quad = next_axis(detection.quad);
            const Sighting second = reader.read(bgr, other);
            if (best_card(second.reading) > best_card(sighting.reading)) sighting = second;
        }
        const ScannedCard card = describe(sighting, limits);
        if (card.id || detection.score >= limits.found) cards.push_back(card);
    }
    return cards;
}

ScannedCard read_at(CardReader& reader, const cv::Mat& bgr, const Quad& quad, const ScanLimits& limits) {
    const Detection one{clockwise(quad), table::Face::up, 0},
        two{next_axis(clockwise(quad)), table::Face::up, 0};
    const Sighting a = reader.read(bgr, one), b = reader.read(bgr, two);
    return describe(
        std::max(best_card(a.reading), a.reading.back) >= std::max(best_card(b.reading), b.reading.back) ? a
                                                                                                         : b,
        limits);
}

}  // namespace temple::scanner
