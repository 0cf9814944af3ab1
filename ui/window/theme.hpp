// SPDX-License-Identifier: GPL-3.0-or-later
// Colours of the window, light and dark. All pairs that carry text have a contrast of at least 4.5:1
// (WCAG 2.1, 1.4.3); a test computes it.
#pragma once

#include <QColor>
#include <QList>
#include <QString>

class QApplication;

namespace temple::ui {

struct Theme {
    bool dark = false;
    QColor window, text;         // the page
    QColor panel, panel_text;    // cards, lists, buttons
    QColor muted;                // text of less weight, on window and panel
    QColor accent, accent_text;  // the chosen thing, the next step
    QColor warning, warning_text;
    QColor table, table_text;  // the drawn table
    QColor card, card_text, card_red;
    QColor card_back;
    QColor line;  // borders

    static Theme light();
    static Theme dark_one();

    struct Pair {
        const char* what;
        QColor back, text;
    };
    /// Every pair of colours in which something is written.
    QList<Pair> pairs() const;
};

/// Contrast ratio of two colours by WCAG 2.1, 1 to 21.
double contrast(const QColor& a, const QColor& b);

/// Gives the application its colours.
void apply_theme(QApplication& application, const Theme& theme);

/// The colours in use.
const Theme& theme();

/// True if the system's own colours are dark; to be asked before apply_theme().
bool system_is_dark();

}  // namespace temple::ui
