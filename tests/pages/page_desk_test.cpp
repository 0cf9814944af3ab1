// SPDX-License-Identifier: GPL-3.0-or-later
// What stands on the pages of a game, and what can be done from them.
#include "ui/pages/page_desk.hpp"

#include <gtest/gtest.h>

#include "tests/pages/paged_table.hpp"
#include "ui/words/language.hpp"

namespace temple::ui::test {
namespace {

using nlohmann::json;

constexpr std::size_t anna = 0, ben = 1;

class CodePages : public testing::Test {
  protected:
    void SetUp() override {
        install_language(Language::english);
        table = std::make_unique<PagedTable>(referee::GameSetup{"temple_code", {"Anna", "Ben"}});
        play_first_round(*table);
    }
    std::unique_ptr<PagedTable> table;
};

TEST_F(CodePages, ShowEachPlayerTheirOwnCardsDotsAndMarks) {
    const json page = table->state(anna);
    ASSERT_EQ(page["cards"].size(), 2U);
    EXPECT_EQ(page["cards"][0]["card"], "WKP");
    EXPECT_EQ(page["cards"][0]["dots"], "one red triangle");
    EXPECT_EQ(page["cards"][1]["red"], 1);
    EXPECT_EQ(page["marks"]["dots"], json({"W0", "C2", "A1", "N0", "P2", "K1"}));
    EXPECT_TRUE(page["can_guess"]);
    const json other = table->state(ben);
    EXPECT_EQ(other["cards"][0]["card"], "KTA");
    EXPECT_TRUE(other["cards"][0]["blue"].is_null());
    EXPECT_TRUE(other["marks"]["dots"].empty());
    EXPECT_EQ(other.dump().find("WKP"), std::string::npos);  // Anna's card
}

TEST_F(CodePages, JudgeAGuessOnceHoweverOftenItIsSent) {
    json reply = table->wish(anna, {{"do", "guess"}, {"attempt", 0}, {"card", "CTW"}});
    EXPECT_TRUE(reply["taken"]);
    EXPECT_EQ(reply["text"], "Anna is right! The first half-medallion.");
    reply = table->wish(anna, {{"do", "guess"}, {"attempt", 0}, {"card", "CTW"}});
    EXPECT_FALSE(reply["taken"]);
    EXPECT_EQ(reply["text"], "That was about an earlier combination.");
    const json page = table->state(anna);
    EXPECT_EQ(page["guesses"].size(), 1U);
    EXPECT_EQ(page["score"], "one half-medallion");
    EXPECT_TRUE(page["cards"].empty());
    EXPECT_FALSE(page["can_guess"]);                     // until there is a new combination
    EXPECT_FALSE(page["guesses"][0].contains("worth"));  // a hint for the others, while the game runs
}

TEST_F(CodePages, GuessOnlyForTheirOwnPlayer) {
    table->wish(ben, {{"do", "guess"}, {"attempt", 0}, {"card", "CTW"}, {"player", "Anna"}});
    for (const auto& event : table->referee.events_in_force()) EXPECT_NE(event["type"], "guess");
    for (const char* wanted : {"undo", "enter", "type", "answer", "repeat", "", "combination"})
        EXPECT_FALSE(table->wish(anna, {{"do", wanted}, {"attempt", 0}, {"seen", 7}})["taken"]) << wanted;
    EXPECT_EQ(table->referee.events_in_force().size(), 7U);
}

TEST_F(CodePages, WhatIsNoPropositionIsRefusedAndCostsNothing) {
    for (const json& card : {json("CT"), json("CCW"), json("XYZ"), json(""), json(7), json(nullptr),
                             json(std::string(900, 'C'))}) {
        const json reply = table->wish(anna, {{"do", "guess"}, {"attempt", 0}, {"card", card}});
        EXPECT_FALSE(reply["taken"]) << card;
        EXPECT_NE(reply["text"], "") << card;
    }
    EXPECT_EQ(table->referee.events_in_force().size(), 7U);
}

TEST_F(CodePages, ACombinationThatWasNotReadIsShownAfterItsGuess) {
    json reply = table->wish(ben, {{"do", "guess"}, {"attempt", 0}, {"card", "ACT"}});
    EXPECT_TRUE(reply["taken"]);
    EXPECT_EQ(table->state(ben)["announced"], "axolotl, Cthulhu, tiki");
    // No second try before it is judged.
    EXPECT_FALSE(table->wish(ben, {{"do", "guess"}, {"attempt", 0}, {"card", "NAC"}})["taken"]);
    EXPECT_FALSE(table->wish(ben, {{"do", "actual"}, {"attempt", 0}, {"card", "AAA"}})["taken"]);
    reply = table->wish(ben, {{"do", "actual"}, {"attempt", 0}, {"card", "ACT"}});
    EXPECT_EQ(reply["text"], "Ben is right! The first half-medallion.");
    EXPECT_TRUE(table->state(ben)["announced"].is_null());
}

TEST_F(CodePages, TellAfterTheGameWhatEachGuessWasWorth) {
    table->wish(anna, {{"do", "guess"}, {"attempt", 0}, {"card", "CTW"}});
    table->play({R"({"type":"combination","player":"Anna","card":"AWT"})"});
    table->wish(anna, {{"do", "guess"}, {"attempt", 1}, {"card", "AWT"}});
    ASSERT_TRUE(table->referee.over());
    const json guesses = table->state(anna)["guesses"];
    ASSERT_EQ(guesses.size(), 2U);
    EXPECT_EQ(guesses[1]["worth"], "It fitted all cards; 210 of 210 combinations were left.");
}

TEST_F(CodePages, AnUndoneGuessHasNeverBeen) {
    table->wish(anna, {{"do", "guess"}, {"attempt", 0}, {"card", "NAC"}});
    EXPECT_EQ(table->state(anna)["guesses"].size(), 1U);
    const json host = table->state(table->host());
    EXPECT_FALSE(
        table->wish(table->host(), {{"do", "undo"}, {"seen", host["seen"].get<int>() - 1}})["taken"]);
    EXPECT_TRUE(table->wish(table->host(), {{"do", "undo"}, {"seen", host["seen"]}})["taken"]);
    EXPECT_EQ(table->state(anna)["cards"].size(), 2U);
    EXPECT_TRUE(table->state(anna)["guesses"].empty());
}

TEST_F(CodePages, OfAGameThatWasLeftShowNothing) {
    table->desk.reset();
    for (std::size_t page = 0; page < 3; ++page) {
        const json state = table->state(page);
        EXPECT_EQ(state["closed"], "No game is being played.");
        EXPECT_FALSE(state.contains("cards"));
    }
}

TEST_F(CodePages, SpeakGerman) {
    install_language(Language::german);
    table->desk->publish();
    const json page = table->state(anna);
    EXPECT_EQ(page["lang"], "de");
    EXPECT_EQ(page["cards"][0]["dots"], "ein rotes Dreieck");
    EXPECT_EQ(page["words"]["notes"], "Notizblatt");
    for (const json& words : {page["words"], table->state(table->host())["words"]})
        for (const auto& [name, text] : words.items()) EXPECT_FALSE(text.get<std::string>().empty()) << name;
    install_language(Language::english);
}

/// The choice of that label on the host's page.
int choice_of(const json& page, const std::string& label) {
    const auto& choices = page["entry"]["step"]["choices"];
    for (std::size_t i = 0; i < choices.size(); ++i)
        if (choices[i]["label"] == label) return static_cast<int>(i);
    return -1;
}

class HostPage : public testing::Test {
  protected:
    void SetUp() override {
        install_language(Language::english);
        table = std::make_unique<PagedTable>(referee::GameSetup{"temple_gold", {"Anna", "Ben", "Carla"}});
        table->play({R"({"type":"start","player":"Anna"})", R"({"type":"dealt","counts":[5,5,5]})"});
    }
    json page() const { return table->state(table->host()); }
    json wish(json body) {
        if (!body.contains("draft")) body["draft"] = page()["entry"]["draft"];
        return table->wish(table->host(), body);
    }
    std::unique_ptr<PagedTable> table;
};

TEST_F(HostPage, EntersAnOpeningOfTempleGoldPickByPick) {
    EXPECT_EQ(table->host(), 0U);  // Temple Gold's players have nothing of their own to see
    EXPECT_EQ(page()["entry"]["step"]["asked"], "Whose chamber was opened?");
    EXPECT_EQ(choice_of(page(), "Anna"), -1);  // she has the key
    wish({{"do", "pick"}, {"choice", choice_of(page(), "Ben")}});
    EXPECT_EQ(page()["entry"]["step"]["asked"], "Which card?");
    wish({{"do", "back"}});
    wish({{"do", "pick"}, {"choice", choice_of(page(), "Carla")}});
    const json reply = wish({{"do", "pick"}, {"choice", choice_of(page(), "Q♥")}});
    EXPECT_TRUE(reply["taken"]);
    EXPECT_EQ(table->referee.events_in_force().back(),
              json({{"type", "opened"}, {"player", "Carla"}, {"card", "QH"}}));
    EXPECT_EQ(page()["happened"][0], "Carla: the queen of hearts");
}

TEST_F(HostPage, APickOnAPageThatIsOutOfDateIsRefused) {
    const int draft = page()["entry"]["draft"];
    table->play({R"({"type":"opened","player":"Ben","card":"7C"})"});
    const json reply = wish({{"do", "pick"}, {"choice", 0}, {"draft", draft}});
    EXPECT_FALSE(reply["taken"]);
    EXPECT_EQ(reply["text"], "Something has happened meanwhile. Look again.");
    for (const json& choice : {json(99), json(-1), json("0"), json(1e30), json(nullptr)})
        EXPECT_FALSE(wish({{"do", "pick"}, {"choice", choice}})["taken"]) << choice;
    EXPECT_FALSE(wish({{"do", "type"}, {"type", "role"}})["taken"]);
    EXPECT_FALSE(wish({{"do", "enter"}})["taken"]);
}

TEST_F(HostPage, AnswersAQuestionWithTheLikelyAnswersFirst) {
    table->desk->hear(referee::Json::parse(
        R"({"kind":"question","id":3,"ask":"card","player":"Ben","candidates":[["QH",0.6],["KH",0.3]],"blocks":true})"));
    table->desk->publish();
    const json question = page()["question"];
    EXPECT_EQ(question["text"], "Which card lies in front of Ben?");
    EXPECT_EQ(question["answers"], json({"the queen of hearts", "the king of hearts", "It is nothing"}));
    EXPECT_EQ(question["more"].size(), 53U);
    EXPECT_FALSE(wish({{"do", "answer"}, {"id", 4}, {"answer", 0}})["taken"]);
    EXPECT_FALSE(wish({{"do", "answer"}, {"id", 3}, {"answer", 56}})["taken"]);
    EXPECT_TRUE(wish({{"do", "answer"}, {"id", 3}, {"answer", 1}})["taken"]);
    ASSERT_EQ(table->answers.size(), 1U);
    EXPECT_EQ(table->answers[0].second, "KH");
    EXPECT_TRUE(page()["question"].is_null());
}

TEST_F(HostPage, RepeatsAndTakesBack) {
    wish({{"do", "repeat"}});
    EXPECT_EQ(table->repeated, 1);
    table->play({R"({"type":"opened","player":"Ben","card":"7C"})"});
    wish({{"do", "undo"}, {"seen", page()["seen"]}});
    EXPECT_EQ(table->referee.events_in_force().size(), 2U);
}

TEST_F(HostPage, ControlsMonkeyTempleToo) {
    table = std::make_unique<PagedTable>(referee::GameSetup{"monkey_temple", {"Anna", "Ben", "Carla"}});
    EXPECT_EQ(page()["entry"]["types"][0]["label"], "Who begins");
    EXPECT_TRUE(wish({{"do", "pick"}, {"choice", choice_of(page(), "Ben")}})["taken"]);
    EXPECT_EQ(table->referee.events_in_force().size(), 1U);
}

}  // namespace
}  // namespace temple::ui::test
