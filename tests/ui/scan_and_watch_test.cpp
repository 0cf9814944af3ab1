// SPDX-License-Identifier: GPL-3.0-or-later
// `scan` and `watch` with what a person may give them by mistake.
#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

#include "tests/ui/command_run.hpp"
#include "tests/ui/scratch_folder.hpp"

namespace temple::ui {
namespace {

class ScanAndWatch : public ScratchFolder {};

TEST_F(ScanAndWatch, AVideoWithoutCardsGivesNoEventAndTypedEventsAreTaken) {
    for (int i = 0; i < 20; ++i) {
        cv::Mat frame(360, 640, CV_8UC3, cv::Scalar(40, 60, 90));
        cv::circle(frame, {50 + 20 * i, 180}, 30, {90, 120, 160}, cv::FILLED);
        cv::imwrite(path("f" + std::to_string(i) + ".png"), frame);
    }
    const auto quiet = run_program("watch " + folder.string() + three_players);
    EXPECT_EQ(quiet.exit_code, 0) << quiet.err;
    EXPECT_EQ(lines(quiet.out), 2) << quiet.out;  // setup, deal
    const auto typed = run_program(
        "watch " + folder.string() + three_players,
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
