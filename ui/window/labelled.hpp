// SPDX-License-Identifier: GPL-3.0-or-later
// Headings and buttons that say what they are to people who see them and to people who do not.
#pragma once

#include <QLabel>
#include <QPushButton>
#include <functional>

namespace temple::ui {

/// A bold label. @param buddy the widget that it names
QLabel* heading(const QString& text, QWidget* buddy = nullptr);

/// @param name  of the object. @param words  tool tip and accessible name
QPushButton* labelled_button(const QString& name, const QString& text, const QString& words,
                             std::function<void()> action);

}  // namespace temple::ui
