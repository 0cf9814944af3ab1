// SPDX-License-Identifier: GPL-3.0-or-later
// Openings that are easily overlooked: the next ones must not be said of the wrong player.
#include <gtest/gtest.h>

#include "tests/referee/scripted_game.hpp"

namespace temple::tests {
namespace {

/// The tracker goes on with a track for another card than the one that it followed.
TEST(Interpreter, KnowsCardsWhoseTracksWereOtherCardsInTheRoundBefore) {
    for (const bool layout : {true, false})
        for (unsigned seed = 1; seed <= 10; ++seed) {
            ScriptedTable table(
                {.players = 3 + seed % 3, .layout = layout, .slips = {.stays_behind = 0.7}, .seed = seed});
            play_game(table);
            EXPECT_EQ(table.wrong(), 0U) << "seed " << seed << ": " << table.difference();
            EXPECT_EQ(table.difference(), "") << "seed " << seed;
        }
}

TEST(Interpreter, AsksForAnOpeningOfWhichNothingWasSeenBeforeTheNextIsSaidOfTheWrongPlayer) {
    for (unsigned seed = 1; seed <= 6; ++seed) {
        ScriptedTable table({.players = 4, .seed = seed});
        table.lay_roles();
        table.start(0);
        table.deal();
        table.open(0, 1, "5H");
        table.take_to_middle();
        table.wait(2);
        table.lose_card(2);
        table.truth({{"type", "opened"}, {"player", "Carla"}, {"card", "6H"}});
        table.wait(4);
        table.turn_up(2, 3, "7H", false);
        table.truth({{"type", "opened"}, {"player", "Dan"}, {"card", "7H"}});
        table.wait(5);
        EXPECT_EQ(table.wrong(), 0U) << table.difference();
        ASSERT_EQ(table.questions().size(), 1U);
        EXPECT_EQ(table.questions().front()["ask"], "card");
        EXPECT_EQ(table.questions().front()["player"], "Carla");
        EXPECT_EQ(table.answer(table.questions().front()["id"], "6H"), "");
        table.wait(2);
        EXPECT_EQ(table.difference(), "") << "seed " << seed;
    }
}

/// Somebody's arms lie on the own row while the others begin.
TEST(Interpreter, KnowsAnOpeningThatWasMadeBeforeAllRowsWereSeen) {
    for (const bool tell_start : {true, false})
        for (unsigned seed = 1; seed <= 8; ++seed) {
            ScriptedTable table({.players = 4,
                                 .first = 3,
                                 .tell_start = tell_start,
                                 .slips = {.new_id_on_move = 1},
                                 .seed = seed});
            table.lay_roles();
            table.start(3);
            table.deal_heaps({5, 5, 5, 5});
            table.truth({{"type", "dealt"}, {"counts", {5, 5, 5, 5}}});
            table.lay_rows({5, 5, 0, 5});
            table.open(3, 1, "AD", true);
            table.take_to_middle();
            for (int i = 0; i < 5; ++i) table.lay_one_more(2);
            table.wait(4);
            table.open(1, 2, "2D", true);
            table.wait(4);
            EXPECT_EQ(table.wrong(), 0U) << table.difference();
            EXPECT_EQ(table.difference(), "") << "seed " << seed;
        }
}

/// The first opening comes before the last row was seen whole, and its face cannot be read.
TEST(Interpreter, AsksForAFirstCardThatCannotBeReadThoughNotAllRowsWereSeen) {
    for (unsigned seed = 1; seed <= 8; ++seed) {
        ScriptedTable table({.players = 4, .first = 3, .slips = {.unread = 1}, .seed = seed});
        table.lay_roles();
        table.start(3);
        table.deal_heaps({5, 5, 5, 5});
        table.truth({{"type", "dealt"}, {"counts", {nullptr, nullptr, nullptr, nullptr}}});
        table.lay_rows({5, 5, 4, 5});
        table.open(3, 1, "AD", true);
        table.wait(5);
        ASSERT_EQ(table.questions().size(), 1U) << "seed " << seed;
        EXPECT_EQ(table.questions().front()["ask"], "card");
        EXPECT_EQ(table.questions().front()["player"], "Ben");
        EXPECT_EQ(table.answer(table.questions().front()["id"], "AD"), "");
        table.wait(2);
        EXPECT_EQ(table.difference(), "") << "seed " << seed;
    }
}

/// A back that was taken for an open card while the cards were dealt is no opening, and nothing waits for it.
TEST(Interpreter, ForgetsACardThatSeemedToLieOpenBeforeTheRowsWereLaid) {
    for (unsigned seed = 1; seed <= 8; ++seed) {
        ScriptedTable table({.players = 4, .layout = seed % 2 == 0, .first = 3, .seed = seed});
        table.lay_roles();
        table.start(3);
        table.deal_heaps({5, 5, 5, 5});
        table.misread_a_back(2, "JD");
        table.truth({{"type", "dealt"}, {"counts", {nullptr, nullptr, nullptr, nullptr}}});
        table.lay_rows({5, 5, 4, 5});
        table.open(3, 1, "AD", true);
        table.take_to_middle();
        table.open(1, 0, "2D", true);
        table.wait(8);
        EXPECT_EQ(table.difference(), "") << "seed " << seed;
        EXPECT_TRUE(table.questions().empty()) << table.questions().front();
    }
}

/// People go on while a question waits; what they open meanwhile is not lost, even if nothing is read surely.
TEST(Interpreter, RemembersWhatWasOpenedWhileAQuestionWaited) {
    for (unsigned seed = 1; seed <= 8; ++seed) {
        ScriptedTable table({.players = 4, .slips = {.lingers = 1, .unread = 1}, .seed = seed});
        table.lay_roles();
        table.start(0);
        table.deal();
        table.open(0, 1, "QD", true);
        table.take_to_middle();
        table.open(1, 2, "JH", true);
        table.take_to_middle();
        table.wait(12);
        ASSERT_EQ(table.questions().size(), 1U);
        EXPECT_EQ(table.answer(table.questions()[0]["id"], "QD"), "");
        table.wait(1);
        ASSERT_EQ(table.questions().size(), 2U) << "seed " << seed;
        EXPECT_EQ(table.questions()[1]["player"], "Carla");
        EXPECT_EQ(table.answer(table.questions()[1]["id"], "JH"), "");
        table.wait(1);
        EXPECT_EQ(table.difference(), "") << "seed " << seed;
    }
}

/// What the tracker goes on believing to lie there after the cards were taken up is missed by nobody.
TEST(Interpreter, IsNotToldOfAnOpeningByAGhostThatVanishes) {
    for (unsigned seed = 1; seed <= 8; ++seed) {
        ScriptedTable table({.players = 4, .layout = seed % 2 == 0, .seed = seed});
        table.lay_roles();
        table.start(0);
        table.see_a_ghost(2);
        table.deal_heaps({5, 5, 5, 5});
        table.truth({{"type", "dealt"}, {"counts", {5, 5, 5, 5}}});
        table.lay_rows({5, 5, 4, 5});
        table.wait(2);
        table.open(0, 1, "7C", true);
        table.take_to_middle();
        table.lose_the_ghost();
        table.wait(3);
        table.open(1, 3, "8C", true);
        table.wait(2);
        EXPECT_EQ(table.difference(), "") << "seed " << seed;
        EXPECT_TRUE(table.questions().empty()) << table.questions().front();
    }
}

}  // namespace
}  // namespace temple::tests
