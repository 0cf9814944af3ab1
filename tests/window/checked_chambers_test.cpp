// SPDX-License-Identifier: GPL-3.0-or-later
// What a deck check leaves behind: the cards, if they were right and lay still.
#include "ui/game/checked_chambers.hpp"

#include <gtest/gtest.h>

#include <QTemporaryDir>
#include <algorithm>
#include <fstream>

#include "referee/referee.hpp"

namespace temple::ui {
namespace {

std::vector<table::Card> cards_of(const std::vector<const char*>& names) {
    std::vector<table::Card> cards;
    for (const char* name : names) cards.push_back(*table::Card::parse(name));
    return cards;
}

// Three players: 8 numbers, 5 courts, 2 aces.
const std::vector<const char*> right{"2C", "3D", "4H", "5S", "6C", "7D", "8H", "9S",
                                     "JC", "QH", "KD", "JS", "QD", "AC", "AH"};

class CheckedDeck : public testing::Test {
  protected:
    static referee::TempleGoldView game(std::vector<std::string> players) {
        return *referee::Referee(referee::GameSetup{"temple_gold", std::move(players)}).temple_gold();
    }
    referee::TempleGoldView three = game({"A", "B", "C"}), four = game({"A", "B", "C", "D"});
    CheckedChambers checked;
};

TEST_F(CheckedDeck, IsKnownOnceItHasLainStill) {
    checked.see(cards_of(right), 0, three, 10);
    EXPECT_TRUE(checked.of(three).empty());
    checked.see(cards_of(right), 0, three, 12.5);
    EXPECT_EQ(checked.of(three).size(), 15u);
    EXPECT_TRUE(checked.of(four).empty()) << "for another number of players other cards are needed";
    checked.see({}, 0, three, 20);
    EXPECT_EQ(checked.of(three).size(), 15u) << "they were gathered for the deal";
}

TEST_F(CheckedDeck, ACardMisreadForAMomentIsNotLearned) {
    checked.see(cards_of(right), 0, three, 0);
    checked.see(cards_of(right), 0, three, 3);
    auto misread = right;
    misread[0] = "2S";
    checked.see(cards_of(misread), 0, three, 3.1);
    checked.see(cards_of(misread), 0, three, 4);
    const auto known = checked.of(three);
    EXPECT_NE(std::ranges::find(known, *table::Card::parse("2C")), known.end());
}

TEST_F(CheckedDeck, WrongOrUnreadCardsAreNotKnown) {
    auto wrong = right;
    wrong.back() = "KS";
    auto twice = right;
    twice[0] = "3D";
    for (const auto& cards : {wrong, twice}) {
        checked.see(cards_of(cards), 0, three, 0);
        checked.see(cards_of(cards), 0, three, 9);
        EXPECT_TRUE(checked.of(three).empty());
    }
    checked.see(cards_of(right), 1, three, 20);
    checked.see(cards_of(right), 1, three, 29);
    EXPECT_TRUE(checked.of(three).empty()) << "one card is not read yet";
}

class ChambersFile : public testing::Test {
  protected:
    std::string path(const char* name) const { return folder.filePath(name).toStdString(); }
    QTemporaryDir folder;
};

TEST_F(ChambersFile, IsReadAsItWasWritten) {
    ASSERT_TRUE(write_chambers(path("deck.json"), cards_of(right)));
    EXPECT_EQ(read_chambers(path("deck.json")), cards_of(right));
}

TEST_F(ChambersFile, ABrokenOneIsRefusedInOneLine) {
    for (const char* text : {"", "[]", "{", R"({"version":1,"chambers":["2C","XX"]})",
                             R"({"version":1,"chambers":[2]})", R"({"version":2,"chambers":[]})"}) {
        std::ofstream(path("bad.json")) << text;
        const auto read = read_chambers(path("bad.json"));
        ASSERT_FALSE(read) << text;
        EXPECT_EQ(read.error().find('\n'), std::string::npos);
    }
    EXPECT_FALSE(read_chambers(path("none.json")));
}

}  // namespace
}  // namespace temple::ui
