// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/live_view.hpp"

#include <QCoreApplication>
#include <QPainter>

#include "ui/window/camera_words.hpp"
#include "ui/window/table_scene.hpp"
#include "ui/window/theme.hpp"

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
    setAccessibleDescription(LiveWords::tr("%n cards are seen", "", static_cast<int>(marks_.size())));
    update();
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
    const QSize fitting = picture_.size().scaled(size(), Qt::KeepAspectRatio);
    const QRect box(QPoint((width() - fitting.width()) / 2, (height() - fitting.height()) / 2), fitting);
    if (!hidden_) painter.drawImage(box, picture_);
    painter.setRenderHint(QPainter::Antialiasing);
    const double scale = static_cast<double>(fitting.width()) / picture_.width();
    for (const Mark& mark : marks_) {
        QPolygonF outline;
        for (const cv::Point2f& corner : mark.outline)
            outline << QPointF(box.x() + corner.x * scale, box.y() + corner.y * scale);
        painter.setPen(pen_of(mark.state));
        painter.setBrush(Qt::NoBrush);
        painter.drawPolygon(outline);
        QString words = mark_words(mark.state);
        if (!hidden_ && !mark.name.empty())
            words = card_label(QString::fromStdString(mark.name)) + " " + words;
        const QRectF around = outline.boundingRect();
        const QRectF text(around.center().x() - 60, around.bottom(), 120, painter.fontMetrics().height());
        const QRectF back = painter.fontMetrics().boundingRect(text.toRect(), Qt::AlignCenter, words);
        painter.fillRect(back.adjusted(-2, 0, 2, 0), QColor(0, 0, 0, 190));
        painter.setPen(Qt::white);
        painter.drawText(text, Qt::AlignCenter, words);
    }
}

}  // namespace temple::ui
