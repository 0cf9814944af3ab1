// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures as lists of shapes: enough for everything that is printed, and they stay vectors in the PDF.
#pragma once

#include <QColor>
#include <QPainter>
#include <QPainterPath>
#include <span>
#include <string_view>

namespace temple::datasets {

/// One shape of a picture. Outline: commands and numbers, separated by blanks: M x y (move to), L x y (line
/// to), C x y x y x y (curve to), Z (close), E cx cy rx ry (ellipse), R x y w h r (rectangle with round
/// corners).
struct Shape {
    enum class Kind : std::uint8_t {
        filled,  // with a dark outline
        plain,   // without one
        line,    // a line of `width`
        tube     // a line of `width` with a dark outline: arms, tentacles
    };
    Kind kind = Kind::filled;
    std::string_view outline;
    QRgb colour = 0;
    double width = 2;       // of the outline, or of the line
    bool mirrored = false;  // drawn a second time, mirrored about x = 50
};

QPainterPath path_of(std::string_view outline);

/// Draws shapes whose picture is 100 wide and 120 high into a rectangle, as large as fits, centred.
void draw_shapes(QPainter& painter, std::span<const Shape> shapes, const QRectF& into);

inline constexpr QRgb ink = 0xff1d2a36;  // of all outlines and texts: dark, a little blue

}  // namespace temple::datasets
