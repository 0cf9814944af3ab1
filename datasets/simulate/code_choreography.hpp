// SPDX-License-Identifier: GPL-3.0-or-later
// A whole game of Temple Code, played by the referee's own rules and acted out.
#pragma once

#include <expected>
#include <string>

#include "datasets/simulate/choreography.hpp"

namespace temple::datasets {

/// The same choreography gives the same timeline. `length` steers when somebody wins; a solo game just stops
/// then. Error: a set-up that is no game of Temple Code.
/// @param mats player mats and a mat for the piles lie on the table
std::expected<Timeline, std::string> act_out_code(const Choreography& choreography, bool mats);

}  // namespace temple::datasets
