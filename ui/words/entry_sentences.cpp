// SPDX-License-Identifier: GPL-3.0-or-later
// What people enter, and what they are asked for while they do.
#include "ui/words/names.hpp"
#include "ui/words/sentence_tables.hpp"
#include "ui/words/sentences.hpp"

namespace temple::ui {
namespace {

/// The translation context of everything about entering by hand.
class Entries {
    Q_DECLARE_TR_FUNCTIONS(Entries)
};

QString taken_words(const Line& e) {
    return Entries::tr("%1 takes %2 from %3")
        .arg(text(e, "player"), card_words(text(e, "card")), text(e, "from"));
}

QString monkey_words(const Line& e) {
    const QString number_words = QString::number(number(e, "number"));
    return is_set(e, "at") ? Entries::tr("Monkey %1: %2").arg(number_words, place_words(text(e, "at")))
                           : Entries::tr("Monkey %1 lifted").arg(number_words);
}

QString revealed_words(const Line& e) {
    const QString shown =
        number(e, "number") == 0 ? Entries::tr("blank") : QString::number(number(e, "number"));
    return Entries::tr("%1 shows: %2").arg(place_words(text(e, "at")), shown);
}

QString role_entry(const Line& e, bool over) {
    const QString player = text(e, "player"), card = text(e, "card");
    if (!over) return Entries::tr("%1: role shown").arg(player);
    if (card == "A" || card == "G")
        return Entries::tr("%1: %2").arg(player, role_words(card == "G" ? "guardian" : "adventurer"));
    return Entries::tr("%1: role card %2").arg(player, card_words(card));
}

QString dealt_words(const Line& e) {
    const QStringList cards = texts(e, "cards");
    if (cards.isEmpty()) return Entries::tr("Cards dealt");
    QStringList names;
    for (const QString& card : cards) names << card_words(card);
    return Entries::tr("%1 gets %2").arg(text(e, "player"), list_words(names));
}

}  // namespace

QString entry_words(const nlohmann::json& event, bool over) {
    const Line e(event);
    const QString type = text(e, "type"), player = text(e, "player"), card = card_words(text(e, "card"));
    if (type == "start") return Entries::tr("%1 begins").arg(player);
    if (type == "dealt") return dealt_words(e);
    if (type == "opened") return Entries::tr("%1: %2").arg(player, card);
    if (type == "concede") return Entries::tr("Given up");
    if (type == "role") return role_entry(e, over);
    if (type == "combination") return Entries::tr("%1 has a combination").arg(player);  // never which
    if (type == "taken") return taken_words(e);
    if (type == "discarded") return Entries::tr("%1 discards %2").arg(player, card);
    if (type == "guess") return Entries::tr("%1 guesses %2").arg(player, card);
    if (type == "drawn") return Entries::tr("Objects and tourists laid out");
    if (type == "placed") return Entries::tr("Thief token: %1").arg(place_words(text(e, "at")));
    if (type == "monkey") return monkey_words(e);
    if (type == "dispute") return Entries::tr("No agreement");
    if (type == "revealed") return revealed_words(e);
    return type;
}

QString entry_type_words(const QString& type) {
    if (type == "start") return Entries::tr("Who begins");
    if (type == "dealt") return Entries::tr("Cards dealt");
    if (type == "opened") return Entries::tr("Chamber opened");
    if (type == "concede") return Entries::tr("Give up");
    if (type == "role") return Entries::tr("Role shown");
    if (type == "combination") return Entries::tr("Combination on the holder");
    if (type == "taken") return Entries::tr("Card taken");
    if (type == "discarded") return Entries::tr("Card discarded");
    if (type == "guess") return Entries::tr("Guess");
    if (type == "drawn") return Entries::tr("Objects and tourists laid out");
    if (type == "placed") return Entries::tr("Thief token placed");
    if (type == "monkey") return Entries::tr("Monkey placed or lifted");
    if (type == "dispute") return Entries::tr("We cannot agree");
    if (type == "revealed") return Entries::tr("Thief token turned up");
    return type;
}

QString entry_field_words(const QString& type, const QString& field) {
    if (field == "player") {
        if (type == "start") return Entries::tr("Who begins?");
        if (type == "opened") return Entries::tr("Whose chamber was opened?");
        if (type == "role") return Entries::tr("Who shows a role card?");
        if (type == "combination") return Entries::tr("Who has put a combination on the holder?");
        if (type == "dealt") return Entries::tr("Who gets cards?");
        if (type == "guess") return Entries::tr("Who guesses?");
        if (type == "discarded") return Entries::tr("Who discards a card?");
        return Entries::tr("Who?");
    }
    if (field == "from") return Entries::tr("From whom?");
    if (field == "cards") return Entries::tr("Which cards?");
    if (field == "actual") return Entries::tr("Which combination was it?");
    if (field == "card")
        return type == "guess" ? Entries::tr("Which statues, from left to right?")
                               : Entries::tr("Which card?");
    if (field == "at") return Entries::tr("Where?");
    if (field == "number")
        return type == "monkey" ? Entries::tr("Which monkey?") : Entries::tr("Which number?");
    return field;
}

}  // namespace temple::ui
