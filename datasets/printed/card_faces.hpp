// SPDX-License-Identifier: GPL-3.0-or-later
// The cards of Temple Code and the coded role slips of Temple Gold: 88 x 63 mm, upright when they lie on a
// long side.
#pragma once

#include <vector>

#include "datasets/printed/deck_ids.hpp"
#include "datasets/printed/printed_object.hpp"

namespace temple::datasets {

/// Two sides of one card. Turned over about its short middle line both are upright.
struct PrintedCard {
    PrintedObject front, back;
};

/// Front: three statues in order, each with its letter and name, between two friezes that are a code. Back:
/// the cipher, a DataMatrix and an arrow that says which side is up.
PrintedCard code_card(table::CodeCard card, const CardIds& ids);

/// The names of the seven statues and what dots and triangles mean; no code.
PrintedCard overview_card();

/// @param role 'A' or 'G'. Front: the role with its code. Back: the same for both.
PrintedCard role_slip(char role);

/// The 35 cards and the overview: four pages of nine.
std::vector<PrintedCard> temple_code_cards(const DeckIds& deck);

}  // namespace temple::datasets
