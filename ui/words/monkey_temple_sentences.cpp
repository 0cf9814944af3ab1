// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/names.hpp"
#include "ui/words/sentence_tables.hpp"

namespace temple::ui {
namespace {

QString theft(const Line& a) {
    return Sentences::tr("%1, place the %n thief tokens.", "", number(a, "thief_tokens"))
        .arg(text(a, "monkey"));
}

QString restore(const Line& a) {
    return Sentences::tr("Guardians, place the monkeys; %1 has the last word.")
        .arg(text(a, "guardian_token"));
}

QString all_allocated(const Line&) {
    return Sentences::tr("All four are placed. Reveal.");
}

QString tie_break(const Line& a) {
    return Sentences::tr("You cannot agree: %1 decides.").arg(text(a, "player"));
}

QString revealed(const Line& a) {
    const int shown = number(a, "number");
    const QString place = place_words(text(a, "at"));
    return shown == 0 ? Sentences::tr("%1: the blank token.").arg(place)
                      : Sentences::tr("%1: number %2.").arg(place, QString::number(shown));
}

QString wrong_draw(const Line&) {
    return Sentences::tr("Four objects and four tourists, please.");
}

QString not_a_guardian(const Line& a) {
    return Sentences::tr("Not to the monkey player, %1.").arg(text(a, "player"));
}

QString tourists_only(const Line&) {
    return Sentences::tr("Only tourists in this variant.");
}

QString place_taken(const Line& a) {
    return Sentences::tr("There is a token already: %1.").arg(place_words(text(a, "at")));
}

QString one_guardian_only(const Line& a) {
    return Sentences::tr("Only one guardian gets a token, and %1 has it.").arg(text(a, "taken"));
}

QString may_not_help(const Line& a) {
    return Sentences::tr("%1, you may not help.").arg(text(a, "player"));
}

QString no_thief_token(const Line& a) {
    return Sentences::tr("There is no thief token: %1.").arg(place_words(text(a, "at")));
}

QString monkeys_missing(const Line& a) {
    return Sentences::tr("Only %n monkeys are placed; it must be four.", "", number(a, "placed"));
}

QString already_revealed(const Line& a) {
    return Sentences::tr("That token was turned up already: %1.").arg(place_words(text(a, "at")));
}

QString token_not_in_game(const Line&) {
    return Sentences::tr("There is no blank token in this game.");
}

QString token_seen_twice(const Line& a) {
    const int shown = number(a, "number");
    return shown == 0 ? Sentences::tr("The blank token was shown already.")
                      : Sentences::tr("Number %1 was shown already.").arg(shown);
}

}  // namespace

QString monkey_temple_status(const Line& a) {
    const QString phase = text(a, "phase");
    if (phase == "over") return Sentences::tr("The game is over.");
    if (phase == "setup") return Sentences::tr("The first round has not begun.");
    const QString wrong = Sentences::tr("%n wrong objects so far", "", number(a, "wrong_total"));
    return Sentences::tr("Round %1: %2 is the monkey player, %3.")
        .arg(QString::number(number(a, "round")), text(a, "monkey"), wrong);
}

const SentenceTable& monkey_temple_sentences() {
    static const SentenceTable table{{"theft", theft},
                                     {"return", restore},
                                     {"all_allocated", all_allocated},
                                     {"tie_break", tie_break},
                                     {"revealed", revealed},
                                     {"wrong_draw", wrong_draw},
                                     {"not_a_guardian", not_a_guardian},
                                     {"tourists_only", tourists_only},
                                     {"place_taken", place_taken},
                                     {"one_guardian_only", one_guardian_only},
                                     {"monkey_player_may_not_help", may_not_help},
                                     {"no_thief_token", no_thief_token},
                                     {"monkeys_missing", monkeys_missing},
                                     {"already_revealed", already_revealed},
                                     {"token_not_in_game", token_not_in_game},
                                     {"token_seen_twice", token_seen_twice}};
    return table;
}

}  // namespace temple::ui
