// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/theme.hpp"

#include <QApplication>
#include <QPalette>
#include <QStyleFactory>
#include <algorithm>
#include <cmath>

namespace temple::ui {
namespace {

// What paint code asks for; set by apply_theme() alone, in the thread of the window.
Theme& theme_in_use() {
    static Theme chosen = Theme::light();
    return chosen;
}

/// Relative luminance of WCAG 2.1.
double luminance(const QColor& colour) {
    const auto linear = [](double c) {
        return c <= 0.03928 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
           0.0722 * linear(colour.blueF());
}

/// Of a line edit nothing sets the colour of letters but the palette: a style sheet would give hints half of
/// it.
QString style_sheet(const Theme& t) {
    return QStringLiteral(R"(
        QPushButton, QToolButton, QComboBox, QLineEdit, QSpinBox {
            background: %1; border: 2px solid %3; border-radius: 6px; padding: 5px 10px; }
        QPushButton, QToolButton, QComboBox, QSpinBox { color: %2; }
        QPushButton:hover, QToolButton:hover { border-color: %4; }
        QPushButton:focus, QToolButton:focus, QComboBox:focus, QLineEdit:focus, QListWidget:focus,
        QCheckBox:focus, QSlider:focus { border: 3px solid %4; }
        QPushButton:checked, QToolButton:checked, QPushButton[next="true"] {
            background: %4; color: %5; border-color: %4; }
        QPushButton:disabled, QToolButton:disabled, QPushButton[next="true"]:disabled {
            background: %1; color: %6; border: 2px dashed %3; }
        QCheckBox, QSlider { border: 3px solid transparent; border-radius: 6px; }
        QCheckBox::indicator { width: 1.1em; height: 1.1em; background: %1; border: 2px solid %6; border-radius: 4px; }
        QCheckBox::indicator:checked { background: %4; border-color: %4; image: url(:/art/check_%9.png); }
        QComboBox QLineEdit { border: none; padding: 0; }
        QComboBox::drop-down { subcontrol-origin: border; subcontrol-position: center right; width: 2em; border: none; }
        QComboBox::down-arrow { image: url(:/art/arrow_%9.png); width: 0.9em; height: 0.9em; }
        QComboBox QAbstractItemView { background: %1; color: %2; border: 2px solid %3;
            selection-background-color: %4; selection-color: %5; }
        QSlider::groove:horizontal { height: 6px; background: %3; border-radius: 3px; }
        QSlider::sub-page:horizontal { background: %4; border-radius: 3px; }
        QSlider::handle:horizontal { width: 18px; margin: -6px 0; background: %4; border: 2px solid %1; border-radius: 9px; }
        QListWidget, QTextBrowser { background: %1; color: %2; border: 2px solid %3; border-radius: 6px; }
        QListWidget::item { padding: 5px; }
        QListWidget::item:selected { background: %4; color: %5; }
        QFrame[panel="true"] { background: %1; border: 1px solid %3; border-radius: 8px; }
        QLabel[muted="true"] { color: %6; }
        QLabel[alarm="true"] { background: %7; color: %8; padding: 4px 8px; border-radius: 6px; }
        QToolTip { background: %1; color: %2; }
    )")
        .arg(t.panel.name(), t.panel_text.name(), t.line.name(), t.accent.name(), t.accent_text.name(),
             t.muted.name(), t.warning.name(), t.warning_text.name(), t.dark ? "dark" : "light");
}

}  // namespace

Theme Theme::light() {
    return {.dark = false,
            .window = "#f4efe6",
            .text = "#1d1a16",
            .panel = "#ffffff",
            .panel_text = "#1d1a16",
            .muted = "#5a5248",
            .accent = "#0b5a52",
            .accent_text = "#ffffff",
            .warning = "#8a1c12",
            .warning_text = "#ffffff",
            .table = "#d9c7a3",
            .table_text = "#1d1a16",
            .card = "#ffffff",
            .card_text = "#1d1a16",
            .card_red = "#b00020",
            .card_back = "#35567d",
            .line = "#8d8270"};
}

Theme Theme::dark_one() {
    return {.dark = true,
            .window = "#171512",
            .text = "#f3eee4",
            .panel = "#26231e",
            .panel_text = "#f3eee4",
            .muted = "#c2b8a8",
            .accent = "#66d3c3",
            .accent_text = "#06201c",
            .warning = "#ffb4a8",
            .warning_text = "#3a0702",
            .table = "#3a3226",
            .table_text = "#f3eee4",
            .card = "#f6f2ea",
            .card_text = "#1d1a16",
            .card_red = "#b00020",
            .card_back = "#7fa3cf",
            .line = "#857a69"};
}

QList<Theme::Pair> Theme::pairs() const {
    return {
        {"page", window, text},           {"panel", panel, panel_text},    {"muted on page", window, muted},
        {"muted on panel", panel, muted}, {"accent", accent, accent_text}, {"warning", warning, warning_text},
        {"table", table, table_text},     {"card", card, card_text},       {"red card", card, card_red}};
}

double contrast(const QColor& a, const QColor& b) {
    const double la = luminance(a), lb = luminance(b);
    return (std::max(la, lb) + 0.05) / (std::min(la, lb) + 0.05);
}

void apply_theme(QApplication& application, const Theme& chosen) {
    theme_in_use() = chosen;
    application.setStyle(QStyleFactory::create("Fusion"));
    QPalette palette;
    palette.setColor(QPalette::Window, chosen.window);
    palette.setColor(QPalette::WindowText, chosen.text);
    palette.setColor(QPalette::Base, chosen.panel);
    palette.setColor(QPalette::AlternateBase, chosen.window);
    palette.setColor(QPalette::Text, chosen.panel_text);
    palette.setColor(QPalette::Button, chosen.panel);
    palette.setColor(QPalette::ButtonText, chosen.panel_text);
    palette.setColor(QPalette::Highlight, chosen.accent);
    palette.setColor(QPalette::HighlightedText, chosen.accent_text);
    palette.setColor(QPalette::PlaceholderText, chosen.muted);
    palette.setColor(QPalette::ToolTipBase, chosen.panel);
    palette.setColor(QPalette::ToolTipText, chosen.panel_text);
    palette.setColor(QPalette::Link, chosen.accent);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, chosen.muted);
    application.setPalette(palette);
    application.setStyleSheet(style_sheet(chosen));
}

const Theme& theme() {
    return theme_in_use();
}

bool system_is_dark() {
    const QPalette palette = QApplication::palette();
    return palette.color(QPalette::Window).lightness() < palette.color(QPalette::WindowText).lightness();
}

}  // namespace temple::ui
