// SPDX-License-Identifier: GPL-3.0-or-later
// Mats of 262 x 192 mm (they fit on A4 and letter): printed fields, and two rings that tell the camera where
// the fields are.
#pragma once

#include <vector>

#include "datasets/printed/printed_object.hpp"
#include "referee/table/mat_layout.hpp"

namespace temple::datasets {

inline constexpr double mat_width = table::mat_width, mat_height = table::mat_height;

/// Where things are put on a mat, mm from its top left corner; the player sits at its lower edge.
/// combination, dealt-1, dealt-2, guess-1, guess-2, guess-3, kept.
const std::vector<PrintedPart>& player_mat_fields();
/// draw-pile, discard-pile, first-player, medallions.
const std::vector<PrintedPart>& piles_mat_fields();
/// Centres of the rings a and b on every mat, mm.
inline constexpr QPointF mat_ring_a{table::mat_ring_a.x, table::mat_ring_a.y},
    mat_ring_b{table::mat_ring_b.x, table::mat_ring_b.y};

/// @param seat 1..4
PrintedObject player_mat(int seat);
PrintedObject piles_mat();

}  // namespace temple::datasets
