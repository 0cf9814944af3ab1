// SPDX-License-Identifier: GPL-3.0-or-later
// Whole random games on a ScriptedTable.
#pragma once

#include <string>

#include "tests/referee/scripted_table.hpp"

namespace temple::tests {

/// What people do beside playing, as probabilities per opening.
struct Manners {
    double own_chamber = 0;   // the key holder opens an own chamber and turns it back
    double out_of_turn = 0;   // somebody else opens a chamber and turns it back
    double leave_slip = 0;    // a slip is not turned back
    double late_opening = 0;  // per round: one more is opened after the end of the round
    double wrong_deal = 0;    // per deal, put right afterwards
    double peek = 0;          // somebody looks at the own cards again
    double stays_in_row = 0;  // an opened card is not taken to the middle
    double restart = 0;       // the program ends and begins anew
    double into_middle = 0;   // a chamber is taken up and laid open in the middle
};

/// Plays a game to its end and shows the roles.
void play_game(ScriptedTable& table, const Manners& manners = {});
/// One deal and its openings. @return false once the game is over
bool play_round(ScriptedTable& table, const Manners& manners = {});
void show_roles(ScriptedTable& table);

/// A card that can still turn up, and a player whose chamber may be opened, by chance.
std::string some_card(ScriptedTable& table);
std::size_t some_victim(ScriptedTable& table);

}  // namespace temple::tests
