// SPDX-License-Identifier: GPL-3.0-or-later
// Whole games as table changes: what the referee says must be what happened.
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/referee/scripted_game.hpp"

namespace temple::tests {
namespace {

struct Game {
    std::string name;
    TableStyle style;
};

class CleanGames : public testing::TestWithParam<Game> {};

TEST_P(CleanGames, AreAnnouncedAsTheyHappened) {
    for (unsigned seed = 1; seed <= 3; ++seed) {
        TableStyle style = GetParam().style;
        style.seed = seed;
        style.first = seed % style.players;
        ScriptedTable table(style);
        play_game(table);
        EXPECT_EQ(table.difference(), "") << "seed " << seed;
        EXPECT_EQ(table.questions().size(), 0U) << table.questions().front();
        if (table.delays().empty()) continue;
        auto delays = table.delays();
        std::ranges::sort(delays);
        EXPECT_LE(delays[delays.size() / 2], 0.5);
        EXPECT_LE(delays[delays.size() * 19 / 20], 1.0);
    }
}

std::vector<Game> clean_games() {
    std::vector<Game> games;
    for (std::size_t players = 3; players <= 10; ++players) {
        const std::string n = std::to_string(players) + "players_";
        games.push_back({n + "layout", {.players = players, .layout = true}});
        games.push_back({n + "no_layout", {.players = players}});
        games.push_back({n + "roles_before", {.players = players, .roles_before = true}});
        games.push_back({n + "gaps", {.players = players, .gaps = true}});
        games.push_back({n + "no_start", {.players = players, .tell_start = false}});
        games.push_back({n + "two_lines", {.players = players, .two_lines = true}});
        games.push_back({n + "two_lines_roles_before",
                         {.players = players, .layout = true, .roles_before = true, .two_lines = true}});
    }
    games.push_back({"one_trap", {.players = 5, .options = {{"one_trap", true}}}});
    return games;
}

INSTANTIATE_TEST_SUITE_P(Interpreter, CleanGames, testing::ValuesIn(clean_games()),
                         [](const auto& game) { return game.param.name; });

}  // namespace
}  // namespace temple::tests
