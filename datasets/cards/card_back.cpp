// SPDX-License-Identifier: GPL-3.0-or-later
#include "datasets/cards/card_back.hpp"

#include <QPainterPath>

#include "datasets/cards/card_paper.hpp"

namespace temple::datasets {

namespace {

QColor ink(Random& r) {
    constexpr std::array hues{0, 355, 215, 225, 235, 120, 150, 270, 30, 190};
    if (r.chance(0.15)) return {r.whole(10, 60), r.whole(10, 60), r.whole(10, 60)};
    return QColor::fromHsv(r.pick(std::span<const int>(hues)), r.whole(110, 240), r.whole(80, 220));
}

void lattice(QPainter& p, QRectF area, QColor colour, Random& r) {
    const double step = area.width() / r.whole(5, 16);
    const double slope = r.chance(0.6) ? 1.0 : r.real(0.6, 1.8);
    p.setPen(QPen(colour, step * r.real(0.12, 0.4)));
    const double span = area.width() + area.height();
    for (double x = -span; x < span; x += step) {
        p.drawLine(QPointF(area.left() + x, area.top()),
                   QPointF(area.left() + x + area.height() / slope, area.bottom()));
        p.drawLine(QPointF(area.left() + x, area.bottom()),
                   QPointF(area.left() + x + area.height() / slope, area.top()));
    }
}

/// A weave so fine that a camera sees a plain colour, or moire.
void weave(QPainter& p, QRectF area, QColor colour, Random& r) {
    const double step = area.width() / r.whole(24, 70);
    p.setPen(QPen(colour, step * r.real(0.2, 0.5)));
    const double lean = r.chance(0.5) ? area.height() : 0;
    for (double x = -lean; x < area.width() + lean; x += step)
        p.drawLine(QPointF(area.left() + x, area.top()), QPointF(area.left() + x + lean, area.bottom()));
    for (double y = 0; lean == 0 && y < area.height(); y += step)
        p.drawLine(QPointF(area.left(), area.top() + y), QPointF(area.right(), area.top() + y));
}

void dots(QPainter& p, QRectF area, QColor colour, Random& r) {
    const double step = area.width() / r.whole(6, 14);
    const double radius = step * r.real(0.18, 0.42);
    p.setPen(Qt::NoPen);
    p.setBrush(colour);
    int row = 0;
    for (double y = area.top(); y < area.bottom() + step; y += step * 0.8, ++row)
        for (double x = area.left() + (row % 2) * step / 2; x < area.right() + step; x += step)
            p.drawEllipse(QPointF(x, y), radius, radius);
}

void rings(QPainter& p, QRectF area, QColor colour, Random& r) {
    p.setBrush(Qt::NoBrush);
    const int count = r.whole(5, 14);
    p.setPen(QPen(colour, area.width() / count * r.real(0.12, 0.3)));
    for (int i = 1; i <= count; ++i) {
        const double radius = area.height() * 0.6 * i / count;
        p.drawEllipse(area.center(), radius * r.real(0.97, 1.0), radius);
    }
}

void scrolls(QPainter& p, QRectF area, QColor colour, Random& r) {
    p.setBrush(Qt::NoBrush);
    p.setPen(QPen(colour, area.width() * r.real(0.008, 0.03)));
    const int count = r.whole(15, 50);
    for (int i = 0; i < count; ++i) {
        const QPointF a(r.real(0, 0.5), r.real(0, 0.5)), b(r.real(-0.2, 0.7), r.real(-0.2, 0.7)),
            c(r.real(0, 0.5), r.real(0, 0.5));
        for (const auto& [sx, sy] : {std::pair{1.0, 1.0}, {-1.0, 1.0}, {1.0, -1.0}, {-1.0, -1.0}}) {
            const auto at = [&](QPointF q) {
                return area.center() + QPointF(sx * q.x() * area.width(), sy * q.y() * area.height());
            };
            QPainterPath path(at(a));
            path.quadTo(at(b), at(c));
            p.drawPath(path);
        }
    }
}

void frame(QPainter& p, QRectF area, QColor colour) {
    const double width = area.width() * 0.06;
    p.setBrush(Qt::NoBrush);
    p.setPen(QPen(colour, width));
    p.drawRect(area.adjusted(width / 2, width / 2, -width / 2, -width / 2));
}

void medallion(QPainter& p, QRectF area, QColor colour, QColor paper, Random& r) {
    const double radius = area.width() * r.real(0.1, 0.3);
    p.setPen(QPen(paper, area.width() * 0.02));
    p.setBrush(r.chance(0.5) ? colour : paper);
    p.drawEllipse(area.center(), radius, radius * r.real(1.0, 1.4));
    p.setBrush(paper);
    p.drawEllipse(area.center(), radius * 0.3, radius * 0.3);
}

}  // namespace

cv::Mat draw_back(cv::Size size, double corner, Random r) {
    const QColor colour = ink(r);
    const bool full_bleed = r.chance(0.35);
    const QColor white(r.whole(235, 255), r.whole(232, 255), r.whole(220, 255));
    const QColor ground = r.chance(0.5) ? white
                                        : QColor::fromHsv(colour.hue() < 0 ? 0 : colour.hue(),
                                                          r.whole(20, 120), r.whole(190, 255));
    return draw_on_paper(size, corner, full_bleed ? ground : white, [&](QPainter& p) {
        const double inset = full_bleed ? 0.0 : size.width * r.real(0.035, 0.1);
        const QRectF area(inset, inset, size.width - 2 * inset, size.height - 2 * inset);
        p.setClipRect(area, Qt::IntersectClip);
        const bool inverted = r.chance(0.4);
        const int layers = r.chance(0.1) ? 0 : r.whole(1, 2);
        // Nobody sells cards with blank backs, nor with nothing but one colour.
        const bool solid = inverted || layers == 0;
        p.fillRect(area, solid ? colour : ground);
        if (layers == 0 && full_bleed) frame(p, area, white);
        const QColor line = solid ? ground : colour;
        for (int i = 0; i < layers; ++i) switch (r.whole(0, 4)) {
                case 0:
                    lattice(p, area, line, r);
                    break;
                case 1:
                    dots(p, area, line, r);
                    break;
                case 2:
                    rings(p, area, line, r);
                    break;
                case 3:
                    weave(p, area, line, r);
                    break;
                default:
                    scrolls(p, area, line, r);
                    break;
            }
        const bool bare = layers == 0 || r.chance(0.15);  // nothing but a colour or one even pattern
        if (!bare && r.chance(0.5)) medallion(p, area, colour, ground, r);
        if (!bare && r.chance(0.6)) {
            p.setBrush(Qt::NoBrush);
            p.setPen(QPen(r.chance(0.5) ? line : white, size.width * r.real(0.01, 0.04)));
            const double d = size.width * r.real(0.02, 0.07);
            p.drawRect(area.adjusted(d, d, -d, -d));
        }
    });
}

}  // namespace temple::datasets
