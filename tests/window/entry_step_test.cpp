// SPDX-License-Identifier: GPL-3.0-or-later
// By hand: what is offered is legal, and it is enough for whole games.
#include "ui/game/entry_step.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "ui/game/game_session.hpp"
#include "ui/words/sentences.hpp"

namespace temple::ui {
namespace {

using nlohmann::json;

constexpr int longest_game = 4000;  // events

struct PlayedGame {
    bool over = false;
    int events = 0;
    int warnings = 0;
    std::string complaint;
};

/// Picks at random among what is offered, until nothing is.
PlayedGame play(const referee::GameSetup& setup, unsigned seed) {
    PlayedGame played;
    auto session = GameSession::begin(setup, std::nullopt, "test");
    if (!session) return {.complaint = session.error()};
    (*session)->on_said([&](const referee::Json& line) {
        if (line["severity"] != "warning") return;
        ++played.warnings;
        played.complaint = line.dump();
    });
    std::mt19937 random(seed);
    const auto any = [&](const auto& list) { return list[random() % list.size()]; };
    for (; played.events < longest_game; ++played.events) {
        auto types = legal_types((*session)->referee());
        if (types.size() > 1 && random() % 8 != 0) types.resize(1);  // what comes next, mostly
        if (types.empty()) break;
        json event{{"type", any(types)}};
        while (const auto step = next_step((*session)->referee(), event)) {
            if (step->choices.empty()) {
                played.complaint = "nothing to pick for " + event.dump() + " " + step->field;
                return played;
            }
            json choice = any(step->choices);
            // Blind guesses would take hours to win a game of Temple Code.
            if (step->field == "actual" && std::ranges::count(step->choices, event["card"]) > 0)
                choice = event["card"];
            event = with_pick(event, *step, choice);
        }
        (*session)->enter(event);
    }
    played.over = (*session)->referee().over();
    return played;
}

struct Table {
    const char* name;
    referee::GameSetup setup;
};

class ByHand : public testing::TestWithParam<Table> {};

TEST_P(ByHand, WholeGamesArePlayedWithoutAWarning) {
    for (unsigned seed = 1; seed <= 4; ++seed) {
        const PlayedGame played = play(GetParam().setup, seed);
        EXPECT_TRUE(played.over) << "seed " << seed << ", " << played.events << " events; "
                                 << played.complaint;
        EXPECT_EQ(played.warnings, 0) << "seed " << seed << ": " << played.complaint;
    }
}

INSTANTIATE_TEST_SUITE_P(
    Games, ByHand,
    testing::Values(Table{"Gold3", {"temple_gold", {"Anna", "Ben", "Carla"}}},
                    Table{"Gold10", {"temple_gold", {"A", "B", "C", "D", "E", "F", "G", "H", "I", "J"}}},
                    Table{"GoldOneTrap", {"temple_gold", {"A", "B", "C", "D"}, {{"one_trap", true}}}},
                    Table{"GoldSlips", {"temple_gold", {"A", "B", "C", "D"}, {{"role_slips", true}}}},
                    Table{"Code2", {"temple_code", {"Anna", "Ben"}}},
                    Table{"Code4", {"temple_code", {"Anna", "Ben", "Carla", "Dan"}}},
                    Table{"CodeSolo", {"temple_code", {"Anna"}}},
                    Table{"Monkey3", {"monkey_temple", {"Anna", "Ben", "Carla"}}},
                    Table{"Monkey8",
                          {"monkey_temple", {"A", "B", "C", "D", "E", "F", "G", "H"}, {{"rounds", 7}}}},
                    Table{"MonkeyNoBlank", {"monkey_temple", {"A", "B", "C"}, {{"blank_token", false}}}}),
    [](const auto& table) { return table.param.name; });

TEST(ByHandSecrets, ACombinationIsNeverEnteredWithItsCard) {
    auto session = GameSession::begin({"temple_code", {"Anna", "Ben"}}, std::nullopt, "test");
    ASSERT_TRUE(session) << session.error();
    json event{{"type", "combination"}};
    const auto who = next_step((*session)->referee(), event);
    ASSERT_TRUE(who);
    EXPECT_EQ(who->kind, EntryKind::player);
    EXPECT_FALSE(next_step((*session)->referee(), with_pick(event, *who, "Anna")));
}

TEST(ByHandSecrets, ACombinationIsNotToldByBeingLeftOut) {
    auto session = GameSession::begin({"temple_code", {"Anna", "Ben"}}, std::nullopt, "test");
    ASSERT_TRUE(session) << session.error();
    const referee::Referee& referee = (*session)->referee();
    (*session)->enter({{"type", "start"}, {"player", "Anna"}});
    (*session)->enter({{"type", "combination"}, {"player", "Anna"}, {"card", "CTW"}});
    (*session)->enter({{"type", "combination"}, {"player", "Ben"}});
    const auto offers = [&](const json& event) { return next_step(referee, event)->choices; };
    const json dealt{{"type", "dealt"}, {"player", "Anna"}, {"cards", json::array()}};
    EXPECT_EQ(offers(dealt).size(), 35u);
    EXPECT_EQ(offers({{"type", "dealt"}, {"player", "Anna"}, {"cards", {"NAC"}}}).size(), 34u);
    const auto actual = offers({{"type", "guess"}, {"player", "Ben"}, {"card", "NAC"}});
    EXPECT_NE(std::ranges::find(actual, json("CTW")), actual.end());
}

TEST(ByHandSecrets, NeitherTheOfferNorItsLengthTellsThatAPickStandsOnAHolder) {
    referee::Referee referee({"temple_code", {"Anna", "Ben"}});
    for (const json& event :
         std::vector<json>{{{"type", "start"}, {"player", "Anna"}},
                           {{"type", "combination"}, {"player", "Anna"}, {"card", "CTW"}},
                           {{"type", "combination"}, {"player", "Ben"}},
                           {{"type", "dealt"}, {"player", "Anna"}, {"cards", {"NAC", "PNA"}}}})
        referee.handle(event);
    const auto second = [&](const char* first) {
        const auto step =
            next_step(referee, {{"type", "dealt"}, {"player", "Ben"}, {"cards", json::array({first})}});
        auto all = step->choices;
        std::erase_if(all, [](const json& card) { return card == "CTW" || card == "KPN"; });
        return all;
    };
    EXPECT_EQ(second("CTW"), second("KPN"));
    EXPECT_EQ(second("KPN").size(), 31u);  // without the two that lie open
}

TEST(ByHandSecrets, CorrectionsThatAreOfferedDoNotTellACombination) {
    auto session = *GameSession::begin({"temple_code", {"Anna", "Ben"}}, std::nullopt, "test");
    for (const json& event :
         std::vector<json>{{{"type", "start"}, {"player", "Anna"}},
                           {{"type", "combination"}, {"player", "Anna"}, {"card", "CTW"}},
                           {{"type", "combination"}, {"player", "Ben"}},
                           {{"type", "dealt"}, {"player", "Anna"}, {"cards", {"NAC", "PNA"}}},
                           {{"type", "dealt"}, {"player", "Ben"}, {"cards", {"WKP", "KTA"}}},
                           {{"type", "guess"}, {"player", "Ben"}, {"card", "ACT"}, {"actual", "ACT"}},
                           {{"type", "combination"}, {"player", "Ben"}, {"card", "CKW"}}})
        session->enter(event);
    const std::vector<json> actual{"CTW", "CKW", "NAC", "TPK"};
    EXPECT_EQ(session->corrections(6, "actual", actual), std::vector<json>({"CTW", "CKW", "TPK"}));
    const std::vector<json> deals{{"CTW", "PNA"}, {"CKW", "PNA"}, {"TPK", "PNA"}, {"WKP", "PNA"}};
    EXPECT_EQ(session->corrections(4, "cards", deals), std::vector<json>(deals.begin(), deals.end() - 1));
    session->undo();
    session->undo();
    EXPECT_EQ(session->corrections(6, "actual", actual), std::vector<json>({"CTW", "CKW", "TPK"}));
    // Whether Anna's combination may have been that card is not told either.
    session->enter({{"type", "guess"}, {"player", "Ben"}, {"card", "ACT"}, {"actual", "ACT"}});
    EXPECT_EQ(session->corrections(10, "player", {"Anna"}), std::vector<json>({"Anna"}));
    session->undo();
    session->enter({{"type", "guess"}, {"player", "Anna"}, {"card", "ACT"}});
    EXPECT_EQ(session->corrections(12, "player", {"Ben"}), std::vector<json>());  // nobody has shown Ben's
}

class Corrections : public testing::Test {
  protected:
    void SetUp() override {
        auto begun = GameSession::begin({"temple_gold", {"Anna", "Ben", "Carla"}}, std::nullopt, "test");
        ASSERT_TRUE(begun);
        session = std::move(*begun);
        session->enter({{"type", "start"}, {"player", "Anna"}});
        session->enter({{"type", "dealt"}});
        session->enter({{"type", "opened"}, {"player", "Ben"}, {"card", "QH"}});
        session->enter({{"type", "opened"}, {"player", "Carla"}, {"card", "7C"}});
    }
    std::unique_ptr<GameSession> session;
};

TEST_F(Corrections, OnlyWhatFitsTheLaterEventsIsOffered) {
    const std::vector<json> players{"Anna", "Ben", "Carla"}, cards{"QH", "7C", "KS", "JOKER"};
    // The first opening: not Anna's own; not Carla's, who could not have been opened by herself next.
    EXPECT_EQ(session->corrections(3, "player", players), std::vector<json>({"Ben"}));
    EXPECT_EQ(session->corrections(3, "card", cards), std::vector<json>({"QH", "KS"}));
}

TEST_F(Corrections, TheEntryShowsWhatItWasCorrectedTo) {
    session->correct(3, {{"card", "KS"}});
    EXPECT_EQ(session->entries()[2].event["card"], "KS");
    EXPECT_EQ(session->referee().temple_gold()->opened[0].card.name(), "KS");
}

TEST_F(Corrections, WhatWasTakenBackIsShownAsSuch) {
    session->undo();
    const auto entries = session->entries();
    ASSERT_EQ(entries.size(), 4u);
    EXPECT_TRUE(entries[2].in_force);
    EXPECT_FALSE(entries[3].in_force);
    EXPECT_TRUE(session->can_undo());
}

TEST_F(Corrections, RolesAreNotSaidAgainOnceTheEndIsTakenBack) {
    session->undo();
    session->undo();
    for (const char* card : {"AS", "AH"}) {
        const std::string whom = session->referee().temple_gold()->key == 0u ? "Ben" : "Anna";
        session->enter({{"type", "opened"}, {"player", whom}, {"card", card}});
    }
    ASSERT_TRUE(session->referee().over());
    session->enter({{"type", "role"}, {"player", "Anna"}, {"card", "8S"}});
    const auto has_role = [&] {
        for (const auto& line : session->said())
            if (line["kind"] == "role") return true;
        return false;
    };
    EXPECT_TRUE(has_role());
    session->undo();
    session->undo();
    EXPECT_FALSE(session->referee().over());
    EXPECT_FALSE(has_role());
}

}  // namespace
}  // namespace temple::ui
