// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace temple::datasets {

/// One sign in the field of a number card: place as shares of the field (0..1, y down), and whether it stands
/// on its head.
struct Pip {
    double x = 0, y = 0;
    bool turned = false;
};

/// The signs of a number card in the international pattern. @param value 1..10.
std::vector<Pip> pip_layout(int value);

}  // namespace temple::datasets
