// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/deck_words.hpp"

#include <QCoreApplication>
#include <QStringList>

#include "ui/game/deck_check.hpp"

namespace temple::ui {
namespace {

class DeckWords {
    Q_DECLARE_TR_FUNCTIONS(DeckWords)
};

QString too_many(int kind, int n) {
    switch (kind) {
        case 0:
            return DeckWords::tr("%n number cards too many", "", n);
        case 1:
            return DeckWords::tr("%n court cards too many", "", n);
        case 2:
            return DeckWords::tr("%n aces too many", "", n);
        case 3:
            return DeckWords::tr("%n jokers too many", "", n);
        case 4:
            return DeckWords::tr("%n red role cards too many", "", n);
        default:
            return DeckWords::tr("%n black role cards too many", "", n);
    }
}

QString missing(int kind, int n) {
    switch (kind) {
        case 0:
            return DeckWords::tr("%n number cards missing", "", n);
        case 1:
            return DeckWords::tr("%n court cards missing", "", n);
        case 2:
            return DeckWords::tr("%n aces missing", "", n);
        case 3:
            return DeckWords::tr("%n jokers missing", "", n);
        case 4:
            return DeckWords::tr("%n red role cards missing", "", n);
        default:
            return DeckWords::tr("%n black role cards missing", "", n);
    }
}

}  // namespace

QString deck_words(const DeckCount& needed, const DeckCount& seen) {
    const int differences[] = {seen.numbers - needed.numbers, seen.courts - needed.courts,
                               seen.aces - needed.aces,       seen.jokers - needed.jokers,
                               seen.red - needed.red,         seen.black - needed.black};
    QStringList wrong;
    int kind = 0;
    for (const int difference : differences) {
        if (difference > 0) wrong << too_many(kind, difference);
        if (difference < 0) wrong << missing(kind, -difference);
        ++kind;
    }
    QString said = wrong.isEmpty() ? DeckWords::tr("The cards are right.") : wrong.join(", ") + ".";
    if (seen.unread > 0) said += " " + DeckWords::tr("%n cards I cannot read.", "", seen.unread);
    said[0] = said[0].toUpper();
    return said;
}

QString chambers_known_words() {
    return DeckWords::tr("I know them from now on, and ask about any other card.");
}

}  // namespace temple::ui
