// SPDX-License-Identifier: GPL-3.0-or-later
// Where a game of Temple Code stands and what is legal next. The combinations on the holders are not in it.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "referee/seating.hpp"
#include "referee/table/code_card.hpp"

namespace temple::referee {

struct TempleCodeView {
    struct Player {
        std::string name;
        int score = 0;
        bool has_combination = false;
        bool combination_was_read = false;
        bool may_be_dealt = false;              // waits for cards of the running deal
        std::vector<table::CodeCard> in_front;  // dealt, not taken yet
        std::vector<table::CodeCard> kept;      // deciphered and put aside
    };

    /// "start", "combination", "dealt", "taken", solo also "guess" (deck out); empty after the end.
    std::string_view waiting_for;
    std::vector<Player> players;  // clockwise; one in solo
    int round = 0;                // solo: turns made
    std::optional<Seat> first_player;
    std::optional<Seat> turn;  // who must take a card
    int cards_each = 0;        // cards of one `dealt` now, 0 if none is due
    int draw_pile = 0;
    int discard_pile = 0;
    std::vector<table::CodeCard> can_be_drawn;  // what the next card from the pile may be
};

}  // namespace temple::referee
