// SPDX-License-Identifier: GPL-3.0-or-later
// The camera's picture with what is seen drawn into it: each state has a line and a word of its own, not a
// colour alone.
#pragma once

#include <QImage>
#include <QWidget>
#include <optional>

#include "ui/camera/vision.hpp"

namespace temple::ui {

class LiveView : public QWidget {
  public:
    explicit LiveView(QWidget* parent = nullptr);

    /// @param hide_picture  during a game only outlines are drawn: somebody may be peeking at a card
    void show_view(const std::optional<VisionView>& view, bool hide_picture);

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    QImage picture_;
    std::vector<Mark> marks_;
    QSize size_;
    bool hidden_ = false;
};

}  // namespace temple::ui
