// SPDX-License-Identifier: GPL-3.0-or-later
// How something that can be picked or answered is written, for the window and for pages.
#pragma once

#include <QString>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "ui/game/entry_step.hpp"

namespace temple::ui {

/// "QH" -> "Q♥"; what is no card stays as it is.
QString card_label(const QString& card);
/// What stands on the button of a choice.
QString choice_label(const nlohmann::json& choice, EntryKind kind);
/// What a screen reader says for it.
QString choice_words(const nlohmann::json& choice, EntryKind kind);

struct AnswerChoice {
    QString label;
    nlohmann::json value;
};

/// The answers to a question that are to be offered: the likely ones first, then all others that there are,
/// apart from further cards (see is_about_a_card).
std::vector<AnswerChoice> answers_to(const nlohmann::ordered_json& question,
                                     const std::vector<std::string>& players);
/// True if any other card may be the answer too.
bool is_about_a_card(const nlohmann::ordered_json& question);

}  // namespace temple::ui
