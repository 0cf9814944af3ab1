// SPDX-License-Identifier: GPL-3.0-or-later
// A newcomer without a camera presses F5: the demo game is watched, and is no game of theirs.
#include <QElapsedTimer>
#include <filesystem>

#include "tests/window/window_fixture.hpp"

namespace temple::ui {
namespace {

class DemoInTheWindow : public WindowTest {};

TEST_F(DemoInTheWindow, IsWatchedAndNotKept) {
    key(Qt::Key_F5);
    ASSERT_NE(window->session(), nullptr);
    EXPECT_TRUE(read_caption().contains("Carla begins")) << read_caption().toStdString();
    QElapsedTimer timer;
    for (timer.start(); timer.elapsed() < 40'000 && !window->session()->is_watched();)
        QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
    EXPECT_TRUE(window->session()->is_watched());
    EXPECT_EQ(window->session()->id(), 0) << "it is in no journal";
    window->leave_game();
    EXPECT_NE(shown("start_screen"), nullptr);
    EXPECT_TRUE(window->settings().players.empty()) << "nobody here is called Carla";
    auto journal = referee::Journal::open(path("journal.sqlite"));
    ASSERT_TRUE(journal) << journal.error();
    EXPECT_TRUE(journal->games()->empty());
}

}  // namespace
}  // namespace temple::ui
