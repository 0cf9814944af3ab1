// SPDX-License-Identifier: GPL-3.0-or-later
// What each player of Temple Code has found out so far: the cards that were deciphered, and the guesses.
#pragma once

#include <string>
#include <vector>

#include "referee/note_sheet.hpp"
#include "referee/referee.hpp"

namespace temple::referee {

/// A guess that was judged, and what its player knew.
struct JudgedGuess {
    std::string guess;
    std::string combination;  // the true one; everybody has seen it
    bool right = false;
    std::vector<Deciphered> known;  // all dots are told: the combination is known now
    int left = all_combinations;    // combinations that gave all these dots, before the guess
    bool consistent = true;         // the guess was one of them
};

struct PlayerNotes {
    std::string player;
    bool has_combination = false;
    std::vector<Deciphered> known;     // about the combination on the holder, oldest first
    std::vector<JudgedGuess> guesses;  // oldest first
};

/// By seat; empty if the game is not Temple Code. Events that were taken back have never been. No combination
/// that still stands on a holder is in it.
std::vector<PlayerNotes> notes_of(const Referee& referee);

}  // namespace temple::referee
