// SPDX-License-Identifier: GPL-3.0-or-later
#include "datasets/cards/court_figure.hpp"

#include <array>

namespace temple::datasets {

namespace {

QColor dye(Random& r, QColor suit_colour) {
    if (r.chance(0.25)) return suit_colour;
    constexpr std::array hues{0, 50, 220, 120, 30, 280};
    if (r.chance(0.2)) return {r.whole(0, 40), r.whole(0, 40), r.whole(0, 50)};
    return QColor::fromHsv(r.pick(std::span<const int>(hues)), r.whole(130, 255), r.whole(130, 255));
}

void robe(QPainter& p, QRectF half, QColor suit_colour, Random& r) {
    const QPointF neck(half.center().x(), half.top() + half.height() * 0.45);
    const int bands = r.whole(3, 8);
    for (int i = 0; i < bands; ++i) {
        QPolygonF band;
        for (int corner = 0; corner < r.whole(3, 6); ++corner)
            band << QPointF(half.left() + r.real(0, 1) * half.width(),
                            neck.y() + r.real(0, 1) * (half.bottom() - neck.y()));
        p.setPen(QPen(QColor(20, 20, 40), half.width() * 0.008));
        p.setBrush(dye(r, suit_colour));
        p.drawPolygon(band);
    }
    const int stripes = r.whole(2, 9);
    p.setPen(QPen(dye(r, suit_colour), half.width() * r.real(0.01, 0.04)));
    for (int i = 0; i < stripes; ++i) {
        const double x = half.left() + half.width() * (i + 0.5) / stripes;
        p.drawLine(QPointF(neck.x() + (x - neck.x()) * 0.3, neck.y()), QPointF(x, half.bottom()));
    }
}

void hat(QPainter& p, QPointF head, double radius, int rank, QColor suit_colour, Random& r) {
    p.setPen(QPen(QColor(20, 20, 40), radius * 0.08));
    p.setBrush(r.chance(0.6) ? QColor(235, 190, 40) : dye(r, suit_colour));
    const double top = head.y() - radius * 0.7;
    if (rank == 10) {
        p.drawRect(QRectF(head.x() - radius * 1.1, top - radius * 0.5, radius * 2.2, radius * 0.6));
        return;
    }
    QPolygonF crown;
    const int points = rank == 12 ? r.whole(3, 5) : r.whole(5, 9);
    const double rise = radius * (rank == 12 ? r.real(0.8, 1.3) : r.real(0.4, 0.7));
    crown << QPointF(head.x() - radius, top);
    for (int i = 0; i <= 2 * points; ++i)
        crown << QPointF(head.x() - radius + radius * i / points, top - (i % 2 ? rise : rise * 0.35));
    crown << QPointF(head.x() + radius, top);
    p.drawPolygon(crown);
}

void half_figure(QPainter& p, QRectF half, int rank, QColor suit_colour, Random r) {
    robe(p, half, suit_colour, r);
    const double radius = half.width() * r.real(0.14, 0.2);
    const QPointF head(half.center().x() + half.width() * r.real(-0.08, 0.08),
                       half.top() + half.height() * r.real(0.36, 0.45));
    p.setPen(Qt::NoPen);
    p.setBrush(QColor::fromHsv(r.whole(25, 50), r.whole(60, 255), r.whole(60, 250)));  // hair
    p.drawEllipse(head + QPointF(0, radius * 0.2), radius * r.real(1.2, 1.6), radius * r.real(1.1, 1.5));
    p.setPen(QPen(QColor(40, 20, 20), radius * 0.06));
    p.setBrush(QColor(r.whole(225, 255), r.whole(200, 235), r.whole(170, 215)));
    p.drawEllipse(head, radius * 0.85, radius * 1.05);
    for (const double side : {-0.35, 0.35}) {
        p.setBrush(Qt::black);
        p.drawEllipse(head + QPointF(side * radius, -radius * 0.1), radius * 0.1, radius * 0.07);
    }
    p.drawLine(head + QPointF(-radius * 0.25, radius * 0.5), head + QPointF(radius * 0.25, radius * 0.5));
    if (rank == 12) {
        p.setBrush(QColor::fromHsv(r.whole(20, 50), r.whole(40, 200), r.whole(80, 230)));
        p.drawChord(QRectF(head.x() - radius, head.y(), 2 * radius, 1.6 * radius), 180 * 16, 180 * 16);
    }
    hat(p, head, radius, rank, suit_colour, r);
}

}  // namespace

void draw_court_figure(QPainter& p, QRectF frame, int rank, QColor suit_colour, Random& random) {
    const Random same = random.fork();  // both halves are drawn from the same draw
    p.save();
    p.setClipRect(frame, Qt::IntersectClip);
    if (random.chance(0.5))
        p.fillRect(frame, QColor::fromHsv(random.whole(0, 359), random.whole(0, 40), 255));
    const QRectF half(frame.left(), frame.top(), frame.width(), frame.height() / 2);
    for (int turn = 0; turn < 2; ++turn) {
        p.save();
        p.setClipRect(half, Qt::IntersectClip);
        half_figure(p, half, rank, suit_colour, same);
        p.restore();
        p.translate(2 * frame.center().x(), 2 * frame.center().y());
        p.rotate(180);
    }
    p.restore();
}

/// Fine engraving: the sign pale and hatched inside a thick outline, curls around it, a medallion in the
/// middle.
void engrave_ace(QPainter& p, const QPainterPath& sign, QColor paper, QColor colour, double size, Random& r) {
    QTransform grow;
    grow.scale(size, size);
    const QPainterPath outline = grow.map(sign);
    p.fillPath(outline, paper);
    p.save();
    p.setClipPath(outline, Qt::IntersectClip);
    QColor pale = colour;
    pale.setAlpha(r.whole(60, 215));
    p.fillPath(outline, pale);
    p.setPen(QPen(r.chance(0.5) ? colour : paper, size * r.real(0.006, 0.02)));
    const int lines = r.whole(6, 26);
    for (int i = -lines; i < lines; ++i) {
        const double x = size * i / lines;
        p.drawLine(QPointF(x, -size), QPointF(x + size * r.real(-0.05, 0.6), size));
    }
    p.restore();
    p.strokePath(outline, QPen(colour, size * r.real(0.015, 0.06)));
    if (r.chance(0.7)) {
        const double radius = size * r.real(0.08, 0.2);
        p.setPen(QPen(colour, size * 0.02));
        p.setBrush(paper);
        const QPointF middle(0, size * r.real(-0.05, 0.12));
        p.drawEllipse(middle, radius, radius);
        if (r.chance(0.6))
            draw_court_figure(
                p, QRectF(middle.x() - radius * 0.7, middle.y() - radius * 0.7, radius * 1.4, radius * 1.4),
                r.whole(10, 12), colour, r);
    }
    p.setBrush(Qt::NoBrush);
    p.setPen(QPen(pale, size * r.real(0.006, 0.018)));
    for (int curl = r.whole(0, 40); curl > 0; --curl) {
        const double angle = r.real(0, 2 * std::numbers::pi), far = size * r.real(0.42, 0.62);
        const double width = size * r.real(0.02, 0.12);
        p.drawEllipse(QPointF(std::cos(angle) * far, std::sin(angle) * far), width, width * r.real(0.4, 1.0));
    }
}

void decorate_ace(QPainter& p, const QPainterPath& sign, QColor paper, QColor colour, QSizeF card,
                  double large, Random& r) {
    const QPointF middle(card.width() / 2, card.height() / 2);
    const double size = large * card.width();
    p.save();
    p.translate(middle);
    const bool engraved = r.chance(0.45);
    if (engraved) engrave_ace(p, sign, paper, colour, size, r);
    const int rings = engraved ? 0 : r.whole(0, 3);
    for (int i = 0; i < rings; ++i) {
        const double scale = size * (0.85 - 0.2 * i);
        QTransform shrink;
        shrink.scale(scale, scale);
        p.fillPath(shrink.map(sign), i % 2 ? colour : paper);
    }
    if (r.chance(0.4)) {
        const int rays = r.whole(8, 40);
        p.setPen(QPen(colour, size * 0.012));
        for (int i = 0; i < rays; ++i) {
            const double angle = 2 * std::numbers::pi * i / rays;
            const QPointF direction(std::cos(angle), std::sin(angle));
            p.drawLine(direction * size * 0.6, direction * size * r.real(0.68, 0.78));
        }
    }
    if (r.chance(0.25)) {  // a figure inside the sign, as printers sign their aces
        const double inner = size * r.real(0.22, 0.4);
        draw_court_figure(p, QRectF(-inner / 2, -inner * 0.6, inner, inner * 1.2), r.whole(10, 12), colour,
                          r);
    }
    if (r.chance(0.3)) {
        p.setPen(colour);
        QFont font;
        font.setPixelSize(std::max(4, static_cast<int>(card.width() * r.real(0.03, 0.06))));
        p.setFont(font);
        p.drawText(QRectF(-card.width() / 2, size * 0.5, card.width(), card.height() * 0.12),
                   Qt::AlignHCenter, "PLAYING CARDS");
    }
    p.restore();
}

}  // namespace temple::datasets
