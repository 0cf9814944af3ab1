// SPDX-License-Identifier: GPL-3.0-or-later
#include "referee/interpreter/belief.hpp"

#include <algorithm>
#include <cmath>

namespace temple::referee {

namespace {

// Probability of its best card from which an earlier reading counts: under a hand a three of hearts was read
// as the 5, 7 or 4 of hearts, each with 0.25-0.39, and then with 1.0 as what it was.
constexpr double says_something = 0.5;

}  // namespace

std::optional<Reading> weigh(const table::Identity& read, const std::function<bool(table::Card)>& possible,
                             double weight) {
    std::optional<Reading> best;
    double named = 0, impossible = 0;
    for (const table::Candidate& c : read.candidates) {
        named += c.probability;
        if (!possible(c.card)) {
            impossible += c.probability;
        } else if (!best || c.probability > best->probability) {
            best = Reading{c.card, c.probability};
        }
    }
    if (!best) return std::nullopt;
    const double unnamed = std::max(0.0, 1 - named);
    const double all = named - impossible + unnamed + weight * impossible;
    best->probability = all > 0 ? best->probability / all : 0;
    return best;
}

table::Identity together(const table::Identity& now, const table::Identity& before, double weight) {
    if (now.candidates.empty()) return before;
    if (before.best() < says_something) return now;
    const auto rest = [](const table::Identity& read) {
        double named = 0;
        for (const table::Candidate& c : read.candidates) named += c.probability;
        return std::max(0.01, 1 - named);  // never sure that it is none of the others
    };
    // A card that one reading does not name has a share of what that reading left over.
    const double share_now = rest(now) / 10, share_before = rest(before) / 10;
    table::Identity both;
    double all = rest(now) * std::pow(rest(before), weight);
    const auto add = [&](table::Card card) {
        const double a = std::max(probability_of(now, card), share_now);
        const double b = std::max(probability_of(before, card), share_before);
        both.candidates.push_back({card, a * std::pow(b, weight)});
        all += both.candidates.back().probability;
    };
    for (const table::Candidate& c : now.candidates) add(c.card);
    for (const table::Candidate& c : before.candidates)
        if (probability_of(now, c.card) <= 0) add(c.card);
    for (table::Candidate& c : both.candidates) c.probability /= all;
    std::ranges::sort(both.candidates, std::ranges::greater{}, &table::Candidate::probability);
    return both;
}

double probability_of(const table::Identity& read, table::Card card) {
    const auto it = std::ranges::find(read.candidates, card, &table::Candidate::card);
    return it == read.candidates.end() ? 0 : it->probability;
}

}  // namespace temple::referee
