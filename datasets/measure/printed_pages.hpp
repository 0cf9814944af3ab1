// SPDX-License-Identifier: GPL-3.0-or-later
// Coded things as they come out of a printer: cut out of rasterised pages as the manifest says.
#pragma once

#include <expected>
#include <opencv2/core.hpp>
#include <span>
#include <string>
#include <string_view>

#include "datasets/measure/code_things.hpp"

namespace temple::datasets {

/// Cards, tokens and role slips; mats are left out. Cut along their edges, corners square.
/// @param manifest JSON text (sheets.hpp)
/// @param pages    8-bit BGR, the first page first, of any resolution
/// Error: one line: the manifest is none, or a thing lies on no page.
std::expected<CodeThings, std::string> cut_pages(std::string_view manifest, std::span<const cv::Mat> pages);

}  // namespace temple::datasets
