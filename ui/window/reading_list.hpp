// SPDX-License-Identifier: GPL-3.0-or-later
// A list that is read and clicked: letters, digits and Backspace are not searched in it but left to the
// screen.
#pragma once

#include <QKeyEvent>
#include <QListWidget>

namespace temple::ui {

class ReadingList : public QListWidget {
  protected:
    void keyPressEvent(QKeyEvent* event) override {
        const QString text = event->text();
        const bool is_typed = !text.isEmpty() && text[0].isLetterOrNumber();
        const bool with_control =
            event->modifiers().testAnyFlags(Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier);
        if ((is_typed && !with_control) || event->key() == Qt::Key_Backspace) return event->ignore();
        QListWidget::keyPressEvent(event);
    }
};

}  // namespace temple::ui
