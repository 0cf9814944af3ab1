// SPDX-License-Identifier: GPL-3.0-or-later
// A game video over and over in the window, for as many minutes as TEMPLE_TABLE_SOAK_MINUTES says
// (tools/soak): memory and open files stay as they are, and no event is dropped.
#include <QElapsedTimer>
#include <cstdio>
#include <filesystem>
#include <fstream>

#include "tests/window/window_fixture.hpp"
#include "ui/words/sentences.hpp"

namespace temple::ui {
namespace {

const std::string demo_game = std::string(TEMPLE_SOURCE_DIR) + "/datasets/demo/temple_gold";

double resident_mb() {
    std::ifstream in("/proc/self/statm");
    double pages = 0, resident = 0;
    in >> pages >> resident;
    return resident * 4096 / 1e6;
}

long open_files() {
    return std::distance(std::filesystem::directory_iterator("/proc/self/fd"), {});
}

std::vector<std::string> expected_kinds() {
    std::vector<std::string> kinds;
    std::ifstream in(demo_game + ".expected.jsonl");
    for (std::string line; std::getline(in, line);) kinds.push_back(nlohmann::json::parse(line)["kind"]);
    return kinds;
}

class LongHour : public WindowTest {
  protected:
    /// Watches the demo once. @return the kinds of what was announced
    std::vector<std::string> watch_once(bool real_time) {
        window->start_game({"temple_gold", {"Anna", "Ben", "Carla"}, nlohmann::json::object()}, "Carla");
        VisionSetup video;
        video.open = [] { return scanner::open_source(demo_game + ".mp4", 0); };
        video.is_file = true;
        video.real_time = real_time;
        window->open_vision(video);
        EXPECT_EQ(window->camera_state(), CameraState::opening);  // not the state of the game before
        while (window->camera_state() != CameraState::ended)
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 50);
        QTest::qWait(200);  // what the last frame gave
        std::vector<std::string> kinds;
        for (const auto& line : window->session()->said()) kinds.push_back(line["kind"]);
        while (speech->at_once > 0) speech->finish();
        speech->spoken.clear();
        return kinds;
    }
};

TEST_F(LongHour, AWholeGameVideoIsAnnouncedInTheWindow) {
    EXPECT_EQ(watch_once(false), expected_kinds());
    EXPECT_TRUE(window->session()->referee().over());
    EXPECT_NE(shown("result"), nullptr);
}

TEST_F(LongHour, NeitherMemoryNorFilesGrowAndNothingIsDropped) {
    const int minutes = qEnvironmentVariableIntValue("TEMPLE_TABLE_SOAK_MINUTES");
    if (minutes == 0) GTEST_SKIP() << "set TEMPLE_TABLE_SOAK_MINUTES, or run tools/soak";
    QElapsedTimer timer;
    timer.start();
    double settled_mb = 0, most_mb = 0;
    long settled_files = 0, most_files = 0;
    const double warm = std::min(10.0, minutes / 3.0);  // minutes
    for (int games = 1; timer.elapsed() < minutes * 60'000LL; ++games) {
        EXPECT_EQ(watch_once(true), expected_kinds()) << "game " << games;
        const double mb = resident_mb();
        const long files = open_files();
        std::printf("%5.1f min, game %d: %.1f MB, %ld files\n", static_cast<double>(timer.elapsed()) / 60'000,
                    games, mb, files);
        std::fflush(stdout);
        if (static_cast<double>(timer.elapsed()) < warm * 60'000) {
            settled_mb = std::max(settled_mb, mb);
            settled_files = std::max(settled_files, files);
        }
        most_mb = std::max(most_mb, mb);
        most_files = std::max(most_files, files);
    }
    EXPECT_LE(most_mb, settled_mb * 1.05);
    EXPECT_LE(most_files, settled_files + 2);
}

}  // namespace
}  // namespace temple::ui
