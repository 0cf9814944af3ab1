// SPDX-License-Identifier: GPL-3.0-or-later
// A window with a journal and settings of its own and a voice that speaks into a list.
#pragma once

#include <gtest/gtest.h>

#include <QAccessible>
#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

#include "tests/window/fake_engine.hpp"
#include "ui/camera/qt_cameras.hpp"
#include "ui/window/main_window.hpp"

namespace temple::ui {

class WindowTest : public testing::Test {
  protected:
    void SetUp() override { open(); }
    void TearDown() override { window.reset(); }

    /// Opens the window, again if it was open: with what is kept on disk.
    void open() {
        window.reset();
        speech = std::make_shared<FakeSpeech>();
        window = std::make_unique<MainWindow>(setup_with(path("journal.sqlite"), path("config.toml")));
        window->show();
        QApplication::setActiveWindow(window.get());
        QCoreApplication::processEvents();
    }
    WindowSetup setup_with(const std::string& journal, const std::string& settings_file) const {
        return {.journal = journal,
                .settings_file = settings_file,
                .settings = settings,
                .notice = {},
                .version = "test",
                .engine = std::make_unique<FakeEngine>(speech),
                .cameras = nullptr,
                .demo = TEMPLE_SOURCE_DIR "/datasets/demo/temple_gold.mp4"};
    }
    std::string path(const char* name) const { return home.filePath(name).toStdString(); }

    QWidget* shown(const QString& name) const {
        for (QWidget* widget : window->findChildren<QWidget*>(name))
            if (widget->isVisible()) return widget;
        return nullptr;
    }
    void click(const QString& name) {
        auto* button = qobject_cast<QAbstractButton*>(shown(name));
        ASSERT_NE(button, nullptr) << name.toStdString();
        ASSERT_TRUE(button->isEnabled()) << name.toStdString();
        button->click();
        QCoreApplication::processEvents();
    }
    /// Where a key goes that is pressed.
    QWidget* has_focus() const { return window->focusWidget() ? window->focusWidget() : window.get(); }
    void keys(const QString& typed) {
        for (const QChar key : typed) {
            QTest::keyClick(has_focus(), key.toLatin1(), key.isUpper() ? Qt::ShiftModifier : Qt::NoModifier);
            QCoreApplication::processEvents();
        }
    }
    void key(Qt::Key pressed, Qt::KeyboardModifiers with = Qt::NoModifier) {
        QTest::keyClick(has_focus(), pressed, with);
        QTest::qWait(150);  // a button's shortcut presses it for 100 ms
    }
    void play(const char* game, std::vector<std::string> players,
              nlohmann::json options = nlohmann::json::object()) {
        window->start_game({game, std::move(players), std::move(options)}, std::nullopt);
        QCoreApplication::processEvents();
    }
    /// Enters events as if by hand.
    void enter(const std::vector<std::string>& events);
    /// What a screen reader reads as the caption; on the End screen that and the result.
    QString read_caption() const {
        return (read("caption") + read("last_said") + " " + read("result")).trimmed();
    }
    QString read(const char* name) const {
        auto* interface = QAccessible::queryAccessibleInterface(shown(name));
        return interface == nullptr ? QString() : interface->text(QAccessible::Name);
    }

    QTemporaryDir home;
    Settings settings = [] {
        Settings chosen;
        chosen.language = Language::english;
        chosen.look = Look::light;
        return chosen;
    }();
    std::shared_ptr<FakeSpeech> speech;
    std::unique_ptr<MainWindow> window;
};

}  // namespace temple::ui
