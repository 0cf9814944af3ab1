// SPDX-License-Identifier: GPL-3.0-or-later
// Which ring is which thing.
#pragma once

#include <span>
#include <string_view>

#include "scanner/code_list.hpp"

namespace temple::datasets {

/// A printed ring: its place in scanner::ring_words() is never changed, rings are printed.
struct RingObject {
    std::string_view name;  // "token:first-player"
    std::size_t word = 0;
};

std::span<const RingObject> ring_objects();

/// The word of a thing that carries a ring; it must be one of ring_objects().
scanner::RingWord ring_word_of(std::string_view name);

}  // namespace temple::datasets
