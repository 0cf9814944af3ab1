// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/page_desk.hpp"

#include <QRandomGenerator>
#include <algorithm>

#include "referee/temple_code_notes.hpp"
#include "ui/pages/page_states.hpp"
#include "ui/pages/page_words.hpp"
#include "ui/words/choice_words.hpp"

namespace temple::ui {
namespace {

using nlohmann::json;
using referee::Json;

std::string text_of(const json& wish, const char* field) {
    const auto found = wish.find(field);
    return found != wish.end() && found->is_string() ? found->get<std::string>() : "";
}

std::optional<int> number_of(const json& wish, const char* field) {
    constexpr int most = 1'000'000;
    const auto found = wish.find(field);
    if (found == wish.end() || !found->is_number_integer() || *found < -most || *found > most)
        return std::nullopt;
    return found->get<int>();
}

/// A number that can be no index if there is none.
std::size_t index_of(const json& wish, const char* field) {
    return static_cast<std::size_t>(number_of(wish, field).value_or(-1));
}

PageReply refused(const QString& why) {
    return {0, false, why};
}

bool is_warning(const Json& line) {
    return line.value("severity", "") == "warning";
}

}  // namespace

std::vector<PageKind> PageDesk::pages_of(const referee::GameSetup& setup) {
    std::vector<PageKind> pages;
    if (setup.game == "temple_code") pages.assign(setup.players.size(), PageKind::player);
    pages.push_back(PageKind::host);
    return pages;
}

PageDesk::PageDesk(PageServer& server, PagedGame game, Information dots)
    : server_(server), game_(std::move(game)), dots_(dots) {
    const auto& setup = game_.referee().setup();
    key_ = std::to_string(QRandomGenerator::system()->generate64());
    replies_.resize(pages_of(setup).size());
    announced_.resize(setup.players.size());
    server_.board().take_wishes();  // of an earlier game
    publish();
}

PageDesk::~PageDesk() {
    for (std::size_t page = 0; page < replies_.size(); ++page)
        server_.board().show(page, closed_state(server_.board().kind(page)).dump());
}

void PageDesk::hear(const Json& line) {
    const std::string kind = line.value("kind", "");
    heard_.push_back(line);
    if (kind == "answered") {
        std::erase_if(questions_, [&](const Json& question) { return question["id"] == line["id"]; });
        return;
    }
    if (kind == "question") {
        questions_.push_back(line);
        return;
    }
    if (!said_.empty() && said_.back().value("event", -1) != line.value("event", -2)) said_.clear();
    said_.push_back(line);
}

bool PageDesk::serve() {
    const auto wishes = server_.board().take_wishes();
    for (const PageWish& wish : wishes) {
        take(wish);
        publish();
    }
    return !wishes.empty();
}

void PageDesk::publish() {
    const auto& referee = game_.referee();
    if (drafted_at_ != referee.last_event()) {
        draft_.reset(referee);
        drafted_at_ = referee.last_event();
        ++draft_number_;
    }
    if (game_.questions) questions_ = game_.questions();
    const auto notes = replies_.size() > 1 ? referee::notes_of(referee) : std::vector<referee::PlayerNotes>();
    const auto show = [&](std::size_t page, const Json& state) {
        server_.board().show(page, state.dump(-1, ' ', false, Json::error_handler_t::replace));
    };
    for (std::size_t seat = 0; seat + 1 < replies_.size(); ++seat) {
        if (!notes[seat].has_combination) announced_[seat].clear();
        show(seat, player_state(referee, notes[seat], seat, announced_[seat], key_, replies_[seat]));
    }
    show(replies_.size() - 1, host_state(referee, {said_, questions_, draft_, draft_number_, dots_,
                                                   static_cast<bool>(game_.repeat), replies_.back()}));
}

void PageDesk::take(const PageWish& wish) {
    heard_.clear();
    const bool of_host = wish.page + 1 == replies_.size();
    PageReply reply = of_host ? take_of_host(wish.body) : take_of_player(wish.page, wish.body);
    reply.wish = wish.number;
    replies_[wish.page] = std::move(reply);
}

PageReply PageDesk::enter(const json& event) {
    heard_.clear();
    game_.enter(event);
    if (heard_.empty()) return {};
    const QString words = sentence(heard_.front(), dots_);
    return {0, !is_warning(heard_.front()), words};
}

PageReply PageDesk::take_of_player(std::size_t seat, const json& wish) {
    const auto& referee = game_.referee();
    const auto notes = referee::notes_of(referee);
    // A second tap, or a page that shows an earlier combination, must not guess again.
    if (number_of(wish, "attempt") != static_cast<int>(notes[seat].guesses.size()))
        return refused(PageWords::tr("That was about an earlier combination."));
    const std::string wanted = text_of(wish, "do"), card = text_of(wish, "card");
    if (wanted == "cancel") {
        announced_[seat].clear();
        return {};
    }
    if (wanted == "actual" && !announced_[seat].empty()) return guess(seat, announced_[seat], card);
    if (wanted == "guess" && announced_[seat].empty()) return guess(seat, card, "");
    return refused(PageWords::tr("That cannot be done now."));
}

PageReply PageDesk::guess(std::size_t seat, const std::string& proposition, const std::string& actual) {
    const auto& referee = game_.referee();
    json event{{"type", "guess"}, {"player", referee.setup().players[seat]}, {"card", proposition}};
    if (!actual.empty()) event["actual"] = actual;
    const auto refusal = referee.refusal(event);
    if (refusal && refusal->kind == "actual_needed") {
        announced_[seat] = proposition;
        return {0, true, PageWords::tr("Announced. Now turn your combination over and enter what it shows.")};
    }
    if (refusal) return refused(sentence(refusal->to_json()));
    announced_[seat].clear();
    return enter(event);
}

PageReply PageDesk::take_of_host(const json& wish) {
    const std::string wanted = text_of(wish, "do");
    if (wanted == "repeat" && game_.repeat) {
        game_.repeat();
        return {};
    }
    if (wanted == "answer") return take_answer(wish);
    if (wanted != "undo") return take_entry(wanted, wish);
    if (number_of(wish, "seen") != game_.referee().last_event())
        return refused(PageWords::tr("Something has happened meanwhile. Look again."));
    return enter({{"type", "undo"}});
}

PageReply PageDesk::take_entry(const std::string& wanted, const json& wish) {
    const auto& referee = game_.referee();
    if (number_of(wish, "draft") != draft_number_ || drafted_at_ != referee.last_event())
        return refused(PageWords::tr("Something has happened meanwhile. Look again."));
    bool done = true;
    if (wanted == "type")
        done = draft_.begin(referee, text_of(wish, "type"));
    else if (wanted == "pick")
        done = draft_.pick(referee, index_of(wish, "choice"));
    else if (wanted == "back")
        draft_.back(referee);
    else
        done = wanted == "enter" && draft_.is_whole();
    if (!done) return refused(PageWords::tr("That cannot be done now."));
    ++draft_number_;
    // Whoever picked the last field has seen the whole event; a type alone is confirmed.
    if (draft_.is_whole() && (wanted == "pick" || wanted == "enter")) return enter(json(draft_.event()));
    return {};
}

PageReply PageDesk::take_answer(const json& wish) {
    const auto question = std::ranges::find(questions_, number_of(wish, "id"),
                                            [](const Json& q) { return std::optional(q.value("id", 0)); });
    if (question == questions_.end()) return refused(PageWords::tr("That has been answered already."));
    const auto& setup = game_.referee().setup();
    auto choices = answers_to(*question, setup.players);
    for (const std::string& card : further_answers(*question, setup.game)) choices.push_back({{}, card});
    const std::size_t chosen = index_of(wish, "answer");
    if (chosen >= choices.size()) return refused(PageWords::tr("That cannot be done now."));
    const json value = choices[chosen].value;
    const auto answered = game_.answer(question->value("id", 0), value);
    if (!answered) return refused(QString::fromStdString(answered.error()));
    return {};
}

}  // namespace temple::ui
