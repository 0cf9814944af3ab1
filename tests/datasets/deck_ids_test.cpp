// SPDX-License-Identifier: GPL-3.0-or-later
// Decks: ids far apart, own decks kept and told apart from the default one.
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <set>

#include "datasets/printed/deck_file.hpp"
#include "scanner/data_matrix.hpp"

namespace temple::datasets {
namespace {

namespace fs = std::filesystem;

std::set<std::string> texts_of(const DeckIds& deck) {
    std::set<std::string> texts;
    for (const CardIds& card : deck.cards) texts.insert({card.cipher, card.statues});
    return texts;
}

class Decks : public testing::Test {
  protected:
    void SetUp() override {
        folder = fs::temp_directory_path() / ("temple_decks_" + std::to_string(::getpid()));
        fs::remove_all(folder);
    }
    void TearDown() override { fs::remove_all(folder); }
    fs::path folder;
};

TEST_F(Decks, TheDefaultDeckIsFarApart) {
    const IdDistance least = distance_within(default_deck());
    EXPECT_GE(least.cipher, 26);
    EXPECT_GE(least.statues, 16);
    EXPECT_EQ(texts_of(default_deck()).size(), 70u);
    for (const CardIds& card : default_deck().cards) EXPECT_TRUE(scanner::has_check_digits(card.cipher));
}

TEST_F(Decks, OwnDecksAreRandomAndFarApart) {
    std::mt19937_64 one(1), two(2), again(1);
    const auto a = make_deck("a", {}, one);
    ASSERT_TRUE(a);
    const auto b = make_deck("b", {*a}, two);
    ASSERT_TRUE(b);
    EXPECT_EQ(make_deck("a", {}, again), a);
    for (const DeckIds* deck : {&*a, &*b}) {
        EXPECT_GE(distance_within(*deck).cipher, within_deck.cipher);
        EXPECT_GE(distance_within(*deck).statues, within_deck.statues);
    }
    std::set<std::string> all = texts_of(default_deck());
    for (const DeckIds* deck : {&*a, &*b})
        for (const std::string& text : texts_of(*deck))
            EXPECT_TRUE(all.insert(text).second) << text << " twice";
}

TEST_F(Decks, ADeckComesBackFromItsFile) {
    std::mt19937_64 random(5);
    const auto deck = make_deck("ours", {}, random);
    ASSERT_TRUE(deck);
    ASSERT_TRUE(write_deck(folder / "ours.json", *deck));
    EXPECT_EQ(fs::status(folder / "ours.json").permissions(), fs::perms::owner_read | fs::perms::owner_write);
    const auto kept = read_decks(folder);
    EXPECT_TRUE(kept.problems.empty());
    ASSERT_EQ(kept.decks.size(), 1u);
    EXPECT_EQ(kept.decks.front(), *deck);
}

TEST_F(Decks, AFileThatIsNoDeckIsToldOfAndTheOthersStay) {
    std::mt19937_64 random(5);
    DeckIds deck = *make_deck("ours", {}, random);
    ASSERT_TRUE(write_deck(folder / "ours.json", deck));
    deck.cards[3] = deck.cards[4];
    ASSERT_TRUE(write_deck(folder / "twice.json", deck));
    for (const std::string bytes : {"", "{", "[]", "{\"cards\":{\"CTW\":[1,2]}}", "{\"cards\":7}"}) {
        std::ofstream(folder / "bad.json") << bytes;
        const auto kept = read_decks(folder);
        EXPECT_EQ(kept.decks.size(), 1u);
        ASSERT_EQ(kept.problems.size(), 2u) << bytes;
        EXPECT_NE(kept.problems[0].find("bad.json"), std::string::npos);
        EXPECT_NE(kept.problems[1].find("twice.json"), std::string::npos);
    }
}

TEST_F(Decks, NamesAreWords) {
    for (const std::string good : {"ours", "Family-2", "a_b"}) EXPECT_TRUE(is_deck_name(good));
    for (const std::string bad : {"", "../x", "a b", "a/b", "é"}) EXPECT_FALSE(is_deck_name(bad));
    EXPECT_FALSE(is_deck_name(std::string(41, 'a')));
}

}  // namespace
}  // namespace temple::datasets
