// SPDX-License-Identifier: GPL-3.0-or-later
// A player mat as it lies before its player: size and the two rings that tell where it is. mm from its top
// left corner; the player sits at its lower edge.
#pragma once

#include "referee/table/place.hpp"

namespace temple::table {

inline constexpr double mat_width = 262, mat_height = 192;
inline constexpr Place mat_ring_a{20, 22}, mat_ring_b{238, 170};

}  // namespace temple::table
