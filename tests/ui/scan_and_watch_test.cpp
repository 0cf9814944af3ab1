// SPDX-License-Identifier: GPL-3.0-or-later
// `scan` and `watch` with what a person may give them by mistake.
#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>
#include <opencv2/videoio.hpp>

#include "tests/ui/command_run.hpp"

namespace temple::ui {
namespace {

namespace fs = std::filesystem;

class ScanAndWatch : public testing::Test {
  protected:
    void SetUp() override {
        folder = fs::temp_directory_path() / ("temple_ui_" + std::to_string(::getpid()) +
                                              testing::UnitTest::GetInstance()->current_test_info()->name());
        fs::create_directories(folder);
    }
    void TearDown() override { fs::remove_all(folder); }
    std::string path(const std::string& name) const { return (folder / name).string(); }
    static CommandRun watch(const std::string& arguments) { return run_program("watch " + arguments); }

    fs::path folder;
};

int lines(const std::string& text) {
    return static_cast<int>(std::count(text.begin(), text.end(), '\n'));
}

const std::string three = " --game temple_gold --players Anna,Ben,Carla";

TEST_F(ScanAndWatch, AWrongSetUpIsRejectedWithExitTwo) {
    for (const std::string game :
         {"--game temple_gold --players Anna,Ben", "--game temple_gold --players A,B,C,D,E,F,G,H,I,J,K",
          "--game temple_gold --players Anna,Anna,Ben", "--game poker --players A,B,C",
          "--game temple_gold --players A,B,C --option one_trap=7", "--game temple_gold --players A,,C"}) {
        const auto run = watch(path("none.mp4") + " " + game);
        EXPECT_EQ(run.exit_code, 2) << game;
        EXPECT_EQ(nlohmann::json::parse(run.out).at("kind"), "setup_rejected") << game;
        EXPECT_EQ(lines(run.err), 1) << run.err;
    }
    for (const std::string& wrong : std::vector<std::string>{
             three + " --start Zoe", three + " --option one_trap", three + " --option x={"}) {
        const auto run = watch(path("none.mp4") + wrong);
        EXPECT_EQ(run.exit_code, 2) << wrong;
        EXPECT_EQ(lines(run.err), 1) << run.err;
    }
}

TEST_F(ScanAndWatch, ABadSourceIsOneLineAndExitOne) {
    std::ofstream(path("empty.mp4"));
    std::ofstream(path("text.mp4")) << "This is a letter, not a film.\n";
    fs::create_directories(folder / "nothing");
    std::ofstream(path("table.json")) << "{}";
    for (const std::string& source : {path("missing.mp4"), path("empty.mp4"), path("text.mp4"),
                                      path("nothing"), std::string("camera:99")}) {
        const auto run = watch(source + three);
        EXPECT_EQ(run.exit_code, 1) << source;
        EXPECT_EQ(lines(run.err), 1) << run.err;
        EXPECT_NE(run.err.find(source), std::string::npos) << run.err;
    }
    cv::imwrite(path("nothing/a.png"), cv::Mat(360, 640, CV_8UC3, cv::Scalar(40, 60, 90)));
    const auto run = watch(path("nothing") + three + " --table " + path("table.json"));
    EXPECT_EQ(run.exit_code, 1);
    EXPECT_EQ(lines(run.err), 1) << run.err;
}

TEST_F(ScanAndWatch, AVideoWithoutCardsGivesNoEventAndTypedEventsAreTaken) {
    for (int i = 0; i < 20; ++i) {
        cv::Mat frame(360, 640, CV_8UC3, cv::Scalar(40, 60, 90));
        cv::circle(frame, {50 + 20 * i, 180}, 30, {90, 120, 160}, cv::FILLED);
        cv::imwrite(path("f" + std::to_string(i) + ".png"), frame);
    }
    const auto quiet = watch(folder.string() + three);
    EXPECT_EQ(quiet.exit_code, 0) << quiet.err;
    EXPECT_EQ(lines(quiet.out), 2) << quiet.out;  // setup, deal
    const auto typed = run_program(
        "watch " + folder.string() + three,
        "{\"type\":\"start\",\"player\":\"Ben\"}\nhello\n{\"type\":\"answer\",\"id\":7,\"value\":1}\n");
    EXPECT_EQ(typed.exit_code, 0) << typed.err;
    EXPECT_NE(typed.out.find("\"kind\":\"started\""), std::string::npos) << typed.out;
    EXPECT_NE(typed.out.find("\"kind\":\"bad_event\""), std::string::npos) << typed.out;
    for (std::stringstream all(typed.out); all.good();) {
        std::string line;
        if (std::getline(all, line); line.empty()) continue;
        EXPECT_TRUE(nlohmann::json::parse(line).contains("t")) << line;
    }
}

TEST_F(ScanAndWatch, ScanGoesOnAfterAPictureThatCannotBeRead) {
    cv::imwrite(path("table.png"), cv::Mat(360, 640, CV_8UC3, cv::Scalar(40, 60, 90)));
    cv::imwrite(path("one.png"), cv::Mat(1, 1, CV_8UC3, cv::Scalar::all(9)));
    std::ofstream(path("text.png")) << "no picture";
    const auto run = run_program("scan --jsonl " + path("missing.png") + " " + path("one.png") + " " +
                                 path("text.png") + " " + path("table.png"));
    EXPECT_EQ(run.exit_code, 1);
    ASSERT_EQ(lines(run.out), 4) << run.out;
    std::stringstream all(run.out);
    std::string line;
    for (int i = 0; i < 3; ++i) {
        std::getline(all, line);
        EXPECT_TRUE(nlohmann::json::parse(line).contains("error")) << line;
    }
    std::getline(all, line);
    const auto row = nlohmann::json::parse(line);
    EXPECT_EQ(row.at("size"), nlohmann::json({640, 360}));
    EXPECT_TRUE(row.at("cards").empty()) << line;
}

}  // namespace
}  // namespace temple::ui
