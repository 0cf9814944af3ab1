// SPDX-License-Identifier: GPL-3.0-or-later
// Where a choice's button stands, and which key picks it.
#pragma once

#include <QPoint>
#include <QString>

#include "ui/words/choice_words.hpp"

namespace temple::ui {

/// Column and row in the grid.
QPoint choice_place(const nlohmann::json& choice, EntryKind kind, int index);
/// What is typed to pick it: a card's name; a digit for the first ten of anything else.
QString choice_key(const nlohmann::json& choice, EntryKind kind, int index);
/// True if cards are picked by typing their names, so that digits mean ranks.
bool is_typed_by_name(EntryKind kind);

}  // namespace temple::ui
