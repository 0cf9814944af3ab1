// SPDX-License-Identifier: GPL-3.0-or-later
// Where a game of Temple Gold stands and what is legal next, as plain numbers: for the interpreter, which
// weighs what the camera saw, and for the window, which offers only what can be. Nothing here is secret.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "referee/table/card.hpp"

namespace temple::referee {

enum class Chamber : std::uint8_t { empty, gold, trap };
enum class Role : std::uint8_t { adventurer, guardian };

/// RULES.md 1: number cards and the joker are empty, J Q K gold, aces traps.
Chamber chamber_of(table::Card card);
/// RULES.md 1: red role cards are adventurers, black ones guardians. Not for the joker.
Role role_of(table::Card card);

struct TempleGoldView {
    enum class Phase : std::uint8_t { setup, deal, play, over };
    struct Opening {
        int round = 0;           // 1..4
        std::size_t player = 0;  // whose chamber, index into players
        table::Card card;
        int event = 0;  // its number
    };
    struct Hidden {
        int empty = 0, gold = 0, traps = 0;
        int of(Chamber chamber) const {
            return chamber == Chamber::empty ? empty : chamber == Chamber::gold ? gold : traps;
        }
    };

    Phase phase = Phase::setup;
    std::vector<std::string> players;  // clockwise
    int round = 1;                     // the round being dealt or played, 1..4
    int cards_each = 5;                // cards each player gets in this round: 5, 4, 3, 2
    std::optional<std::size_t> key;    // who has the key; nothing before `start`
    bool dealt = false;                // the cards of this round are in (`dealt` was accepted)
    std::vector<int> cards;            // face-down cards per player; 0 when not dealt
    int openings_left_in_round = 0;
    int openings_left_in_game = 0;
    Hidden hidden;                                 // chambers not opened yet, in the whole game
    std::vector<Opening> opened;                   // in force, in order
    bool joker_in_game = false;                    // standard game of ten
    bool role_slips = false;                       // roles are slips `A`/`G` instead of cards
    bool concede_legal = false;                    // fewer openings left than gold hidden
    std::vector<std::optional<Role>> roles_shown;  // per player; only ever filled after the end
    std::vector<table::Card> role_cards_shown;     // not with slips
    int adventurer_roles = 0;                      // in the pool of role cards
    int guardian_roles = 0;

    /// True if this card can still be turned up as a chamber: it is in the game, was not opened, and its kind
    /// is still hidden.
    bool can_turn_up(table::Card card) const;
    /// True if, in the phase play, `player`'s chamber may be opened now: not the key holder, has a card left.
    bool can_be_opened(std::size_t player) const;
    /// True if `card` can still be shown as a role card: after the end, not a joker, not shown, its role not
    /// used up.
    bool can_be_role(table::Card card) const;
};

}  // namespace temple::referee
