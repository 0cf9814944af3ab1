// SPDX-License-Identifier: GPL-3.0-or-later
// Whose arm turned a chamber: places and arms in mm as a camera measured them, y down in the picture.
#include "referee/interpreter/opening_judge.hpp"

#include <gtest/gtest.h>

#include "referee/interpreter/belief.hpp"

namespace temple::tests {
namespace {

using namespace referee;
using Kind = OpenerVerdict::Kind;

std::vector<table::Pose> row(table::Place first, table::Place step, double angle) {
    std::vector<table::Pose> cards;
    for (int i = 0; i < 4; ++i) cards.push_back({first + step * i, angle});
    return cards;
}

constexpr double upright = 1.5708, sideways = 0;  // of the long side against x

/// Anna below, Ben left, Carla above, Dan right; four cards each.
SeatMap four_sides() {
    SeatMap seats(4);
    seats.take_rows({row({-155, 341}, {68, 0}, upright), row({-553, -97}, {0, 67}, sideways),
                     row({-139, -344}, {72, 0}, upright), row({555, -114}, {0, 63}, sideways)});
    return seats;
}

TurnUp turned_at(std::size_t seat, table::Place home, table::Reach arm) {
    TurnUp up;
    up.seat = seat;
    up.home = up.pose.centre = home;
    up.arm = arm;
    return up;
}

constexpr std::size_t anna = 0, dan = 3;

TEST(OpeningJudge, AnElbowOutToTheSideAtTheOwnRowIsTheOwners) {
    const SeatMap seats = four_sides();
    const auto verdict = judge_opener(turned_at(dan, {535, 75}, {{807, 238}, {544, 89}}), dan, seats);
    EXPECT_EQ(verdict.kind, Kind::key_holder);
    EXPECT_EQ(verdict.seat, dan);
}

TEST(OpeningJudge, AnArmThatPointsAtAnotherPlayerIsNotTheOwners) {
    const SeatMap seats = four_sides();
    const auto verdict = judge_opener(turned_at(dan, {535, 75}, {{60, 437}, {510, 90}}), dan, seats);
    EXPECT_NE(verdict.kind, Kind::key_holder);
}

TEST(OpeningJudge, AnElbowOutToTheSideSaysNothingAtSomebodyElsesRow) {
    const SeatMap seats = four_sides();
    const auto verdict = judge_opener(turned_at(dan, {535, 75}, {{807, 238}, {544, 89}}), anna, seats);
    EXPECT_NE(verdict.kind, Kind::key_holder);
}

TEST(OpeningJudge, BetweenTwoWhoShareASideAnElbowOutToTheSideSaysNothing) {
    SeatMap seats(4);  // Carla and Dan sit on the right
    seats.take_rows({row({-155, 341}, {68, 0}, upright), row({-553, -97}, {0, 67}, sideways),
                     row({555, -330}, {0, 63}, sideways), row({555, 100}, {0, 63}, sideways)});
    const auto verdict = judge_opener(turned_at(dan, {545, 100}, {{807, -60}, {544, 90}}), dan, seats);
    EXPECT_NE(verdict.kind, Kind::key_holder);
}

/// A hand lay on it while it lay open, and carries it to the middle now: people are not asked too early.
TEST(OpeningJudge, ACardThatWasTakenUpUnreadIsWaitedForFromThenOn) {
    TurnUp up;
    up.since = 60.0;
    up.lies = false;
    up.gone = 61.0;
    up.identity.candidates = {{*table::Card::parse("5H"), 0.15}, {*table::Card::parse("3H"), 0.14}};
    const auto all = [](table::Card) { return true; };
    EXPECT_EQ(judge_card(up, all, true, 65.5).kind, CardVerdict::Kind::wait);
    EXPECT_EQ(judge_card(up, all, true, 66.1).kind, CardVerdict::Kind::ask);
    up.lies = true;
    EXPECT_EQ(judge_card(up, all, true, 64.1).kind, CardVerdict::Kind::ask);
    up.identity.candidates = {{*table::Card::parse("3H"), 0.98}};  // there it lies, and is read
    up.top_since = 67.0;
    EXPECT_EQ(judge_card(up, all, true, 67.05).kind, CardVerdict::Kind::wait);
    EXPECT_EQ(judge_card(up, all, true, 67.3).kind, CardVerdict::Kind::known);
}

TEST(Belief, WhatWasReadUnderAHandDoesNotSpoilAClearReading) {
    const auto card = [](const char* name, double p) {
        return table::Candidate{*table::Card::parse(name), p};
    };
    const table::Identity clear{{card("3H", 1.0)}};
    const table::Identity under_a_hand{
        {card("5H", 0.37), card("7H", 0.28), card("4H", 0.25), card("6H", 0.08)}};
    EXPECT_GE(together(clear, under_a_hand).best(), 0.97);
    EXPECT_EQ(together({}, under_a_hand).candidates.size(), 4U);
    const table::Identity another{{card("5H", 0.95)}};
    EXPECT_LT(together(clear, another).best(), 0.97);
}

}  // namespace
}  // namespace temple::tests
