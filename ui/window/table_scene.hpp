// SPDX-License-Identifier: GPL-3.0-or-later
// The table as the referee understands it: what lies in front of whom. Nothing secret is in it.
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include "referee/referee.hpp"

namespace temple::ui {

struct SceneCard {
    enum class Look : std::uint8_t { down, up, gold, trap, token, monkey };
    Look look = Look::down;
    QString label;  // "Q♥", "C-T-W", a token's number
};

struct SceneSpot {
    QString name;
    QString badge;  // "key", "turn" ...; empty: none
    bool active = false;
    QList<SceneCard> cards;
};

struct TableScene {
    QList<SceneSpot> seats;   // clockwise, the first at the bottom edge
    QList<SceneSpot> middle;  // tourists
    /// The same in words, for those who do not see it.
    QString in_words() const;
};

TableScene scene_of(const referee::Referee& referee);

struct Fact {
    QString name, value;
};
/// What the top of the Game screen shows: round, gold, whose turn ...
QList<Fact> facts_of(const referee::Referee& referee);

}  // namespace temple::ui
