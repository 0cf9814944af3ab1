// SPDX-License-Identifier: GPL-3.0-or-later
// Small labelled pictures of cards on tables, for training the finder and the reader.
#pragma once

#include <opencv2/core.hpp>
#include <optional>
#include <span>
#include <vector>

#include "datasets/cards/deck_art.hpp"
#include "datasets/render/card_drawing.hpp"
#include "datasets/render/random.hpp"

namespace temple::datasets {

/// One card in a training picture.
struct LabelledCard {
    Corners corners;                  // px, of the whole card, also where it is covered
    std::optional<table::Card> card;  // nothing: its back is shown
    double visible = 1;               // share of its area that is in the picture and not covered
    double index_visible = 1;         // the same of that corner index of the two which shows more
};

struct LabelledScene {
    cv::Mat picture;  // 8-bit BGR
    std::vector<LabelledCard> cards;
    std::vector<Corners> others;  // outlines of things that are no playing cards and lie open
};

/// A table with 0 to about 20 cards in rows, heaps, fans, piles or scattered, seen at a tilt of 0-55 degrees,
/// with hands and clutter. @param card_height px of a typical card. @param turned_up share of the face-down
/// cards that are turned up after all (0 for a scene as in play).
LabelledScene draw_scene(cv::Size size, double card_height, double turned_up, std::span<const DeckArt> decks,
                         Random& random);

}  // namespace temple::datasets
