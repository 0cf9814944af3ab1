// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/terminal_text.hpp"

#include <algorithm>

namespace temple::ui {

std::string printable(std::string_view text) {
    std::string shown;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto byte = static_cast<unsigned char>(text[i]);
        const auto next = static_cast<unsigned char>(i + 1 < text.size() ? text[i + 1] : ' ');
        const bool two_bytes = byte == 0xC2 && next >= 0x80 && next < 0xA0;  // U+0080..U+009F
        const bool control = byte < 0x20 || byte == 0x7F || two_bytes;
        shown += control ? '?' : text[i];
        if (two_bytes) ++i;
    }
    return shown;
}

std::string cell(const std::string& text, std::ptrdiff_t width) {
    const auto letters = std::ranges::count_if(text, [](char c) { return (c & 0xC0) != 0x80; });
    return text + std::string(static_cast<std::size_t>(std::max<std::ptrdiff_t>(1, width - letters)), ' ');
}

}  // namespace temple::ui
