// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/names.hpp"
#include "ui/words/sentence_tables.hpp"

namespace temple::ui {
namespace {

QString still_hidden(int gold) {
    return gold == 0 ? Sentences::tr("None is hidden any more.")
                     : Sentences::tr("%n are still hidden.", "gold", gold);
}

QString opened(const Line& a) {
    const QString card = card_words(text(a, "card")), player = text(a, "player"), key = text(a, "key");
    const QString chamber = text(a, "chamber");
    if (chamber == "gold")
        return Sentences::tr("%1, %2: gold! %3 %4 has the key.")
            .arg(player, card, still_hidden(number(a, "gold_hidden")), key);
    if (chamber == "trap") {
        const int traps = number(a, "traps_hidden");
        const QString left =
            traps == 0 ? Sentences::tr("That was the last.") : Sentences::tr("%n are left.", "traps", traps);
        return Sentences::tr("%1, %2: a fire trap! %3 %4 has the key.").arg(player, card, left, key);
    }
    return Sentences::tr("%1, %2: empty. %3 has the key.").arg(player, card, key);
}

QString cannot_win(const Line& a) {
    const QString openings = Sentences::tr("%n openings are left", "", number(a, "openings_left"));
    const QString gold = Sentences::tr("%n gold are hidden", "", number(a, "gold_hidden"));
    return Sentences::tr("%1 but %2: the adventurers cannot win any more. You may stop.").arg(openings, gold);
}

QString role(const Line& a) {
    return (text(a, "role") == "adventurer" ? Sentences::tr("%1 was an adventurer.")
                                            : Sentences::tr("%1 was a guardian."))
        .arg(text(a, "player"));
}

QString winners(const Line& a) {
    const QStringList names = texts(a, "players");
    const bool adventurers = text(a, "winner") == "adventurers";
    if (names.isEmpty())
        return adventurers ? Sentences::tr("Nobody was an adventurer, so nobody wins.")
                           : Sentences::tr("Nobody was a guardian, so nobody wins.");
    return (adventurers ? Sentences::tr("The adventurers win: %1.") : Sentences::tr("The guardians win: %1."))
        .arg(list_words(names));
}

QString own_chamber(const Line& a) {
    return Sentences::tr("%1, you may not open your own chamber.").arg(text(a, "player"));
}

QString round_over(const Line&) {
    return Sentences::tr("The round is over; deal first.");
}

QString too_many_of_kind(const Line& a) {
    return Sentences::tr("There are not so many chambers of this kind (%1); one card was misread.")
        .arg(chamber_words(text(a, "chamber")));
}

QString role_shown_early(const Line& a) {
    return Sentences::tr("%1, keep your role card hidden!").arg(text(a, "player"));
}

QString role_already_shown(const Line& a) {
    return Sentences::tr("%1 has shown a role card already.").arg(text(a, "player"));
}

QString too_many_of_role(const Line& a) {
    const int limit = number(a, "limit");
    return text(a, "role") == "guardian" ? Sentences::tr("There are only %n guardian cards.", "", limit)
                                         : Sentences::tr("There are only %n adventurer cards.", "", limit);
}

QString concede_not_allowed(const Line& a) {
    const QString openings = Sentences::tr("%n openings", "", number(a, "openings_left"));
    return Sentences::tr("The adventurers can still win: %1, %2 gold.")
        .arg(openings, QString::number(number(a, "gold_hidden")));
}

}  // namespace

QString temple_gold_status(const Line& a) {
    const QString phase = text(a, "phase"), round = QString::number(number(a, "round"));
    if (phase == "over") return Sentences::tr("The game is over.");
    if (phase == "setup") return Sentences::tr("The first round has not begun.");
    if (phase == "deal")
        return Sentences::tr("Round %1 is to be dealt. %2 has the key.").arg(round, text(a, "key"));
    const QString openings = Sentences::tr("%n openings are left", "", number(a, "openings_left"));
    return Sentences::tr("Round %1: %2. %3 has the key.").arg(round, openings, text(a, "key"));
}

const SentenceTable& temple_gold_sentences() {
    static const SentenceTable table{{"opened", opened},
                                     {"adventurers_cannot_win", cannot_win},
                                     {"role", role},
                                     {"winners", winners},
                                     {"own_chamber", own_chamber},
                                     {"round_over", round_over},
                                     {"too_many_of_kind", too_many_of_kind},
                                     {"role_shown_early", role_shown_early},
                                     {"role_already_shown", role_already_shown},
                                     {"too_many_of_role", too_many_of_role},
                                     {"concede_not_allowed", concede_not_allowed}};
    return table;
}

}  // namespace temple::ui
