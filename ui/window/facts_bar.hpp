// SPDX-License-Identifier: GPL-3.0-or-later
// How the game stands, in a row of large numbers.
#pragma once

#include <QWidget>

#include "ui/window/table_scene.hpp"

class QHBoxLayout;

namespace temple::ui {

class FactsBar : public QWidget {
  public:
    explicit FactsBar(QWidget* parent = nullptr);
    void show_facts(const QList<Fact>& facts);

  private:
    QHBoxLayout* layout_ = nullptr;
};

}  // namespace temple::ui
