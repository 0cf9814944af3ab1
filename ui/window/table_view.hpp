// SPDX-License-Identifier: GPL-3.0-or-later
// Draws the table as it is understood: never the camera's picture, which might show what somebody peeks at.
#pragma once

#include <QWidget>

#include "ui/window/table_scene.hpp"

namespace temple::ui {

class TableView : public QWidget {
  public:
    explicit TableView(QWidget* parent = nullptr);
    void show_scene(const TableScene& scene);

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    TableScene scene_;
};

}  // namespace temple::ui
