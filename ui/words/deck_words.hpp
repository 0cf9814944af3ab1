// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace temple::ui {

struct DeckCount;

/// "One court card too many, one ace missing.", or that the cards are right.
QString deck_words(const DeckCount& needed, const DeckCount& seen);

/// That these cards, and no others, are expected from now on.
QString chambers_known_words();

}  // namespace temple::ui
