// SPDX-License-Identifier: GPL-3.0-or-later
#include "datasets/printed/card_faces.hpp"

#include <array>
#include <utility>

#include "datasets/printed/code_art.hpp"
#include "datasets/printed/statue_art.hpp"
#include "scanner/code_layout.hpp"

namespace temple::datasets {

namespace {

using namespace scanner::code_layout;
using enum Shape::Kind;

const QSizeF card_size(card_width, card_height);
// Dark enough for the reader in any light: at most a fifth of white's luminance.
constexpr QRgb statues_frame = 0xff123f45, cipher_frame = 0xff2b1b40, role_frame = 0xff4a2412;
constexpr QRgb blue_dot = 0xff2f7fd0, red_triangle = 0xffd23c3c, sand = 0xffe8d3a2;

constexpr std::array temple_shapes{Shape{filled, "M 50 14 L 92 54 L 8 54 Z", sand},
                                   Shape{filled, "R 12 56 76 8 1", sand},
                                   Shape{filled, "R 16 64 12 38 1", sand, 2, true},
                                   Shape{filled, "R 40 64 20 38 1", 0xff6b5a3a},
                                   Shape{filled, "R 6 102 88 10 1", sand},
                                   Shape{filled, "E 50 40 12 8", 0xffffffff},
                                   Shape{plain, "E 50 40 5 5", ink}};

constexpr std::array arrow_shapes{
    Shape{filled, "M 50 8 L 92 56 L 66 56 L 66 112 L 34 112 L 34 56 L 8 56 Z", 0xfff2c23c}};

void draw_signs(QPainter& p, QPointF at, double size) {
    p.setPen(QPen(QColor(ink), 0.35));
    p.setBrush(QColor(blue_dot));
    p.drawEllipse(at - QPointF(size * 0.75, 0), size / 2, size / 2);
    p.setBrush(QColor(red_triangle));
    QPolygonF triangle;
    triangle << at + QPointF(size * 0.75, -size / 2) << at + QPointF(size * 1.3, size / 2)
             << at + QPointF(size * 0.2, size / 2);
    p.drawPolygon(triangle);
}

void draw_statues_side(QPainter& p, std::string_view letters, const std::string& frieze) {
    draw_card_frame(p, QColor(statues_frame));
    draw_frieze(p, frieze, QColor(statues_frame));
    constexpr double top = frieze_top + frieze_cell + 1, height = 27, column = (field_width - 5) / 3;
    for (std::size_t i = 0; i < letters.size(); ++i) {
        const double left = field_inset + 2.5 + static_cast<double>(i) * column;
        draw_shapes(p, statue_shapes(letters[i]), {left + 0.5, top, column - 1, height});
        draw_text(p, QString(QChar(letters[i])), {left, top + height + 0.6, column, 3.6}, 3.2, QColor(ink));
        draw_text(p, statue_name(letters[i]), {left + 0.8, top + height + 4.6, column - 1.6, 2.6}, 2.0,
                  QColor(ink), false);
    }
}

void draw_cipher_side(QPainter& p, const std::string& digits) {
    draw_card_frame(p, QColor(cipher_frame));
    draw_matrix(p, digits);
    constexpr double side = matrix_left - field_inset, quiet = 2 * matrix_module;
    constexpr double left = field_inset + 2, width = side - quiet - 1;
    for (const double x : {left, card_width - left - width}) {
        draw_shapes(p, arrow_shapes, {x, 14, width, 17});
        draw_shapes(p, temple_shapes, {x, 34, width, 16});
    }
}

}  // namespace

PrintedCard code_card(table::CodeCard card, const CardIds& ids) {
    const std::string name = "code:" + std::string(card.name());
    return {{name, "statues", card_size, true,
             [letters = card.name(), frieze = ids.statues](QPainter& p) {
                 draw_statues_side(p, letters, frieze);
             }},
            {name, "cipher", card_size, true,
             [digits = ids.cipher](QPainter& p) { draw_cipher_side(p, digits); }}};
}

namespace {

void draw_overview(QPainter& p) {
    draw_card_frame(p, QColor(statues_frame));
    draw_text(p, "Temple Code", {field_inset, 7.5, field_width, 6}, 4, QColor(ink));
    constexpr std::string_view letters = table::CodeCard::statues;
    constexpr double column = (field_width - 4) / 7;
    for (std::size_t i = 0; i < letters.size(); ++i) {
        const double left = field_inset + 2 + static_cast<double>(i) * column;
        draw_shapes(p, statue_shapes(letters[i]), {left + 0.4, 15, column - 0.8, 14});
        draw_text(p, QString(QChar(letters[i])), {left, 29.5, column, 3}, 2.6, QColor(ink));
        draw_text(p, statue_name(letters[i]), {left + 0.3, 33.2, column - 0.6, 2}, 1.5, QColor(ink), false);
    }
    draw_signs(p, {14, 42}, 4);
    draw_text(p, "Dot: a statue of the card, in its place", {23, 39, 56, 3}, 1.9, QColor(ink), false,
              Qt::AlignLeft);
    draw_text(p, "Triangle: a statue of the card, elsewhere", {23, 43, 56, 3}, 1.9, QColor(ink), false,
              Qt::AlignLeft);
    draw_text(p, "Turn: take one of a player's two cards, that player gets the other.", {9, 48.2, 70, 2.5},
              1.8, QColor(ink), false);
    draw_text(p, "Guess at any time. Two right guesses win.", {9, 52, 70, 2.5}, 1.8, QColor(ink), false);
}

void draw_overview_back(QPainter& p) {
    draw_card_frame(p, QColor(cipher_frame));
    draw_shapes(p, temple_shapes, {20, 10, 48, 36});
    draw_text(p, "Temple Table", {field_inset, 48, field_width, 6}, 4, QColor(ink));
}

void draw_role(QPainter& p, char role) {
    draw_card_frame(p, QColor(role_frame));
    draw_matrix(p, role_ids[role == 'A' ? 0 : 1]);
    constexpr double left = field_inset + 1.5, width = matrix_left - field_inset - 2 * matrix_module - 0.5;
    const QString word = role == 'A' ? "Adventurer" : "Guardian";
    for (const bool right : {false, true}) {
        p.save();
        // On either side the name runs along the edge: upwards on the left, downwards on the right.
        p.translate(right ? card_width - left - width / 2 : left + width / 2, card_height / 2);
        draw_text(p, QString(QChar(role)), {-width / 2, -22, width, 12}, 9,
                  QColor(role == 'A' ? red_triangle : ink));
        p.rotate(right ? 90 : -90);
        draw_text(p, word, {right ? -8.0 : -23.0, -3, 31, 6}, 3.6, QColor(ink));
        p.restore();
    }
}

void draw_role_back(QPainter& p) {
    draw_card_frame(p, QColor(role_frame));
    QPainterPath lines;
    // The light field is filled, so that this side is no code's field.
    p.save();
    p.setClipRect(QRectF(field_inset, field_inset, field_width, field_height));
    for (double x = -card_height; x < card_width; x += 4) {
        lines.moveTo(x, card_height);
        lines.lineTo(x + card_height, 0);
        lines.moveTo(x, 0);
        lines.lineTo(x + card_height, card_height);
    }
    p.strokePath(lines, QPen(QColor(role_frame), 0.9));
    p.restore();
}

}  // namespace

PrintedCard overview_card() {
    return {{"overview", "front", card_size, false, draw_overview},
            {"overview", "back", card_size, false, draw_overview_back}};
}

PrintedCard role_slip(char role) {
    const std::string name = std::string("role:") + role;
    return {{name, "front", card_size, true, [role](QPainter& p) { draw_role(p, role); }},
            {name, "back", card_size, false, draw_role_back}};
}

std::vector<PrintedCard> temple_code_cards(const DeckIds& deck) {
    std::vector<PrintedCard> cards;
    for (int i = 0; i < table::CodeCard::count; ++i)
        cards.push_back(code_card(table::CodeCard(i), deck.cards[static_cast<std::size_t>(i)]));
    cards.push_back(overview_card());
    return cards;
}

}  // namespace temple::datasets
