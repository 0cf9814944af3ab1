// SPDX-License-Identifier: GPL-3.0-or-later
#include "datasets/measure/scan_score.hpp"

#include <algorithm>
#include <cmath>
#include <set>

#include "scanner/quad.hpp"

namespace temple::datasets {

namespace {

constexpr double found_overlap = 0.5, doubled_overlap = 0.7;
constexpr int small_group = 20;

using scanner::Quad;
using scanner::ScannedCard;

Quad around(const Quad& q) {
    const auto [x0, x1] = std::minmax({q[0].x, q[1].x, q[2].x, q[3].x});
    const auto [y0, y1] = std::minmax({q[0].y, q[1].y, q[2].y, q[3].y});
    return {cv::Point2f(x0, y0), {x1, y0}, {x1, y1}, {x0, y1}};
}

double overlap(const CardLabel& label, const Quad& quad) {
    return label.quad ? scanner::overlap_ratio(*label.quad, quad)
                      : scanner::overlap_ratio(*label.bound, around(quad));
}

struct Pair {
    double overlap;
    std::size_t label, detection;
};

std::vector<Pair> overlaps(const PictureLabel& label, const std::vector<ScannedCard>& cards) {
    std::vector<Pair> pairs;
    for (std::size_t n = 0; n < label.cards.size(); ++n)
        for (std::size_t m = 0; m < cards.size() && label.cards[n].placed(); ++m)
            if (const double v = overlap(label.cards[n], cards[m].quad); v >= found_overlap)
                pairs.push_back({v, n, m});
    std::ranges::stable_sort(pairs, [](const Pair& a, const Pair& b) { return a.overlap > b.overlap; });
    return pairs;
}

CardOutcome outcome_of(const CardLabel& label, const ScannedCard& card) {
    CardOutcome out{
        .label = label.id, .named = name_of(card), .likeliest = {}, .confidence = card.confidence};
    out.outcome = out.named.empty()             ? Outcome::unsure
                  : agrees(label.id, out.named) ? Outcome::right
                                                : Outcome::wrong;
    out.reads = card.face == table::Face::up && !card.candidates.empty();
    if (out.reads) out.likeliest = card.candidates.front().card.name();
    return out;
}

}  // namespace

std::string name_of(const ScannedCard& card) {
    if (card.face == table::Face::down) return "BACK";
    return card.id ? card.id->name() : "";
}

PictureOutcome judge(const PictureLabel& label, const std::vector<ScannedCard>& cards) {
    PictureOutcome out;
    out.detections = static_cast<int>(cards.size());
    const std::vector<Pair> pairs = overlaps(label, cards);
    std::map<std::size_t, std::size_t> of_label;
    std::set<std::size_t> used, touched;
    for (const Pair& p : pairs) {
        touched.insert(p.detection);
        if (of_label.contains(p.label) || used.contains(p.detection)) continue;
        of_label[p.label] = p.detection;
        used.insert(p.detection);
    }
    for (std::size_t n = 0; n < label.cards.size(); ++n) {
        if (!label.cards[n].placed()) continue;
        CardOutcome card{.label = label.cards[n].id, .named = {}, .likeliest = {}};
        if (const auto known = of_label.find(n); known != of_label.end())
            card = outcome_of(label.cards[n], cards[known->second]);
        for (const Pair& p : pairs)
            if (const std::string name = name_of(cards[p.detection]);
                p.label == n && !used.contains(p.detection) && !name.empty() && !agrees(card.label, name))
                card.outcome = Outcome::wrong, card.named = name;
        card.index = n;
        out.cards.push_back(card);
    }
    std::vector<std::string> unplaced;  // in the picture, but nobody said where
    for (const CardLabel& card : label.cards)
        if (!card.placed()) unplaced.push_back(card.id);
    for (std::size_t m = 0; m < cards.size(); ++m) {
        for (std::size_t other = 0; other < m; ++other)
            out.doubled += scanner::overlap_ratio(cards[m].quad, cards[other].quad) > doubled_overlap;
        if (touched.contains(m)) continue;
        const std::string name = name_of(cards[m]);
        const auto hit = std::ranges::find_if(unplaced, [&](const auto& id) { return agrees(id, name); });
        if (hit != unplaced.end())
            unplaced.erase(hit);
        else if (label.exhaustive && (name.empty() || name == "BACK"))
            ++out.extra_unnamed;
        else if (label.exhaustive)
            out.extra.push_back(name);
    }
    return out;
}

std::array<double, 4> mean_of_groups(const std::map<std::string, Tally>& groups) {
    std::vector<Tally> large;
    Tally pooled;
    for (const auto& [name, tally] : groups)
        if (tally.cards() >= small_group)
            large.push_back(tally);
        else
            pooled.add(tally);
    if (pooled.cards() > 0) large.push_back(pooled);
    std::array<double, 4> mean{};
    for (const Tally& tally : large)
        for (std::size_t i = 0; i < 4; ++i)
            mean[i] += tally.share(static_cast<Outcome>(i)) / static_cast<double>(large.size());
    return mean;
}

void Reliability::add(double confidence, bool right) {
    const double place = std::clamp(confidence, 0.0, 0.999999) * static_cast<double>(bins);
    Bin& bin = curve_[static_cast<std::size_t>(place)];
    ++bin.readings;
    bin.right += right;
    bin.confidence += confidence;
}

double Reliability::error() const {
    double off = 0, all = 0;
    for (const Bin& bin : curve_) {
        off += std::abs(bin.confidence - bin.right);
        all += bin.readings;
    }
    return all > 0 ? off / all : 0;
}

}  // namespace temple::datasets
