// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/names.hpp"
#include "ui/words/sentence_tables.hpp"

namespace temple::ui {
namespace {

QString gold_setup(const Line& a) {
    const QString red = QString::number(number(a, "adventurer_roles"));
    const QString black = Sentences::tr("%n black role cards", "", number(a, "guardian_roles"));
    QStringList cards{Sentences::tr("%n number cards", "", number(a, "empty") - number(a, "jokers")),
                      Sentences::tr("%n court cards", "", number(a, "gold")),
                      Sentences::tr("%n aces", "", number(a, "traps"))};
    if (number(a, "jokers") > 0) cards << Sentences::tr("the joker");
    QString said = Sentences::tr("For this game: %1 red and %2, %3.").arg(red, black, cards.join(", "));
    const int left_over = number(a, "leftover_roles");
    if (left_over > 0) said += " " + Sentences::tr("%n role cards go back unseen.", "", left_over);
    return said;
}

QString setup(const Line& a) {
    if (a.contains("adventurer_roles")) return gold_setup(a);
    if (a.contains("thief_tokens")) {
        const QString tokens = Sentences::tr("%n thief tokens", "", number(a, "thief_tokens"));
        return Sentences::tr(
                   "For this game: 55 objects, 55 tourists, 4 monkeys, %1. %2 rounds; %3 wrong objects lose.")
            .arg(tokens, QString::number(number(a, "rounds")), QString::number(number(a, "wrong_limit")));
    }
    return is_set(a, "goal")
               ? Sentences::tr("For this game: 35 cards and a holder each. Two half-medallions win.")
               : Sentences::tr("For this game: 35 cards and a holder.");
}

QString deal(const Line& a) {
    const int cards = number(a, "cards_each");
    if (is_set(a, "dealer"))
        return Sentences::tr("%1 deals %n cards to everybody.", "", cards).arg(text(a, "dealer"));
    if (is_set(a, "round")) return Sentences::tr("Please deal %n cards to everybody.", "", cards);
    return cards == 1 ? Sentences::tr("Draw one card.") : Sentences::tr("Reveal two cards.");
}

QString started(const Line& a) {
    return Sentences::tr("%1 begins.").arg(text(a, "player"));
}

QString round_start(const Line& a) {
    const QString round = QString::number(number(a, "round"));
    if (is_set(a, "key")) return Sentences::tr("Round %1. %2 has the key.").arg(round, text(a, "key"));
    if (is_set(a, "monkey"))
        return Sentences::tr("Round %1: %2 is the monkey player, %3 has the guardian token.")
            .arg(round, text(a, "monkey"), text(a, "guardian_token"));
    return Sentences::tr("Round %1, %2 begins.").arg(round, text(a, "first_player"));
}

QString wrong_objects(const Line& a) {
    QStringList wrong;
    for (const auto& object : a["wrong"]) wrong << QString::number(object.get<int>());
    const QString total = Sentences::tr("%n wrong so far", "objects", number(a, "wrong_total"));
    if (wrong.isEmpty()) return Sentences::tr("All objects are right; %1.").arg(total);
    return Sentences::tr("%n objects were wrong, %1; %2.", "", static_cast<int>(wrong.size()))
        .arg(list_words(wrong), total);
}

QString round_end(const Line& a) {
    if (a.contains("wrong")) return wrong_objects(a);
    const QString round = QString::number(number(a, "round"));
    return a.contains("gold_hidden")
               ? Sentences::tr("Round %1 is over. Gather the face-down cards and shuffle.").arg(round)
               : Sentences::tr("Round %1 is over.").arg(round);
}

QString solo_over(const Line& a) {
    const QString score = Sentences::tr("%n combinations", "", number(a, "score"));
    if (!is_set(a, "rank")) return Sentences::tr("The game is over: %1.").arg(score);
    return Sentences::tr("%1: %2.").arg(score, rank_words(text(a, "rank")));
}

QString game_over(const Line& a) {
    const QString reason = text(a, "reason");
    if (a.contains("score")) return solo_over(a);
    if (reason == "all_gold") return Sentences::tr("All the gold is found: the adventurers win!");
    if (reason == "all_traps") return Sentences::tr("The last fire trap: the guardians win!");
    if (reason == "conceded") return Sentences::tr("The adventurers give up: the guardians win!");
    if (reason == "second_medallion")
        return Sentences::tr("%1 has the second half-medallion and wins!").arg(text(a, "winner"));
    if (reason == "wrong_limit")
        return Sentences::tr("%n wrong objects: you are fired!", "", number(a, "wrong_total"));
    if (a.contains("wrong_total"))
        return Sentences::tr("The last round is over with %n wrong objects: you all win!", "",
                             number(a, "wrong_total"));
    return Sentences::tr("Four rounds are over and gold is still hidden: the guardians win!");
}

QString undone(const Line&) {
    return Sentences::tr("Taken back.");
}

QString corrected(const Line&) {
    return Sentences::tr("Corrected.");
}

QString status(const Line& a) {
    if (a.contains("gold_hidden")) return temple_gold_status(a);
    if (a.contains("wrong_total")) return monkey_temple_status(a);
    return temple_code_status(a);
}

}  // namespace

const SentenceTable& shared_sentences() {
    static const SentenceTable table{{"setup", setup},         {"deal", deal},
                                     {"started", started},     {"round_start", round_start},
                                     {"round_end", round_end}, {"game_over", game_over},
                                     {"undone", undone},       {"corrected", corrected},
                                     {"status", status}};
    return table;
}

}  // namespace temple::ui
