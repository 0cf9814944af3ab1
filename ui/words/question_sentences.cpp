// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/sentence_tables.hpp"

namespace temple::ui {

QString question_words(const Line& a) {
    const QString ask = text(a, "ask"), player = text(a, "player");
    if (ask == "card")
        return player.isEmpty() ? Sentences::tr("Which card is that?")
                                : Sentences::tr("Which card lies in front of %1?").arg(player);
    if (ask == "player") return Sentences::tr("Whose chamber was that?");
    if (ask == "opener") return Sentences::tr("Who opened that card?");
    if (ask == "start") return Sentences::tr("Who begins?");
    if (ask == "deal") return Sentences::tr("Does the round go on?");
    if (ask == "role") return Sentences::tr("Which role card has %1?").arg(player);
    if (ask == "still_there") return Sentences::tr("Does the card in front of %1 stay open?").arg(player);
    return {};
}

}  // namespace temple::ui
