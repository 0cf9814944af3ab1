// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/table_view.hpp"

#include <QCoreApplication>
#include <QPainter>
#include <QPainterPath>
#include <cmath>
#include <numbers>

#include "ui/window/theme.hpp"

namespace temple::ui {
namespace {

using CardLook = SceneCard::Look;

class ViewWords {
    Q_DECLARE_TR_FUNCTIONS(ViewWords)
};

void draw_mark(QPainter& painter, const QRectF& box, CardLook look) {
    const QRectF mark(box.center().x() - box.width() * 0.22, box.bottom() - box.width() * 0.6,
                      box.width() * 0.44, box.width() * 0.44);
    painter.setPen(QPen(theme().card_text, 1));
    if (look == CardLook::gold) {
        painter.setBrush(QColor("#e0a800"));
        painter.drawEllipse(mark);
    } else if (look == CardLook::trap) {
        painter.setBrush(QColor("#c62828"));
        painter.drawPolygon(
            QPolygonF{mark.bottomLeft(), mark.bottomRight(), {mark.center().x(), mark.top()}});
    }
}

void draw_card(QPainter& painter, const QRectF& box, const SceneCard& card) {
    const Theme& t = theme();
    const bool round = card.look == CardLook::token || card.look == CardLook::monkey;
    painter.setPen(QPen(t.line, 1.5));
    painter.setBrush(card.look == CardLook::down || card.look == CardLook::token ? t.card_back : t.card);
    if (round) {
        const double d = std::min(box.width(), box.height());
        painter.drawEllipse(QRectF(box.center().x() - d / 2, box.center().y() - d / 2, d, d));
    } else {
        painter.drawRoundedRect(box, box.width() * 0.1, box.width() * 0.1);
    }
    if (card.label.isEmpty()) return;
    const bool red =
        card.label.contains(QString::fromUtf8("♥")) || card.label.contains(QString::fromUtf8("♦"));
    painter.setPen(red ? t.card_red : t.card_text);
    QFont font = painter.font();
    double size = box.height() * 0.34;
    do {
        font.setPixelSize(std::max(7, static_cast<int>(size)));
        size *= 0.92;
    } while (size > 7 && QFontMetrics(font).horizontalAdvance(card.label) > box.width() * 0.94);
    painter.setFont(font);
    const bool marked = card.look == CardLook::gold || card.look == CardLook::trap;
    painter.drawText(marked ? box.adjusted(0, 2, 0, -box.height() * 0.4) : box, Qt::AlignCenter, card.label);
    draw_mark(painter, box, card.look);
}

/// Name, badge and cards of a place, centred on a point.
void draw_spot(QPainter& painter, const SceneSpot& spot, QPointF centre, double width, double height) {
    const Theme& t = theme();
    const double name_height = height * 0.3;
    QFont font = painter.font();
    font.setBold(true);
    font.setPixelSize(std::max(11, static_cast<int>(name_height * 0.62)));
    painter.setFont(font);
    const QRectF name_box(centre.x() - width / 2, centre.y() - height / 2, width, name_height);
    QString title = spot.badge.isEmpty() ? spot.name : QString("%1 · %2").arg(spot.name, spot.badge);
    title = QFontMetrics(font).elidedText(title, Qt::ElideRight, static_cast<int>(width * 0.96));
    if (spot.active) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(t.accent);
        painter.drawRoundedRect(name_box, name_height * 0.3, name_height * 0.3);
    }
    painter.setPen(spot.active ? t.accent_text : t.table_text);
    painter.drawText(name_box, Qt::AlignCenter, title);
    if (spot.cards.isEmpty()) return;
    const double room = height - name_height - 4;
    const auto n = static_cast<double>(spot.cards.size());
    const bool wide = spot.cards.first().label.size() > 3;  // Temple Code's cards lie across
    const double shape = wide ? 1.5 : 0.72;
    const double card_width = std::min(room * shape, width / n - 4);
    const double card_height = std::min(room, card_width / shape);
    double x = centre.x() - n * (card_width + 4) / 2 + 2;
    for (const SceneCard& card : spot.cards) {
        draw_card(painter, QRectF(x, name_box.bottom() + 4, card_width, card_height), card);
        x += card_width + 4;
    }
}

}  // namespace

TableView::TableView(QWidget* parent) : QWidget(parent) {
    setObjectName("table");
    setAccessibleName(ViewWords::tr("The table as it is understood"));
    setMinimumHeight(120);
}

void TableView::show_scene(const TableScene& scene) {
    scene_ = scene;
    setAccessibleDescription(scene.in_words());
    update();
}

void TableView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF all = QRectF(rect()).adjusted(2, 2, -2, -2);
    painter.setPen(QPen(theme().line, 2));
    painter.setBrush(theme().table);
    painter.drawRoundedRect(all, all.height() * 0.12, all.height() * 0.12);
    const auto n = static_cast<int>(scene_.seats.size());
    if (n == 0) return;
    // Up to ten seats on an ellipse; places are as wide as their neighbours allow.
    const double height = all.height() * (n > 6 ? 0.22 : 0.28);
    const double width = std::min(all.width() * (n > 6 ? 0.24 : 0.3), height * 3.2);
    const double rx = (all.width() - width) / 2 - 6, ry = (all.height() - height) / 2 - 4;
    for (int i = 0; i < n; ++i) {
        // Players are named clockwise as seen in the picture, the first at the bottom edge.
        const double angle = std::numbers::pi / 2 + 2 * std::numbers::pi * i / n;
        draw_spot(painter, scene_.seats[i],
                  {all.center().x() + rx * std::cos(angle), all.center().y() + ry * std::sin(angle)}, width,
                  height);
    }
    const auto m = static_cast<int>(scene_.middle.size());
    for (int i = 0; i < m; ++i) {
        const double step = all.width() * 0.5 / m;
        draw_spot(painter, scene_.middle[i],
                  {all.center().x() + (i - (m - 1) / 2.0) * step, all.center().y()}, step * 0.95,
                  height * 0.9);
    }
}

}  // namespace temple::ui
