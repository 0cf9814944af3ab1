// SPDX-License-Identifier: GPL-3.0-or-later
// An announcement or a question as the referee says it (RULES.md section 4), in the language that is
// installed (language.hpp). No sentence names a secret, whatever the line holds.
#pragma once

#include <QString>
#include <nlohmann/json.hpp>

namespace temple::ui {

/// Who hears the dots of a deciphered card (RULES.md section 0).
enum class Information : std::uint8_t { everybody, its_player };

/// One or two sentences; empty for a kind that is not known.
/// @param line an announcement of PROTOCOL.md, or a question or `answered` of DESIGN.md section 4
QString sentence(const nlohmann::ordered_json& line, Information dots = Information::everybody);

/// True if the line is worth a voice: not technical hints, which are only shown, and not settled questions.
bool is_spoken(const nlohmann::ordered_json& line);

/// What was entered, short, for the list in which it can be put right: "Ben: the queen of hearts".
/// @param over  true once the game has ended: roles may be named only then
QString entry_words(const nlohmann::json& event, bool over);

/// What is to be entered: "Chamber opened" for `opened`.
QString entry_type_words(const QString& type);
/// What is asked for a field of an event: "Whose chamber?".
QString entry_field_words(const QString& type, const QString& field);

}  // namespace temple::ui
