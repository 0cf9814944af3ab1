// SPDX-License-Identifier: GPL-3.0-or-later
#include "datasets/printed/code_art.hpp"

#include <QFont>
#include <QPainterPath>
#include <algorithm>

#include "scanner/code_list.hpp"

namespace temple::datasets {

namespace {

using namespace scanner::code_layout;

constexpr QRgb sand = 0xfff6e8c8;       // light cells; as good as white to the reader
constexpr double between_cells = 0.12;  // mm kept free around a cell
constexpr double round_cell = 0.6;      // mm

QPainterPath ring_between(double outer, double inner) {
    QPainterPath path;
    path.addEllipse(QPointF(0, 0), outer, outer);
    path.addEllipse(QPointF(0, 0), inner, inner);
    return path;  // odd-even: the ring
}

}  // namespace

void draw_card_frame(QPainter& p, QColor colour) {
    p.fillRect(QRectF(0, 0, card_width, card_height), Qt::white);
    QPainterPath frame;
    frame.addRoundedRect(
        QRectF(frame_outer, frame_outer, card_width - 2 * frame_outer, card_height - 2 * frame_outer), 2, 2);
    frame.addRect(QRectF(field_inset, field_inset, field_width, field_height));
    p.fillPath(frame, colour);
}

void draw_matrix(QPainter& p, const std::string& digits) {
    const auto modules = scanner::encode_matrix(digits);
    if (!modules) return;
    // One path, and neighbours overlap: squares side by side would show hairlines between them.
    constexpr double overlap = 0.06;
    const auto is_dark = [&](int row, int column) {
        return row < matrix_modules && column < matrix_modules &&
               (*modules)[static_cast<std::size_t>(row * matrix_modules + column)];
    };
    QPainterPath dark;
    dark.setFillRule(Qt::WindingFill);
    for (int row = 0; row < matrix_modules; ++row)
        for (int column = 0; column < matrix_modules; ++column)
            if (is_dark(row, column))
                dark.addRect(matrix_left + column * matrix_module, matrix_top + row * matrix_module,
                             matrix_module + (is_dark(row, column + 1) ? overlap : 0),
                             matrix_module + (is_dark(row + 1, column) ? overlap : 0));
    p.fillPath(dark, Qt::black);
}

void draw_frieze(QPainter& p, const std::string& text, QColor colour) {
    const auto cells = scanner::parse_frieze(text);
    if (!cells) return;
    for (int i = 0; i < frieze_cells; ++i) {
        const cv::Point2d at = frieze_centre(i);
        const double side = frieze_cell - 2 * between_cells;
        QPainterPath cell;
        cell.addRoundedRect(QRectF(at.x - side / 2, at.y - side / 2, side, side), round_cell, round_cell);
        p.fillPath(cell, (*cells)[static_cast<std::size_t>(i)] ? colour : QColor(sand));
    }
}

void draw_ring(QPainter& p, scanner::RingWord word, QColor colour) {
    QPainterPath disc;
    disc.addEllipse(QPointF(0, 0), ring_radius, ring_radius);
    p.fillPath(disc, Qt::white);
    p.fillPath(ring_between(ring_radius, ring_inner * ring_radius), colour);
    const double outer = sectors_outer * ring_radius, inner = sectors_inner * ring_radius;
    const double sweep = 360.0 / ring_sectors;
    p.fillPath(ring_between(outer, inner), QColor(sand));
    const auto is_dark = [&](int i) { return (word >> (i % ring_sectors) & 1u) != 0; };
    QPainterPath dark;
    for (int i = 0; i < ring_sectors; ++i) {
        if (!is_dark(i) || is_dark(i + ring_sectors - 1)) continue;
        int run = 1;
        while (run < ring_sectors && is_dark(i + run)) ++run;
        // Qt counts angles anticlockwise from the right; sector i is centred i sweeps clockwise from the top.
        const double from = 90 - (i - 0.5) * sweep, to = from - run * sweep;
        dark.arcMoveTo(QRectF(-outer, -outer, 2 * outer, 2 * outer), from);
        dark.arcTo(QRectF(-outer, -outer, 2 * outer, 2 * outer), from, to - from);
        dark.arcTo(QRectF(-inner, -inner, 2 * inner, 2 * inner), to, from - to);
        dark.closeSubpath();
    }
    p.fillPath(dark, colour);
}

void draw_text(QPainter& p, const QString& text, const QRectF& box, double capitals, QColor colour, bool bold,
               Qt::Alignment align) {
    QFont font("DejaVu Sans");
    font.setBold(bold);
    font.setPixelSize(200);
    font.setStyleStrategy(QFont::ForceOutline);
    QPainterPath capital, path;
    capital.addText(0, 0, font, "H");
    path.addText(0, 0, font, text);
    const double scale = capitals / capital.boundingRect().height();
    const QRectF bounds = path.boundingRect();
    const double narrow = std::min(1.0, box.width() / std::max(1e-6, bounds.width() * scale));
    const double width = bounds.width() * scale * narrow;
    double left = box.center().x() - width / 2;
    if (align & Qt::AlignLeft) left = box.left();
    if (align & Qt::AlignRight) left = box.right() - width;
    QTransform to;
    to.translate(left, box.center().y() + capitals / 2);
    to.scale(scale * narrow, scale);
    to.translate(-bounds.left(), 0);
    p.fillPath(to.map(path), colour);
}

}  // namespace temple::datasets
