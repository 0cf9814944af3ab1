// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/choice_words.hpp"

#include <QCoreApplication>
#include <algorithm>

#include "referee/table/card.hpp"
#include "ui/words/names.hpp"

namespace temple::ui {
namespace {

// Eight keys are for these, the ninth for "another card".
constexpr int most_answers = 8;

class ChoiceWords {
    Q_DECLARE_TR_FUNCTIONS(ChoiceWords)
};

class AnswerWords {
    Q_DECLARE_TR_FUNCTIONS(AnswerWords)
};

QString text_of(const nlohmann::json& choice) {
    if (choice.is_string()) return QString::fromStdString(choice.get<std::string>());
    return choice.is_number_integer() ? QString::number(choice.get<int>()) : QString();
}

QString label_of(const nlohmann::json& value) {
    const QString name = QString::fromStdString(value.get<std::string>());
    return table::Card::parse(name.toStdString()) ? card_words(name) : name;
}

}  // namespace

QString card_label(const QString& card) {
    const auto known = table::Card::parse(card.toStdString());
    if (!known) return card;
    if (known->is_joker()) return QString("JOKER");
    constexpr const char* suits[] = {"♣", "♦", "♥", "♠"};
    return card.left(card.size() - 1) + QString::fromUtf8(suits[static_cast<int>(known->suit())]);
}

QString choice_label(const nlohmann::json& choice, EntryKind kind) {
    if (choice.is_null()) return ChoiceWords::tr("Lift it");
    const QString text = text_of(choice);
    switch (kind) {
        case EntryKind::card:
            return card_label(text);
        case EntryKind::role_slip:
            return role_words(text == "G" ? "guardian" : "adventurer");
        case EntryKind::code_card:
            return card_words(text);
        case EntryKind::statue:
            return QString("%1  %2").arg(text, statue_words(text));
        case EntryKind::place:
            return place_words(text);
        case EntryKind::number:
            return text == "0" ? ChoiceWords::tr("blank") : text;
        case EntryKind::player:
            break;
    }
    return text;
}

QString choice_words(const nlohmann::json& choice, EntryKind kind) {
    if (kind == EntryKind::card) return card_words(text_of(choice));
    return choice_label(choice, kind);
}

std::vector<AnswerChoice> answers_to(const nlohmann::ordered_json& question,
                                     const std::vector<std::string>& players) {
    const std::string ask = question.value("ask", "");
    if (ask == "deal" || ask == "still_there")
        return {{AnswerWords::tr("Yes"), true}, {AnswerWords::tr("No"), false}};
    std::vector<AnswerChoice> answers;
    const auto add = [&](const nlohmann::json& value) {
        if (std::ranges::find(answers, value, &AnswerChoice::value) == answers.end())
            answers.push_back({label_of(value), value});
    };
    if (question.contains("candidates") && question["candidates"].is_array())
        for (const auto& candidate : question["candidates"])
            if (candidate.is_array() && !candidate.empty() && candidate[0].is_string() &&
                (answers.size() < most_answers || ask == "missed_key"))
                add(candidate[0]);
    if (ask == "missed_first" || ask == "missed_key") {
        answers.push_back({AnswerWords::tr("Nothing was opened"), "none"});
    } else if (ask == "missed") {
        answers.push_back({AnswerWords::tr("That was all: go on"), "none"});
    } else if (ask == "card" || ask == "role") {
        answers.push_back({AnswerWords::tr("It is nothing"), "none"});
    } else if (ask != "guess") {
        for (const std::string& player : players) add(player);
    }
    return answers;
}

bool is_about_a_card(const nlohmann::ordered_json& question) {
    return question.value("ask", "") == "card" || question.value("ask", "") == "role";
}

}  // namespace temple::ui
