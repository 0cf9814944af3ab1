// SPDX-License-Identifier: GPL-3.0-or-later
// DataMatrix symbols of 10 x 10 modules (ISO/IEC 16022, ECC 200: six digits, two of eight codewords may be
// wrong).
#pragma once

#include <bitset>
#include <optional>
#include <string>
#include <string_view>

#include "scanner/code_layout.hpp"

namespace temple::scanner {

/// Row by row from the top left; true is dark. Left column and bottom row are dark (the finder), top row and
/// right column alternate.
using MatrixModules = std::bitset<code_layout::matrix_modules * code_layout::matrix_modules>;

/// The symbol of a number of six digits; nothing for other texts.
std::optional<MatrixModules> encode_matrix(std::string_view digits);

/// The text of an upright symbol, its errors corrected; nothing if it cannot be read. Finder and timing
/// modules are taken as they must be, whatever is given.
std::optional<std::string> decode_matrix(const MatrixModules& modules);

/// Whether a module belongs to the finder and timing patterns, and what it is then.
std::optional<bool> fixed_module(int row, int column);

/// Numbers we print: four digits and two check digits, so that the number modulo 97 is 1.
bool has_check_digits(std::string_view digits);
std::string with_check_digits(int number);  // 0..9999

}  // namespace temple::scanner
