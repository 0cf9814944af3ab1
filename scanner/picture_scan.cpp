// SPDX-License-Identifier: GPL-3.0-or-later
#include "scanner/picture_scan.hpp"

#include <algorithm>
#include <cmath>

#include "scanner/picture_candidates.hpp"
#include "scanner/quad.hpp"

namespace temple::scanner {

namespace {

// What a candidate is worth against others on its place. Chosen on 190 labelled photographs together with the
// limits; the result is flat around these values.
constexpr double reading_worth = 2, back_worth = 1.6, support_worth = 0.5, score_worth = 0.5,
                 outline_worth = 0.2;

// Two candidates are one card if they share this much, or if their centres are this near (share of the short
// side), or if one lies in the other and is clearly smaller.
constexpr double same_card_overlap = 0.55;
constexpr double same_card_distance = 0.2;
constexpr double inside = 0.85;
constexpr double smaller = 0.7;

constexpr double same_outline = 0.9;  // outlines so alike are read together
constexpr double other_weight = 0.4;  // of an outline beside the best one
constexpr double told = 0.01;         // probability of a candidate name that is listed
constexpr double back_sure = 0.5;
constexpr double score_share = 0.8;  // one size alone counts less than all of them
constexpr double doubted = 0.3;      // the finder's agreement below which a name needs more
// px, long side. Of 204 smaller outlines without a name on 141 photographs none was a card: patterns, print.
constexpr double least_unnamed = 30;
constexpr double named_doubted = 0.99;  // printed notes and other games were named with up to 0.98
// Ornate aces, courts, boxes and cards of other games are taken for jokers more often than jokers are dealt.
constexpr double named_joker = 0.98;

constexpr double whole_reads = 0.5;   // an outline that reads this well may be the whole of its parts
constexpr double whole_bonus = 0.02;  // so that it wins over a part that reads equally well

// The finder tells faces from backs by other means than the reader: its word multiplies the odds by this
// much.
constexpr double face_odds = 8;
constexpr double face_known = 0.3;  // the finder's score from which it has a word

/// The reading with what the finder says about the face.
Reading weighed(const Sighting& sighting) {
    Reading out = sighting.reading;
    if (sighting.detection.score < face_known) return out;
    const double odds = sighting.detection.face == table::Face::down ? face_odds : 1 / face_odds;
    const double sum = any_card(out) + out.back * odds + out.none;
    const auto share = static_cast<float>(1 / sum);
    for (float& p : out.cards) p *= share;
    out.back *= static_cast<float>(odds) * share;
    out.none *= share;
    return out;
}

std::size_t likeliest(const Reading& reading) {
    return static_cast<std::size_t>(std::ranges::max_element(reading.cards) - reading.cards.begin());
}

double worth(const Candidate& c) {
    const Reading& r = c.sighting.reading;
    const double reads = std::max<double>(best_card(r), c.part_reads > 0 ? c.part_reads + whole_bonus : 0);
    return std::max<double>(reading_worth * reads, back_worth * r.back) + support_worth * c.support +
           score_worth * c.sighting.detection.score + (c.outlined ? outline_worth : 0);
}

const Quad& quad_of(const Candidate& c) {
    return c.sighting.detection.quad;
}

bool same_card(const Quad& a, const Quad& kept) {
    if (cv::norm(centre_of(a) - centre_of(kept)) < same_card_distance * short_side(kept)) return true;
    const double both = overlap_area(a, kept), one = area_of(a), two = area_of(kept);
    const double less = std::min(one, two), more = std::max(one, two);
    return both > same_card_overlap * (one + two - both) || (both > inside * less && less < smaller * more);
}

/// A part of a card often reads as well as the whole card. Where an outline that stands out holds a part that
/// says the same, what speaks for the part speaks for the whole.
void credit_wholes(std::vector<Candidate>& all) {
    const std::vector<Candidate> parts = all;
    for (Candidate& whole : all) {
        if (!whole.outlined || best_card(whole.sighting.reading) < whole_reads) continue;
        const std::size_t name = likeliest(whole.sighting.reading);
        for (const Candidate& part : parts) {
            const double area = area_of(quad_of(part));
            if (area >= area_of(quad_of(whole)) || likeliest(part.sighting.reading) != name ||
                overlap_area(quad_of(part), quad_of(whole)) < inside * area)
                continue;
            double& score = whole.sighting.detection.score;
            whole.part_reads = std::max<double>(whole.part_reads, best_card(part.sighting.reading));
            whole.support = std::max(whole.support, part.support);
            score = std::max(score, part.sighting.detection.score);
        }
    }
}

/// The best candidate of each card.
std::vector<const Candidate*> one_each(const std::vector<Candidate>& all) {
    std::vector<const Candidate*> order, kept;
    for (const Candidate& c : all) order.push_back(&c);
    std::ranges::stable_sort(order, [](const auto* a, const auto* b) { return worth(*a) > worth(*b); });
    for (const Candidate* c : order)
        if (std::ranges::none_of(kept, [&](const auto* k) { return same_card(quad_of(*c), quad_of(*k)); }))
            kept.push_back(c);
    return kept;
}

/// The reading together with those of almost the same outline, so that two names for one card are no name. An
/// outline that stands out is exact: others beside it only blur it.
Sighting agreed(const Candidate& best, const std::vector<Candidate>& all) {
    std::array<double, table::Card::count> sum{};
    double weight = 0;
    for (const Candidate& c : all) {
        const bool own = &c == &best;
        if (!own && (best.outlined && !c.outlined)) continue;
        if (!own && overlap_ratio(quad_of(c), quad_of(best)) <= same_outline) continue;
        const double w = any_card(c.sighting.reading) * (own ? 1 : other_weight);
        weight += w;
        for (std::size_t i = 0; i < sum.size(); ++i) sum[i] += w * c.sighting.reading.cards[i];
    }
    Sighting out = best.sighting;
    if (weight < told) return out;
    for (std::size_t i = 0; i < sum.size(); ++i) out.reading.cards[i] = static_cast<float>(sum[i] / weight);
    return out;
}

/// Clockwise as seen in the picture, whatever the order was.
Quad clockwise(const Quad& quad) {
    const cv::Point2f a = quad[1] - quad[0], b = quad[2] - quad[1];
    return a.cross(b) >= 0 ? quad : Quad{quad[0], quad[3], quad[2], quad[1]};
}

bool lies_face_down(const Sighting& sighting) {
    return sighting.reading.back > back_sure ||
           (sighting.detection.face == table::Face::down && any_card(sighting.reading) < back_sure);
}

/// @param needed confidence from which the card is named
ScannedCard describe(const Sighting& sighting, bool back, double needed) {
    ScannedCard card;
    const Reading& reading = sighting.reading;
    card.quad = reading.upside_down ? turned_around(sighting.detection.quad) : sighting.detection.quad;
    for (std::size_t i = 0; i < reading.cards.size(); ++i)
        if (reading.cards[i] >= told)
            card.candidates.push_back({table::Card(static_cast<int>(i)), reading.cards[i]});
    std::stable_sort(card.candidates.begin(), card.candidates.end(),
                     [](const auto& a, const auto& b) { return a.probability > b.probability; });
    if (card.candidates.size() > 8) card.candidates.resize(8);
    card.face = back ? table::Face::down : table::Face::up;
    card.confidence = back ? std::max<double>(reading.back, sighting.detection.score) : best_card(reading);
    if (back || card.candidates.empty()) return card;
    const table::Card likeliest = card.candidates.front().card;
    if (card.confidence >= (likeliest.is_joker() ? std::max(needed, named_joker) : needed))
        card.id = likeliest;
    return card;
}

}  // namespace

std::vector<ScannedCard> scan_picture(CardFinder& finder, CardReader& reader, const cv::Mat& bgr,
                                      const ScanLimits& limits) {
    std::vector<Candidate> all = gather_candidates(finder, reader, bgr);
    for (Candidate& c : all) c.sighting.reading = weighed(c.sighting);
    credit_wholes(all);
    std::vector<ScannedCard> cards;
    for (const Candidate* candidate : one_each(all)) {
        const Reading& reading = candidate->sighting.reading;
        const double found = std::max(candidate->support, score_share * candidate->sighting.detection.score);
        double needed = found < doubted ? std::max(limits.named, named_doubted) : limits.named;
        if (any_card(reading) < back_sure) needed = 2;
        const bool back = lies_face_down(candidate->sighting);
        ScannedCard card = describe(agreed(*candidate, all), back, needed);
        card.found = found;
        const bool large = long_side(card.quad) >= least_unnamed;
        if (card.id || (large && found >= (back ? limits.back : limits.found))) cards.push_back(card);
    }
    return cards;
}

ScannedCard read_at(CardReader& reader, const cv::Mat& bgr, const Quad& quad, const ScanLimits& limits) {
    const Quad right_way = clockwise(quad);
    const Sighting a = reader.read(bgr, {right_way, table::Face::up, 0}),
                   b = reader.read(
                       bgr, {{right_way[1], right_way[2], right_way[3], right_way[0]}, table::Face::up, 0});
    const auto sure = [](const Sighting& s) {
        return std::max<double>(best_card(s.reading), s.reading.back);
    };
    const Sighting& best = sure(a) >= sure(b) ? a : b;
    return describe(best, lies_face_down(best), limits.named);
}

}  // namespace temple::scanner
