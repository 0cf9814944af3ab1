// SPDX-License-Identifier: GPL-3.0-or-later
#include "referee/interpreter/belief.hpp"

#include <algorithm>

namespace temple::referee {

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

double probability_of(const table::Identity& read, table::Card card) {
    const auto it = std::ranges::find(read.candidates, card, &table::Candidate::card);
    return it == read.candidates.end() ? 0 : it->probability;
}

}  // namespace temple::referee
