// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/watch_session.hpp"

#include <cmath>

namespace temple::ui {

WatchSession::WatchSession(const WatchSetup& setup, std::function<void(const nlohmann::ordered_json&)> say)
    : referee_(setup.game),
      interpreter_(setup.game.players, setup.start, setup.layout),
      say_(std::move(say)) {
    this->say(referee_.opening(), 0);
}

void WatchSession::say(nlohmann::ordered_json line, double t) {
    line["t"] = std::round(t * 1000) / 1000;
    last_said_ = line.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
    say_(line);
}

void WatchSession::say(const referee::Announcements& announcements, double t) {
    for (const auto& announcement : announcements) say(announcement.to_json(), t);
}

void WatchSession::pass_on(const referee::Outputs& outputs, double t) {
    for (const referee::Output& output : outputs) {
        if (output.kind == referee::Output::Kind::event)
            say(referee_.handle(output.body), t);
        else
            say(nlohmann::ordered_json(output.body), t);
    }
}

void WatchSession::see(const std::vector<table::TableChange>& changes, double t) {
    for (const table::TableChange& change : changes)
        if (const auto view = referee_.temple_gold()) pass_on(interpreter_.update(change, *view), t);
}

std::optional<std::string> WatchSession::type(const std::string& line, double t) {
    const auto event = nlohmann::json::parse(line, nullptr, false);
    const bool is_answer = event.is_object() && event.contains("type") && event["type"] == "answer";
    if (!is_answer) {
        say(referee_.handle_line(line), t);
        return std::nullopt;
    }
    if (!event.contains("id") || !event["id"].is_number_integer() || !event.contains("value"))
        return R"(an answer needs "id" (a number) and "value")";
    const auto outputs = interpreter_.answer(event["id"].get<int>(), event["value"]);
    if (!outputs) return outputs.error();
    pass_on(*outputs, t);
    return std::nullopt;
}

}  // namespace temple::ui
