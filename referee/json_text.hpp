// SPDX-License-Identifier: GPL-3.0-or-later
// Strict reading and exact writing of one JSON line, as PROTOCOL.md asks.
#pragma once

#include <cstddef>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "referee/announcement.hpp"

namespace temple::referee {

inline constexpr std::size_t max_line_bytes = 1024 * 1024;  // PROTOCOL.md: longer lines are malformed
inline constexpr std::size_t max_nesting = 64;              // PROTOCOL.md: deeper lines are malformed

/// True for a line of nothing but space, tab and CR: such lines are skipped and not counted.
bool is_blank(std::string_view line);

/// Reads one JSON text. Malformed, and therefore nothing: invalid UTF-8, a byte order mark, a NUL byte, an
/// unpaired surrogate escape, a number outside a double's range, too long a line, too deep a nesting. Of a
/// repeated key the last counts. An integer beyond 64 bits is kept as its digits (a binary value) and stays
/// an integer.
std::optional<nlohmann::json> parse_line(std::string_view line);

/// True for a JSON integer of any size: `5`, but neither `5.0` nor `true`.
bool is_integer(const nlohmann::json& value);

/// Writes JSON in one line; the counterpart of parse_line. UTF-8 that is not valid is replaced by U+FFFD.
std::string write_line(const Json& value);

}  // namespace temple::referee
