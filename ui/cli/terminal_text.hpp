// SPDX-License-Identifier: GPL-3.0-or-later
// Texts that come from anybody (names in a journal or a scenario), as a terminal can show them.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace temple::ui {

/// The text in one line and without commands to the terminal: control characters become `?`. UTF-8 stays.
std::string printable(std::string_view text);

/// A cell of a table: `text` filled up to `width` letters, with one space at least.
std::string cell(const std::string& text, std::ptrdiff_t width);

}  // namespace temple::ui
