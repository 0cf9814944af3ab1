// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/names.hpp"
#include "ui/words/sentence_tables.hpp"

namespace temple::ui {
namespace {

QString list_of_cards(const QStringList& names) {
    QStringList words;
    for (const QString& name : names) words << card_words(name);
    return list_words(words);
}

}  // namespace

QString question_words(const Line& a) {
    const QString ask = text(a, "ask"), player = text(a, "player");
    if (ask == "card")
        return player.isEmpty() ? Sentences::tr("Which card is that?")
                                : Sentences::tr("Which card lies in front of %1?").arg(player);
    if (ask == "player")
        return is_set(a, "card")
                   ? Sentences::tr("Whose was %1? The key lies elsewhere.").arg(card_words(text(a, "card")))
                   : Sentences::tr("Whose chamber was that?");
    if (ask == "opener") return Sentences::tr("Who opened that card?");
    if (ask == "start") return Sentences::tr("Who begins?");
    if (ask == "deal") return Sentences::tr("Does the round go on?");
    if (ask == "role") return Sentences::tr("Which role card has %1?").arg(player);
    if (ask == "still_there") return Sentences::tr("Does the card in front of %1 stay open?").arg(player);
    if (ask == "guess") return Sentences::tr("I did not see it: what did %1 guess?").arg(player);
    if (ask == "missed")
        return Sentences::tr("The table has changed while I saw nothing. Please enter what happened.");
    if (ask == "missed_first")
        return Sentences::tr("While I saw nothing, these cards were opened: %1. Which was the first?")
            .arg(list_of_cards(texts(a, "cards")));
    if (ask == "missed_key")
        return Sentences::tr("While I saw nothing, %1 was opened. Who got the key by it?")
            .arg(card_words(text(a, "card")));
    return {};
}

}  // namespace temple::ui
