// SPDX-License-Identifier: GPL-3.0-or-later
#include "datasets/measure/bench_picture.hpp"

#include <QPainter>
#include <array>
#include <cmath>

namespace temple::datasets {

namespace {

constexpr int width = 1200, height = 470;  // px
constexpr QRectF bars(170, 90, 480, 300), curve(790, 90, 300, 300);
const QColor ink(40, 40, 44), paper(255, 255, 255), faint(215, 215, 220);

struct Shade {
    Outcome outcome;
    const char* word;
    QColor colour;
};
const std::array<Shade, 4> shades{{{Outcome::right, "right", QColor(46, 125, 50)},
                                   {Outcome::unsure, "seen, not sure", QColor(144, 202, 249)},
                                   {Outcome::wrong, "wrong", QColor(183, 28, 28)},
                                   {Outcome::missed, "not seen", QColor(189, 189, 189)}}};

void write(QPainter& p, QRectF place, int flags, const QString& text, int size = 15, bool bold = false) {
    QFont font("DejaVu Sans");
    font.setPixelSize(size);
    font.setBold(bold);
    p.setFont(font);
    p.setPen(ink);
    p.drawText(place, flags | Qt::TextDontClip, text);
}

void draw_bar(QPainter& p, QRectF place, const Tally& tally) {
    double x = place.left();
    for (const Shade& shade : shades) {
        const double share = place.width() * tally.share(shade.outcome);
        p.fillRect(QRectF(x, place.top(), share, place.height()), shade.colour);
        x += share;
    }
}

void draw_heights(QPainter& p, const PhotoBench& bench) {
    write(p, {bars.left() - 140, 24, 640, 30}, Qt::AlignLeft, "What became of the cards, by their height", 18,
          true);
    const double step = bars.height() / static_cast<double>(std::max<std::size_t>(1, bench.by_height.size()));
    double y = bars.top();
    for (const auto& [name, tally] : bench.by_height) {
        write(p, {bars.left() - 160, y, 150, step}, Qt::AlignRight | Qt::AlignVCenter,
              QString::fromStdString(name) + " px");
        draw_bar(p, {bars.left(), y + 0.15 * step, bars.width(), 0.7 * step}, tally);
        write(p, {bars.right() + 8, y, 90, step}, Qt::AlignLeft | Qt::AlignVCenter,
              QString::number(tally.cards()) + " cards", 13);
        y += step;
    }
    double x = bars.left();
    for (const Shade& shade : shades) {
        p.fillRect(QRectF(x, bars.bottom() + 24, 16, 16), shade.colour);
        write(p, {x + 22, bars.bottom() + 20, 110, 24}, Qt::AlignLeft | Qt::AlignVCenter, shade.word, 14);
        x += 44 + 8.5 * static_cast<double>(QString(shade.word).size());
    }
}

void draw_reliability(QPainter& p, const PhotoBench& bench) {
    write(p, {curve.left() - 60, 24, 420, 30}, Qt::AlignLeft, "How often a reading was right", 18, true);
    p.setPen(QPen(faint, 1));
    for (int i = 0; i <= 10; i += 2) {
        const double d = curve.width() * i / 10;
        p.setPen(QPen(faint, 1));
        p.drawLine(QPointF(curve.left() + d, curve.top()), QPointF(curve.left() + d, curve.bottom()));
        p.drawLine(QPointF(curve.left(), curve.bottom() - d), QPointF(curve.right(), curve.bottom() - d));
        write(p, {curve.left() - 54, curve.bottom() - d - 10, 46, 20}, Qt::AlignRight | Qt::AlignVCenter,
              QString::number(10 * i) + " %", 13);
    }
    p.setPen(QPen(ink, 1, Qt::DashLine));
    p.drawLine(curve.bottomLeft(), curve.topRight());
    p.setPen(Qt::NoPen);
    p.setBrush(shades[0].colour);
    for (const auto& bin : bench.reliability.curve()) {
        if (bin.readings == 0) continue;
        const double at = bin.confidence / bin.readings,
                     share = static_cast<double>(bin.right) / bin.readings;
        const double radius = 3 + 2.2 * std::log10(1.0 + bin.readings);
        p.drawEllipse(QPointF(curve.left() + at * curve.width(), curve.bottom() - share * curve.height()),
                      radius, radius);
    }
    write(p, {curve.left() - 40, curve.bottom() + 10, curve.width() + 80, 24}, Qt::AlignHCenter, "confidence",
          14);
    write(p, {curve.left() - 40, curve.bottom() + 34, curve.width() + 80, 24}, Qt::AlignHCenter,
          "expected calibration error " + QString::number(bench.reliability.error(), 'f', 3), 14);
}

}  // namespace

QImage draw_bench(const PhotoBench& bench) {
    QImage picture(width, height, QImage::Format_RGB32);
    picture.fill(paper);
    QPainter p(&picture);
    p.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    draw_heights(p, bench);
    draw_reliability(p, bench);
    return picture;
}

}  // namespace temple::datasets
