// SPDX-License-Identifier: GPL-3.0-or-later
#include "referee/journal/secrets.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "referee/game.hpp"
#include "referee/journal/journal.hpp"
#include "referee/json_text.hpp"

namespace temple::referee {
namespace {

using Value = nlohmann::json;

bool was_refused(const Announcements& said) {
    return said.size() == 1 && said.front().severity == Severity::warning;
}

bool is_secret(std::string_view type, std::string_view field) {
    return field == "card" && (type == "role" || type == "combination");
}

/// Names of players and places are known to everybody; cards and numbers of a refused event perhaps not.
bool is_harmless(std::string_view field) {
    constexpr std::array<std::string_view, 4> names{"player", "by", "from", "at"};
    return std::ranges::find(names, field) != names.end();
}

/// The fields of `event` that an event of `type` has and that may be shown.
Json shown_fields(const GameSetup& setup, const std::string& type, const Value& event, bool refused) {
    Json shown = Json::object();
    const auto game = create_game(setup);
    const Vocabulary vocabulary = game ? (*game)->vocabulary() : Vocabulary();
    const EventShape* shape = find_shape(vocabulary, type);
    if (shape == nullptr) return shown;
    for (const Field& field : shape->fields) {
        const auto value = event.find(field.name);
        if (value == event.end() || is_secret(type, field.name)) continue;
        if (!refused || (is_harmless(field.name) && value->is_string()))
            shown[std::string(field.name)] = *value;
    }
    return shown;
}

}  // namespace

std::string without_secrets(const GameSetup& setup, std::string_view line, const Announcements& said) {
    const auto event = parse_line(line);
    if (!event || !event->is_object() || !event->contains("type") || !event->at("type").is_string())
        return std::string(malformed_placeholder);
    const std::string type = event->at("type");
    const bool refused = was_refused(said);
    Json shown{{"type", type}};
    std::string subject = type;
    if (type == "correct") {
        if (event->contains("target") && is_integer(event->at("target")))
            shown["target"] = event->at("target");
        if (refused || said.empty() || said.front().kind != "corrected") return write_line(shown);
        subject = said.front().arguments.at("type");
    }
    shown.update(shown_fields(setup, subject, *event, refused));
    return write_line(shown);
}

Announcements without_roles(Announcements said) {
    std::erase_if(said, [](const Announcement& a) { return a.kind == "role" || a.kind == "winners"; });
    return said;
}

}  // namespace temple::referee
