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
    all.fill({lightness, a, b});
    return all;
}

const auto king = table::Card::parse("KD");
const auto queen = table::Card::parse("QH");

TEST(StrangeBacks, WhatIsAlikeInEightPlacesIsABack) {
    for (const auto& taken_for : {std::optional<table::Card>(), king}) {
        StrangeBacks backs;
        for (int i = 0; i < 7; ++i) EXPECT_FALSE(backs.saw(place(i), looks(20, 4, -9), taken_for));
        EXPECT_FALSE(backs.shows(looks(20, 4, -9), taken_for));
        EXPECT_TRUE(backs.saw(place(7), looks(21, 5, -9), taken_for));
        EXPECT_TRUE(backs.shows(looks(20, 3, -8), taken_for));
        EXPECT_TRUE(backs.shows(looks(20, 3, -8), std::nullopt));
    }
}

TEST(StrangeBacks, OnePlaceSeenOftenIsOnePlace) {
    StrangeBacks backs;
    for (int i = 0; i < 40; ++i) EXPECT_FALSE(backs.saw(place(i % 3), looks(20, 4, -9), king));
}

TEST(StrangeBacks, OpenCardsThatLookAlikeAreNamedOtherwiseAndStayCards) {
    StrangeBacks backs;
    for (int i = 0; i < 20; ++i) EXPECT_FALSE(backs.saw(place(i), looks(33, 1, 1), table::Card(i)));
    EXPECT_FALSE(backs.shows(looks(33, 1, 1), std::nullopt));
}

TEST(StrangeBacks, AnotherCardAndAnotherLookAreNoBack) {
    StrangeBacks backs;
    for (int i = 0; i < 8; ++i) backs.saw(place(i), looks(20, 4, -9), king);
    EXPECT_FALSE(backs.shows(looks(20, 4, -9), queen));
    EXPECT_FALSE(backs.shows(looks(30, 20, 15), king));
    EXPECT_FALSE(backs.shows(looks(26, 12, -4), std::nullopt));
}

}  // namespace
}  // namespace temple::scanner
