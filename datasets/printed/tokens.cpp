// SPDX-License-Identifier: GPL-3.0-or-later
#include "datasets/printed/tokens.hpp"

#include <array>
#include <numbers>

#include "datasets/printed/code_art.hpp"
#include "datasets/printed/ring_objects.hpp"
#include "datasets/printed/statue_art.hpp"
#include "scanner/code_layout.hpp"

namespace temple::datasets {

namespace {

using namespace scanner::code_layout;
using enum Shape::Kind;

constexpr QRgb white = 0xffffffff, gold = 0xfff2c23c, brown = 0xff9a6a3c, skin = 0xfff0cfa0, red = 0xffd23c3c;

constexpr std::array first_player{Shape{
    filled, "M 50 6 L 62 42 L 99 42 L 69 64 L 80 100 L 50 78 L 20 100 L 31 64 L 1 42 L 38 42 Z", gold, 4}};
// One half of a medal: two of them make it whole.
constexpr std::array medallion{
    Shape{filled,
          "M 66 10 C 28 10 10 36 10 60 C 10 84 28 110 66 110 L 60 92 L 70 76 L 58 60 L 70 44 L 60 28 Z", gold,
          4},
    Shape{line, "M 54 28 C 34 32 26 46 26 60 C 26 74 34 88 54 92", 0xffb07d12, 4},
    Shape{filled, "M 46 44 L 52 54 L 46 66 L 38 60 Z", white, 3}};
constexpr std::array key_shapes{
    Shape{filled, "E 50 30 24 24", gold, 4}, Shape{filled, "E 50 30 10 10", white, 4},
    Shape{filled,
          "M 43 53 L 57 53 L 57 78 L 74 78 L 74 89 L 57 89 L 57 96 L 70 96 L 70 107 L 57 "
          "107 L 57 115 L 43 115 Z",
          gold, 4}};
constexpr std::array monkey{
    Shape{filled, "E 14 58 13 15", brown, 4, true}, Shape{filled, "E 14 58 6 8", skin, 2, true},
    Shape{filled, "E 50 60 36 40", brown, 4},
    Shape{filled,
          "M 50 42 C 58 28 80 40 76 60 C 82 82 66 94 50 94 C 34 94 18 82 24 60 C 20 40 42 28 "
          "50 42 Z",
          skin, 3}};
constexpr std::array monkey_back{
    Shape{filled, "E 14 58 13 15", brown, 4, true}, Shape{filled, "E 50 60 36 40", brown, 4},
    Shape{filled, "M 6 46 L 94 46 L 94 66 C 84 76 64 74 50 62 C 36 74 16 76 6 66 Z", ink, 3},
    Shape{filled, "E 33 58 8 6", white, 2, true}};
constexpr std::array banana{
    Shape{filled,
          "M 16 18 C 12 60 36 104 92 100 C 98 96 96 90 90 88 C 58 84 38 58 30 18 C 26 12 18 12 16 18 Z", gold,
          4},
    Shape{line, "M 25 26 C 30 62 50 88 84 94", 0xffb07d12, 3}};
constexpr std::array shield{
    Shape{filled,
          "M 50 6 C 66 16 80 18 94 18 C 94 66 84 96 50 114 C 16 96 6 66 6 18 C 20 18 34 16 "
          "50 6 Z",
          0xff4d7fb3, 4},
    Shape{filled, "E 50 56 26 17", white, 4}, Shape{filled, "E 50 56 10 10", ink, 2}};

void draw_glyph(QPainter& p, std::span<const Shape> shapes, double share = 1) {
    // A picture of 100 x 120 within the circle: its corners lie at 78 of its units.
    const double scale = 1.16 * share * glyph_radius * ring_radius / 78;
    draw_shapes(p, shapes, QRectF(-50 * scale, -60 * scale, 100 * scale, 120 * scale));
}

void draw_number(QPainter& p, const QString& text, QPointF at, double capitals, QRgb colour) {
    draw_text(p, text, QRectF(at.x() - 5, at.y() - 5, 10, 10), capitals, QColor(colour));
}

struct Look {
    QString label;
    QRgb colour = ink;  // of ring and sectors: dark
    std::function<void(QPainter&)> glyph;
};

Look look_of(const std::string& name) {
    constexpr QRgb teal = 0xff123f45, umber = 0xff4a2412, green = 0xff1f3d1d;
    const auto picture = [](std::span<const Shape> shapes) {
        return [shapes](QPainter& p) { draw_glyph(p, shapes); };
    };
    const char last = name.back();
    if (name == "first-player") return {"First player", teal, picture(first_player)};
    if (name == "medallion") return {"Half-medallion", teal, picture(medallion)};
    if (name == "key") return {"Key", umber, picture(key_shapes)};
    if (name == "turn-marker") return {"Monkey player", green, picture(banana)};
    if (name == "guardian") return {"Guardian", green, picture(shield)};
    if (name == "thief-back") return {"Thief", green, picture(monkey_back)};
    if (name.starts_with("statue-"))
        return {QString(QChar(last)) + "  " + statue_name(last), teal, picture(statue_shapes(last))};
    if (name.starts_with("monkey-"))
        return {"Monkey " + QString(QChar(last)), green, [last](QPainter& p) {
                    draw_glyph(p, monkey);
                    draw_number(p, QString(QChar(last)), {0, 0.8}, 4.4, ink);
                }};
    if (name.starts_with("thief-"))
        return {last == '0' ? "Thief: nothing" : "Thief " + QString(QChar(last)), green, [last](QPainter& p) {
                    if (last == '0') {
                        p.strokePath(path_of("M -3.5 3.5 L 3.5 -3.5"), QPen(QColor(red), 1.2));
                        p.strokePath(path_of("E 0 0 4.4 4.4"), QPen(QColor(red), 1.2));
                    } else {
                        draw_number(p, QString(QChar(last)), {0, 0}, 7.6, red);
                    }
                }};
    return {};
}

}  // namespace

PrintedObject token(const std::string& given) {
    const std::string plain = given.starts_with("token:") ? given.substr(6) : given;
    const std::string name = "token:" + plain;
    return {name,
            plain == "thief-back" ? "back" : "front",
            {tile_width, tile_height},
            true,
            [name, plain](QPainter& p) {
                const Look look = look_of(plain);
                p.fillRect(QRectF(0, 0, tile_width, tile_height), Qt::white);
                p.save();
                p.translate(tile_width / 2, tile_ring_y);
                draw_ring(p, ring_word_of(name), QColor(look.colour));
                if (look.glyph) look.glyph(p);
                p.restore();
                draw_text(p, look.label, {2.5, 35.2, tile_width - 5, 4.6}, 2.5, QColor(ink));
            }};
}

std::vector<PrintedObject> temple_code_tokens() {
    std::vector<PrintedObject> all;
    for (const char letter : std::string("WTCANPK"))
        for (int i = 0; i < 3; ++i) all.push_back(token(std::string("statue-") + letter));
    all.push_back(token("first-player"));
    for (int i = 0; i < 5; ++i) all.push_back(token("medallion"));
    return all;
}

std::vector<PrintedObject> temple_gold_tokens() {
    return {token("key")};
}

std::vector<PrintedObject> monkey_temple_tokens() {
    std::vector<PrintedObject> all;
    for (const char number : std::string("1234")) all.push_back(token(std::string("monkey-") + number));
    all.push_back(token("turn-marker"));
    all.push_back(token("guardian"));
    for (const char number : std::string("01234")) all.push_back(token(std::string("thief-") + number));
    for (int i = 0; i < 5; ++i) all.push_back(token("thief-back"));
    return all;
}

}  // namespace temple::datasets
