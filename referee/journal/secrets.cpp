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

/// The number of the game event that a line is about: of its own or of the one that it corrected.
int subject_of(int number, const Announcements& said) {
    const bool corrected = !said.empty() && said.front().kind == "corrected";
    return corrected ? said.front().arguments.at("target").get<int>() : number;
}

bool is_secret(std::string_view type, std::string_view field, bool in_force) {
    if (type == "guess") return !in_force && (field == "card" || field == "actual");
    return field == "card" && (type == "role" || type == "combination");
}

/// Names of players and places are known to everybody; cards and numbers of a refused event perhaps not.
bool is_harmless(std::string_view field) {
    constexpr std::array<std::string_view, 4> names{"player", "by", "from", "at"};
    return std::ranges::find(names, field) != names.end();
}

/// The fields of `event` that an event of `type` has and that may be shown.
Json shown_fields(const GameSetup& setup, const std::string& type, const Value& event, bool refused,
                  bool in_force) {
    Json shown = Json::object();
    const auto game = create_game(setup);
    const Vocabulary vocabulary = game ? (*game)->vocabulary() : Vocabulary();
    const EventShape* shape = find_shape(vocabulary, type);
    if (shape == nullptr) return shown;
    for (const Field& field : shape->fields) {
        const auto value = event.find(field.name);
        if (value == event.end() || is_secret(type, field.name, in_force)) continue;
        if (!refused || (is_harmless(field.name) && value->is_string()))
            shown[std::string(field.name)] = *value;
    }
    return shown;
}

}  // namespace

std::string without_secrets(const Referee& now, int number, std::string_view line,
                            const Announcements& said) {
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
    const bool in_force = now.in_force(subject_of(number, said));
    shown.update(shown_fields(now.setup(), subject, *event, refused, in_force));
    return write_line(shown);
}

Announcements without_secrets(const Referee& now, int number, Announcements said) {
    const bool in_force = now.in_force(subject_of(number, said));
    std::erase_if(said, [in_force](const Announcement& a) {
        const bool of_a_guess = a.kind == "guess_right" || a.kind == "guess_wrong";
        return a.kind == "role" || a.kind == "winners" || (of_a_guess && !in_force);
    });
    for (Announcement& a : said)
        if (a.severity == Severity::warning && a.arguments.is_object())
            for (const char* secret : {"card", "role", "limit"}) a.arguments.erase(secret);
    return said;
}

}  // namespace temple::referee
