// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/game/game_session.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "referee/journal/secrets.hpp"
#include "referee/json_text.hpp"
#include "referee/known_to_all.hpp"

namespace temple::ui {
namespace {

using nlohmann::json;
using referee::Json;

// Events that are not the game's own: they cannot be put right.
constexpr std::array<std::string_view, 3> about_events{"undo", "correct", "status"};

int round_of(const referee::Referee& referee) {
    const Json status = referee.status();
    const auto round = status.find("round");
    return round != status.end() && round->is_number_integer() ? round->get<int>() : 0;
}

std::string type_of(const json& event) {
    return event.is_object() && event.contains("type") && event["type"].is_string()
               ? event["type"].get<std::string>()
               : "";
}

std::optional<std::string> refusal_of(const referee::GameSetup& setup) {
    const referee::Referee trial(setup.to_header());
    if (trial.has_game()) return std::nullopt;
    return "game " + setup.game + ": cannot be set up so; change the " +
           trial.opening().front().arguments.value("reason", "game");
}

/// Where an event stands among others, of several alike the one after so many.
std::optional<std::ptrdiff_t> place_of(const std::vector<json>& events, const json& event,
                                       std::ptrdiff_t alike_before) {
    for (auto at = events.begin(); at != events.end(); ++at)
        if (*at == event && alike_before-- == 0) return at - events.begin();
    return std::nullopt;
}

/// The warning's kind, of a correction the kind of its cause; empty if it was taken.
std::string why_refused(const referee::Announcements& said) {
    if (said.empty() || said.front().severity != referee::Severity::warning) return "";
    const referee::Announcement& warning = said.front();
    return warning.kind == "correction_refused" ? warning.arguments.value("because", "") : warning.kind;
}

void apply_patch(json& event, const json& correction) {
    for (const auto& [name, value] : correction.items()) {
        if (name == "type" || name == "target" || name == "t") continue;
        if (value.is_null())
            event.erase(name);
        else
            event[name] = value;
    }
}

}  // namespace

GameSession::Opened GameSession::begin(const referee::GameSetup& setup,
                                       const std::optional<std::filesystem::path>& journal,
                                       std::string_view version) {
    if (auto refusal = refusal_of(setup)) return std::unexpected(*refusal);
    if (!journal)
        return std::unique_ptr<GameSession>(
            new GameSession(referee::JournaledReferee::without_journal(setup.to_header())));
    auto file = referee::Journal::open(*journal);
    if (!file) return std::unexpected(file.error());
    return begin(setup, std::move(*file), version);
}

GameSession::Opened GameSession::begin(const referee::GameSetup& setup, referee::Journal journal,
                                       std::string_view version) {
    if (auto refusal = refusal_of(setup)) return std::unexpected(*refusal);
    auto game = referee::JournaledReferee::begin(std::move(journal), setup.to_header(), version);
    if (!game) return std::unexpected(game.error());
    return std::unique_ptr<GameSession>(new GameSession(std::move(*game)));
}

GameSession::Opened GameSession::resume(const std::filesystem::path& journal, referee::GameId id) {
    auto file = referee::Journal::open_existing(journal);
    if (!file) return std::unexpected(file.error());
    return resume(std::move(*file), id);
}

GameSession::Opened GameSession::resume(referee::Journal journal, referee::GameId id) {
    const auto lines = journal.lines(id);
    if (!lines) return std::unexpected(lines.error());
    const auto chambers = journal.chambers(id);
    if (!chambers) return std::unexpected(chambers.error());
    auto game = referee::JournaledReferee::resume(std::move(journal), id);
    if (!game) return std::unexpected(game.error());
    std::unique_ptr<GameSession> session(new GameSession(std::move(*game)));
    session->resumed_ = true;
    session->chambers_ = *chambers;
    referee::Referee again(session->referee().setup());
    for (const std::string& line : *lines) {
        const int round = round_of(again);
        const auto said = again.handle_line(line);
        session->remember(referee::parse_line(line).value_or(json()), said, round);
    }
    return session;
}

void GameSession::remember(const json& event, const referee::Announcements& said, int round) {
    if (!said.empty() && said.front().kind == "corrected") {
        const int target = said.front().arguments.value("target", 0);
        const auto line = std::ranges::find(lines_, target, &Line::number);
        if (line != lines_.end()) apply_patch(line->event, event);
    }
    lines_.push_back({static_cast<int>(lines_.size()) + 1, event, round, said});
}

void GameSession::say(const Json& line) {
    if (listener_) listener_(line);
}

void GameSession::enter(const json& event) {
    if (!failure_.empty()) return;
    const int round = round_of(referee());
    take(game_.handle(event), event, round);
}

void GameSession::enter_line(std::string_view line) {
    if (!failure_.empty() || referee::is_blank(line)) return;  // a blank line has no number
    const int round = round_of(referee());
    take(game_.handle_line(line), referee::parse_line(line).value_or(json()), round);
}

void GameSession::take(const std::expected<referee::Announcements, std::string>& said, const json& event,
                       int round) {
    if (!said) {
        failure_ = said.error();
        return;
    }
    remember(event, *said, round);
    for (const auto& announcement : *said) say(announcement.to_json());
    catch_up();  // what was asked for may have been entered by hand
}

bool GameSession::can_undo() const {
    return !referee().events_in_force().empty();
}

void GameSession::correct(int number, const json& patch) {
    json event = patch;
    event["type"] = "correct";
    event["target"] = number;
    enter(event);
}

std::vector<json> GameSession::corrections(int number, const std::string& field,
                                           const std::vector<json>& candidates) const {
    const auto line = std::ranges::find(lines_, number, &Line::number);
    if (line == lines_.end()) return {};
    const auto events = referee().events_in_force(), known = referee::events_known_to_all(referee());
    const auto alike_before = std::count_if(lines_.begin(), line, [&](const Line& one) {
        return one.event == line->event && referee().in_force(one.number);
    });
    const auto place =
        referee().in_force(number) ? place_of(events, line->event, alike_before) : std::nullopt;
    const auto why_not = [&](const std::vector<json>& told, const json& candidate) -> std::string {
        referee::Referee trial(referee().setup());
        for (const json& event : told) trial.handle(event);
        if (place)
            return why_refused(
                trial.handle({{"type", "correct"}, {"target", *place + 1}, {field, candidate}}));
        json again = line->event;  // it was taken back: entered anew
        again[field] = candidate;
        const auto refusal = trial.refusal(again);
        return refusal ? refusal->kind : "";
    };
    std::vector<json> accepted;
    for (const json& candidate : candidates) {
        std::string why = why_not(known, candidate);
        // Whose guess it was may be put right while those combinations stand on their holders.
        if (why == "actual_needed") why = why_not(events, candidate);
        if (why.empty()) accepted.push_back(candidate);
    }
    return accepted;
}

std::vector<GameEntry> GameSession::entries() const {
    std::vector<GameEntry> all;
    for (const Line& line : lines_) {
        const std::string type = type_of(line.event);
        if (type.empty() || std::ranges::find(about_events, type) != about_events.end()) continue;
        const bool in_force = referee().in_force(line.number);
        const bool refused =
            line.said.size() == 1 && line.said.front().severity == referee::Severity::warning;
        if (in_force || !refused) all.push_back({line.number, line.event, line.round, in_force});
    }
    return all;
}

std::vector<Json> GameSession::said() const {
    std::vector<Json> all;
    const auto add = [&](const referee::Announcements& said) {
        for (const auto& announcement : said) all.push_back(announcement.to_json());
    };
    add(referee().opening());
    for (const Line& line : lines_)
        add(referee().over() ? line.said : without_secrets(referee(), line.number, line.said));
    return all;
}

}  // namespace temple::ui
