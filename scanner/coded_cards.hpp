// SPDX-License-Identifier: GPL-3.0-or-later
// Coded cards are no playing cards.
#pragma once

#include <vector>

#include "scanner/code_field.hpp"
#include "scanner/picture_scan.hpp"

namespace temple::scanner {

/// The cards that do not lie where a coded thing was read, and that are not much smaller than cards beside
/// the coded things would be: letters and pictures in print. Beside codes only what is quite sure keeps its
/// name.
std::vector<ScannedCard> without_coded(std::vector<ScannedCard> cards, const std::vector<CodeReading>& codes);

}  // namespace temple::scanner
