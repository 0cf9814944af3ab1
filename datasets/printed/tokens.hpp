// SPDX-License-Identifier: GPL-3.0-or-later
// Tokens: tiles of 36 x 42 mm with a ring that is a code, a picture in it and a name below.
#pragma once

#include <vector>

#include "datasets/printed/printed_object.hpp"

namespace temple::datasets {

/// A token by its name in ring_objects(), with or without "token:".
PrintedObject token(const std::string& name);

/// First player tile, five half-medallions, three tiles of each statue.
std::vector<PrintedObject> temple_code_tokens();

/// The key of Temple Gold.
std::vector<PrintedObject> temple_gold_tokens();

/// Four monkeys, five thieves and their backs, turn marker, guardian token.
std::vector<PrintedObject> monkey_temple_tokens();

}  // namespace temple::datasets
