// SPDX-License-Identifier: GPL-3.0-or-later
// Who plays, clockwise: names are typed, dragged into order, changed in place.
#pragma once

#include <QWidget>
#include <functional>
#include <string>
#include <vector>

class QLineEdit;
class QListWidget;

namespace temple::ui {

class PlayerList : public QWidget {
  public:
    explicit PlayerList(QWidget* parent = nullptr);

    std::function<void()> on_change;
    std::function<void(const QString& problem)> on_problem;  // empty: it is solved

    void set_names(const std::vector<std::string>& names);
    std::vector<std::string> names() const;
    /// Names of people who played before, offered while one types.
    void set_known_names(const QStringList& names);

  private:
    QLayout* make_row();
    void changed() const;
    void add();
    void remove();
    void move(int by);

    QListWidget* list_ = nullptr;
    QLineEdit* name_ = nullptr;
};

}  // namespace temple::ui
