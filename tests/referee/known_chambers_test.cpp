// SPDX-License-Identifier: GPL-3.0-or-later
// The chambers were checked before the game: a card that is none of them is asked about, never announced.
#include <gtest/gtest.h>

#include "tests/referee/scripted_game.hpp"

namespace temple::tests {
namespace {

const std::vector<std::string> deck{"2C", "3C", "4C", "5C", "6C", "7C", "8C", "9C", "10C", "2D",
                                    "3D", "4D", "JC", "QC", "KC", "JD", "QD", "KD", "AC",  "AD"};

ScriptedTable checked_table(const TableStyle& style = {}) {
    ScriptedTable table(style);
    table.know_chambers(deck);
    table.lay_roles();
    table.start(0);
    return table;
}

ScriptedTable dealt_table(const TableStyle& style = {}) {
    ScriptedTable table = checked_table(style);
    table.deal();
    return table;
}

TEST(KnownChambers, AreAnnouncedAsEver) {
    ScriptedTable table = dealt_table({.slips = {.late_reading = 1, .misreading = 1}});
    std::size_t by = 0;
    for (const char* card : {"7C", "QD", "AC", "10C"}) {
        const std::size_t next = (by + 1) % 4;
        table.open(by, next, card);
        table.take_to_middle();
        by = next;
    }
    EXPECT_EQ(table.difference(), "");
    EXPECT_TRUE(table.questions().empty()) << table.questions().front();
}

TEST(KnownChambers, AnyOtherCardIsAskedAbout) {
    ScriptedTable table = dealt_table();
    const std::size_t before = table.said().size();
    table.turn_up(0, 1, "KS");  // read without a doubt
    table.wait(6);
    EXPECT_EQ(table.said().size(), before) << table.said().back();
    ASSERT_EQ(table.questions().size(), 1U);
    EXPECT_EQ(table.questions()[0]["ask"], "card");
    EXPECT_EQ(table.questions()[0]["player"], "Ben");
    EXPECT_EQ(table.questions()[0]["candidates"][0][0], "KS") << "it may be right, and the check wrong";
    EXPECT_EQ(table.answer(1, "KC"), "");
    table.wait(1);
    table.truth({{"type", "opened"}, {"player", "Ben"}, {"card", "KC"}, {"by", "Anna"}});
    EXPECT_EQ(table.difference(), "");
}

TEST(KnownChambers, ACheckThatWasWrongCountsNoMoreOnceAPersonSaysSo) {
    ScriptedTable table = dealt_table();
    table.open(0, 1, "KS");
    table.wait(1);
    ASSERT_EQ(table.questions().size(), 1U);
    EXPECT_EQ(table.answer(1, "KS"), "");
    table.wait(1);
    table.take_to_middle();
    table.open(1, 2, "9H");
    EXPECT_EQ(table.difference(), "");
    EXPECT_EQ(table.questions().size(), 1U);
}

TEST(KnownChambers, AskAboutTheFirstCardOfARoundTooWhereItMakesTheDeal) {
    ScriptedTable table = checked_table();
    table.deal_heaps({5, 5, 5, 5});
    table.lay_rows({5, 5, 4, 5});  // one card is overlooked: the deal waits for the first opening
    table.turn_up(0, 1, "KS");
    table.wait(6);
    ASSERT_EQ(table.questions().size(), 1U);
    EXPECT_EQ(table.questions()[0]["ask"], "card");
    table.answer(1, "KS");
    table.wait(1);
    table.truth({{"type", "dealt"}});
    table.truth({{"type", "opened"}, {"player", "Ben"}, {"card", "KS"}, {"by", "Anna"}});
    EXPECT_EQ(table.difference(), "");
}

TEST(KnownChambers, ACardLaidStraightIntoTheMiddleIsAskedAboutToo) {
    ScriptedTable table = dealt_table();
    const std::size_t before = table.said().size();
    table.pick_up_and_open_in_middle(0, 2, "KS");
    table.wait(6);
    EXPECT_EQ(table.said().size(), before) << table.said().back();
    ASSERT_EQ(table.questions().size(), 1U);
    EXPECT_EQ(table.questions()[0]["ask"], "card");
}

}  // namespace
}  // namespace temple::tests
