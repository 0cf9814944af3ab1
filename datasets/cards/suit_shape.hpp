// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainterPath>

#include "datasets/render/random.hpp"
#include "referee/table/card.hpp"

namespace temple::datasets {

/// How one deck draws its four suit signs: small differences of proportion between decks.
struct SuitProportions {
    double heart_notch = 0.22;  // depth of the heart's notch, share of its height
    double waist = 0.25;        // how hollow the diamond's sides are, 0 = straight
    double lobe = 0.25;         // radius of the club's lobes, share of the width
    double stem = 0.16;         // half width of the foot of spade and club
    static SuitProportions random(Random& random);
};

/// The outline of a suit sign, upright, inside the unit square centred at the origin (-0.5..0.5, y down).
QPainterPath suit_path(table::Suit suit, const SuitProportions& proportions);

}  // namespace temple::datasets
