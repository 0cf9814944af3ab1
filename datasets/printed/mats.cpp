// SPDX-License-Identifier: GPL-3.0-or-later
#include "datasets/printed/mats.hpp"

#include "datasets/printed/code_art.hpp"
#include "datasets/printed/ring_objects.hpp"
#include "datasets/printed/shape_art.hpp"
#include "scanner/code_layout.hpp"

namespace temple::datasets {

namespace {

using namespace scanner::code_layout;

// A card or tile and 2 mm around it.
constexpr QSizeF card_field(card_width + 4, card_height + 4), tile_field(tile_width + 4, tile_height + 4);
constexpr QRgb field_line = 0xff7b8f8c, mat_line = 0xff123f45, hint = 0xff9aa9a6;

struct Label {
    const char* field;
    const char* text;
};
constexpr Label labels[]{{"combination", "Your combination"},
                         {"dealt-1", "First card"},
                         {"dealt-2", "Second card"},
                         {"guess-1", "Left"},
                         {"guess-2", "Middle"},
                         {"guess-3", "Right"},
                         {"kept", "Kept cards"},
                         {"draw-pile", "Draw pile"},
                         {"discard-pile", "Discard pile"},
                         {"first-player", "First player"},
                         {"medallions", "Half-medallions"}};

PrintedPart field(const char* name, double x, double y, QSizeF size) {
    return {name, QRectF(QPointF(x, y), size), false};
}

void draw_field(QPainter& p, const PrintedPart& part) {
    QPen pen(QColor(field_line), 0.5);
    pen.setDashPattern({4, 3});
    p.setPen(pen);
    p.setBrush(Qt::NoBrush);
    p.drawRoundedRect(part.place, 3, 3);
    for (const Label& label : labels)
        if (part.name == label.field)
            draw_text(p, label.text, part.place.adjusted(2, 0, -2, 0), 3, QColor(hint));
}

void draw_mat(QPainter& p, const std::string& name, const QString& title, QRectF title_at,
              const std::vector<PrintedPart>& fields) {
    p.fillRect(QRectF(0, 0, mat_width, mat_height), Qt::white);
    p.setPen(QPen(QColor(mat_line), 0.8));
    p.setBrush(Qt::NoBrush);
    p.drawRoundedRect(QRectF(0.4, 0.4, mat_width - 0.8, mat_height - 0.8), 5, 5);
    for (const PrintedPart& part : fields) draw_field(p, part);
    for (const auto& [at, end] : {std::pair(mat_ring_a, "-a"), std::pair(mat_ring_b, "-b")}) {
        p.save();
        p.translate(at);
        draw_ring(p, ring_word_of(name + end), QColor(mat_line));
        p.strokePath(path_of("M 0 -4 L 0 4 M -4 0 L 4 0"), QPen(QColor(hint), 0.5));
        p.restore();
    }
    draw_text(p, title, title_at, 5, QColor(mat_line));
}

PrintedObject mat(const std::string& name, const QString& title, QRectF title_at,
                  const std::vector<PrintedPart>& fields) {
    PrintedObject out{name,
                      "front",
                      {mat_width, mat_height},
                      false,
                      [=](QPainter& p) { draw_mat(p, name, title, title_at, fields); },
                      {}};
    for (const auto& [at, end] : {std::pair(mat_ring_a, "-a"), std::pair(mat_ring_b, "-b")})
        out.parts.push_back(
            {name + end, QRectF(at.x() - ring_radius, at.y() - ring_radius, 2 * ring_radius, 2 * ring_radius),
             true});
    for (const PrintedPart& part : fields) out.parts.push_back({name + "/" + part.name, part.place, false});
    return out;
}

}  // namespace

const std::vector<PrintedPart>& player_mat_fields() {
    static const std::vector<PrintedPart> fields{
        field("dealt-1", 50, 4, card_field),   field("dealt-2", 150, 4, card_field),
        field("guess-1", 50, 74, tile_field),  field("guess-2", 94, 74, tile_field),
        field("guess-3", 138, 74, tile_field), field("combination", 12, 122, card_field),
        field("kept", 114, 122, card_field)};
    return fields;
}

const std::vector<PrintedPart>& piles_mat_fields() {
    static const std::vector<PrintedPart> fields{
        field("draw-pile", 50, 8, card_field), field("discard-pile", 154, 8, card_field),
        field("first-player", 12, 84, tile_field),
        field("medallions", 60, 84, QSizeF(5 * tile_width + 6, tile_height + 4))};
    return fields;
}

PrintedObject player_mat(int seat) {
    return mat("mat:player-" + std::to_string(seat), "Player " + QString::number(seat),
               QRectF(184, 86, 74, 18), player_mat_fields());
}

PrintedObject piles_mat() {
    return mat("mat:piles", "Temple Code", QRectF(40, 146, 160, 24), piles_mat_fields());
}

}  // namespace temple::datasets
