// SPDX-License-Identifier: GPL-3.0-or-later
// The words that rings carry: the binary Golay code [23, 12, 7], which is cyclic, so that a turned word is a
// word too. Of it those with 12 dark sectors: any two of them, however turned, differ in at least 8 of 23
// sectors.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "scanner/code_layout.hpp"

namespace temple::scanner {

/// Bit i is sector i, set = dark.
using RingWord = std::uint32_t;

/// The 56 words, of each the smallest number among its 23 turns, in ascending order.
const std::vector<RingWord>& ring_words();

/// The word with the sectors moved on by `steps` (clockwise).
RingWord turned(RingWord word, int steps);

/// How many sectors differ, over all turns of one of them the smallest.
int ring_distance(RingWord a, RingWord b);

/// How a word is written: "R" and six hexadecimal digits.
std::string ring_text(RingWord word);

}  // namespace temple::scanner
