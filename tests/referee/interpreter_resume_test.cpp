// SPDX-License-Identifier: GPL-3.0-or-later
// The program ends and begins anew in the middle of games: they go on exactly where they were.
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/referee/scripted_game.hpp"

namespace temple::tests {
namespace {

TEST(ResumedInterpreter, PlaysOnAsIfNothingHadHappened) {
    for (unsigned seed = 1; seed <= 30; ++seed) {
        TableStyle style{.players = 3 + seed % 8, .layout = true, .seed = seed};
        style.first = seed % style.players;
        ScriptedTable table(style);
        play_game(table, {.restart = 0.3});
        EXPECT_EQ(table.difference(), "") << "seed " << seed;
        EXPECT_TRUE(table.questions().empty()) << "seed " << seed << table.questions().front();
    }
}

/// Opened cards that stay in their rows: a role card may have to be entered by hand at the end, no more.
TEST(ResumedInterpreter, SaysNothingWrongWhereOpenedCardsStayInTheirRows) {
    for (unsigned seed = 1; seed <= 15; ++seed) {
        TableStyle style{.players = 3 + seed % 8, .layout = true, .seed = seed};
        ScriptedTable table(style);
        play_game(table, {.stays_in_row = 0.5, .restart = 0.3});
        EXPECT_EQ(table.wrong(), 0U) << "seed " << seed << ": " << table.difference();
        EXPECT_EQ(table.view().opened.size(), table.true_view().opened.size()) << "seed " << seed;
    }
}

/// Without a table file the seats must be learned from what is left of the rows.
TEST(ResumedInterpreter, SaysNothingWrongWhereItMustLearnTheSeatsAnew) {
    int whole = 0;
    for (unsigned seed = 1; seed <= 40; ++seed) {
        TableStyle style{.players = 3 + seed % 8, .seed = seed};
        ScriptedTable table(style);
        play_game(table, {.stays_in_row = seed % 3 == 0 ? 0.5 : 0.0, .restart = 0.15});
        EXPECT_EQ(table.wrong(), 0U) << "seed " << seed << ": " << table.difference();
        whole += table.difference().empty() ? 1 : 0;
    }
    EXPECT_GE(whole, 20);
}

/// Four players; Anna opened a card of Ben's, which still lies in his row.
ScriptedTable table_with_an_open_card() {
    ScriptedTable table({.players = 4, .layout = true});
    table.lay_roles();
    table.start(0);
    table.deal();
    table.open(0, 1, "7C");
    return table;
}

TEST(ResumedInterpreter, ACardWhoseEventIsTakenBackIsNotEnteredAgain) {
    ScriptedTable table = table_with_an_open_card();
    table.restart_program();
    EXPECT_EQ(table.difference(), "");
    table.person({{"type", "undo"}});
    const auto said = table.said().size();
    table.wait(5);
    EXPECT_EQ(table.said().size(), said) << table.said().back();
    EXPECT_TRUE(table.questions().empty());
}

TEST(ResumedInterpreter, ACardThatWasOpenedBeforeIsNoOpeningOfTheNextOne) {
    ScriptedTable table = table_with_an_open_card();
    table.restart_program();
    table.open(1, 2, "QH");
    table.open(2, 1, "8D");  // another one of Ben's
    EXPECT_EQ(table.difference(), "");
}

}  // namespace
}  // namespace temple::tests
