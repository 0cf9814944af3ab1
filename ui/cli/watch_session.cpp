// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/watch_session.hpp"

#include <cmath>
#include <utility>

#include "referee/json_text.hpp"

namespace temple::ui {

WatchSession::WatchSession(WatchSetup setup, std::function<void(const nlohmann::ordered_json&)> say)
    : game_(std::move(setup.game)),
      interpreter_(referee::make_interpreter(game_.referee(), setup.start, setup.layout)),
      say_(std::move(say)) {
    const referee::Referee& referee = game_.referee();
    if (!setup.resumed)
        this->say(referee.opening(), 0);
    else
        interpreter_->resume(referee);
}

void WatchSession::say(nlohmann::ordered_json line, double t) {
    line["t"] = std::round(t * 1000) / 1000;
    last_said_ = line.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
    say_(line);
}

void WatchSession::say(const referee::Announcements& announcements, double t) {
    for (const auto& announcement : announcements) say(announcement.to_json(), t);
}

void WatchSession::enter(const std::string& line, double t) {
    if (!failure_.empty()) return;
    const auto said = game_.handle_line(line);
    if (said)
        say(*said, t);
    else
        failure_ = said.error();
}

void WatchSession::pass_on(const referee::Outputs& outputs, double t) {
    for (const referee::Output& output : outputs) {
        if (output.kind == referee::Output::Kind::event)
            enter(output.body.dump(), t);
        else
            say(nlohmann::ordered_json(output.body), t);
    }
}

void WatchSession::see(const std::vector<table::TableChange>& changes, double t) {
    for (const table::TableChange& change : changes)
        if (failure_.empty()) pass_on(interpreter_->update(change, game_.referee()), t);
}

std::optional<std::string> WatchSession::type(const std::string& line, double t) {
    const auto event = referee::parse_line(line).value_or(nlohmann::json());
    const bool is_answer = event.is_object() && event.contains("type") && event["type"] == "answer";
    if (!is_answer) {
        enter(line, t);
        return std::nullopt;
    }
    if (!event.contains("id") || !event["id"].is_number_integer() || !event.contains("value"))
        return R"(an answer needs "id" (a number) and "value")";
    const auto outputs = interpreter_->answer(event["id"].get<int>(), event["value"]);
    if (!outputs) return outputs.error();
    pass_on(*outputs, t);
    return std::nullopt;
}

}  // namespace temple::ui
