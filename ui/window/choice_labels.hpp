// SPDX-License-Identifier: GPL-3.0-or-later
// How a choice is written on its button, where it stands, and which key picks it.
#pragma once

#include <QPoint>
#include <QString>

#include "ui/game/entry_step.hpp"

namespace temple::ui {

QString choice_label(const nlohmann::json& choice, EntryKind kind);
/// What a screen reader says.
QString choice_words(const nlohmann::json& choice, EntryKind kind);
/// Column and row in the grid.
QPoint choice_place(const nlohmann::json& choice, EntryKind kind, int index);
/// What is typed to pick it: a card's name; a digit for the first ten of anything else.
QString choice_key(const nlohmann::json& choice, EntryKind kind, int index);
/// True if cards are picked by typing their names, so that digits mean ranks.
bool is_typed_by_name(EntryKind kind);

}  // namespace temple::ui
