// SPDX-License-Identifier: GPL-3.0-or-later
// kill -9 in the midst of a game: the window opened anew offers it, and it goes on where it was.
#include <QListWidget>
#include <QProcess>
#include <csignal>

#include "tests/window/window_fixture.hpp"

namespace temple::ui {
namespace {

/// What a deck check before the game found: three players need 8 numbers, 5 courts, 2 aces.
std::vector<table::Card> checked_deck() {
    std::vector<table::Card> cards;
    for (const char* name :
         {"2C", "3D", "4H", "5S", "6C", "7D", "8H", "10C", "JC", "QH", "KD", "JS", "QD", "AC", "AS"})
        cards.push_back(*table::Card::parse(name));
    return cards;
}

constexpr const char* folder_name = "TEMPLE_TABLE_KILLED_WINDOW";

class KilledWindow : public WindowTest {};

/// The one that is killed: run by the test below in a process of its own.
TEST_F(KilledWindow, DISABLED_PlaysUntilItIsKilled) {
    const QString folder = qEnvironmentVariable(folder_name);
    ASSERT_FALSE(folder.isEmpty());
    window = std::make_unique<MainWindow>(setup_with((folder + "/journal.sqlite").toStdString(), {}));
    window->show();
    play("temple_gold", {"Anna", "Ben", "Carla"});
    window->session()->know_chambers(checked_deck());
    keys("11");
    keys("1QH");  // Ben
    keys("1AS");  // Anna
    key(Qt::Key_Z, Qt::ControlModifier);
    keys("2AS");  // Carla
    std::fprintf(stderr, "played\n");
    QTest::qWait(60'000);
}

TEST_F(KilledWindow, GoesOnWhereItWas) {
    QProcess other;
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert(folder_name, home.path());
    other.setProcessEnvironment(environment);
    other.setProcessChannelMode(QProcess::MergedChannels);
    other.start(
        QCoreApplication::applicationFilePath(),
        {"--gtest_also_run_disabled_tests", "--gtest_filter=KilledWindow.DISABLED_PlaysUntilItIsKilled"});
    QByteArray said;
    for (int waited = 0; waited < 60 && !said.contains("played"); ++waited) {
        other.waitForReadyRead(1000);
        said += other.readAll();
    }
    ASSERT_TRUE(said.contains("played")) << said.toStdString();
    ::kill(static_cast<pid_t>(other.processId()), SIGKILL);
    other.waitForFinished();
    open();
    click("resume");
    ASSERT_NE(window->session(), nullptr);
    EXPECT_EQ(read_caption(), "Round 1: 1 opening is left. Carla has the key.");
    EXPECT_EQ(window->session()->referee().temple_gold()->opened.size(), 2u);
    EXPECT_EQ(window->session()->chambers(), checked_deck()) << "what was checked before the kill is known";
    keys("110C");
    EXPECT_TRUE(read_caption().contains("Round 1 is over")) << read_caption().toStdString();
    while (window->session()->can_undo()) key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(window->session()->referee().temple_gold()->opened.size(), 0u)
        << "what was before the kill can be taken back";
}

}  // namespace
}  // namespace temple::ui
