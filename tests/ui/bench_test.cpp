// SPDX-License-Identifier: GPL-3.0-or-later
// `bench` as somebody uses it who wants to know how well and how fast cards are seen.
#include <gtest/gtest.h>

#include <opencv2/imgcodecs.hpp>

#include "tests/ui/command_run.hpp"
#include "tests/ui/scratch_folder.hpp"

namespace temple::ui {
namespace {

class Bench : public ScratchFolder {};

TEST_F(Bench, TellsWhatTheFramesOfAVideoCostAndHowLongTheyAre) {
    for (int i = 0; i < 12; ++i) {
        std::filesystem::create_directories(folder / "game");
        cv::imwrite(path("game/" + std::to_string(i) + ".png"),
                    cv::Mat(360, 640, CV_8UC3, cv::Scalar(40, 60, 90)));
    }
    const auto run = run_program("bench --video " + path("game"));
    EXPECT_EQ(run.exit_code, 0) << run.err;
    EXPECT_NE(run.out.find("12 still frames"), std::string::npos) << run.out;
    EXPECT_NE(run.out.find("s of video in"), std::string::npos) << run.out;
}

TEST_F(Bench, DrawsAPictureOfWhatBecameOfTheCards) {
    std::filesystem::create_directories(folder / "photos");
    cv::imwrite(path("photos/bare.png"), cv::Mat(360, 640, CV_8UC3, cv::Scalar(40, 60, 90)));
    write(
        "photos/labels.jsonl",
        R"({"image":"bare.png","source":"one","cards":[{"id":"QH","quad":[[100,100],[160,100],[160,184],[100,184]]}]})"
        "\n");
    const auto run = run_program("bench --photos " + path("photos") + " --picture " + path("bench.png"));
    EXPECT_EQ(run.exit_code, 0) << run.err;
    const cv::Mat picture = cv::imread(path("bench.png"));
    ASSERT_FALSE(picture.empty());
    EXPECT_GT(picture.cols, 1000);
    const auto full =
        run_program("bench --photos " + path("photos") + " --picture " + path("no/such/folder.png"));
    EXPECT_EQ(full.exit_code, 1);
    EXPECT_NE(full.err.find("--picture"), std::string::npos) << full.err;
}

TEST_F(Bench, SaysWhatItNeeds) {
    EXPECT_EQ(run_program("bench").exit_code, 2);
    EXPECT_EQ(run_program("bench --picture x.png").exit_code, 2);
    EXPECT_EQ(run_program("bench --video " + path("missing.mp4")).exit_code, 1);
    EXPECT_EQ(run_program("bench --photos " + path("missing")).exit_code, 2);
}

}  // namespace
}  // namespace temple::ui
