// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/caption.hpp"

#include <QAccessible>
#include <QFontMetrics>

namespace temple::ui {
namespace {

constexpr int smallest = 16;                   // px
constexpr double largest_of_width = 1.0 / 20;  // of the window's width: 64 px of 1280, 96 px of 1920

}  // namespace

Caption::Caption(QWidget* parent) : QLabel(parent) {
    setObjectName("caption");
    setWordWrap(true);
    setAlignment(Qt::AlignCenter);
    setTextFormat(Qt::PlainText);  // names may hold anything
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored);
    setMinimumHeight(96);  // px; three lines of 32
    QFont bold = font();
    bold.setBold(true);
    setFont(bold);
}

void Caption::say(const QString& text) {
    setText(text);
    fit();
    QAccessibleEvent changed(this, QAccessible::NameChanged);
    QAccessible::updateAccessibility(&changed);
}

void Caption::resizeEvent(QResizeEvent* event) {
    QLabel::resizeEvent(event);
    fit();
}

void Caption::fit() {
    const QRect room = contentsRect().adjusted(8, 4, -8, -4);
    QFont fitting = font();
    int size = std::max(smallest, static_cast<int>(window()->width() * largest_of_width));
    for (; size > smallest; size -= 2) {
        fitting.setPixelSize(size);
        const QRect needed =
            QFontMetrics(fitting).boundingRect(room, Qt::AlignCenter | Qt::TextWordWrap, text());
        if (needed.height() <= room.height() && needed.width() <= room.width()) break;
    }
    fitting.setPixelSize(size);
    setFont(fitting);
}

}  // namespace temple::ui
