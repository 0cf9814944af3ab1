// SPDX-License-Identifier: GPL-3.0-or-later
// Names of things as people say them, in the language that is installed (language.hpp).
#pragma once

#include <QString>
#include <QStringList>

namespace temple::ui {

/// "temple_gold" -> "Temple Gold".
QString game_words(const QString& game);
/// "Anna, Ben and Carla"
QString list_words(const QStringList& names);
/// "QH" -> "the queen of hearts", "CTW" -> "C-T-W", "O07" -> "object card 7"; what is unknown stays as it is.
QString card_words(const QString& card);
/// "W" -> "great wave"
QString statue_words(const QString& letter);
/// "tourist2" -> "tourist 2"; a player's name stays as it is.
QString place_words(const QString& place);
/// "empty", "gold", "trap"
QString chamber_words(const QString& chamber);
/// "adventurer", "guardian"
QString role_words(const QString& role);
/// What a game waits for: a `waiting_for` of PROTOCOL.md, "for the deal".
QString waiting_words(const QString& waiting_for);
/// A rank of Temple Code's solo game.
QString rank_words(const QString& rank);

}  // namespace temple::ui
