// SPDX-License-Identifier: GPL-3.0-or-later
// The games and their variants by name, as the Start screen offers them.
#pragma once

#include <QList>
#include <QPixmap>
#include <QString>

#include "referee/setup.hpp"

namespace temple::ui {

struct Variant {
    QString name;
    nlohmann::json options;
};

/// The games, as in headers, in the order in which they are offered.
QStringList games();
QList<Variant> variants_of(const QString& game);
/// What a set-up needs, in words ("4 players: 12 number cards ..."), or why it cannot be played.
QString needs_of(const referee::GameSetup& setup);
bool can_be_played(const referee::GameSetup& setup);
/// A small picture of a game. @param side px
QPixmap picture_of(const QString& game, int side);

}  // namespace temple::ui
