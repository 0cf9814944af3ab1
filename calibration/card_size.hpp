// SPDX-License-Identifier: GPL-3.0-or-later
// The two sizes that playing cards come in.
#pragma once

#include <array>

namespace temple::calibration {

/// Width and height of an upright card, mm.
struct CardSize {
    double width = 0;
    double height = 0;
    friend constexpr bool operator==(const CardSize&, const CardSize&) = default;
};

inline constexpr CardSize poker_size{63, 88};
inline constexpr CardSize bridge_size{57, 88};
inline constexpr std::array<CardSize, 2> card_sizes{poker_size, bridge_size};

}  // namespace temple::calibration
