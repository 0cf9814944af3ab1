// SPDX-License-Identifier: GPL-3.0-or-later
// Standard streams as scripts and full disks leave them: results that are lost are an error, never a silence.
#include <gtest/gtest.h>

#include <opencv2/imgcodecs.hpp>

#include "tests/ui/command_run.hpp"
#include "tests/ui/scratch_folder.hpp"

namespace temple::ui {
namespace {

class StandardStreams : public ScratchFolder {
  protected:
    void SetUp() override {
        ScratchFolder::SetUp();
        cv::imwrite(path("a.png"), cv::Mat(360, 640, CV_8UC3, cv::Scalar(40, 60, 90)));
        write("game.jsonl", R"({"game":"temple_gold","players":["A","B","C"]})"
                            "\n");
        commands = {"watch " + folder.string() + three_players, "scan " + path("a.png"),
                    "referee " + path("game.jsonl"), "--version"};
    }
    std::vector<std::string> commands;
};

const std::string program = "\"$TEMPLE_TABLE\" ";

TEST_F(StandardStreams, LostResultsAreAnErrorOfOneLine) {
    for (const std::string& command : commands)
        for (const std::string lost : {" >/dev/full", " >&-"}) {
            const auto run = run_shell("exec " + program + command + lost);
            EXPECT_EQ(run.exit_code, 1) << command << lost;
            EXPECT_NE(run.err.find("standard output"), std::string::npos) << command << lost << run.err;
        }
}

TEST_F(StandardStreams, AReaderThatGoesAwayIsNoCrash) {
    for (const std::string& command : commands) {
        // The reader has ended before the program begins to write.
        const auto run = run_shell("{ sleep 0.3; " + program + command + "; echo $? >&2; } | true");
        EXPECT_EQ(run.err.substr(run.err.size() - 2), "1\n") << command << run.err;
    }
}

TEST_F(StandardStreams, NoFileTakesThePlaceOfAClosedStream) {
    for (const std::string closed : {" <&-", " 2>&-"}) {
        const auto run = run_shell("exec " + program + commands[0] + closed);
        EXPECT_EQ(run.exit_code, 0) << closed << run.err;
        EXPECT_EQ(lines(run.out), 2) << run.out;  // setup, deal; nothing of the picture read as typed lines
    }
}

TEST_F(StandardStreams, EndlessInputEndsWithItsReader) {
    const auto run = run_shell("yes '{\"type\":\"status\"}' | " + program + "referee >/dev/full");
    EXPECT_EQ(run.exit_code, 1) << run.err;
}

}  // namespace
}  // namespace temple::ui
