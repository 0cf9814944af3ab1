// SPDX-License-Identifier: GPL-3.0-or-later
#include "scanner/picture_candidates.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "scanner/edge_snap.hpp"
#include "scanner/outline_finder.hpp"
#include "scanner/quad.hpp"

namespace temple::scanner {

namespace {

// px of the longer side in the finder's input. The finder knows cards of 16-200 px: together the sizes cover
// cards from 2 % to all of the picture.
constexpr std::array<int, 4> working_sides{192, 384, 640, 1024};
constexpr double most_enlarged = 2;
constexpr double best_height = 60;     // px in the finder's input: well trained, well resolved
constexpr double height_spread = 0.8;  // of ln height: how fast trust falls to both sides
constexpr double least_trust = 0.1;    // sizes at which a card is out of range say nothing about it
constexpr double unclear_axis = 1.2;   // sides' ratio below which the long axis may be the short one
constexpr double same_place = 0.6;     // intersection over union
constexpr double same_outline = 0.93;  // so alike that reading again says nothing new

/// What the finder says at one size.
struct Size {
    double scale;
    std::vector<Detection> found;
};

double trust(const Quad& quad, double scale) {
    const double off = std::log(std::max(1.0, long_side(quad) * scale) / best_height) / height_spread;
    return std::exp(-0.5 * off * off);
}

double support_of(const Quad& quad, const std::vector<Size>& sizes) {
    double sum = 0, weight = 0;
    for (const Size& size : sizes) {
        const double w = trust(quad, size.scale);
        if (w < least_trust) continue;
        double best = 0;
        for (const Detection& d : size.found)
            if (d.score > best && overlap_ratio(d.quad, quad) > same_place) best = d.score;
        sum += w * best;
        weight += w;
    }
    return weight > 0 ? sum / weight : 0;
}

/// Of outlines that are almost the same the one that comes first stays.
void add(std::vector<Candidate>& all, const Detection& detection, bool outlined) {
    for (Candidate& known : all)
        if (overlap_ratio(known.sighting.detection.quad, detection.quad) > same_outline) {
            known.outlined = known.outlined || outlined;
            return;
        }
    Candidate candidate;
    candidate.sighting.detection = detection;
    candidate.own = detection.score;
    candidate.outlined = outlined;
    all.push_back(candidate);
}

Quad next_axis(const Quad& quad) {
    return {quad[1], quad[2], quad[3], quad[0]};
}

}  // namespace

double any_card(const Reading& reading) {
    return 1.0 - reading.back - reading.none;
}

double best_card(const Reading& reading) {
    return *std::max_element(reading.cards.begin(), reading.cards.end());
}

Sighting read_likely_axes(CardReader& reader, const cv::Mat& bgr, const Detection& detection) {
    Sighting sighting = reader.read(bgr, detection);
    if (long_side(detection.quad) >= unclear_axis * short_side(detection.quad)) return sighting;
    Detection other = detection;
    other.quad = next_axis(detection.quad);
    const Sighting second = reader.read(bgr, other);
    return best_card(second.reading) > best_card(sighting.reading) ? second : sighting;
}

std::vector<Candidate> gather_candidates(CardFinder& finder, CardReader& reader, const cv::Mat& bgr) {
    std::vector<Size> sizes;
    const int longer = std::max(bgr.cols, bgr.rows);
    for (const int side : working_sides) {
        const double scale = static_cast<double>(side) / longer;
        if (scale > most_enlarged) break;
        sizes.push_back({scale, finder.find(bgr, cvRound(bgr.cols * scale))});
    }
    std::vector<Candidate> all;
    for (const Quad& quad : find_outlines(bgr))
        add(all, {snap_to_edges(bgr, quad, {.reach = 0.04, .spread = 0.02}), table::Face::up, 0}, true);
    std::vector<Detection> marked;
    for (const Size& size : sizes)
        for (Detection d : size.found) {
            d.score *= 0.5 + 0.5 * trust(d.quad, size.scale);
            marked.push_back(d);
        }
    std::ranges::stable_sort(marked,
                             [](const Detection& a, const Detection& b) { return a.score > b.score; });
    for (const Detection& d : marked) add(all, d, false);
    for (Candidate& c : all) {
        c.support = support_of(c.sighting.detection.quad, sizes);
        const Detection* nearest = nullptr;
        for (const Detection& d : marked)
            if ((!nearest || d.score > nearest->score) &&
                overlap_ratio(d.quad, c.sighting.detection.quad) > same_place)
                nearest = &d;
        if (nearest) c.sighting.detection.score = nearest->score, c.sighting.detection.face = nearest->face;
        c.sighting = read_likely_axes(reader, bgr, c.sighting.detection);
    }
    return all;
}

}  // namespace temple::scanner
