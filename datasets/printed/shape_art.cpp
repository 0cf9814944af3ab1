// SPDX-License-Identifier: GPL-3.0-or-later
#include "datasets/printed/shape_art.hpp"

#include <algorithm>
#include <array>
#include <sstream>
#include <string>

namespace temple::datasets {

namespace {

constexpr QSizeF canvas(100, 120);
constexpr double outline_of_tube = 1.6;

void draw(QPainter& p, const Shape& shape, const QPainterPath& path) {
    const QColor colour(shape.colour);
    switch (shape.kind) {
        case Shape::Kind::filled:
            p.setPen(QPen(QColor(ink), shape.width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
            p.setBrush(colour);
            p.drawPath(path);
            break;
        case Shape::Kind::plain:
            p.setPen(Qt::NoPen);
            p.setBrush(colour);
            p.drawPath(path);
            break;
        case Shape::Kind::tube:
            p.setBrush(Qt::NoBrush);
            p.setPen(QPen(QColor(ink), shape.width + 2 * outline_of_tube, Qt::SolidLine, Qt::RoundCap,
                          Qt::RoundJoin));
            p.drawPath(path);
            [[fallthrough]];
        case Shape::Kind::line:
            p.setBrush(Qt::NoBrush);
            p.setPen(QPen(colour, shape.width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
            p.drawPath(path);
            break;
    }
}

}  // namespace

QPainterPath path_of(std::string_view outline) {
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    std::istringstream in{std::string(outline)};
    std::array<double, 6> v{};
    const auto read = [&](std::size_t n) {
        for (std::size_t i = 0; i < n; ++i) in >> v[i];
    };
    for (char command = 0; in >> command;) switch (command) {
            case 'M':
                read(2);
                path.moveTo(v[0], v[1]);
                break;
            case 'L':
                read(2);
                path.lineTo(v[0], v[1]);
                break;
            case 'C':
                read(6);
                path.cubicTo(v[0], v[1], v[2], v[3], v[4], v[5]);
                break;
            case 'Z':
                path.closeSubpath();
                break;
            case 'E':
                read(4);
                path.addEllipse(QPointF(v[0], v[1]), v[2], v[3]);
                break;
            case 'R':
                read(5);
                path.addRoundedRect(QRectF(v[0], v[1], v[2], v[3]), v[4], v[4]);
                break;
            default:
                return path;
        }
    return path;
}

void draw_shapes(QPainter& painter, std::span<const Shape> shapes, const QRectF& into) {
    const double scale = std::min(into.width() / canvas.width(), into.height() / canvas.height());
    painter.save();
    painter.translate(into.center());
    painter.scale(scale, scale);
    painter.translate(-canvas.width() / 2, -canvas.height() / 2);
    for (const Shape& shape : shapes) {
        const QPainterPath path = path_of(shape.outline);
        draw(painter, shape, path);
        if (shape.mirrored) draw(painter, shape, QTransform(-1, 0, 0, 1, canvas.width(), 0).map(path));
    }
    painter.restore();
}

}  // namespace temple::datasets
