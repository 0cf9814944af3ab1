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

/// The signs of a number card. @param value 1..10. @param middle where odd signs of the middle column stand:
/// 0 = the international pattern, up to 1 = moved half a row, as some decks have it.
std::vector<Pip> pip_layout(int value, double middle = 0);

}  // namespace temple::datasets
