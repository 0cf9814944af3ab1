// SPDX-License-Identifier: GPL-3.0-or-later
// A game as text: events at the margin, the announcements they must give indented below, without their
// number.
#pragma once

#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "referee/json_text.hpp"
#include "referee/referee.hpp"

namespace temple::referee::test {

inline std::vector<std::string> lines_of(std::string_view text) {
    std::vector<std::string> lines;
    std::istringstream in{std::string(text)};
    for (std::string line; std::getline(in, line);) lines.push_back(line);
    return lines;
}

inline bool is_event(const std::string& line) {
    return !line.starts_with("   ") && !is_blank(line);
}

/// The announcement without its event number, as one line.
inline std::string without_number(const Announcement& announcement) {
    Json json = announcement.to_json();
    json.erase("event");
    return write_line(json);
}

/// Plays the events of a playthrough and writes down what the referee says, in the same form.
/// Lines that begin with `#` are comments and are kept.
inline std::string play_through(std::string_view text) {
    std::string played;
    std::optional<Referee> referee;
    int number = 0;
    for (const std::string& line : lines_of(text)) {
        if (!is_event(line)) continue;
        played += line + "\n";
        if (line.starts_with('#')) continue;
        const Announcements said = referee ? referee->handle_line(line) : referee.emplace(line).opening();
        for (const Announcement& announcement : said) {
            played += "   " + without_number(announcement) + "\n";
            if (announcement.event != number) played += "   wrong event number\n";
        }
        ++number;
    }
    return played;
}

}  // namespace temple::referee::test
