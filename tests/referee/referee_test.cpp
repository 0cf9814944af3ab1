// SPDX-License-Identifier: GPL-3.0-or-later
// What holds in every game: set-ups, event numbers, asking without entering, long games.
#include "referee/referee.hpp"

#include <gtest/gtest.h>

#include "tests/referee/playthrough.hpp"

namespace temple::referee::test {
namespace {

std::string reason_against(const std::string& header) {
    const Referee referee(header);
    EXPECT_EQ(referee.opening().size(), 1U) << header;
    const Announcement& first = referee.opening().front();
    if (first.kind != "setup_rejected") return first.kind;
    EXPECT_EQ(first.event, 0);
    EXPECT_FALSE(referee.has_game());
    return first.arguments.at("reason");
}

TEST(Setup, IsRejectedForTheFirstReason) {
    const std::vector<std::pair<std::string, std::string>> wrong{
        {"not JSON", "header"},
        {"[]", "header"},
        {"\"temple_gold\"", "header"},
        {"{}", "game"},
        {R"({"game":null,"players":5})", "game"},
        {R"({"game":"chess","players":5})", "game"},
        {R"({"game":["temple_gold"]})", "game"},
        {R"({"game":"temple_gold"})", "players"},
        {R"({"game":"temple_gold","players":"ABC","options":5})", "players"},
        {R"({"game":"temple_gold","players":["A","B",3]})", "players"},
        {R"({"game":"temple_gold","players":["A","B",""]})", "players"},
        {R"({"game":"temple_gold","players":["A","B","A"],"options":[]})", "players"},
        {R"({"game":"temple_gold","players":["A","B"],"options":[]})", "options"},
        {R"({"game":"temple_gold","players":["A","B"],"options":{"x":1}})", "players"},
        {R"({"game":"temple_gold","players":["A","B","C","D","E","F","G","H","I","J","K"]})", "players"},
        {R"({"game":"temple_gold","players":["A","B","C"],"options":{"rounds":5}})", "options"},
        {R"({"game":"temple_gold","players":["A","B","C"],"options":{"one_trap":null}})", "options"},
        {R"({"game":"temple_gold","players":["A","B","C"],"options":{"role_slips":1}})", "options"},
        {R"({"game":"temple_gold","players":["A","B","C","D","E","F","G","H","I"],"options":{"one_trap":true}})",
         "options"},
        {R"({"game":"temple_code","players":[]})", "players"},
        {R"({"game":"temple_code","players":["A","B","C","D","E"]})", "players"},
        {R"({"game":"temple_code","players":["A"],"options":{"one_trap":false}})", "options"},
        {R"({"game":"monkey_temple","players":["A","B"]})", "players"},
        {R"({"game":"monkey_temple","players":["A","B","tourist4"],"options":{"rounds":4}})", "players"},
        {R"({"game":"monkey_temple","players":["A","B","C"],"options":{"rounds":4}})", "options"},
        {R"({"game":"monkey_temple","players":["A","B","C"],"options":{"rounds":8}})", "options"},
        {R"({"game":"monkey_temple","players":["A","B","C"],"options":{"rounds":5.0}})", "options"},
        {R"({"game":"monkey_temple","players":["A","B","C"],"options":{"rounds":true}})", "options"},
        {R"({"game":"monkey_temple","players":["A","B","C"],"options":{"rounds":99999999999999999999}})",
         "options"},
        {R"({"game":"monkey_temple","players":["A","B","C"],"options":{"blank_token":"no"}})", "options"},
    };
    for (const auto& [header, reason] : wrong) EXPECT_EQ(reason_against(header), reason) << header;
}

TEST(Setup, IsAcceptedAtTheEdges) {
    for (
        const std::string header : {
            R"({"game":"temple_gold","players":["A","B","C"],"options":null,"colour":1})",
            R"({"game":"temple_gold","players":["A","B","C","D","E","F","G","H","I"],"options":{"one_trap":false}})",
            R"({"game":"temple_gold","players":["A","B","C","D","E","F","G","H"],"options":{"one_trap":true}})",
            R"({"game":"temple_code","players":["A"]})",
            R"({"game":"temple_code","players":["tourist1","B","C","D"]})",
            R"({"game":"monkey_temple","players":["Tourist1","tourist5","tourist"],"options":{"rounds":7}})",
        })
        EXPECT_TRUE(Referee(header).has_game()) << header;
}

TEST(Setup, WithoutAGameEveryEventIsToldSo) {
    Referee referee("{}");
    EXPECT_EQ(referee.handle_line(R"({"type":"undo"})").at(0).kind, "no_game");
    EXPECT_EQ(referee.handle_line(R"({"type":"dance"})").at(0).kind, "no_game");
    EXPECT_EQ(referee.handle_line(R"({"type":5})").at(0).kind, "bad_event");
    EXPECT_EQ(referee.handle_line("nonsense").at(0).event, 4);
    EXPECT_TRUE(referee.status().is_null());
    EXPECT_FALSE(referee.over());
}

TEST(Setup, AHeaderOfASetupSetsUpTheSameGame) {
    const GameSetup setup{"monkey_temple", {"Änne", "B\"b", "C"}, {{"rounds", 7}, {"blank_token", false}}};
    const Referee directly(setup);
    const Referee by_header(setup.to_header());
    EXPECT_TRUE(directly.has_game());
    EXPECT_EQ(directly.opening(), by_header.opening());
    EXPECT_EQ(by_header.setup().players, setup.players);
    EXPECT_EQ(by_header.setup().options, setup.options);
}

TEST(EventNumbers, CountAllLinesButBlankOnes) {
    Referee referee(R"({"game":"temple_gold","players":["A","B","C"]})");
    EXPECT_TRUE(referee.handle_line(" \r").empty());
    EXPECT_EQ(referee.last_event(), 0);
    EXPECT_EQ(referee.handle_line("broken").at(0).event, 1);
    EXPECT_TRUE(referee.handle_line(R"({"type":"dealt"})").empty());
    EXPECT_EQ(referee.handle_line(R"({"type":"start","player":"A"})").at(0).event, 3);
}

TEST(Rehearsal, TellsTheWarningAndChangesNothing) {
    Referee referee(R"({"game":"temple_gold","players":["A","B","C"]})");
    const nlohmann::json start{{"type", "start"}, {"player", "A"}};
    EXPECT_FALSE(referee.refusal(start));
    EXPECT_FALSE(referee.refusal(start));
    EXPECT_EQ(referee.refusal({{"type", "opened"}, {"player", "B"}, {"card", "2C"}})->kind, "not_now");
    EXPECT_EQ(referee.refusal({{"type", "opened"}})->kind, "bad_event");
    EXPECT_EQ(referee.refusal({{"type", "dance"}})->kind, "unknown_event");
    EXPECT_EQ(referee.refusal(5)->kind, "bad_event");
    EXPECT_EQ(referee.last_event(), 0);
    referee.handle(start);
    EXPECT_EQ(referee.refusal(start)->kind, "already_started");
}

TEST(ThousandsOfEvents, CanAllBeUndone) {
    Referee referee(R"({"game":"monkey_temple","players":["A","B","C"]})");
    std::vector<std::string> events{R"({"type":"start","player":"A"})", R"({"type":"drawn"})"};
    for (const char* at : {"tourist1", "tourist2", "tourist3", "tourist4", "B"})
        events.push_back(R"({"type":"placed","at":")" + std::string(at) + "\"}");
    for (int i = 0; i < 2000; ++i) {
        const std::string number = std::to_string(i % 4 + 1);
        events.push_back(R"({"type":"monkey","number":)" + number +
                         (i % 3 == 0 ? "}" : R"(,"at":"tourist)" + number + "\"}"));
    }
    std::vector<Json> states;
    for (const std::string& event : events) {
        states.push_back(referee.status());
        referee.handle_line(event);
    }
    for (std::size_t left = events.size(); left > 0; --left) {
        const auto said = referee.handle_line(R"({"type":"undo"})");
        ASSERT_EQ(said.at(0).arguments.at("target"), left);
        ASSERT_EQ(said.at(1).arguments, states[left - 1]);
    }
    EXPECT_EQ(referee.handle_line(R"({"type":"undo"})").at(0).kind, "nothing_to_undo");
}

TEST(Views, BelongToTheGameThatIsPlayed) {
    const Referee gold(R"({"game":"temple_gold","players":["A","B","C"]})");
    EXPECT_TRUE(gold.temple_gold());
    EXPECT_FALSE(gold.temple_code());
    EXPECT_FALSE(gold.monkey_temple());
    EXPECT_TRUE(Referee(R"({"game":"temple_code","players":["A"]})").temple_code());
    EXPECT_TRUE(Referee(R"({"game":"temple_code","players":["A","B"]})").temple_code());
    EXPECT_TRUE(Referee(R"({"game":"monkey_temple","players":["A","B","C"]})").monkey_temple());
}

}  // namespace
}  // namespace temple::referee::test
