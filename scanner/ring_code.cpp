// SPDX-License-Identifier: GPL-3.0-or-later
#include "scanner/ring_code.hpp"

#include <algorithm>
#include <bit>
#include <cstdio>
#include <set>

namespace temple::scanner {

namespace {

constexpr int sectors = code_layout::ring_sectors;
constexpr RingWord all = (1u << sectors) - 1;
// x^11 + x^9 + x^7 + x^6 + x^5 + x + 1 divides x^23 - 1 over GF(2).
constexpr RingWord generator = 0xAE3;
constexpr int dimension = 12;
constexpr int dark_sectors = 12;

RingWord multiple(RingWord message) {
    RingWord word = 0;
    for (int i = 0; i < dimension; ++i)
        if (message >> i & 1u) word ^= generator << i;
    return word;
}

RingWord smallest_turn(RingWord word) {
    RingWord least = word;
    for (int i = 1; i < sectors; ++i) least = std::min(least, turned(word, i));
    return least;
}

std::vector<RingWord> find_words() {
    std::set<RingWord> found;
    for (RingWord message = 0; message < 1u << dimension; ++message) {
        const RingWord word = multiple(message);
        if (std::popcount(word) == dark_sectors) found.insert(smallest_turn(word));
    }
    return {found.begin(), found.end()};
}

}  // namespace

RingWord turned(RingWord word, int steps) {
    const int n = ((steps % sectors) + sectors) % sectors;
    return (word << n | word >> (sectors - n)) & all;
}

const std::vector<RingWord>& ring_words() {
    static const std::vector<RingWord> words = find_words();
    return words;
}

int ring_distance(RingWord a, RingWord b) {
    int least = sectors;
    for (int i = 0; i < sectors; ++i) least = std::min(least, std::popcount(a ^ turned(b, i)));
    return least;
}

std::string ring_text(RingWord word) {
    char text[8];
    std::snprintf(text, sizeof text, "R%06X", static_cast<unsigned>(word & all));
    return text;
}

}  // namespace temple::scanner
