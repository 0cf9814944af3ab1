// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/live_view.hpp"

#include <QCoreApplication>
#include <QLineF>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>
#include <utility>

#include "ui/window/camera_words.hpp"
#include "ui/window/table_scene.hpp"
#include "ui/window/theme.hpp"
#include "ui/words/choice_words.hpp"

namespace temple::ui {
namespace {

class LiveWords {
    Q_DECLARE_TR_FUNCTIONS(LiveWords)
};

QPen pen_of(Mark::State state) {
    switch (state) {
        case Mark::State::settling:
            return QPen(QColor("#ffd54f"), 2, Qt::DotLine);
        case Mark::State::sure:
            return QPen(QColor("#69f0ae"), 3, Qt::SolidLine);
        case Mark::State::in_doubt:
            return QPen(QColor("#ff8a80"), 3, Qt::DashLine);
        case Mark::State::covered:
            return QPen(QColor("#b0bec5"), 2, Qt::DashDotLine);
    }
    return {};
}

}  // namespace

LiveView::LiveView(QWidget* parent) : QWidget(parent) {
    setObjectName("live");
    setAccessibleName(LiveWords::tr("What the camera sees"));
    setMinimumSize(320, 180);
}

void LiveView::show_view(const std::optional<VisionView>& view, bool hide_picture) {
    hidden_ = hide_picture;
    if (!view) {
        picture_ = QImage();
        marks_.clear();
    } else {
        const cv::Mat& bgr = view->bgr;
        picture_ =
            QImage(bgr.data, bgr.cols, bgr.rows, static_cast<qsizetype>(bgr.step), QImage::Format_BGR888)
                .copy();
        marks_ = view->marks;
    }
    QString words = LiveWords::tr("%n cards are seen", "", static_cast<int>(marks_.size()));
    QStringList names;
    for (const Seat& seat : seats_) names << seat.name;
    if (!names.isEmpty()) words += ". " + LiveWords::tr("Seats: %1").arg(names.join(", "));
    setAccessibleDescription(words);
    update();
}

void LiveView::show_seats(const QList<Seat>& seats) {
    seats_ = seats;
    if (dragged_ >= seats_.size()) dragged_ = -1;
    update();
}

QRectF LiveView::picture_box() const {
    const QSize fitting = picture_.size().scaled(size(), Qt::KeepAspectRatio);
    return QRectF((width() - fitting.width()) / 2.0, (height() - fitting.height()) / 2.0, fitting.width(),
                  fitting.height());
}

QPointF LiveView::on_widget(QPointF picture) const {
    const QRectF box = picture_box();
    return box.topLeft() + picture * (box.width() / std::max(1, picture_.width()));
}

QRectF LiveView::name_box(int seat) const {
    QFont bold = font();
    bold.setBold(true);
    const QFontMetrics metrics(bold);
    const QSizeF room(metrics.horizontalAdvance(seats_[seat].name) + 2.0 * metrics.averageCharWidth(),
                      metrics.height() * 1.4);
    QRectF box({}, room);
    box.moveCenter(seat == dragged_ ? drag_at_ : on_widget(seats_[seat].at));
    const QRectF all(rect());
    box.moveLeft(std::clamp(box.left(), 0.0, std::max(0.0, all.width() - box.width())));
    box.moveTop(std::clamp(box.top(), 0.0, std::max(0.0, all.height() - box.height())));
    return box;
}

void LiveView::mousePressEvent(QMouseEvent* event) {
    for (int seat = 0; seat < seats_.size(); ++seat)
        if (name_box(seat).contains(event->position())) {
            drag_at_ = event->position();
            dragged_ = seat;
        }
}

void LiveView::mouseMoveEvent(QMouseEvent* event) {
    if (dragged_ < 0) return;
    drag_at_ = event->position();
    update();
}

void LiveView::mouseReleaseEvent(QMouseEvent* event) {
    if (dragged_ < 0) return;
    const int from = std::exchange(dragged_, -1);
    int to = from;
    const auto away = [&](int seat) {
        return QLineF(event->position(), on_widget(seats_[seat].at)).length();
    };
    for (int seat = 0; seat < seats_.size(); ++seat)
        if (away(seat) < away(to)) to = seat;
    update();
    if (to != from && on_seat_moved) on_seat_moved(from, to);
}

void LiveView::draw_mark(QPainter& painter, const Mark& mark) const {
    QPolygonF outline;
    for (const cv::Point2f& corner : mark.outline) outline << on_widget(QPointF(corner.x, corner.y));
    painter.setPen(pen_of(mark.state));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolygon(outline);
    QString words = mark_words(mark.state);
    if (!hidden_ && !mark.name.empty()) words = card_label(QString::fromStdString(mark.name)) + " " + words;
    const QRectF around = outline.boundingRect();
    const QRectF text(around.center().x() - 60, around.bottom(), 120, painter.fontMetrics().height());
    const QRectF back = painter.fontMetrics().boundingRect(text.toRect(), Qt::AlignCenter, words);
    painter.fillRect(back.adjusted(-2, 0, 2, 0), QColor(0, 0, 0, 190));
    painter.setPen(Qt::white);
    painter.drawText(text, Qt::AlignCenter, words);
}

void LiveView::draw_seat(QPainter& painter, int seat) const {
    const QRectF box = name_box(seat);
    painter.setPen(QPen(theme().accent_text, 2));
    painter.setBrush(theme().accent);
    painter.drawRoundedRect(box, box.height() * 0.4, box.height() * 0.4);
    QFont bold = font();
    bold.setBold(true);
    painter.setFont(bold);
    painter.drawText(box, Qt::AlignCenter, seats_[seat].name);
    painter.setFont(font());
}

void LiveView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), theme().table);
    painter.setPen(theme().table_text);
    if (picture_.isNull()) {
        painter.drawText(rect(), Qt::AlignCenter | Qt::TextWordWrap,
                         LiveWords::tr("No picture. Choose a camera, or play by hand."));
        return;
    }
    if (!hidden_) painter.drawImage(picture_box(), picture_);
    painter.setRenderHint(QPainter::Antialiasing);
    for (const Mark& mark : marks_) draw_mark(painter, mark);
    for (int seat = 0; seat < seats_.size(); ++seat) draw_seat(painter, seat);
}

}  // namespace temple::ui
