// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/names.hpp"
#include "ui/words/sentence_tables.hpp"

namespace temple::ui {
namespace {

QString turn(const Line& a) {
    const bool own = a.value("own_cards", false);
    return (own ? Sentences::tr("%1, you are the only one with cards: decipher both.")
                : Sentences::tr("%1, your turn: choose another player who still has cards."))
        .arg(text(a, "player"));
}

QString information(const Line& a) {
    const QString player = text(a, "player");
    if (!is_set(a, "blue") || !is_set(a, "red"))
        return Sentences::tr("%1, look under the arrow.").arg(player);
    const int blue = number(a, "blue"), red = number(a, "red");
    if (blue == 0 && red == 0) return Sentences::tr("%1: nothing under the arrow.").arg(player);
    const QString dots = Sentences::tr("%n blue dots", "", blue),
                  triangles = Sentences::tr("%n red triangles", "", red);
    if (red == 0) return Sentences::tr("%1: %2.").arg(player, dots);
    if (blue == 0) return Sentences::tr("%1: %2.").arg(player, triangles);
    return Sentences::tr("%1: %2, %3.").arg(player, dots, triangles);
}

QString combination(const Line& a) {
    return Sentences::tr("%1 has a combination.").arg(text(a, "player"));
}

QString guess_right(const Line& a) {
    const QString player = text(a, "player");
    switch (number(a, "score")) {
        case 1:
            return Sentences::tr("%1 is right! The first half-medallion.").arg(player);
        case 2:
            return Sentences::tr("%1 is right! The second half-medallion.").arg(player);
        default:
            return Sentences::tr("%1 is right! That makes %2.")
                .arg(player, QString::number(number(a, "score")));
    }
}

QString guess_wrong(const Line& a) {
    return Sentences::tr("Wrong, %1, it was %2.").arg(text(a, "player"), card_words(text(a, "combination")));
}

QString draw_combination(const Line& a) {
    return Sentences::tr("%1, discard your kept cards and put a new combination on your holder.")
        .arg(text(a, "player"));
}

QString reshuffle(const Line&) {
    return Sentences::tr("The draw pile is empty: shuffle the discard pile.");
}

QString return_kept(const Line&) {
    return Sentences::tr("Both piles are empty: everybody hands in the kept cards; shuffle them.");
}

QString choose(const Line&) {
    return Sentences::tr("Take one of the two, discard the other.");
}

QString deck_out(const Line&) {
    return Sentences::tr("The deck has run out. A last guess?");
}

QString already_has_combination(const Line& a) {
    return Sentences::tr("%1 has a combination already.").arg(text(a, "player"));
}

QString already_dealt(const Line& a) {
    return Sentences::tr("%1 has two cards already.").arg(text(a, "player"));
}

QString own_cards(const Line&) {
    return Sentences::tr("Take from another player.");
}

QString no_combination(const Line& a) {
    return Sentences::tr("%1 needs a new combination first.").arg(text(a, "player"));
}

QString card_not_there(const Line& a) {
    return Sentences::tr("That card does not lie in front of %1.").arg(text(a, "player"));
}

QString actual_needed(const Line& a) {
    return Sentences::tr("%1, show the combination card.").arg(text(a, "player"));
}

QString card_mismatch(const Line& a) {
    return Sentences::tr("%1, that is not the card that I know.").arg(text(a, "player"));
}

}  // namespace

QString temple_code_status(const Line& a) {
    const QString phase = text(a, "phase"), round = QString::number(number(a, "round"));
    if (phase == "over") return Sentences::tr("The game is over.");
    if (a.contains("score")) {
        return Sentences::tr("%n points. I am waiting for %1.", "", number(a, "score"))
            .arg(waiting_words(phase));
    }
    if (phase == "setup") return Sentences::tr("The first round has not begun.");
    if (phase == "deal")
        return Sentences::tr("Round %1 is to be dealt by %2.").arg(round, text(a, "first_player"));
    return Sentences::tr("Round %1, it is %2's turn.").arg(round, text(a, "turn"));
}

const SentenceTable& temple_code_sentences() {
    static const SentenceTable table{{"turn", turn},
                                     {"information", information},
                                     {"combination", combination},
                                     {"guess_right", guess_right},
                                     {"guess_wrong", guess_wrong},
                                     {"draw_combination", draw_combination},
                                     {"reshuffle", reshuffle},
                                     {"return_kept", return_kept},
                                     {"choose", choose},
                                     {"deck_out", deck_out},
                                     {"already_has_combination", already_has_combination},
                                     {"already_dealt", already_dealt},
                                     {"own_cards", own_cards},
                                     {"no_combination", no_combination},
                                     {"card_not_there", card_not_there},
                                     {"actual_needed", actual_needed},
                                     {"card_mismatch", card_mismatch}};
    return table;
}

}  // namespace temple::ui
