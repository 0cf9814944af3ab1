// SPDX-License-Identifier: GPL-3.0-or-later
// Drawing text needs an application object; a screen it does not need.
#pragma once

#include <QGuiApplication>

namespace temple::tests {

/// There is one from now on, for all tests of the process.
inline void have_gui_application() {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    if (qGuiApp) return;
    static int argc = 0;
    static QGuiApplication gui(argc, nullptr);
}

}  // namespace temple::tests
