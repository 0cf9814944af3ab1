// SPDX-License-Identifier: GPL-3.0-or-later
// What cards lie on: tops of tables and floors, drawn by program.
#pragma once

#include <array>
#include <opencv2/core.hpp>
#include <optional>
#include <string_view>

#include "datasets/render/random.hpp"

namespace temple::datasets {

enum class TableKind : std::uint8_t { wood, cloth, white, patterned, cluttered };
inline constexpr std::array<std::string_view, 5> table_kind_names{"wood", "cloth", "white", "patterned",
                                                                  "cluttered"};
std::optional<TableKind> parse_table_kind(std::string_view name);

/// The top of a table, seen straight from above, 8-bit BGR. A cluttered table is drawn as one of the other
/// kinds: what lies on it are props (props.hpp).
cv::Mat draw_table_surface(TableKind kind, cv::Size2d size_mm, double px_per_mm, Random& random);

/// A floor: boards, tiles or carpet, 8-bit BGR.
cv::Mat draw_floor(cv::Size size, Random& random);

}  // namespace temple::datasets
