// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/watch_session.hpp"

#include <cmath>
#include <utility>

#include "referee/json_text.hpp"

namespace temple::ui {

WatchSession::WatchSession(WatchSetup setup, std::function<void(const nlohmann::ordered_json&)> say)
    : game_(std::move(setup.game)), say_(std::move(say)) {
    if (!game_->was_resumed())
        for (const auto& announcement : game_->referee().opening()) this->say(announcement.to_json());
    game_->on_said([this](const referee::Json& line) { this->say(line); });
    if (!setup.chambers.empty()) game_->know_chambers(setup.chambers);
    game_->begin_watching_at_once(setup.start, setup.layout);
}

void WatchSession::say(nlohmann::ordered_json line) {
    line["t"] = std::round(t_ * 1000) / 1000;
    last_said_ = line.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
    say_(line);
}

void WatchSession::see(const std::vector<table::TableChange>& changes, double t) {
    t_ = t;
    game_->see(changes);
}

std::optional<std::string> WatchSession::type(const std::string& line, double t) {
    t_ = t;
    const auto event = referee::parse_line(line).value_or(nlohmann::json());
    const bool is_answer = event.is_object() && event.contains("type") && event["type"] == "answer";
    if (!is_answer) {
        game_->enter_line(line);
        return std::nullopt;
    }
    if (!event.contains("id") || !event["id"].is_number_integer() || !event.contains("value"))
        return R"(an answer needs "id" (a number) and "value")";
    const auto taken = game_->answer(event["id"].get<int>(), event["value"]);
    return taken ? std::nullopt : std::optional(taken.error());
}

}  // namespace temple::ui
