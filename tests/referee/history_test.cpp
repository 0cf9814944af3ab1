// SPDX-License-Identifier: GPL-3.0-or-later
// What of a kept game may be shown, and what all of them say about the players.
#include <gtest/gtest.h>

#include "referee/journal/secrets.hpp"
#include "referee/journal/statistics.hpp"
#include "referee/referee.hpp"
#include "tests/referee/journal_fixture.hpp"

namespace temple::referee::test {
namespace {

/// The lines of a running game as they may be exported.
std::vector<std::string> shown(const std::vector<std::string>& lines) {
    Referee referee(lines[0]);
    std::vector<Announcements> answers;
    for (std::size_t i = 1; i < lines.size(); ++i) answers.push_back(referee.handle_line(lines[i]));
    std::vector<std::string> result;
    for (std::size_t i = 1; i < lines.size(); ++i)
        result.push_back(without_secrets(referee, static_cast<int>(i), lines[i], answers[i - 1]));
    return result;
}

TEST(Secrets, OfTempleGoldAreTheRoles) {
    EXPECT_EQ(
        shown({R"({"game":"temple_gold","players":["Anna","Ben","Carla"]})",
               R"({"type":"start","player":"Anna","note":"Ben is a guardian"})",
               R"({"type":"role","player":"Ben","card":"2S"})", R"({"type":"dealt","counts":[5,null,5]})",
               R"({"type":"opened","player":"Ben","card":"2C","by":null,"t":3})",
               R"({"type":"opened","player":"Ben","card":"3C"})",
               R"({"type":"correct","target":2,"card":"7S"})",
               R"({"type":"correct","target":4,"card":"4C","role":"guardian"})",
               R"({"type":"peek","card":"2S"})", R"([{"role":"2S"}])", "2S 3S",
               R"({"type":"undo","card":"2S"})", R"({"type":"status"})"}),
        (std::vector<std::string>{R"({"type":"start","player":"Anna"})", R"({"type":"role","player":"Ben"})",
                                  R"({"type":"dealt","counts":[5,null,5]})",
                                  R"({"type":"opened","player":"Ben","card":"2C","by":null})",
                                  R"({"type":"opened","player":"Ben"})", R"({"type":"correct","target":2})",
                                  R"({"type":"correct","target":4,"card":"4C"})", R"({"type":"peek"})",
                                  "malformed", "malformed", R"({"type":"undo"})", R"({"type":"status"})"}));
}

TEST(Secrets, OfTempleCodeAreTheCombinations) {
    EXPECT_EQ(
        shown({R"({"game":"temple_code","players":["Anna","Ben"]})",
               R"({"type":"combination","player":"Anna","card":"CTW"})",
               R"({"type":"combination","player":"Ben","card":"CTW"})",
               R"({"type":"correct","target":1,"card":"ACT"})",
               R"({"type":"combination","player":"Ben","card":"NAC"})", R"({"type":"start","player":"Ben"})",
               R"({"type":"dealt","player":"Anna","cards":["PNA","ACT"]})",
               R"({"type":"guess","player":"Anna","card":"CTW","actual":"NAC"})",
               R"({"type":"guess","player":"Anna","card":"WTC","actual":"ACT"})"}),
        (std::vector<std::string>{
            R"({"type":"combination","player":"Anna"})", R"({"type":"combination","player":"Ben"})",
            R"({"type":"correct","target":1})", R"({"type":"combination","player":"Ben"})",
            R"({"type":"start","player":"Ben"})", R"({"type":"dealt","player":"Anna"})",
            R"({"type":"guess","player":"Anna"})",
            R"({"type":"guess","player":"Anna","card":"WTC","actual":"ACT"})"}));
}

TEST(Secrets, OfMonkeyTempleAreTheNumbersOfTokensThatWereNotRevealed) {
    EXPECT_EQ(shown({R"({"game":"monkey_temple","players":["Anna","Ben","Carla"]})",
                     R"({"type":"start","player":"Ben"})", R"({"type":"drawn"})",
                     R"({"type":"placed","at":"tourist1","number":3})",
                     R"({"type":"revealed","at":"tourist1","number":3})"}),
              (std::vector<std::string>{R"({"type":"start","player":"Ben"})", R"({"type":"drawn"})",
                                        R"({"type":"placed","at":"tourist1"})",
                                        R"({"type":"revealed","at":"tourist1"})"}));
}

TEST(Secrets, OfAGuessThatWasTakenBackAreTheCombinationAndTheProposition) {
    const std::vector<std::string> lines{R"({"game":"temple_code","players":["Anna","Ben"]})",
                                         R"({"type":"start","player":"Anna"})",
                                         R"({"type":"combination","player":"Anna","card":"CTW"})",
                                         R"({"type":"combination","player":"Ben"})",
                                         R"({"type":"guess","player":"Ben","card":"WTC","actual":"NAC"})",
                                         R"({"type":"guess","player":"Anna","card":"CTW"})",
                                         R"({"type":"undo"})",
                                         R"({"type":"correct","target":5,"card":"CTW"})",
                                         R"({"type":"undo"})"};
    const auto exported = shown(lines);
    EXPECT_EQ(exported[3], lines[4]);  // in force: that combination is on the discard pile
    EXPECT_EQ(exported[4], R"({"type":"guess","player":"Anna"})");
    EXPECT_EQ(exported[6], R"({"type":"correct","target":5})");
    Referee referee(lines[0]);
    std::vector<Announcements> answers;
    for (std::size_t i = 1; i < lines.size(); ++i) answers.push_back(referee.handle_line(lines[i]));
    std::string told;
    for (std::size_t i = 1; i < lines.size(); ++i)
        for (const auto& a : without_secrets(referee, static_cast<int>(i), answers[i - 1]))
            told += a.to_line();
    EXPECT_EQ(told.find("CTW"), std::string::npos) << told;
    EXPECT_NE(told.find("NAC"), std::string::npos) << told;
}

TEST(Secrets, RolesOfAnEndThatWasTakenBackAreNotShownAgain) {
    const Referee none("{}");
    EXPECT_EQ(without_secrets(none, 1, Announcements{info("role"), result("winners"), info("opened")}).size(),
              1U);
}

TEST(Secrets, ARefusedRoleOfAnEndThatWasTakenBackIsNotInItsWarning) {
    std::vector<std::string> lines{R"({"game":"temple_gold","players":["Anna","Ben","Carla"]})",
                                   R"({"type":"start","player":"Anna"})", R"({"type":"dealt"})"};
    for (const char* opened : {R"("Ben","card":"AC")", R"("Anna","card":"AD")"})
        lines.push_back(R"({"type":"opened","player":)" + std::string(opened) + "}");
    for (const char* role :
         {R"("Ben","card":"7S")", R"("Carla","card":"7S")", R"("Ben","card":"8H")", R"("Anna","card":"9C")",
          R"("Carla","card":"10C")", R"("Carla","card":"G")", R"("Carla","card":"JOKER")"})
        lines.push_back(R"({"type":"role","player":)" + std::string(role) + "}");
    Referee referee(lines[0]);
    std::vector<Announcements> answers;
    for (std::size_t i = 1; i < lines.size(); ++i) answers.push_back(referee.handle_line(lines[i]));
    ASSERT_EQ(answers[8].at(0).kind, "too_many_of_role");
    while (referee.over()) referee.handle_line(R"({"type":"undo"})");
    std::string told;
    for (std::size_t i = 1; i < lines.size(); ++i)
        for (const auto& a : without_secrets(referee, static_cast<int>(i), answers[i - 1]))
            told += a.to_line() + "\n";
    for (const char* secret : {"7S", "8H", "9C", "10C", "\"G\"", "JOKER", "guardian\"", "adventurer\""})
        EXPECT_EQ(told.find(secret), std::string::npos) << secret << "\n" << told;
    EXPECT_NE(told.find("AC"), std::string::npos) << told;  // everybody saw that chamber
}

TEST(Statistics, CountWinsOpeningsAndGuesses) {
    Statistics statistics;
    const auto gold = eventful_game();
    const GameSetup gold_setup = Referee(gold[0]).setup();
    statistics.add(gold_setup, {gold.begin() + 1, gold.end()});
    statistics.add(gold_setup, {gold[1]});  // still runs
    const GameSetup code{"temple_code", {"Anna", "Zoe"}, nlohmann::json::object()};
    statistics.add(code, {R"({"type":"start","player":"Anna"})",
                          R"({"type":"combination","player":"Anna","card":"CTW"})",
                          R"({"type":"combination","player":"Zoe","card":"ACT"})",
                          R"({"type":"guess","player":"Zoe","card":"CTW"})",
                          R"({"type":"combination","player":"Zoe","card":"NAC"})",
                          R"({"type":"guess","player":"Anna","card":"CTW"})",
                          R"({"type":"combination","player":"Anna","card":"PNA"})",
                          R"({"type":"guess","player":"Anna","card":"PNA"})"});
    const auto& anna = statistics.players().at("Anna");
    EXPECT_EQ(anna.all.games, 2);
    EXPECT_EQ(anna.all.wins, 1);
    EXPECT_EQ(anna.by_game.at("temple_gold").wins, 0);
    EXPECT_EQ(anna.by_game.at("temple_code").wins, 1);
    EXPECT_EQ(anna.by_role.at("adventurer").games, 1);
    EXPECT_EQ(anna.guesses, 2);
    EXPECT_EQ(anna.guesses_right, 2);
    EXPECT_EQ(anna.openings, 2);  // Ben's first chamber, then Carla's: what was undone does not count
    EXPECT_EQ(anna.openings_to_gold, 1);
    EXPECT_EQ(statistics.players().at("Ben").by_role.at("guardian").wins, 1);
    EXPECT_EQ(statistics.players().at("Zoe").guesses_right, 0);
}

}  // namespace
}  // namespace temple::referee::test
