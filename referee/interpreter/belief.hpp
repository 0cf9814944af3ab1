// SPDX-License-Identifier: GPL-3.0-or-later
// The rules as second witness: what the camera read of a card, weighed with what can still turn up.
#pragma once

#include <functional>
#include <optional>

#include "referee/table/table_change.hpp"

namespace temple::referee {

struct Reading {
    table::Card card;
    double probability = 0;
};

/// The most probable card that can be, with its probability after the impossible ones are taken out.
///
/// Belief in something impossible is doubt in the whole reading, so it is not simply given to the possible
/// cards: p = p_best / (possible + unnamed + weight * impossible).
/// @param possible  which cards can be
/// @param weight    0..1: 1 = impossible readings count as full doubt, 0 = they are ignored
/// @return nothing if no possible card was read
std::optional<Reading> weigh(const table::Identity& read, const std::function<bool(table::Card)>& possible,
                             double weight = 0.5);

/// Two readings of one card at two places: p = p_now * p_before^weight, scaled to what both together leave to
/// "something else". Below 1 because the same reader made both.
table::Identity together(const table::Identity& now, const table::Identity& before, double weight = 0.5);

/// The probability that the camera gave to one card; 0 if it is not among the candidates.
double probability_of(const table::Identity& read, table::Card card);

}  // namespace temple::referee
