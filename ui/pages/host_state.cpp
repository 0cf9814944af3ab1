// SPDX-License-Identifier: GPL-3.0-or-later
// The host's page: a remote control for every game.
#include <algorithm>

#include "referee/table/card.hpp"
#include "ui/pages/page_states.hpp"
#include "ui/pages/page_words.hpp"
#include "ui/words/choice_words.hpp"
#include "ui/words/language.hpp"
#include "ui/words/names.hpp"

namespace temple::ui {
namespace {

using referee::Json;

constexpr std::size_t most_happened = 6;  // entries that are shown

Json question_json(const Json& question, const referee::GameSetup& setup) {
    Json out{{"id", question.value("id", 0)}, {"text", plain(sentence(question))}};
    out["answers"] = Json::array();
    for (const AnswerChoice& choice : answers_to(question, setup.players))
        out["answers"].push_back(plain(choice.label));
    out["more"] = Json::array();
    for (const std::string& card : further_answers(question, setup.game))
        out["more"].push_back(plain(card_words(QString::fromStdString(card))));
    return out;
}

Json step_json(const EntryStep& step, const QString& type) {
    QString asked = entry_field_words(type, QString::fromStdString(step.field));
    if (step.picks > 1)
        asked += QString(" (%1/%2)").arg(QString::number(step.picked + 1), QString::number(step.picks));
    Json out{{"asked", plain(asked)},
             {"narrow", step.kind == EntryKind::card || step.kind == EntryKind::code_card}};
    out["choices"] = Json::array();
    for (const auto& choice : step.choices)
        out["choices"].push_back({{"label", plain(choice_label(choice, step.kind))},
                                  {"words", plain(choice_words(choice, step.kind))}});
    return out;
}

Json entry_json(const EntryDraft& draft, int number) {
    Json out{{"draft", number}, {"back", draft.can_go_back()}, {"whole", draft.is_whole()}};
    out["types"] = Json::array();
    const QString begun =
        draft.event().is_object() ? QString::fromStdString(draft.event().value("type", "")) : QString();
    for (const std::string& type : draft.types()) {
        const QString name = QString::fromStdString(type);
        out["types"].push_back(
            {{"type", type}, {"label", plain(entry_type_words(name))}, {"chosen", name == begun}});
    }
    if (draft.step()) out["step"] = step_json(*draft.step(), begun);
    return out;
}

/// The newest first.
Json happened_json(const referee::Referee& referee) {
    const auto events = referee.events_in_force();
    Json all = Json::array();
    for (std::size_t i = events.size(); i > 0 && all.size() < most_happened; --i)
        all.push_back(plain(entry_words(events[i - 1], referee.over())));
    return all;
}

}  // namespace

std::vector<std::string> further_answers(const Json& question, const std::string& game) {
    if (question.value("ask", "") == "guess") return referee::possible_combinations({});
    std::vector<std::string> all;
    if (!is_about_a_card(question)) return all;
    if (game == "temple_code")
        for (int i = 0; i < table::CodeCard::count; ++i) all.emplace_back(table::CodeCard(i).name());
    else
        for (int i = 0; i < table::Card::count; ++i) all.push_back(table::Card(i).name());
    return all;
}

Json host_state(const referee::Referee& referee, const HostView& view) {
    Json state{{"page", "host"}, {"lang", plain(installed_locale().name().left(2))}};
    state["game"] = plain(game_words(QString::fromStdString(referee.setup().game)));
    Json status = referee.status();
    status["kind"] = "status";
    state["standing"] = plain(sentence(status));
    state["said"] = Json::array();
    for (const Json& line : view.said)
        if (const QString words = sentence(line, view.dots); !words.isEmpty())
            state["said"].push_back(plain(words));
    state["seen"] = referee.last_event();
    state["happened"] = happened_json(referee);
    state["can_undo"] = !state["happened"].empty();
    state["can_repeat"] = view.can_repeat;
    state["question"] =
        view.questions.empty() ? Json() : question_json(view.questions.front(), referee.setup());
    state["entry"] = entry_json(view.draft, view.draft_number);
    state["reply"] = {
        {"wish", view.reply.wish}, {"taken", view.reply.taken}, {"text", plain(view.reply.text)}};
    state["words"] = host_page_words();
    return state;
}

Json closed_state(PageKind kind) {
    Json state{{"page", kind == PageKind::host ? "host" : "player"},
               {"lang", plain(installed_locale().name().left(2))}};
    state["closed"] = plain(PageWords::tr("No game is being played."));
    state["words"] = kind == PageKind::host ? host_page_words() : player_page_words();
    return state;
}

}  // namespace temple::ui
