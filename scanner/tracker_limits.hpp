// SPDX-License-Identifier: GPL-3.0-or-later
// When something counts as resting, and when it is looked at again: shared by the parts of the tracker.
#pragma once

namespace temple::scanner {

inline constexpr double rest_still = 0.15;  // s without motion before a detection counts
// Share of a card's cells that may flicker: soft shadows of an arm beside a resting card move 0.1-0.17 of
// them, a card in motion 0.5 and more.
inline constexpr double rest_tolerance = 0.25;
// Overlap (intersection over union) from which two outlines are looked at as one card's.
inline constexpr double same_card_overlap = 0.45;
inline constexpr double same_centre = 5;  // mm: closer is the same place
inline constexpr double least_readable =
    0.5;  // probability of cards (or of a back): less is a hand or a shadow
// Probability of cards (or of a back) from which a place that the finder did not name, or named elsewhere, is
// a card.
inline constexpr double proposed_readable = 0.65;
inline constexpr double again = 0.1;  // s until a doubtful card is looked at again

}  // namespace temple::scanner
