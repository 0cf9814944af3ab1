// SPDX-License-Identifier: GPL-3.0-or-later
// Reads what is about to be printed, before it is.
#pragma once

#include <expected>
#include <string>
#include <vector>

#include "datasets/printed/sheets.hpp"
#include "scanner/code_reader.hpp"

namespace temple::ui {

/// Renders every coded thing of the sheets, turns it by 0 to 359 degrees, and reads it each time.
/// @return how many different codes there were. Error: the first one that is not read, or read as another.
std::expected<int, std::string> check_codes(const std::vector<datasets::Sheet>& sheets,
                                            const scanner::CodeReader& reader);

}  // namespace temple::ui
