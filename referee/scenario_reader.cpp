// SPDX-License-Identifier: GPL-3.0-or-later
#include "referee/scenario_reader.hpp"

#include "referee/json_text.hpp"

namespace temple::referee {

std::optional<std::string> ScenarioReader::next() {
    std::string line;
    bool blank = true;
    for (char byte = 0; in_->get(byte);) {
        if (byte == '\n') {
            if (!blank) return line;
            line.clear();
            continue;
        }
        const bool is_space = is_blank({&byte, 1});
        blank = blank && is_space;
        if (line.size() <= max_line_bytes)
            line.push_back(byte);
        else if (!is_space)
            line.back() = byte;  // what is kept of a long line must not look blank if the line is not
    }
    if (blank) return std::nullopt;
    return line;
}

}  // namespace temple::referee
