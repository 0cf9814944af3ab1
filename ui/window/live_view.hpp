// SPDX-License-Identifier: GPL-3.0-or-later
// The camera's picture with what is seen drawn into it: each state has a line and a word of its own, not a
// colour alone.
#pragma once

#include <QImage>
#include <QList>
#include <QPointF>
#include <QWidget>
#include <functional>
#include <optional>

#include "ui/camera/vision.hpp"

class QPainter;

namespace temple::ui {

class LiveView : public QWidget {
  public:
    explicit LiveView(QWidget* parent = nullptr);

    /// @param hide_picture  during a game only outlines are drawn: somebody may be peeking at a card
    void show_view(const std::optional<VisionView>& view, bool hide_picture);
    /// A player's name where the player sits.
    struct Seat {
        QString name;
        QPointF at;  // px of the picture that is shown
    };
    void show_seats(const QList<Seat>& seats);
    /// The name of one seat was dragged to another's.
    std::function<void(int from, int to)> on_seat_moved;

  protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

  private:
    QRectF picture_box() const;
    QPointF on_widget(QPointF picture) const;
    QRectF name_box(int seat) const;
    void draw_mark(QPainter& painter, const Mark& mark) const;
    void draw_seat(QPainter& painter, int seat) const;

    QImage picture_;
    std::vector<Mark> marks_;
    QList<Seat> seats_;
    int dragged_ = -1;
    QPointF drag_at_;
    bool hidden_ = false;
};

}  // namespace temple::ui
