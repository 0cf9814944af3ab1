// SPDX-License-Identifier: GPL-3.0-or-later
// Draws codes, in mm, where scanner/code_layout.hpp says.
#pragma once

#include <QPainter>
#include <string>

#include "scanner/ring_code.hpp"

namespace temple::datasets {

/// A card's white paper and its frame in a dark colour.
void draw_card_frame(QPainter& painter, QColor colour);

/// @param digits six, of a DataMatrix; @param painter in the card's frame
void draw_matrix(QPainter& painter, const std::string& digits);

/// @param text scanner::frieze_text; @param painter in the card's frame
void draw_frieze(QPainter& painter, const std::string& text, QColor colour);

/// @param painter with the ring's centre as origin
void draw_ring(QPainter& painter, scanner::RingWord word, QColor colour);

/// A text of one line as an outline, so that no font need be on the machine that prints.
/// @param capitals mm, height of a capital letter; made narrower where the width of the box asks for it.
void draw_text(QPainter& painter, const QString& text, const QRectF& box, double capitals, QColor colour,
               bool bold = true, Qt::Alignment align = Qt::AlignCenter);

}  // namespace temple::datasets
