// SPDX-License-Identifier: GPL-3.0-or-later
// What was opened while nothing was seen: named, and asked about until it is known whose it was.
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>

#include "ui/game/game_session.hpp"

namespace temple::ui {
namespace {

using nlohmann::json;

class CatchingUp : public testing::Test {
  protected:
    void SetUp() override {
        session =
            *GameSession::begin({"temple_gold", {"Anna", "Ben", "Carla"}, json::object()}, std::nullopt, "t");
        session->enter({{"type", "start"}, {"player", "Anna"}});
        session->enter({{"type", "dealt"}});
        session->enter({{"type", "opened"}, {"player", "Ben"}, {"card", "2C"}});  // Ben has the key
        ASSERT_TRUE(session->begin_watching(std::nullopt, std::nullopt));
    }
    void lies(const char* card, double probability = 0.99) {
        table::TableChange change;
        change.kind = table::ChangeKind::placed;
        change.t = now += 0.1;
        change.track = ++tracks;
        change.face = table::Face::up;
        change.identity.candidates = {{*table::Card::parse(card), probability}};
        session->see({change});
    }
    void wait(double seconds) {
        for (const double until = now + seconds; now < until;) {
            table::TableChange tick;
            tick.kind = table::ChangeKind::tick;
            tick.t = now += 0.25;
            session->see({tick});
        }
    }
    json asked() const { return session->questions().empty() ? json() : json(session->questions().front()); }
    std::size_t opened() const { return session->referee().temple_gold()->opened.size(); }
    std::string key() const {
        return session->referee().setup().players[*session->referee().temple_gold()->key];
    }
    void answer(const char* value) {
        const auto taken = session->answer(asked()["id"], value);
        ASSERT_TRUE(taken) << taken.error();
    }

    std::unique_ptr<GameSession> session;
    double now = 100;
    table::TrackId tracks = 0;
};

TEST_F(CatchingUp, NothingMissedNothingAsked) {
    lies("2C");
    wait(5);
    EXPECT_TRUE(asked().is_null()) << asked();
    EXPECT_TRUE(session->is_watched());
}

TEST_F(CatchingUp, OneCardIsNamedAndItsOwnerAskedFor) {
    lies("2C");
    lies("QH");
    wait(1);
    EXPECT_TRUE(asked().is_null()) << "the table is still being read";
    wait(3);
    EXPECT_EQ(asked()["ask"], "missed_key");
    EXPECT_EQ(asked()["card"], "QH");
    EXPECT_EQ(asked()["candidates"].size(), 2u)
        << "Ben held the key and cannot have opened his own: " << asked();
    answer("Carla");
    EXPECT_EQ(opened(), 2u);
    EXPECT_EQ(key(), "Carla");
    wait(10);
    EXPECT_TRUE(asked().is_null()) << asked();
    EXPECT_EQ(opened(), 2u) << "entered twice";
}

TEST_F(CatchingUp, OfTwoCardsTheOrderIsAskedToo) {
    lies("QH");
    lies("AS");
    wait(4);
    EXPECT_EQ(asked()["ask"], "missed_first");
    answer("AS");
    EXPECT_EQ(asked()["card"], "AS");
    answer("Anna");
    EXPECT_EQ(asked()["card"], "QH");
    answer("Carla");
    ASSERT_EQ(opened(), 3u);
    EXPECT_EQ(session->referee().temple_gold()->opened[1].card.name(), "AS");
    EXPECT_TRUE(asked().is_null()) << asked();
}

TEST_F(CatchingUp, WhatIsNoOpeningIsNotAskedAboutAgain) {
    lies("QH");
    wait(4);
    answer("none");
    wait(20);
    EXPECT_TRUE(asked().is_null()) << asked();
    EXPECT_EQ(opened(), 1u);
}

TEST_F(CatchingUp, EnteringItByHandAnswersToo) {
    lies("QH");
    wait(4);
    ASSERT_FALSE(asked().is_null());
    session->enter({{"type", "opened"}, {"player", "Anna"}, {"card", "QH"}});
    EXPECT_TRUE(asked().is_null()) << asked();
    wait(10);
    EXPECT_EQ(opened(), 2u);
}

TEST_F(CatchingUp, ADoubtfulCardAndADeckThatIsSpreadAreNoOpenings) {
    lies("QH", 0.6);
    wait(10);
    EXPECT_TRUE(asked().is_null()) << asked();
    ASSERT_TRUE(session->begin_watching(std::nullopt, std::nullopt));
    for (const char* card : {"QH", "KH", "3D", "AS"}) lies(card);
    wait(10);
    EXPECT_TRUE(asked().is_null()) << "two openings are left, four cards lie there: " << asked();
}

TEST_F(CatchingUp, ACardThatIsNotInTheCheckedDeckWasNotOpened) {
    session->know_chambers({*table::Card::parse("2C"), *table::Card::parse("QH")});
    lies("KH");
    wait(10);
    EXPECT_TRUE(asked().is_null()) << asked();
}

TEST_F(CatchingUp, AnAnswerThatWasNotOfferedIsRefused) {
    lies("QH");
    wait(4);
    EXPECT_FALSE(session->answer(asked()["id"], "Ben"));
    EXPECT_FALSE(session->answer(7, "Anna"));
    EXPECT_FALSE(asked().is_null());
}

TEST(ResumedGame, KnowsTheDeckThatWasChecked) {
    const auto file =
        std::filesystem::temp_directory_path() / ("checked_deck_" + std::to_string(::getpid()) + ".sqlite");
    const std::vector<table::Card> deck{*table::Card::parse("2C"), *table::Card::parse("QH")};
    referee::GameId id = 0, other = 0;
    {
        const auto game =
            *GameSession::begin({"temple_gold", {"Anna", "Ben", "Carla"}, json::object()}, file, "t");
        game->know_chambers({*table::Card::parse("KS")});
        game->know_chambers(deck);  // checked once more
        id = game->id();
        EXPECT_EQ(game->failure(), "");
    }
    other = (*GameSession::begin({"temple_gold", {"Anna", "Ben", "Carla"}, json::object()}, file, "t"))->id();
    EXPECT_EQ((*GameSession::resume(file, id))->chambers(), deck);
    EXPECT_TRUE((*GameSession::resume(file, other))->chambers().empty());
    for (const char* rest : {"", "-wal", "-shm"}) std::filesystem::remove(file.string() + rest);
}

}  // namespace
}  // namespace temple::ui
