// SPDX-License-Identifier: GPL-3.0-or-later
// What the referee says: one announcement is one JSON line (PROTOCOL.md, "Announcements: common shape").
#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

namespace temple::referee {

/// JSON whose fields keep the order in which they were written, as in PROTOCOL.md's tables.
using Json = nlohmann::ordered_json;

enum class Severity : std::uint8_t { info, result, warning };

struct Announcement {
    /// Number of the event that caused it; 0 = the header. The Referee fills it in, games leave it 0.
    int event = 0;
    Severity severity = Severity::info;
    std::string kind;
    /// The kind's arguments: a JSON object, or null for none.
    Json arguments;

    /// `{"event":..,"severity":..,"kind":.., arguments...}`
    Json to_json() const;
    /// to_json() as one line, without the line end. Integers beyond 64 bits are written exactly.
    std::string to_line() const;

    friend bool operator==(const Announcement&, const Announcement&) = default;
};

using Announcements = std::vector<Announcement>;

Announcement info(std::string_view kind, Json arguments = nullptr);
Announcement result(std::string_view kind, Json arguments = nullptr);
Announcement warning(std::string_view kind, Json arguments = nullptr);

}  // namespace temple::referee
