// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that need an application run without a screen, with homes of their own.
#include <gtest/gtest.h>

#include <QApplication>
#include <QTemporaryDir>

#include "scanner/picture_memory.hpp"

int main(int argc, char** argv) {
    temple::scanner::keep_picture_memory();
    testing::InitGoogleTest(&argc, argv);
    const QTemporaryDir home;
    qputenv("XDG_CONFIG_HOME", home.path().toUtf8());
    qputenv("XDG_DATA_HOME", home.path().toUtf8());
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication application(argc, argv);
    return RUN_ALL_TESTS();
}
