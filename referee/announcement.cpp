// SPDX-License-Identifier: GPL-3.0-or-later
#include "referee/announcement.hpp"

#include <utility>

#include "referee/json_text.hpp"

namespace temple::referee {
namespace {

std::string_view name_of(Severity severity) {
    switch (severity) {
        case Severity::result:
            return "result";
        case Severity::warning:
            return "warning";
        case Severity::info:
            break;
    }
    return "info";
}

Announcement announcement(Severity severity, std::string_view kind, Json arguments) {
    return {.severity = severity, .kind = std::string(kind), .arguments = std::move(arguments)};
}

}  // namespace

Json Announcement::to_json() const {
    Json json{{"event", event}, {"severity", name_of(severity)}, {"kind", kind}};
    if (arguments.is_object()) json.update(arguments);
    return json;
}

std::string Announcement::to_line() const {
    return write_line(to_json());
}

Announcement info(std::string_view kind, Json arguments) {
    return announcement(Severity::info, kind, std::move(arguments));
}
Announcement result(std::string_view kind, Json arguments) {
    return announcement(Severity::result, kind, std::move(arguments));
}
Announcement warning(std::string_view kind, Json arguments) {
    return announcement(Severity::warning, kind, std::move(arguments));
}

}  // namespace temple::referee
