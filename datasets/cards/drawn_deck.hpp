// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <cstdint>
#include <vector>

#include "datasets/cards/deck_art.hpp"
#include "datasets/cards/deck_style.hpp"

namespace temple::datasets {

/// Font families installed here that can draw card indices. Needs a QGuiApplication. Never empty: at worst
/// the default family.
std::vector<QString> index_fonts();

/// A deck drawn by program: style, courts and back follow from the seed. Needs a QGuiApplication.
/// @param fonts families to choose from.
/// @param courts decks whose court pictures may be put into this deck's frames (may be empty).
DeckArt draw_deck(std::uint64_t seed, const std::vector<QString>& fonts,
                  std::span<const DeckArt> courts = {});

/// The picture of a face in a given style, BGRA, `width` px wide. @param court what stands inside a court's
/// frame (BGRA), empty: drawn figures.
cv::Mat draw_face(table::Card card, const DeckStyle& style, int width, const cv::Mat& court, Random random);

}  // namespace temple::datasets
