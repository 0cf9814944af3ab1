// SPDX-License-Identifier: GPL-3.0-or-later
#include "datasets/printed/ring_objects.hpp"

#include <algorithm>
#include <array>

namespace temple::datasets {

namespace {

constexpr std::array objects{RingObject{"token:first-player", 0},  //
                             RingObject{"token:medallion", 1},    RingObject{"token:statue-W", 2},
                             RingObject{"token:statue-T", 3},     RingObject{"token:statue-C", 4},
                             RingObject{"token:statue-A", 5},     RingObject{"token:statue-N", 6},
                             RingObject{"token:statue-P", 7},     RingObject{"token:statue-K", 8},
                             RingObject{"token:key", 9},          RingObject{"token:monkey-1", 10},
                             RingObject{"token:monkey-2", 11},    RingObject{"token:monkey-3", 12},
                             RingObject{"token:monkey-4", 13},    RingObject{"token:thief-0", 14},
                             RingObject{"token:thief-1", 15},     RingObject{"token:thief-2", 16},
                             RingObject{"token:thief-3", 17},     RingObject{"token:thief-4", 18},
                             RingObject{"token:thief-back", 19},  RingObject{"token:turn-marker", 20},
                             RingObject{"token:guardian", 21},    RingObject{"mat:player-1-a", 22},
                             RingObject{"mat:player-1-b", 23},    RingObject{"mat:player-2-a", 24},
                             RingObject{"mat:player-2-b", 25},    RingObject{"mat:player-3-a", 26},
                             RingObject{"mat:player-3-b", 27},    RingObject{"mat:player-4-a", 28},
                             RingObject{"mat:player-4-b", 29},    RingObject{"mat:piles-a", 30},
                             RingObject{"mat:piles-b", 31}};

}  // namespace

std::span<const RingObject> ring_objects() {
    return objects;
}

scanner::RingWord ring_word_of(std::string_view name) {
    const auto* found = std::ranges::find(objects, name, &RingObject::name);
    return found == objects.end() ? 0 : scanner::ring_words()[found->word];
}

}  // namespace temple::datasets
