// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QString>
#include <array>
#include <string>
#include <vector>

#include "datasets/cards/suit_shape.hpp"
#include "datasets/render/random.hpp"

namespace temple::datasets {

enum class CourtStyle { figure, letter, borrowed };

/// All choices that make one drawn deck look different from another. Lengths are shares of the card's width.
struct DeckStyle {
    double width_mm = 63, height_mm = 88;
    double corner = 0.055;  // radius of the rounded corners
    QColor paper{255, 255, 255};
    std::array<QColor, 4> suit_colours;  // by Suit
    QString font;
    bool bold = false;
    double squeeze = 1.0;            // horizontal scale of the index letters
    std::array<QString, 13> ranks;   // what stands in the corner: ace first
    double index_size = 0.14;        // height of the rank in the corner
    double index_suit_size = 0.11;   // height of the suit sign below it
    double index_margin = 0.05;      // from the card's edge
    bool index_suit_beside = false;  // sign to the right of the rank instead of below it
    bool four_indices = false;
    bool corner_suit = true;  // false: the corner shows the rank alone
    double pip_size = 0.19;
    bool pips = true;        // false: one large sign in the middle
    double pip_frame = 0;    // > 0: pips stand smaller inside a panel of this inset
    double middle_pips = 0;  // see pip_layout
    double pip_inset_x = 0.26,
           pip_inset_y = 0.17;  // of the area of the pips' centres, shares of width and height
    double pip_gap = 0;  // extra space between the upper and the lower half of the pips, share of the area
    QColor panel{255, 255, 255};
    CourtStyle court = CourtStyle::figure;
    double court_inset = 0.17;
    bool court_frame = true;
    bool full_figure = false;  // the court fills the card, letters and signs stand on it
    double card_border = 0;    // > 0: a coloured line around the face at this inset
    QColor border_colour;
    bool ornate_ace = true;
    SuitProportions suits;

    /// A style by chance. @param fonts families to choose from (at least one).
    static DeckStyle random(Random& random, const std::vector<QString>& fonts);
};

}  // namespace temple::datasets
