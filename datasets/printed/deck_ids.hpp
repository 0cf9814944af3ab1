// SPDX-License-Identifier: GPL-3.0-or-later
// Which numbers the cards of a Temple Code deck carry. They say nothing of the statues: only who has the
// deck's list can name a card.
#pragma once

#include <array>
#include <optional>
#include <random>
#include <string>
#include <vector>

#include "referee/table/code_card.hpp"

namespace temple::datasets {

/// The two codes of a card.
struct CardIds {
    std::string cipher;   // cipher side: six digits of a DataMatrix, two of them check digits
    std::string statues;  // statues side: scanner::frieze_text
    friend bool operator==(const CardIds&, const CardIds&) = default;
};

/// All codes of a deck, by table::CodeCard::index().
struct DeckIds {
    std::string name;  // empty: the default deck
    std::array<CardIds, table::CodeCard::count> cards;
    friend bool operator==(const DeckIds&, const DeckIds&) = default;
};

/// How far codes are apart: modules (of 64 data modules) and cells (of 40, the other way up too) that differ
/// between any two.
struct IdDistance {
    int cipher = 64, statues = 40;
};

// Within a deck, whoever made it: more than half of the places may go wrong before one card looks like
// another.
inline constexpr IdDistance within_deck{26, 14};
// Between decks of one household, and to the coded role slips.
inline constexpr IdDistance between_decks{14, 8};

/// The deck that everybody has. Its ids differ in at least 26 modules and 16 cells.
const DeckIds& default_deck();

/// The numbers of the coded role slips A and G, the same for all decks.
inline constexpr std::array<const char*, 2> role_ids{"467153", "537575"};

/// The smallest distances between the cards of a deck.
IdDistance distance_within(const DeckIds& deck);

/// A deck of random ids that keep the distances above. @param others decks it is told apart from; the default
/// deck always is. Nothing: there are so many decks that no more numbers are free.
std::optional<DeckIds> make_deck(const std::string& name, const std::vector<DeckIds>& others,
                                 std::mt19937_64& random, IdDistance within = within_deck);

}  // namespace temple::datasets
