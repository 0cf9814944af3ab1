// SPDX-License-Identifier: GPL-3.0-or-later
// Reads `table.json` (DESIGN.md section 5): where the table lies in the picture, its seats and its middle.
#pragma once

#include <expected>
#include <opencv2/core.hpp>
#include <string>
#include <string_view>

#include "calibration/table_plane.hpp"
#include "referee/table/place.hpp"

namespace temple::calibration {

struct TableFile {
    cv::Size picture;  // px, of the picture that the corners were measured in
    TablePlane plane;
    table::Layout layout;
};

/// @param text the file's content.
/// Error: one line: what is missing or wrong. Never throws, whatever the text holds.
std::expected<TableFile, std::string> parse_table(std::string_view text);

/// @param path of the file. Error: one line that names the file, the cause and the way out.
std::expected<TableFile, std::string> read_table(const std::string& path);

/// The plane for a picture of another size than the file's: the same view, resized.
/// Error: another aspect ratio (by more than 1 %): the file belongs to another camera setting.
std::expected<TablePlane, std::string> plane_for(const TableFile& table, cv::Size picture);

/// The table's layout for the people who play now: their seats by name (others' are left out), or all seats
/// in order if none bears the name of a player and there are as many. A file without seats gives none. Error:
/// seats for some players only, from which nobody can tell where the others sit.
std::expected<table::Layout, std::string> layout_for(const TableFile& table,
                                                     const std::vector<std::string>& players);

}  // namespace temple::calibration
