// SPDX-License-Identifier: GPL-3.0-or-later
// GameSession, part two: a game that is seen.
#include <algorithm>

#include "ui/game/game_session.hpp"

namespace temple::ui {
namespace {

using nlohmann::json;
using referee::Json;
using Phase = referee::TempleGoldView::Phase;

// Questions of the interpreter have numbers from 1 on.
constexpr int first_question = -1, key_question = -2;

std::string text_of(const json& value) {
    return value.is_string() ? value.get<std::string>() : "";
}

/// The rectangle that a seat's ground fills, with half a card on each side.
std::vector<table::Place> box_around(const std::vector<table::Place>& ground) {
    constexpr double half_a_card = 45;  // mm
    double left = 1e9, top = 1e9, right = -1e9, bottom = -1e9;
    for (const table::Place place : ground) {
        left = std::min(left, place.x - half_a_card);
        right = std::max(right, place.x + half_a_card);
        top = std::min(top, place.y - half_a_card);
        bottom = std::max(bottom, place.y + half_a_card);
    }
    return {{left, top}, {right, top}, {right, bottom}, {left, bottom}};
}

}  // namespace

bool GameSession::begin_watching(const std::optional<std::string>& start,
                                 const std::optional<table::Layout>& layout) {
    const auto gold = referee().temple_gold();
    if (!gold || gold->phase != Phase::play) return begin_watching_at_once(start, layout);
    forget_what_was_seen(start, layout);
    catch_up_.emplace();
    return true;
}

bool GameSession::begin_watching_at_once(const std::optional<std::string>& start,
                                         const std::optional<table::Layout>& layout) {
    if (!referee::can_be_watched(referee().setup().game)) return false;
    forget_what_was_seen(start, layout);
    begin_interpreting();
    return true;
}

void GameSession::forget_what_was_seen(const std::optional<std::string>& start,
                                       const std::optional<table::Layout>& layout) {
    start_ = start;
    layout_ = layout;
    questions_.clear();
    no_openings_.clear();
    missed_first_.reset();
    catch_up_.reset();
    interpreter_.reset();
}

void GameSession::know_chambers(const std::vector<table::Card>& chambers) {
    if (chambers == chambers_) return;
    chambers_ = chambers;
    if (const auto kept = game_.keep_chambers(chambers_); !kept) failure_ = kept.error();
    if (interpreter_) interpreter_->know_chambers(chambers_);
}

void GameSession::begin_interpreting() {
    interpreter_ = referee::make_interpreter(referee(), start_, layout_);
    interpreter_->know_chambers(chambers_);
    if (resumed_ || !lines_.empty()) interpreter_->resume(referee());
}

void GameSession::see(const std::vector<table::TableChange>& changes) {
    if (!catch_up_) return understand(changes);
    for (const table::TableChange& change : changes) catch_up_->see(change);
    if (questions_.empty()) catch_up();
}

void GameSession::understand(const std::vector<table::TableChange>& changes) {
    if (!interpreter_) return;
    for (const table::TableChange& change : changes) {
        if (no_openings_.contains(change.track) && change.kind != table::ChangeKind::tick) {
            if (change.kind == table::ChangeKind::left || change.face == table::Face::down)
                no_openings_.erase(change.track);
            else
                continue;
        }
        if (failure_.empty()) pass_on(interpreter_->update(change, referee()));
    }
}

void GameSession::catch_up() {
    if (!catch_up_ || !catch_up_->is_settled()) return;
    const auto view = referee().temple_gold();
    const auto missed =
        view->phase == Phase::play ? catch_up_->missed(*view, chambers_) : std::vector<table::Card>();
    if (!missed.empty()) return ask_what_was_missed(*view, missed);
    for (const Json& question : std::vector(questions_)) close_question(question["id"], nullptr);
    no_openings_ = catch_up_->ignored();
    const auto seen = catch_up_->seen();
    catch_up_.reset();
    begin_interpreting();
    understand(seen);
}

void GameSession::ask_what_was_missed(const referee::TempleGoldView& view,
                                      const std::vector<table::Card>& missed) {
    if (missed_first_ && std::ranges::find(missed, *missed_first_) == missed.end()) missed_first_.reset();
    if (missed.size() == 1) missed_first_ = missed.front();
    Json question{{"kind", "question"},
                  {"id", missed_first_ ? key_question : first_question},
                  {"ask", missed_first_ ? "missed_key" : "missed_first"}};
    std::vector<std::string> likely;
    if (missed_first_) {
        question["card"] = missed_first_->name();
        for (std::size_t i = 0; i < view.players.size(); ++i)
            if (view.can_be_opened(i)) likely.push_back(view.players[i]);
    } else {
        for (const table::Card card : missed) likely.push_back(card.name());
        question["cards"] = likely;
    }
    question["candidates"] = Json::array();
    for (const std::string& one : likely)
        question["candidates"].push_back({one, 1.0 / static_cast<double>(likely.size())});
    question["blocks"] = true;
    if (!questions_.empty() && questions_.front() == question) return;
    for (const Json& open : std::vector(questions_)) close_question(open["id"], nullptr);
    questions_.push_back(question);
    say(question);
}

void GameSession::close_question(int id, const json& value) {
    if (std::erase_if(questions_, [id](const Json& q) { return q["id"] == id; }) > 0)
        say({{"kind", "answered"}, {"id", id}, {"by", "person"}, {"value", value}});
}

std::expected<void, std::string> GameSession::answer_what_was_missed(int id, const json& value) {
    const auto question = std::ranges::find(questions_, id, [](const Json& q) { return q["id"].get<int>(); });
    if (question == questions_.end()) return std::unexpected("that question is closed");
    bool is_offered = false;
    for (const Json& one : question->at("candidates")) is_offered = is_offered || one[0] == Json(value);
    if (!is_offered && value != "none") return std::unexpected("that cannot be; choose one of the answers");
    close_question(id, value);
    if (value == "none") {
        catch_up_->ignore(catch_up_->missed(*referee().temple_gold(), chambers_));
        catch_up();
    } else if (id == first_question) {
        missed_first_ = table::Card::parse(text_of(value));
        catch_up();
    } else {
        const std::string card = missed_first_->name();
        missed_first_.reset();
        enter({{"type", "opened"}, {"player", value}, {"card", card}});
    }
    return {};
}

std::string GameSession::waiting_for() const {
    return interpreter_ ? interpreter_->waiting_for() : "";
}

std::vector<table::Place> GameSession::seats() const {
    std::vector<table::Place> centres;
    if (!interpreter_ || !interpreter_->seats().known()) return centres;
    for (std::size_t seat = 0; seat < interpreter_->seats().count(); ++seat)
        centres.push_back(interpreter_->seats().centre(seat));
    return centres;
}

std::optional<table::Layout> GameSession::seats_turned(int by) const {
    if (seats().empty()) return std::nullopt;
    const auto& players = referee().setup().players;
    const auto n = static_cast<int>(players.size());
    table::Layout layout;
    for (int seat = 0; seat < n; ++seat) {
        const auto& now = interpreter_->seats().ground(static_cast<std::size_t>(((seat + by) % n + n) % n));
        layout.seats.push_back({players[static_cast<std::size_t>(seat)], box_around(now)});
    }
    return layout;
}

std::vector<int> GameSession::rows_seen() const {
    return seats().empty() ? std::vector<int>() : interpreter_->row_counts();
}

std::expected<void, std::string> GameSession::answer(int id, const json& value) {
    if (catch_up_) return answer_what_was_missed(id, value);
    if (!interpreter_) return std::unexpected("nothing was asked");
    const auto outputs = interpreter_->answer(id, value);
    if (!outputs) return std::unexpected(outputs.error());
    pass_on(*outputs);
    return {};
}

void GameSession::pass_on(const referee::Outputs& outputs) {
    for (const referee::Output& output : outputs) {
        if (output.kind == referee::Output::Kind::event) {
            enter(output.body);
            continue;
        }
        if (output.kind == referee::Output::Kind::question)
            questions_.emplace_back(output.body);
        else
            std::erase_if(questions_, [&](const Json& q) { return q["id"] == output.body["id"]; });
        say(Json(output.body));
    }
}

}  // namespace temple::ui
