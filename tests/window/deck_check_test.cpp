// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/game/deck_check.hpp"

#include <gtest/gtest.h>

#include "referee/referee.hpp"
#include "ui/words/deck_words.hpp"
#include "ui/words/language.hpp"

namespace temple::ui {
namespace {

std::vector<table::Card> chosen(int numbers, int courts, int aces, int jokers) {
    std::vector<table::Card> cards;
    for (int i = 0; i < table::Card::joker_index; ++i) {
        const table::Card card(i);
        int& left = card.rank() == 0 ? aces : card.rank() >= 10 ? courts : numbers;
        if (left-- > 0) cards.push_back(card);
    }
    if (jokers > 0) cards.push_back(table::Card::joker());
    return cards;
}

DeckCount needed(int players) {
    std::vector<std::string> names;
    for (int i = 0; i < players; ++i) names.push_back("P" + std::to_string(i));
    return chambers_needed(*referee::Referee(referee::GameSetup{"temple_gold", names}).temple_gold());
}

TEST(DeckChecks, SayWhatIsTooManyAndWhatIsMissing) {
    install_language(Language::english);
    EXPECT_EQ(deck_words(needed(4), chambers_in(chosen(12, 6, 2, 0), 0)), "The cards are right.");
    EXPECT_EQ(deck_words(needed(4), chambers_in(chosen(12, 7, 1, 0), 0)),
              "One court card too many, one ace missing.");
    EXPECT_EQ(deck_words(needed(10), chambers_in(chosen(36, 10, 3, 1), 0)), "The cards are right.");
    EXPECT_EQ(deck_words(needed(10), chambers_in(chosen(36, 10, 3, 0), 2)),
              "One joker missing. 2 cards I cannot read.");
    install_language(Language::german);
    EXPECT_EQ(deck_words(needed(3), chambers_in(chosen(10, 5, 2, 0), 0)), "2 Zahlenkarten zu viel.");
}

}  // namespace
}  // namespace temple::ui
