// SPDX-License-Identifier: GPL-3.0-or-later
// Backs that the reader takes for a card, or for nothing.
#include "scanner/strange_backs.hpp"

#include <gtest/gtest.h>

namespace temple::scanner {
namespace {

Quad place(int number) {
    const auto x = static_cast<float>(70 * number);
    return {cv::Point2f(x, 100), {x + 60, 100}, {x + 60, 184}, {x, 184}};
}

BackLooks looks(float lightness, float a, float b) {
    BackLooks all;
    all.fill({lightness, a, b});  // lightness is weighed: paper has 25 to 35
    return all;
}

const TakenFor nothing, king{table::Card::parse("KD"), 0.95};
const TakenFor queen{table::Card::parse("QH"), 0.95};

TEST(StrangeBacks, WhatIsAlikeInEightPlacesIsABack) {
    for (const auto& taken_for : {nothing, king}) {
        StrangeBacks backs;
        for (int i = 0; i < 7; ++i) EXPECT_FALSE(backs.saw(place(i), looks(20, 4, -9), taken_for, 0, false));
        EXPECT_FALSE(backs.shows(looks(20, 4, -9), taken_for));
        EXPECT_TRUE(backs.saw(place(7), looks(20, 5, -9), taken_for, 0, false));
        EXPECT_TRUE(backs.shows(looks(20, 3, -8), taken_for));
        EXPECT_TRUE(backs.shows(looks(20, 3, -8), nothing));
    }
}

TEST(StrangeBacks, OnePlaceSeenOftenIsOnePlace) {
    StrangeBacks backs;
    for (int i = 0; i < 40; ++i) EXPECT_FALSE(backs.saw(place(i % 3), looks(20, 4, -9), king, 0, false));
}

TEST(StrangeBacks, OpenCardsThatLookAlikeAreNamedOtherwiseAndStayCards) {
    StrangeBacks backs;
    for (int i = 0; i < 20; ++i)
        EXPECT_FALSE(backs.saw(place(i), looks(33, 1, 1), {table::Card(i), 0.95}, 0, false));
    EXPECT_FALSE(backs.shows(looks(33, 1, 1), nothing));
}

TEST(StrangeBacks, AFewThatAreTakenForOtherCardsShowItToo) {
    StrangeBacks backs;
    for (int i = 0; i < 10; ++i)
        backs.saw(place(i), looks(20, 4, -9), i % 4 == 3 ? TakenFor{queen.card, 0.7} : king, 0, false);
    EXPECT_TRUE(backs.shows(looks(20, 4, -9), {queen.card, 0.7}));
    EXPECT_FALSE(backs.shows(looks(20, 4, -9), queen)) << "surely another card";
}

TEST(StrangeBacks, WhatShowsPaperIsNoBackHoweverManyThereAre) {
    StrangeBacks backs;
    for (int i = 0; i < 20; ++i) EXPECT_FALSE(backs.saw(place(i), looks(32, 2, 5), nothing, 0, false));
}

TEST(StrangeBacks, APaleBackThatIsOneCardEverywhereIsABackThoughItShowsPaper) {
    StrangeBacks backs;
    for (int i = 0; i < 7; ++i) EXPECT_FALSE(backs.saw(place(i), looks(32, 2, 5), king, 10, false));
    EXPECT_TRUE(backs.saw(place(7), looks(32, 2, 5), king, 10, false));
    EXPECT_TRUE(backs.shows(looks(32, 2, 5), king));
    EXPECT_FALSE(backs.shows(looks(32, 2, 5), queen));
}

TEST(StrangeBacks, WhereBacksAreKnownThereMustBeTwiceAsMany) {
    StrangeBacks backs;
    for (int i = 0; i < 19; ++i) EXPECT_FALSE(backs.saw(place(i), looks(20, 14, -9), nothing, 10, false));
    EXPECT_TRUE(backs.saw(place(19), looks(20, 14, -9), nothing, 10, false));
}

TEST(StrangeBacks, WhatLooksLikeTheBacksThatLieThereAndIsOneCardInFourPlacesIsABack) {
    for (const bool like_a_back : {true, false}) {
        StrangeBacks backs;
        for (int i = 0; i < 3; ++i)
            EXPECT_FALSE(backs.saw(place(i), looks(20, 4, -9), king, 10, like_a_back))
                << "two decks have two";
        EXPECT_EQ(backs.saw(place(3), looks(20, 4, -9), king, 10, like_a_back), like_a_back);
        EXPECT_EQ(backs.shows(looks(20, 4, -9), king), like_a_back);
    }
    StrangeBacks others;
    for (int i = 0; i < 8; ++i)
        EXPECT_FALSE(others.saw(place(i), looks(20, 4, -9), {table::Card(i), 0.9}, 10, true));
}

TEST(StrangeBacks, AnotherCardAndAnotherLookAreNoBack) {
    StrangeBacks backs;
    for (int i = 0; i < 8; ++i) backs.saw(place(i), looks(20, 4, -9), king, 0, false);
    EXPECT_FALSE(backs.shows(looks(20, 4, -9), queen));
    EXPECT_FALSE(backs.shows(looks(30, 20, 15), king));
    EXPECT_FALSE(backs.shows(looks(26, 12, -4), nothing));
}

}  // namespace
}  // namespace temple::scanner
