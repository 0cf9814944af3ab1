// SPDX-License-Identifier: GPL-3.0-or-later
// Temple Code: the deck, the dots, the piles.
#include "referee/temple_code.hpp"

#include <gtest/gtest.h>

#include <map>
#include <set>

#include "referee/temple_code_feedback.hpp"
#include "referee/temple_code_table.hpp"

namespace temple::referee::test {
namespace {

using table::CodeCard;

std::vector<std::string> all_propositions() {
    std::vector<std::string> all;
    for (char a : CodeCard::statues)
        for (char b : CodeCard::statues)
            for (char c : CodeCard::statues)
                if (a != b && a != c && b != c) all.push_back({a, b, c});
    return all;
}

/// Written apart from the product: blue by comparing places, red as what the sets share beyond that.
Feedback dots_by_sets(const std::string& card, const std::string& combination) {
    int blue = 0;
    for (int i = 0; i < 3; ++i)
        blue += card[static_cast<std::size_t>(i)] == combination[static_cast<std::size_t>(i)];
    const std::set<char> a(card.begin(), card.end());
    const std::set<char> b(combination.begin(), combination.end());
    std::vector<char> common;
    std::ranges::set_intersection(a, b, std::back_inserter(common));
    return {blue, static_cast<int>(common.size()) - blue};
}

TEST(TempleCodeDeck, HasEachSetOfThreeStatuesOnceAndEachStatueFiveTimesInEachPlace) {
    std::set<std::set<char>> sets;
    std::map<std::pair<std::size_t, char>, int> in_place;
    for (int i = 0; i < CodeCard::count; ++i) {
        const auto name = CodeCard(i).name();
        EXPECT_EQ(CodeCard::parse(name), CodeCard(i));
        EXPECT_TRUE(is_proposition(name));
        sets.emplace(name.begin(), name.end());
        for (std::size_t place = 0; place < 3; ++place) ++in_place[{place, name[place]}];
    }
    EXPECT_EQ(sets.size(), 35U);
    EXPECT_EQ(in_place.size(), 21U);
    for (const auto& [place, times] : in_place) EXPECT_EQ(times, 5) << place.second;
    EXPECT_FALSE(CodeCard::parse("WTC"));
}

TEST(TempleCodeDots, AgreeWithSetArithmeticForAllOrderedTriples) {
    const auto triples = all_propositions();
    ASSERT_EQ(triples.size(), 210U);
    for (const auto& card : triples)
        for (const auto& combination : triples)
            ASSERT_EQ(feedback(card, combination), dots_by_sets(card, combination)) << card << combination;
}

TEST(TempleCodeDots, OccurAsOftenAsTheDeckWasDesigned) {
    std::map<std::pair<int, int>, int> times;
    for (int i = 0; i < CodeCard::count; ++i) {
        for (int k = 0; k < CodeCard::count; ++k) {
            const Feedback dots = feedback(CodeCard(i).name(), CodeCard(k).name());
            EXPECT_EQ(dots, dots_by_sets(std::string(CodeCard(i).name()), std::string(CodeCard(k).name())));
            if (i != k) ++times[{dots.blue, dots.red}];
        }
    }
    const std::map<std::pair<int, int>, int> designed{{{0, 0}, 140}, {{0, 1}, 406}, {{0, 2}, 266},
                                                      {{1, 0}, 224}, {{1, 1}, 112}, {{2, 0}, 42}};
    EXPECT_EQ(times, designed);
}

TEST(TempleCodeDots, NeedThreeDifferentStatues) {
    for (const char* wrong : {"", "CT", "CTWK", "CCT", "CTC", "TCC", "ctw", "CTX"})
        EXPECT_FALSE(is_proposition(wrong)) << wrong;
    EXPECT_TRUE(is_proposition("WTC"));  // three statues, although no such card exists
}

TEST(TempleCodePiles, AreReshuffledAsSoonAsTheDrawPileIsEmptyAndThereAreDiscards) {
    TempleCodeTable table(2, true);
    for (int i = 0; i < 34; ++i) table.draw_in_front_of(0, CodeCard(i));
    for (int i = 0; i < 34; ++i) table.keep(0, CodeCard(i));
    table.discard(CodeCard(0));
    EXPECT_TRUE(table.reshuffle_if_empty().empty());  // one card is left
    table.draw_in_front_of(1, CodeCard(34));
    ASSERT_EQ(table.reshuffle_if_empty().size(), 1U);
    EXPECT_EQ(table.draw_pile(), 1);
    EXPECT_EQ(table.discard_pile(), 0);
    EXPECT_TRUE(table.is_unseen(CodeCard(0)));
    // empty again, without a discard: as soon as there is one
    table.draw_in_front_of(1, CodeCard(0));
    EXPECT_TRUE(table.reshuffle_if_empty().empty());
    table.discard(CodeCard(5));
    const auto said = table.reshuffle_if_empty();
    ASSERT_EQ(said.size(), 1U);
    EXPECT_EQ(said[0].arguments.at("cards"), 1);
}

TEST(TempleCodePiles, BothEmptyTakeAllKeptCardsBack) {
    TempleCodeTable table(2, true);
    table.draw_combination(0, CodeCard(0));
    table.draw_combination(1, std::nullopt);
    for (int i = 1; i < 34; ++i) table.draw_in_front_of(0, CodeCard(i));
    for (int i = 1; i < 20; ++i) table.keep(0, CodeCard(i));
    for (int i = 20; i < 30; ++i) table.keep(1, CodeCard(i));
    ASSERT_EQ(table.draw_pile(), 0);
    const auto said = table.return_kept_if_empty();
    ASSERT_EQ(said.size(), 1U);
    EXPECT_EQ(said[0].kind, "return_kept");
    EXPECT_EQ(said[0].arguments.at("cards"), 29);
    EXPECT_EQ(table.draw_pile(), 29);
    EXPECT_EQ(table.unseen().size(), 30U);  // the unread combination is one of them
    EXPECT_EQ(table.in_front_of(0).size(), 4U);
    EXPECT_TRUE(table.return_kept_if_empty().empty());
}

TEST(TempleCodePiles, AreNotRefilledInSolo) {
    TempleCodeTable table(1, false);
    for (int i = 0; i < CodeCard::count; ++i) table.draw_in_front_of(0, CodeCard(i));
    table.discard(CodeCard(0));
    table.keep(0, CodeCard(1));
    EXPECT_TRUE(table.reshuffle_if_empty().empty());
    EXPECT_TRUE(table.return_kept_if_empty().empty());
}

}  // namespace
}  // namespace temple::referee::test
