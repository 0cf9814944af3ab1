// SPDX-License-Identifier: GPL-3.0-or-later
// Temple Gold: the set-up table, what may turn up, and how often the adventurers win by chance.
#include "referee/temple_gold.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <random>

namespace temple::referee::test {
namespace {

using table::Card;

GameSetup setup_for(std::size_t players, bool one_trap) {
    GameSetup setup{.game = "temple_gold", .players = {}};
    for (std::size_t i = 0; i < players; ++i) setup.players.push_back("player " + std::to_string(i + 1));
    if (one_trap) setup.options["one_trap"] = true;
    return setup;
}

TEST(TempleGold, UsesTheCardsOfTheSetupTable) {
    struct Row {
        std::size_t players;
        bool one_trap;
        std::array<int, 7> numbers;  // red, black, left over, empty, gold, traps, jokers
    };
    const std::vector<Row> table{
        {3, false, {2, 2, 1, 8, 5, 2, 0}},  {4, false, {3, 2, 1, 12, 6, 2, 0}},
        {5, false, {3, 2, 0, 16, 7, 2, 0}}, {6, false, {4, 2, 0, 20, 8, 2, 0}},
        {7, false, {5, 3, 1, 26, 7, 2, 0}}, {8, false, {6, 3, 1, 30, 8, 2, 0}},
        {9, false, {6, 3, 0, 34, 9, 2, 0}}, {10, false, {7, 4, 1, 37, 10, 3, 1}},
        {3, true, {3, 2, 2, 11, 3, 1, 0}},  {4, true, {3, 2, 1, 15, 4, 1, 0}},
        {5, true, {3, 2, 0, 19, 5, 1, 0}},  {6, true, {4, 2, 0, 23, 6, 1, 0}},
        {7, true, {5, 3, 1, 27, 7, 1, 0}},  {8, true, {5, 3, 0, 31, 8, 1, 0}},
    };
    for (const Row& row : table) {
        const auto game = TempleGold::create(setup_for(row.players, row.one_trap));
        const Json said = game->opening().at(0).arguments;
        const auto& n = row.numbers;
        EXPECT_EQ(said, Json({{"adventurer_roles", n[0]},
                              {"guardian_roles", n[1]},
                              {"leftover_roles", n[2]},
                              {"empty", n[3]},
                              {"gold", n[4]},
                              {"traps", n[5]},
                              {"jokers", n[6]}}))
            << row.players;
        EXPECT_EQ(n[3] + n[4] + n[5], 5 * static_cast<int>(row.players));
    }
}

TEST(TempleGold, SortsTheFaces) {
    std::array<int, 3> count{};
    for (int i = 0; i < Card::count; ++i) ++count[static_cast<std::size_t>(chamber_of(Card(i)))];
    EXPECT_EQ(count, (std::array{37, 12, 4}));  // empty with the joker, gold, traps
    EXPECT_EQ(chamber_of(*Card::parse("10H")), Chamber::empty);
    EXPECT_EQ(chamber_of(*Card::parse("JC")), Chamber::gold);
    EXPECT_EQ(chamber_of(*Card::parse("AS")), Chamber::trap);
    EXPECT_EQ(role_of(*Card::parse("2D")), Role::adventurer);
    EXPECT_EQ(role_of(*Card::parse("KC")), Role::guardian);
}

TEST(TempleGold, TheJokerIsInTheGameOfTenOnly) {
    EXPECT_TRUE(TempleGold::create(setup_for(10, false))->view().can_turn_up(Card::joker()));
    EXPECT_FALSE(TempleGold::create(setup_for(9, false))->view().can_turn_up(Card::joker()));
    EXPECT_FALSE(TempleGold::create(setup_for(8, true))->view().can_turn_up(Card::joker()));
}

/// The cards of a game, in some order: as many of each kind as it uses.
std::vector<Card> cards_of(const TempleGoldView& view) {
    std::vector<Card> cards;
    std::array<int, 3> wanted{view.hidden.empty, view.hidden.gold, view.hidden.traps};
    for (int i = Card::count - 1; i >= 0; --i)  // the joker first, if it is in the game
        if (view.can_turn_up(Card(i)) && wanted[static_cast<std::size_t>(chamber_of(Card(i)))]-- > 0)
            cards.emplace_back(i);
    return cards;
}

/// Plays one game with the cards in that order. @return true if the adventurers win
bool adventurers_win(TempleGold game, const std::vector<std::string>& players, const std::vector<Card>& cards,
                     std::mt19937& random) {
    const auto apply = [&](const nlohmann::json& event) { ASSERT_TRUE(game.apply(Event(event))); };
    std::vector<int> face_down(players.size(), 0);
    std::size_t key = 0;
    apply({{"type", "start"}, {"player", players[key]}});
    for (std::size_t opened = 0; !game.over(); ++opened) {
        if (opened % players.size() == 0) {
            apply({{"type", "dealt"}});
            std::ranges::fill(face_down, 5 - static_cast<int>(opened / players.size()));
        }
        std::size_t owner = key;
        while (owner == key || face_down[owner] == 0) owner = random() % players.size();
        apply({{"type", "opened"}, {"player", players[owner]}, {"card", cards[opened].name()}});
        --face_down[owner];
        key = owner;
    }
    return game.status().at("winner") == "adventurers";
}

struct Chance {
    std::size_t players;
    bool one_trap;
    double percent;
};

// By arithmetic over all orders of the cards: all gold lies within the first 4n, before the last trap.
const std::vector<Chance> chances{{3, false, 17.58}, {4, false, 13.00}, {5, false, 9.73}, {6, false, 7.34},
                                  {7, false, 10.00}, {8, false, 7.59},  {9, false, 5.78}, {10, false, 5.64},
                                  {3, true, 21.15},  {4, true, 15.03},  {5, true, 10.94}, {6, true, 8.10},
                                  {7, true, 6.05},   {8, true, 4.56}};

void expect_chances(bool one_trap, int games) {
    for (const Chance& chance : chances) {
        if (chance.one_trap != one_trap) continue;
        std::mt19937 random(static_cast<unsigned>(1000 * chance.players + (chance.one_trap ? 1 : 0)));
        const auto start = TempleGold::create(setup_for(chance.players, chance.one_trap));
        const auto players = start->view().players;
        auto cards = cards_of(start->view());
        int won = 0;
        for (int i = 0; i < games; ++i) {
            std::ranges::shuffle(cards, random);
            won += adventurers_win(*start, players, cards, random) ? 1 : 0;
        }
        const double p = chance.percent / 100;
        EXPECT_NEAR(static_cast<double>(won) / games, p, 3 * std::sqrt(p * (1 - p) / games))
            << chance.players << (chance.one_trap ? " players, one trap" : " players");
    }
}

TEST(TempleGoldChance, AdventurersWinAsOftenAsArithmeticSays) {
    expect_chances(false, 20'000);
}
TEST(TempleGoldChance, AdventurersWinAsOftenAsArithmeticSaysWithOneTrap) {
    expect_chances(true, 20'000);
}
TEST(LongTempleGoldChance, AdventurersWinAsOftenAsArithmeticSays) {
    expect_chances(false, 100'000);
}
TEST(LongTempleGoldChance, AdventurersWinAsOftenAsArithmeticSaysWithOneTrap) {
    expect_chances(true, 100'000);
}

}  // namespace
}  // namespace temple::referee::test
