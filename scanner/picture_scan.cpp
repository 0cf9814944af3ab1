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
// Outlines of the same card found at other sizes are read too.
constexpr std::size_t most_outlines = 3;
constexpr double another_outline = 0.5;  // share of the best one's score
constexpr double same_outline = 0.7;     // intersection over union

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

Sighting read_both_axes(CardReader& reader, const cv::Mat& bgr, const Detection& detection) {
    Sighting sighting = reader.read(bgr, detection);
    if (long_side(detection.quad) >= unclear_axis * short_side(detection.quad)) return sighting;
    Detection other = detection;
    other.quad = next_axis(detection.quad);
    const Sighting second = reader.read(bgr, other);
    return best_card(second.reading) > best_card(sighting.reading) ? second : sighting;
}

/// One reading from several outlines of one card: each counts as much as it believes that it shows a whole
/// card, so that an outline that missed the card does not outvote one that fits, and two names for one card
/// are no name.
Sighting agreed(const std::vector<Sighting>& sightings) {
    Sighting best = sightings.front();
    for (const Sighting& s : sightings)
        if (cards_of(s.reading) > cards_of(best.reading)) best = s;
    const double most = cards_of(best.reading);
    if (most < told) return best;
    std::array<double, table::Card::count> sum{};
    double weight = 0;
    for (const Sighting& s : sightings) {
        const double w = cards_of(s.reading);
        weight += w;
        for (std::size_t i = 0; i < sum.size(); ++i) sum[i] += w * s.reading.cards[i];
    }
    for (std::size_t i = 0; i < sum.size(); ++i) best.reading.cards[i] = static_cast<float>(sum[i] / weight);
    return best;
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
    card.found = sighting.detection.score;
    card.face = back ? table::Face::down : table::Face::up;
    card.confidence = back ? std::max<double>(reading.back, sighting.detection.score) : best_card(reading);
    if (!back && card.confidence >= limits.named) card.id = card.candidates.front().card;
    return card;
}

}  // namespace

std::vector<ScannedCard> scan_picture(CardFinder& finder, CardReader& reader, const cv::Mat& bgr,
                                      const ScanLimits& limits) {
    std::vector<Detection> all;
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
    for (const Detection& detection : one_per_card(all)) {
        std::vector<Sighting> sightings{read_both_axes(reader, bgr, detection)};
        for (const Detection& other : all)
            if (other.quad != detection.quad && sightings.size() < most_outlines &&
                other.score > another_outline * detection.score &&
                overlap_ratio(other.quad, detection.quad) > same_outline)
                sightings.push_back(read_both_axes(reader, bgr, other));
        const ScannedCard card = describe(agreed(sightings), limits);
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
