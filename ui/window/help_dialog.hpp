// SPDX-License-Identifier: GPL-3.0-or-later
// All keys (F1).
#pragma once

#include <QDialog>
#include <QList>
#include <QString>

namespace temple::ui {

struct KeyHelp {
    QString key, what;
};
/// Every key of the program, in the order in which they are shown.
QList<KeyHelp> all_keys();

class HelpDialog : public QDialog {
  public:
    explicit HelpDialog(QWidget* parent = nullptr);
};

}  // namespace temple::ui
