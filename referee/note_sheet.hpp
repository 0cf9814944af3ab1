// SPDX-License-Identifier: GPL-3.0-or-later
// What may be concluded from the dots under the arrow: RULES.md section 2, "Taking notes". Never from the
// list of the 35 cards.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "referee/table/code_card.hpp"
#include "referee/temple_code_feedback.hpp"

namespace temple::referee {

/// A card that a player has deciphered.
struct Deciphered {
    std::string card;              // three letters, left to right on the statues side
    std::optional<Feedback> dots;  // nothing: only the player has seen them
    friend bool operator==(const Deciphered&, const Deciphered&) = default;
};

inline constexpr std::size_t places_on_card = 3;  // on a card, left to right
inline constexpr int all_combinations = 210;

/// True: ruled out. By statue, in the order of CodeCard::statues, and place.
using NoteSheet = std::array<std::array<bool, places_on_card>, table::CodeCard::statues.size()>;

/// What each card rules out by itself: only blue dots - its statues stand nowhere else; only red triangles -
/// none stands where the card shows it; nothing - none is in the combination; both colours - no conclusion.
NoteSheet ruled_out_by_dots(std::span<const Deciphered> cards);

/// Every ordered triple of different statues that gives all these dots; of 210.
std::vector<std::string> possible_combinations(std::span<const Deciphered> cards);

/// What all cards together rule out: the places that a statue has in no possible combination.
NoteSheet ruled_out_by_elimination(std::span<const Deciphered> cards);

}  // namespace temple::referee
