// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the players' rows among face-down cards when nobody has told where the seats are.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "referee/table/place.hpp"

namespace temple::referee {

struct RowClusters {
    /// Per row the indices of its cards; rows clockwise as seen in the picture, the first nearest to straight
    /// down from the middle (DESIGN.md section 5; of two equally near ones the first clockwise).
    std::vector<std::vector<std::size_t>> rows;
    /// mm: the smallest distance between cards of two rows, and the largest step inside a row. Rows are clear
    /// when the first is larger.
    double gap_between = 0;
    double step_within = 0;
};

/// Splits cards that lie around a middle into rows: arcs of neighbours in direction, so that the steps inside
/// the rows are small and the sizes near to the number of cards that were dealt.
/// @param centres  the cards' centres, mm, y down
/// @param rows     number of players
/// @param each     cards dealt to each player
/// @return nothing if there are fewer cards than rows
std::optional<RowClusters> find_rows(const std::vector<table::Place>& centres, std::size_t rows,
                                     std::size_t each);

/// Angle in (-pi, pi] of a direction, 0 = down in the picture, growing clockwise as seen.
double clockwise_angle(table::Place direction);

/// The order of seats around the table: clockwise, the first nearest to straight down from the middle.
std::vector<std::size_t> seating_order(const std::vector<table::Place>& seat_centres);

}  // namespace temple::referee
