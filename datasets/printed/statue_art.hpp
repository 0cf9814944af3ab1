// SPDX-License-Identifier: GPL-3.0-or-later
// The seven statues of Temple Code.
#pragma once

#include <QString>
#include <span>

#include "datasets/printed/shape_art.hpp"

namespace temple::datasets {

/// @param letter one of table::CodeCard::statues. 100 x 120, on a plinth; told apart by shape alone.
std::span<const Shape> statue_shapes(char letter);

/// "Great Wave", "Tiki", "Cthulhu", "Axolotl", "Narwhal", "Emperor Penguin", "Kraken".
QString statue_name(char letter);

}  // namespace temple::datasets
