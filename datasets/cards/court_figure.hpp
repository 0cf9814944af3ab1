// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPainter>
#include <QPainterPath>

#include "datasets/render/random.hpp"

namespace temple::datasets {

/// A double-headed court figure by chance: head, hair, hat or crown, patterned robe; no two decks alike.
/// @param frame where to draw (px); @param rank 10 jack, 11 queen, 12 king.
void draw_court_figure(QPainter& painter, QRectF frame, int rank, QColor suit_colour, Random& random);

/// What decks put around and into an ace: outlines, rays, rings, words.
/// @param sign the suit's outline in the unit square; @param large its size, share of the card's width.
void decorate_ace(QPainter& painter, const QPainterPath& sign, QColor paper, QColor colour, QSizeF card,
                  double large, Random& random);

}  // namespace temple::datasets
