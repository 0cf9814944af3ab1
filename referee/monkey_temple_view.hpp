// SPDX-License-Identifier: GPL-3.0-or-later
// Where a game of Monkey Temple stands and what is legal next. The numbers on face-down thief tokens are not
// in it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "referee/seating.hpp"

namespace temple::referee {

struct MonkeyTempleView {
    /// A place that may hold tokens: `tourist1`..`tourist4`, then the players in seating order.
    struct Place {
        std::string name;
        bool has_thief_token = false;
        std::optional<int> number;   // of the thief token, once it is revealed; 0 = blank
        std::optional<int> monkey;   // number of the monkey token that lies here, 1..4
        bool may_be_placed = false;  // a thief token may be put here now
    };

    /// "start", "drawn", "placed", "monkey", "revealed"; empty after the end.
    std::string_view waiting_for;
    std::vector<std::string> players;  // clockwise
    std::vector<Place> places;
    int round = 0;
    int rounds = 5;
    std::optional<Seat> monkey_player;
    std::optional<Seat> guardian_token;
    bool monkeys_may_move = false;  // Return: until the first reveal
    int thief_tokens = 5;           // in the game
    int wrong_total = 0;
    std::vector<int> numbers_hidden;      // thief token numbers that can still turn up in this round
    std::vector<std::string> cards_used;  // object and tourist cards that cannot come again
};

}  // namespace temple::referee
