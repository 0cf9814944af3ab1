// SPDX-License-Identifier: GPL-3.0-or-later
#include "referee/table/card.hpp"
#include "ui/words/names.hpp"
#include "ui/words/sentence_tables.hpp"

namespace temple::ui {
namespace {

QString nothing_to_undo(const Line&) {
    return Sentences::tr("Nothing to take back.");
}

QString cannot_correct(const Line&) {
    return Sentences::tr("I do not know that event.");
}

QString correction_refused(const Line& a) {
    return Sentences::tr("That cannot be: it does not fit event %1.").arg(number(a, "at"));
}

QString unknown_card(const Line&) {
    return Sentences::tr("I cannot read that card.");
}

QString game_over_already(const Line&) {
    return Sentences::tr("The game is over already.");
}

QString already_started(const Line&) {
    return Sentences::tr("It has been said already who begins.");
}

QString not_now(const Line& a) {
    return Sentences::tr("Not yet: I am waiting for %1.").arg(waiting_words(text(a, "waiting_for")));
}

QString wrong_deal(const Line& a) {
    QStringList said;
    const QStringList players = texts(a, "players");
    for (qsizetype i = 0; i < players.size(); ++i) {
        const auto& seen = a["seen"][static_cast<std::size_t>(i)];
        if (seen.is_number_integer())
            said << Sentences::tr("%1 has %n cards.", "", seen.get<int>()).arg(players[i]);
    }
    return said.join(" ") + " " + Sentences::tr("It should be %1.").arg(number(a, "expected"));
}

QString card_not_in_game(const Line&) {
    return Sentences::tr("There is no joker in this game.");
}

QString card_seen_twice(const Line& a) {
    const QString card = text(a, "card");
    if (card.isEmpty())
        return Sentences::tr("That cannot be: that card is elsewhere.");  // on a holder: secret
    if (table::Card::parse(card.toStdString()))
        return Sentences::tr("It cannot be: %1 has been seen already.").arg(card_words(card));
    return Sentences::tr("That cannot be: %1 is elsewhere.").arg(card_words(card));
}

QString out_of_turn(const Line& a) {
    return Sentences::tr("It is %1's turn, not %2's.").arg(text(a, "expected"), text(a, "player"));
}

QString no_cards_left(const Line& a) {
    return Sentences::tr("%1 has no cards left.").arg(text(a, "player"));
}

QString setup_rejected(const Line&) {
    return Sentences::tr("This game cannot be set up so.");
}

QString no_game(const Line&) {
    return Sentences::tr("There is no game.");
}

QString bad_event(const Line& a) {
    return Sentences::tr("That entry is not complete (%1).").arg(text(a, "field"));
}

QString unknown_event(const Line&) {
    return Sentences::tr("That does not happen in this game.");
}

QString unknown_player(const Line& a) {
    return Sentences::tr("Nobody here is called %1.").arg(text(a, "player"));
}

QString unknown_place(const Line&) {
    return Sentences::tr("I do not know that place.");
}

}  // namespace

const SentenceTable& warning_sentences() {
    static const SentenceTable table{{"nothing_to_undo", nothing_to_undo},
                                     {"cannot_correct", cannot_correct},
                                     {"correction_refused", correction_refused},
                                     {"unknown_card", unknown_card},
                                     {"game_over_already", game_over_already},
                                     {"already_started", already_started},
                                     {"not_now", not_now},
                                     {"wrong_deal", wrong_deal},
                                     {"card_not_in_game", card_not_in_game},
                                     {"card_seen_twice", card_seen_twice},
                                     {"out_of_turn", out_of_turn},
                                     {"no_cards_left", no_cards_left}};
    return table;
}

const SentenceTable& technical_sentences() {
    static const SentenceTable table{{"setup_rejected", setup_rejected}, {"no_game", no_game},
                                     {"bad_event", bad_event},           {"unknown_event", unknown_event},
                                     {"unknown_player", unknown_player}, {"unknown_place", unknown_place}};
    return table;
}

}  // namespace temple::ui
