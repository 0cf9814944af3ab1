// SPDX-License-Identifier: GPL-3.0-or-later
// Who does what in a simulated game of Temple Gold, before anything moves: deals, openings, slips, the end.
#pragma once

#include <array>
#include <cstddef>
#include <expected>
#include <optional>
#include <string>
#include <vector>

#include "datasets/render/random.hpp"
#include "referee/referee.hpp"

namespace temple::datasets {

enum class GameEnd : std::uint8_t { all_gold, all_traps, rounds_over };

/// What players get wrong.
enum class Slip : std::uint8_t {
    own_chamber,  // the key holder turns up a card of their own
    out_of_turn,  // somebody without the key opens a chamber
    after_round,  // one opening too many, before the next deal
    wrong_deal,   // one player has a card too many, another one too few; put right afterwards
    early_role    // somebody's role card falls face up in mid-game
};
inline constexpr std::array<std::string_view, 5> slip_names{"own_chamber", "out_of_turn", "after_round",
                                                            "wrong_deal", "early_role"};
std::optional<Slip> parse_slip(std::string_view name);

/// One chamber turned up.
struct PlannedOpening {
    std::size_t by = 0;
    std::size_t player = 0;  // whose chamber
    std::size_t slot = 0;    // which card of that player's row, counted along the row
    table::Card card;
    std::optional<Slip> slip;  // own_chamber, out_of_turn, after_round; nothing: legal
    bool stays_open = false;   // a slip that is not turned back before the round ends
};

struct WrongDeal {
    std::size_t too_many = 0;  // gets the last card of `too_few` at first
    std::size_t too_few = 0;
};

struct PlannedRound {
    std::vector<std::vector<table::Card>> rows;  // per player, by slot: the right deal
    std::size_t dealer = 0;
    std::optional<WrongDeal> wrong_deal;
    std::vector<PlannedOpening> openings;
    /// Before which opening whose role card is shown by mistake.
    std::optional<std::pair<std::size_t, std::size_t>> early_role;
};

struct RoleCard {
    referee::Role role = referee::Role::adventurer;
    std::optional<table::Card> card;  // nothing: a paper slip
    /// As PROTOCOL.md names it: "5H", or "A" / "G".
    std::string name() const;
};

struct GamePlan {
    referee::GameSetup setup;
    std::vector<RoleCard> roles;  // per player
    std::size_t start = 0;        // who has the key first
    GameEnd end = GameEnd::all_gold;
    std::vector<PlannedRound> rounds;
};

struct GameWishes {
    int openings = 10;           // about how many legal openings the game should have
    std::optional<GameEnd> end;  // nothing: any
    std::vector<Slip> slips;
};

/// Invents a legal game with the wished slips. Legality is the referee's own.
/// @return an error for a set-up that the referee rejects, or a wish that cannot be had
std::expected<GamePlan, std::string> plan_game(const referee::GameSetup& setup, const GameWishes& wishes,
                                               Random& random);

}  // namespace temple::datasets
