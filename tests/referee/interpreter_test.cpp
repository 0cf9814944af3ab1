// SPDX-License-Identifier: GPL-3.0-or-later
// Whole games as table changes: what the referee says must be what happened.
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/referee/scripted_game.hpp"

namespace temple::tests {
namespace {

struct Game {
    std::string name;
    TableStyle style;
};

class CleanGames : public testing::TestWithParam<Game> {};

TEST_P(CleanGames, AreAnnouncedAsTheyHappened) {
    for (unsigned seed = 1; seed <= 2; ++seed) {
        TableStyle style = GetParam().style;
        style.seed = seed;
        style.first = seed % style.players;
        ScriptedTable table(style);
        play_game(table);
        EXPECT_EQ(table.difference(), "") << "seed " << seed;
        EXPECT_EQ(table.questions().size(), 0U) << table.questions().front();
        ASSERT_FALSE(table.delays().empty());
        auto delays = table.delays();
        std::ranges::sort(delays);
        EXPECT_LE(delays[delays.size() / 2], 0.5);
        EXPECT_LE(delays[delays.size() * 19 / 20], 1.0);
    }
}

/// Up to so many players an arm alone tells who begins; beyond it neighbours sit too close for it.
constexpr std::size_t sit_apart = 7;

std::vector<Game> clean_games() {
    std::vector<Game> games;
    for (std::size_t players = 3; players <= 10; ++players) {
        const std::string n = std::to_string(players) + "players_";
        games.push_back({n + "layout", {.players = players, .layout = true}});
        games.push_back({n + "no_layout", {.players = players}});
        games.push_back({n + "roles_before", {.players = players, .roles_before = true}});
        games.push_back({n + "gaps", {.players = players, .gaps = true}});
        if (players <= sit_apart)
            games.push_back({n + "no_start", {.players = players, .tell_start = false}});
        games.push_back({n + "two_lines", {.players = players, .two_lines = true}});
        games.push_back({n + "two_lines_roles_before",
                         {.players = players, .layout = true, .roles_before = true, .two_lines = true}});
        if (players >= 6)  // with fewer, half of the chambers are no more than role cards may be
            games.push_back({n + "uneven_light", {.players = players, .uneven_light = true}});
    }
    games.push_back({"one_trap", {.players = 5, .options = {{"one_trap", true}}}});
    return games;
}

INSTANTIATE_TEST_SUITE_P(Interpreter, CleanGames, testing::ValuesIn(clean_games()),
                         [](const auto& game) { return game.param.name; });

TEST(Interpreter, AsksWhoBeginsWhereNeighboursSitTooCloseToTellAndIsNeverWrong) {
    for (std::size_t players = sit_apart + 1; players <= 10; ++players)
        for (unsigned seed = 1; seed <= 6; ++seed) {
            ScriptedTable table(
                {.players = players, .first = seed % players, .tell_start = false, .seed = seed});
            play_game(table);
            EXPECT_EQ(table.wrong(), 0U)
                << players << " players, seed " << seed << ": " << table.difference();
            for (const auto& question : table.questions()) EXPECT_EQ(question["ask"], "start") << question;
        }
}

/// People's slips and a tracker's slips by chance: a question may stop such a game, but nothing wrong may be
/// said.
TEST(Interpreter, NeverSaysAWrongThingInUntidyGames) {
    int whole = 0, games = 0;
    for (unsigned seed = 1; seed <= 80; ++seed) {
        std::mt19937 random(seed * 7919U);
        const auto sometimes = [&random](double share, double value) {
            return std::uniform_real_distribution(0.0, 1.0)(random) < share ? value : 0.0;
        };
        TableStyle style{.players = 3 + random() % 8, .jitter = sometimes(0.5, 4) + 3, .seed = seed};
        style.layout = sometimes(0.5, 1) > 0;
        style.roles_before = sometimes(0.4, 1) > 0;
        style.two_lines = sometimes(0.3, 1) > 0;
        style.gaps = sometimes(0.4, 1) > 0;
        style.first = random() % style.players;
        style.tell_start = sometimes(0.8, 1) > 0;
        style.slips = {.new_id_on_turn = sometimes(0.5, 0.3),
                       .new_id_on_move = sometimes(0.5, 0.5),
                       .stays_behind = style.seed % 3 == 0 ? 0.15 : 0.0,
                       .arm_unseen = sometimes(0.5, 0.3),
                       .late_reading = sometimes(0.5, 0.3),
                       .misreading = sometimes(0.5, 0.3),
                       .flicker = sometimes(0.4, 0.2),
                       .unread = sometimes(0.2, 0.05)};
        Manners manners{.own_chamber = sometimes(0.4, 0.1),
                        .out_of_turn = sometimes(0.4, 0.1),
                        .leave_slip = sometimes(0.3, 0.3),
                        .late_opening = sometimes(0.3, 0.5),
                        .wrong_deal = sometimes(0.4, 0.5),
                        .peek = sometimes(0.5, 0.2),
                        .stays_in_row = sometimes(0.3, 0.3),
                        .into_middle = sometimes(0.2, 0.1)};
        ScriptedTable table(style);
        play_game(table, manners);
        EXPECT_EQ(table.wrong(), 0U) << "seed " << seed << ": " << table.difference();
        whole += table.difference().empty();
        ++games;
    }
    EXPECT_GE(whole, games * 3 / 4);
}

// --- slips of the players
// ------------------------------------------------------------------------------------

/// Four players, Anna begins, cards dealt.
ScriptedTable dealt_table(TableStyle style = {}) {
    ScriptedTable table(style);
    table.lay_roles();
    table.start(0);
    table.deal();
    return table;
}

TEST(Interpreter, WarnsOfAnOwnChamberAndForgetsItWhenTurnedBack) {
    ScriptedTable table = dealt_table();
    table.open(0, 1, "7C");
    table.take_to_middle();
    table.open(1, 1, "QH");  // Ben opens his own
    table.turn_back();
    table.open(1, 2, "QH");  // which may as well turn up later elsewhere
    EXPECT_EQ(table.difference(), "");
    EXPECT_TRUE(table.questions().empty());
}

TEST(Interpreter, AsksWhoOpenedAnOwnChamberIfTheArmWasNotSeen) {
    ScriptedTable table = dealt_table();
    table.open(0, 1, "7C");
    table.take_to_middle();
    table.turn_up(1, 1, "QH", false);
    ASSERT_EQ(table.questions().size(), 1U);
    EXPECT_EQ(table.questions()[0]["ask"], "opener");
    EXPECT_EQ(table.questions()[0]["blocks"], false);
    EXPECT_EQ(table.difference(), "") << "no own_chamber on suspicion";
    table.answer(1, "Ben");
    table.truth({{"type", "opened"}, {"player", "Ben"}, {"card", "QH"}, {"by", "Ben"}});
    table.wait(1);
    EXPECT_EQ(table.difference(), "");
}

TEST(Interpreter, AsksOnceAboutASlipThatStaysOpen) {
    ScriptedTable table = dealt_table();
    table.open(2, 1, "7C");  // Carla is not on turn
    table.open(0, 3, "5D");
    table.take_to_middle();
    table.open(3, 2, "9S");
    EXPECT_EQ(table.difference(), "");
    ASSERT_EQ(table.questions().size(), 1U);
    EXPECT_EQ(table.questions()[0]["ask"], "still_there");
    EXPECT_EQ(table.questions()[0]["player"], "Ben");
}

TEST(Interpreter, WarnsOfAnOpeningAfterTheEndOfTheRound) {
    ScriptedTable table = dealt_table({.players = 3});
    table.open(0, 1, "7C");
    table.open(1, 2, "8C");
    table.open(2, 1, "9C");
    table.open(1, 2, "QC");  // one too many
    EXPECT_NE(table.said().back().find("round_over"), std::string::npos);
    table.gather();
    table.deal();
    table.open(1, 0, "QC");
    EXPECT_EQ(table.difference(), "");
}

TEST(Interpreter, TakesNoCardThatIsLookedAtForAnOpening) {
    ScriptedTable table = dealt_table();
    for (std::size_t seat = 0; seat < 4; ++seat) table.peek(seat, true);
    table.open(0, 1, "7C");
    table.peek(1, true);
    table.sweep(2);
    EXPECT_EQ(table.difference(), "");
    EXPECT_TRUE(table.questions().empty());
}

TEST(Interpreter, SaysAWrongDealOnceAndThenTheRightOne) {
    ScriptedTable table({.players = 5, .first = 2});
    table.lay_roles();
    table.start(2);
    table.deal({5, 4, 5, 6, 5});
    table.wait(4);
    table.mend_deal(3, 1, {5, 5, 5, 5, 5});
    table.open(2, 0, "7C");
    EXPECT_EQ(table.difference(), "");
}

TEST(Interpreter, DoesNotCallADealWrongBecauseOneCardWasOverlooked) {
    ScriptedTable table({.players = 4});
    table.lay_roles();
    table.start(0);
    table.deal_heaps({5, 5, 5, 5});
    table.lay_rows({5, 5, 4, 5});
    table.wait(5);
    EXPECT_TRUE(table.said().size() == 0 || table.said().back().find("wrong_deal") == std::string::npos);
    table.truth({{"type", "dealt"}});
    table.open(0, 1, "7C");
    EXPECT_EQ(table.difference(), "") << "the deal is entered at the first opening";
}

TEST(Interpreter, FindsAnOpeningLaidStraightIntoTheMiddle) {
    ScriptedTable table = dealt_table();
    table.pick_up_and_open_in_middle(0, 2, "7C");
    table.open(2, 3, "QD");
    EXPECT_EQ(table.difference(), "");
}

TEST(Interpreter, TakesLeftOverChambersForNoRoles) {
    ScriptedTable table = dealt_table({.players = 3});
    table.open(0, 1, "AC");
    table.open(1, 2, "AD");
    ASSERT_EQ(table.view().phase, referee::TempleGoldView::Phase::over);
    for (std::size_t seat = 0; seat < 3; ++seat) table.turn_up_left_over(seat, "KH");
    show_roles(table);
    EXPECT_EQ(table.difference(), "");
}

TEST(Interpreter, TellsRolesInTheOrderInWhichTheyWereShown) {
    ScriptedTable table = dealt_table({.players = 3, .slow_role = 1});
    table.open(0, 1, "AC");
    table.open(1, 2, "AD");
    show_roles(table);
    EXPECT_EQ(table.difference(), "");
}

TEST(Interpreter, AsksForRoleSlipsBecauseTheyCarryNoCode) {
    ScriptedTable table = dealt_table({.players = 3, .options = {{"role_slips", true}}});
    table.open(0, 1, "AC");
    table.open(1, 2, "AD");
    table.wait(8);
    ASSERT_EQ(table.questions().size(), 3U);
    EXPECT_EQ(table.questions()[0]["ask"], "role");
    const char* slips[] = {"A", "G", "A"};
    for (int i = 0; i < 3; ++i) {
        table.answer(i + 1, slips[i]);
        table.truth(
            {{"type", "role"}, {"player", names(3)[static_cast<std::size_t>(i)]}, {"card", slips[i]}});
    }
    table.wait(1);
    EXPECT_EQ(table.difference(), "");
}

// --- questions and people
// --------------------------------------------------------------------------------------

TEST(Interpreter, AsksWhoBeginsIfNobodySaysAndNoArmIsSeen) {
    ScriptedTable table({.tell_start = false});
    table.lay_roles();
    table.deal();
    table.turn_up(2, 3, "7C", false);
    ASSERT_EQ(table.questions().size(), 1U);
    EXPECT_EQ(table.questions()[0]["ask"], "start");
    EXPECT_TRUE(table.said().empty());
    table.answer(1, "Carla");
    table.wait(1);
    table.start(2);
    table.truth({{"type", "opened"}, {"player", "Dan"}, {"card", "7C"}});
    EXPECT_EQ(table.difference(), "");
}

TEST(Interpreter, AsksForAnUnreadCardAndGoesOnInOrderOnceAnswered) {
    ScriptedTable table = dealt_table({.slips = {.unread = 1}});
    table.open(0, 1, "7C");
    table.wait(5);
    ASSERT_EQ(table.questions().size(), 1U);
    EXPECT_EQ(table.questions()[0]["ask"], "card");
    EXPECT_EQ(table.questions()[0]["player"], "Ben");
    EXPECT_EQ(table.questions()[0]["blocks"], true);
    table.answer(1, "7C");
    table.wait(1);
    EXPECT_EQ(table.difference(), "");
    EXPECT_EQ(table.answered()[0]["by"], "person");
}

TEST(Interpreter, ALaterLookSettlesTheQuestion) {
    ScriptedTable table = dealt_table({.slips = {.unread = 1}});
    table.open(0, 1, "7C");
    table.wait(5);
    table.take_to_middle();  // where it can be read
    EXPECT_EQ(table.difference(), "");
    ASSERT_EQ(table.answered().size(), 1U);
    EXPECT_EQ(table.answered()[0]["by"], "camera");
    EXPECT_EQ(table.answered()[0]["value"], "7C");
}

TEST(Interpreter, DoesNotEnterAgainWhatAPersonTookBack) {
    ScriptedTable table = dealt_table();
    table.turn_up(0, 1, "7C");
    table.person({{"type", "undo"}});
    table.wait(5);
    EXPECT_TRUE(table.view().opened.empty());
    table.turn_back();
    table.turn_up(0, 1, "7C");
    EXPECT_EQ(table.view().opened.size(), 1U) << "turned again, it counts again";
}

TEST(Interpreter, DoesNotEnterAgainWhatAPersonCorrected) {
    ScriptedTable table = dealt_table();
    table.turn_up(0, 1, "7C");
    table.person({{"type", "correct"}, {"card", "7S"}});
    table.wait(5);
    ASSERT_EQ(table.view().opened.size(), 1U);
    EXPECT_EQ(table.view().opened[0].card.name(), "7S");
    EXPECT_TRUE(table.questions().empty());
}

TEST(Interpreter, DoesNotEnterTwiceWhatAPersonTypedFirst) {
    ScriptedTable table = dealt_table({.slips = {.unread = 1}});
    table.turn_up(0, 1, "7C");
    table.person({{"type", "opened"}, {"player", "Ben"}, {"card", "7C"}});
    table.wait(6);
    table.take_to_middle();
    EXPECT_EQ(table.view().opened.size(), 1U);
    EXPECT_TRUE(table.questions().empty());
}

TEST(Interpreter, RefusesAnAnswerThatMakesNoSense) {
    ScriptedTable table = dealt_table({.slips = {.unread = 1}});
    table.open(0, 1, "7C");
    table.wait(5);
    EXPECT_EQ(table.answer(1, "17C"), "answer: '17C' is no card, give one like 10H, or none");
    EXPECT_EQ(table.answer(9, "7C"), "answer: no open question has the id 9");
    EXPECT_EQ(table.answer(1, "7C"), "");
}

TEST(Interpreter, SaysNothingMoreWhenTheRoundEndedUnseen) {
    ScriptedTable table = dealt_table({.players = 3});
    table.open(0, 1, "7C");
    table.open(1, 2, "8C");
    const auto said = table.said();
    table.gather();  // one opening was overlooked
    table.deal_heaps({4, 4, 4});
    table.lay_rows({4, 4, 4});
    table.wait(4);
    table.turn_up(1, 0, "QC");
    table.wait(2);
    EXPECT_EQ(table.said(), said);
    ASSERT_FALSE(table.questions().empty());
    EXPECT_EQ(table.questions().back()["blocks"], true);
}

TEST(Interpreter, TellsWhatItWaitsFor) {
    ScriptedTable table({.players = 3, .first = 1});
    EXPECT_EQ(table.interpreter().waiting_for(), "the deal: no rows lie before the players yet");
    table.lay_roles();
    table.start(1);
    table.deal();
    EXPECT_EQ(table.interpreter().waiting_for(), "an opening by Ben");
}

}  // namespace
}  // namespace temple::tests
