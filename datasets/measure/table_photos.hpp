// SPDX-License-Identifier: GPL-3.0-or-later
// Photographs of tables on which no card lies, to lay printed things on.
#pragma once

#include <expected>
#include <filesystem>
#include <opencv2/core.hpp>
#include <span>
#include <string>
#include <vector>

#include "datasets/render/random.hpp"

namespace temple::datasets {

/// 8-bit BGR. With a labels.jsonl: those pictures that it says hold no card; else all pictures of the folder.
/// Error: one line: there is none, or one cannot be read.
std::expected<std::vector<cv::Mat>, std::string> read_table_photos(const std::filesystem::path& folder);

/// One of them by chance, turned and cut so that it fills a frame.
cv::Mat table_photo(std::span<const cv::Mat> photos, cv::Size frame, Random& random);

}  // namespace temple::datasets
