// SPDX-License-Identifier: GPL-3.0-or-later
// The printed key token and role slips of Temple Gold: who begins, whose an opening was, who was what.
#include <gtest/gtest.h>

#include "tests/referee/scripted_game.hpp"

namespace temple::tests {
namespace {

using nlohmann::json;

/// A dealt game of three in which Anna has the key.
class PrintedKey : public testing::Test {
  protected:
    void begin(bool tell_start) {
        table = ScriptedTable({.players = 3, .tell_start = tell_start, .seed = 3});
        table.lay_roles();
        if (tell_start) table.start(0);
        table.deal();
        table.wait(2);
    }
    void open_bens_and_lay_the_key_before_carla() {
        begin(true);
        table.lay_key(0);
        table.open(0, 1, "5H");
        table.take_to_middle();
        table.wait(1);
        table.lay_key(2);
    }
    std::vector<json> asked(const std::string& what) const {
        std::vector<json> found;
        for (const json& question : table.questions())
            if (question["ask"] == what) found.push_back(question);
        return found;
    }
    bool was_said(const std::string& kind) const {
        return std::ranges::any_of(
            table.said(), [&](const std::string& line) { return json::parse(line)["kind"] == kind; });
    }
    ScriptedTable table{{.players = 3}};
};

TEST_F(PrintedKey, BeforeWhomItIsPutDownBegins) {
    begin(false);
    EXPECT_FALSE(table.view().key);
    table.lay_key(2);
    table.wait(0.5);
    EXPECT_FALSE(table.view().key);
    table.wait(1);
    EXPECT_EQ(table.view().key, 2U);
    EXPECT_TRUE(table.questions().empty());
}

TEST_F(PrintedKey, ThatLayThereFromTheBeginningIsAskedAbout) {
    table = ScriptedTable({.players = 3, .tell_start = false, .seed = 3});
    table.wait(0.2);
    table.lay_key(1);
    table.lay_roles();
    table.deal();
    table.wait(3);
    EXPECT_FALSE(table.view().key);
    ASSERT_EQ(asked("start").size(), 1U);
    EXPECT_EQ(table.answer(asked("start").front()["id"], "Carla"), "");
    EXPECT_EQ(table.view().key, 2U);
}

TEST_F(PrintedKey, BetweenTwoPlayersItSaysNothing) {
    begin(false);
    table.lay_key_between(0, 1);
    table.wait(3);
    EXPECT_FALSE(table.view().key);
}

TEST_F(PrintedKey, ThatFollowsTheOpeningsAsksNothing) {
    begin(true);
    table.lay_key(0);
    table.open(0, 1, "5H");
    table.wait(1);
    table.lay_key(1);
    table.wait(8);
    table.open(1, 2, "6H");
    table.wait(12);  // not passed on for a while
    table.lay_key(2);
    table.wait(8);
    EXPECT_TRUE(table.questions().empty()) << table.questions().front();
    EXPECT_EQ(table.difference(), "");
}

TEST_F(PrintedKey, BeforeAnotherThanWasSaidAsksWhoseItWasAndPutsItRight) {
    open_bens_and_lay_the_key_before_carla();
    table.wait(2);
    EXPECT_TRUE(asked("player").empty());
    table.wait(3);
    ASSERT_EQ(asked("player").size(), 1U);
    const json question = asked("player").front();
    EXPECT_EQ(question["card"], "5H");
    EXPECT_EQ(question["candidates"][0][0], "Carla");
    EXPECT_EQ(question["candidates"][1][0], "Ben");
    EXPECT_EQ(table.answer(question["id"], "Carla"), "");
    EXPECT_EQ(table.view().key, 2U);
    EXPECT_TRUE(was_said("corrected"));
    table.wait(10);
    EXPECT_EQ(asked("player").size(), 1U);
}

TEST_F(PrintedKey, OfSloppyPeopleIsAskedAboutOnce) {
    open_bens_and_lay_the_key_before_carla();
    table.wait(5);
    ASSERT_EQ(asked("player").size(), 1U);
    EXPECT_EQ(table.answer(asked("player").front()["id"], "Ben"), "");
    table.wait(10);
    EXPECT_EQ(asked("player").size(), 1U);
    EXPECT_EQ(table.view().key, 1U);
    EXPECT_FALSE(was_said("corrected"));
}

TEST_F(PrintedKey, ThatIsPassedOnAfterAllClosesTheQuestion) {
    open_bens_and_lay_the_key_before_carla();
    table.wait(5);
    table.lay_key(1);
    table.wait(1);
    ASSERT_EQ(table.answered().size(), 1U);
    EXPECT_EQ(table.answered().front()["by"], "camera");
    EXPECT_EQ(table.answered().front()["value"], "Ben");
}

TEST_F(PrintedKey, NobodyIsWarnedWhileItIsOpenWhoHasIt) {
    begin(true);
    table.lay_key(0);
    table.turn_up(0, 1, "5H");  // was taken for Ben's; say it was Carla's
    table.take_to_middle();
    table.wait(1);
    table.lay_key(2);
    table.wait(5);
    ASSERT_EQ(asked("player").size(), 1U);
    table.turn_up(2, 0, "6H");  // by Carla, who has the key indeed
    table.wait(3);
    EXPECT_FALSE(was_said("out_of_turn"));
    EXPECT_EQ(table.answer(asked("player").front()["id"], "Carla"), "");
    table.wait(2);
    EXPECT_FALSE(was_said("out_of_turn"));
    ASSERT_EQ(table.view().opened.size(), 2U);
    EXPECT_EQ(table.view().opened.back().player, 0U);
    EXPECT_EQ(table.view().key, 0U);
}

class PrintedSlips : public testing::Test {
  protected:
    /// Five gold chambers of three players are opened in turn.
    void play_to_the_end() {
        table.deal();
        table.wait(2);
        const std::vector<std::string> gold{"JH", "QH", "KH", "JS", "QS"};
        std::size_t key = 0, next = 0;
        while (table.view().phase != referee::TempleGoldView::Phase::over && next < gold.size()) {
            const std::size_t to = (key + 1) % 3;
            table.open(key, to, gold[next++]);
            table.take_to_middle();
            table.wait(1.5);
            key = to;
            if (table.view().phase == referee::TempleGoldView::Phase::deal) {
                table.gather();
                table.deal();
                table.wait(2);
            }
        }
    }
    ScriptedTable table{{.players = 3, .options = {{"role_slips", true}}, .seed = 5}};
};

TEST_F(PrintedSlips, AreReadAfterTheEndAndNothingIsAskedAboutThem) {
    play_to_the_end();
    ASSERT_EQ(table.view().phase, referee::TempleGoldView::Phase::over);
    table.wait(1);
    table.turn_up_slip(0, "A");
    table.turn_up_slip(1, "G");
    table.turn_up_slip(2, "A");
    table.wait(10);
    for (const json& question : table.questions()) EXPECT_NE(question["ask"], "role");
    const auto roles = table.view().roles_shown;
    EXPECT_EQ(roles[0], referee::Role::adventurer);
    EXPECT_EQ(roles[1], referee::Role::guardian);
    EXPECT_EQ(roles[2], referee::Role::adventurer);
    EXPECT_EQ(json::parse(table.said().back())["kind"], "winners");
}

TEST_F(PrintedSlips, AreNotToldBeforeTheEnd) {
    table.turn_up_slip(1, "G");
    table.deal();
    table.wait(2);
    table.open(0, 1, "JH");
    table.wait(3);
    for (const std::string& line : table.said()) EXPECT_EQ(line.find("role"), std::string::npos) << line;
}

TEST_F(PrintedSlips, ThatAreNotSeenAreAskedAbout) {
    play_to_the_end();
    table.turn_up_slip(0, "A");
    table.wait(10);
    EXPECT_TRUE(table.questions().empty()) << "the others are being turned up";
    table.wait(10);
    int asked = 0;
    for (const json& question : table.questions()) asked += question["ask"] == "role";
    EXPECT_EQ(asked, 2);
}

}  // namespace
}  // namespace temple::tests
