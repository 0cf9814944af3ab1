// SPDX-License-Identifier: GPL-3.0-or-later
// The phases of a game, acted out on a stage. Each takes the time (s) from which it may begin.
#pragma once

#include <vector>

#include "datasets/simulate/stage.hpp"

namespace temple::datasets {

/// Role cards are dealt, looked at and laid down. @return when all lie
double deal_roles(Stage& stage, double t);

/// The chambers of a round are dealt in heaps, looked at, mixed and laid out in rows; a wrong deal is put
/// right. Tells `dealt`. @return when all is in order
double deal_chambers(Stage& stage, std::size_t round, double t);

/// One player takes the heap, looks at it, mixes it and lays it out.
/// @param row the cards by slot (nothing: the slot stays free)
/// @param count how many cards the row should have; what is more lies at its end
/// @return when the row lies
double lay_out(Stage& stage, std::size_t player, const std::vector<std::optional<std::size_t>>& row,
               std::size_t count, double t);

/// The key is put down before the first key holder. Tells `start`. @return when it lies
double put_down_key(Stage& stage, double t);

/// One chamber is turned up, rests, and is carried to the middle with the key passing on; a slip is turned
/// back or stays. Tells `opened`. @return when the next opening may begin
double open_chamber(Stage& stage, const PlannedOpening& opening, double t);

/// Somebody's role card falls face up and is turned back. Tells `role`. @return when it lies face down again
double drop_role(Stage& stage, std::size_t player, double t);

/// The face-down cards of a round are collected and mixed at the next dealer's place. @return when the deck
/// is ready
double gather(Stage& stage, std::size_t round, double t);

/// Everybody shows the role card. Tells `role`. @return when all lie open
double show_roles(Stage& stage, double t);

/// Lifts one of the lying cards a little to look at it, and lets it down again.
double peek(Stage& stage, std::size_t hand, std::size_t card, double t);

/// Fills pauses with what people do who do not play: hands that pass over, another look at the role card, a
/// card put straight. @param often 0 never, 1 usual
void idle_about(Stage& stage, double often);

}  // namespace temple::datasets
