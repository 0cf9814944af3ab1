// SPDX-License-Identifier: GPL-3.0-or-later
#include "datasets/printed/paper_aids.hpp"

#include "datasets/printed/code_art.hpp"
#include "datasets/printed/statue_art.hpp"
#include "referee/table/code_card.hpp"
#include "scanner/code_layout.hpp"

namespace temple::datasets {

namespace {

using namespace scanner::code_layout;

constexpr QRgb line_colour = 0xff8a9694, teal = 0xff123f45, blue_dot = 0xff2f7fd0, red_triangle = 0xffd23c3c;
constexpr QSizeF note_size(93, 130), holder_size(96, 64);

void box(QPainter& p, const QRectF& at) {
    p.setPen(QPen(QColor(line_colour), 0.3));
    p.setBrush(Qt::NoBrush);
    p.drawRect(at);
}

void draw_grid(QPainter& p) {
    constexpr double left = 8, top = 14, row = 8, name_width = 34, column = 14;
    for (int position = 0; position < 3; ++position)
        draw_text(p, QString::number(position + 1),
                  {left + name_width + position * column, top - 5, column, 4}, 2.4, QColor(ink));
    int index = 0;
    for (const char letter : table::CodeCard::statues) {
        const double y = top + row * index++;
        draw_shapes(p, statue_shapes(letter), {left, y + 0.3, 7, row - 0.6});
        draw_text(p, QString(QChar(letter)) + "  " + statue_name(letter), {left + 8, y, name_width - 9, row},
                  2.1, QColor(ink), false, Qt::AlignLeft);
        for (int position = 0; position < 3; ++position)
            box(p, {left + name_width + position * column, y, column, row});
    }
}

void draw_log(QPainter& p) {
    constexpr double left = 8, top = 80, row = 4.9, cell = 9;
    draw_text(p, "Card", {left, top - 5.4, 3 * cell, 4}, 2, QColor(ink), false);
    p.setPen(QPen(QColor(ink), 0.25));
    p.setBrush(QColor(blue_dot));
    p.drawEllipse(QPointF(left + 4.5 + 3.5 * cell, top - 3.4), 1.5, 1.5);
    p.setBrush(QColor(red_triangle));
    QPolygonF triangle;
    const double x = left + 4.5 + 4.5 * cell;
    triangle << QPointF(x, top - 5) << QPointF(x + 1.8, top - 1.8) << QPointF(x - 1.8, top - 1.8);
    p.drawPolygon(triangle);
    for (int i = 0; i < 9; ++i) {
        const double y = top + row * i;
        for (int k = 0; k < 3; ++k) box(p, {left + k * cell, y, cell, row});
        for (int k = 3; k < 5; ++k) box(p, {left + 4.5 + k * cell, y, cell, row});
        box(p, {left + 6.5 + 5 * cell, y, 77 - 6.5 - 5 * cell, row});
    }
}

void draw_notes(QPainter& p) {
    p.fillRect(QRectF(QPointF(0, 0), note_size), Qt::white);
    p.setPen(QPen(QColor(teal), 0.5));
    p.setBrush(Qt::NoBrush);
    p.drawRoundedRect(QRectF(3, 3, note_size.width() - 6, note_size.height() - 6), 3, 3);
    draw_text(p, "My notes", {6, 4.6, 34, 5}, 2.8, QColor(teal), true, Qt::AlignLeft);
    draw_grid(p);
    draw_log(p);
}

// From the upper edge: side, ridge with the slit, side, bottom, tab.
constexpr double side = 16, bottom = 24, slit_width = 89, slit_height = 0.8;

void draw_holder(QPainter& p) {
    p.fillRect(QRectF(QPointF(0, 0), holder_size), Qt::white);
    const double w = holder_size.width();
    QPen fold(QColor(line_colour), 0.35);
    fold.setDashPattern({5, 4});
    p.setPen(fold);
    for (const double y : {side, 2 * side, 2 * side + bottom}) p.drawLine(QPointF(0, y), QPointF(w, y));
    p.setPen(QPen(QColor(ink), 0.3));
    p.setBrush(Qt::white);
    p.drawRect(QRectF((w - slit_width) / 2, side - slit_height / 2, slit_width, slit_height));
    draw_text(p, "cut out the slit, the card goes in", {4, side - 8, w - 8, 4}, 2, QColor(line_colour),
              false);
    draw_text(p, "Temple Code", {4, side + 4, w - 8, 8}, 5, QColor(teal));
    draw_text(p, "bottom", {4, 2 * side + bottom / 2 - 3, w - 8, 6}, 2, QColor(line_colour), false);
    draw_text(p, "glue under the first side", {4, 2 * side + bottom + 1.5, w - 8, 5}, 2, QColor(line_colour),
              false);
}

void draw_tile_back(QPainter& p) {
    p.fillRect(QRectF(0, 0, tile_width, tile_height), Qt::white);
    p.setPen(Qt::NoPen);
    p.setBrush(QColor(0xffd8e3e1));
    p.drawRoundedRect(QRectF(2.5, 2.5, tile_width - 5, tile_height - 5), 3, 3);
    draw_text(p, "Temple", {4, 14, tile_width - 8, 6}, 4, QColor(teal));
    draw_text(p, "Table", {4, 22, tile_width - 8, 6}, 4, QColor(teal));
}

}  // namespace

PrintedObject note_sheet() {
    return {"notes", "front", note_size, false, draw_notes, {}};
}

PrintedObject card_holder() {
    return {"holder", "front", holder_size, false, draw_holder, {}};
}

PrintedObject tile_back() {
    return {"tile", "back", {tile_width, tile_height}, false, draw_tile_back, {}};
}

}  // namespace temple::datasets
