// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/labelled.hpp"

namespace temple::ui {

QLabel* heading(const QString& text, QWidget* buddy) {
    auto* label = new QLabel(text);
    QFont bold = label->font();
    bold.setBold(true);
    label->setFont(bold);
    label->setBuddy(buddy);
    return label;
}

QPushButton* labelled_button(const QString& name, const QString& text, const QString& words,
                             std::function<void()> action) {
    auto* button = new QPushButton(text);
    button->setObjectName(name);
    button->setAccessibleName(words);
    button->setToolTip(words);
    button->setAutoDefault(false);
    QObject::connect(button, &QPushButton::clicked, button, [action = std::move(action)] { action(); });
    return button;
}

}  // namespace temple::ui
