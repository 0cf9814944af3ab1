// SPDX-License-Identifier: GPL-3.0-or-later
#include "datasets/cards/pip_layout.hpp"

#include <string_view>

namespace temple::datasets {

namespace {

void column(std::vector<Pip>& pips, double x, int count) {
    for (int i = 0; i < count; ++i) {
        const double y = count == 1 ? 0.5 : static_cast<double>(i) / (count - 1);
        pips.push_back({x, y, y > 0.5});
    }
}

}  // namespace

std::vector<Pip> pip_layout(int value, double middle) {
    std::vector<Pip> pips;
    const int side = value >= 9 ? 4 : value >= 6 ? 3 : value >= 4 ? 2 : 0;
    if (side > 0) {
        column(pips, 0, side);
        column(pips, 1, side);
    }
    switch (value) {
        case 1:
        case 5:
            column(pips, 0.5, 1);
            break;
        case 2:
            column(pips, 0.5, 2);
            break;
        case 3:
            column(pips, 0.5, 3);
            break;
        case 9:
            pips.push_back({0.5, 0.5 - middle / 3, false});
            break;
        case 7:
            pips.push_back({0.5, 0.25 + middle / 4, false});
            break;
        case 8:
            pips.push_back({0.5, 0.25, false});
            pips.push_back({0.5, 0.75, true});
            break;
        case 10:
            pips.push_back({0.5, 1.0 / 6 + middle / 12, false});
            pips.push_back({0.5, 5.0 / 6 - middle / 12, true});
            break;
        default:
            break;
    }
    return pips;
}

}  // namespace temple::datasets
