// SPDX-License-Identifier: GPL-3.0-or-later
#include "datasets/simulate/timeline.hpp"

#include <cmath>
#include <numbers>

namespace temple::datasets {

bool lies_flat(const CardState& state) {
    const double off = std::abs(std::remainder(state.roll, std::numbers::pi));
    return state.centre[2] <= table_height_mm && std::abs(state.pitch) < 0.02 && off < 0.02;
}

bool shows_face(const CardState& state) {
    return std::cos(state.roll) * std::cos(state.pitch) > 0;
}

}  // namespace temple::datasets
