// SPDX-License-Identifier: GPL-3.0-or-later
// The README keeps its word: its commands run in the order in which they stand, and the demo says what is
// printed there.
#include <gtest/gtest.h>

#include <filesystem>
#include <regex>
#include <vector>

#include "tests/ui/command_run.hpp"
#include "tests/ui/scratch_folder.hpp"

namespace temple::ui {
namespace {

const std::string source = TEMPLE_SOURCE_DIR;

std::string readme() {
    std::ifstream in(source + "/README.md");
    return {std::istreambuf_iterator<char>(in), {}};
}

/// The fenced blocks of a language, in order.
std::vector<std::string> blocks(const std::string& language) {
    std::vector<std::string> found;
    const std::string begin = "\n```" + language + "\n", end = "\n```\n";
    const std::string text = readme();
    for (auto at = text.find(begin); at != std::string::npos; at = text.find(begin, at)) {
        at += begin.size();
        const auto stop = text.find(end, at);
        found.push_back(text.substr(at, stop - at) + "\n");
        at = stop;
    }
    return found;
}

/// What is said, without when: the time in front of a sentence depends on how soon a card was seen.
std::string sentences(const std::string& printed) {
    return std::regex_replace(printed, std::regex("(^|\n) *[0-9]+:[0-9][0-9]  "), "$1");
}

class Readme : public ScratchFolder {};

TEST_F(Readme, ItsCommandsRun) {
    // What a reader has: a video, a photograph, the table file that the README shows.
    const auto made =
        run_shell("cd " + folder.string() + " && ffmpeg -v error -i " + demo +
                  ".mp4 -t 1 -c copy game.mp4 && ffmpeg -v error -i game.mp4 -frames:v 1 photo.jpg");
    ASSERT_EQ(made.exit_code, 0) << made.err;
    ASSERT_EQ(blocks("json").size(), 1u);
    write("table.json", blocks("json").front());
    const std::string program = std::filesystem::path(TEMPLE_BINARY).parent_path().string();
    const std::string home = "export PATH=" + program + ":$PATH XDG_DATA_HOME=" + path("home") +
                             " XDG_CONFIG_HOME=" + path("home") + "; cd " + folder.string() + "; set -e\n";
    const auto commands = blocks("sh");
    EXPECT_GE(commands.size(), 7u);
    for (const std::string& command : commands) {
        const auto run = run_shell(home + command);
        EXPECT_EQ(run.exit_code, 0) << command << run.err;
        EXPECT_FALSE(run.out.empty() && command.find("simulate") == std::string::npos) << command;
    }
}

TEST_F(Readme, TheDemoSaysWhatIsPrinted) {
    const auto run = run_program("demo");
    EXPECT_EQ(run.exit_code, 0) << run.err;
    ASSERT_EQ(blocks("text").size(), 1u);
    EXPECT_EQ(sentences(run.out), sentences(blocks("text").front()));
}

TEST_F(Readme, TheToolsAndFilesItNamesAreThere) {
    for (const std::string tool : {"run", "test", "lint"}) {
        EXPECT_NE(readme().find("tools/" + tool), std::string::npos);
        EXPECT_EQ(
            run_shell("test -x " + source + "/tools/" + tool + " && bash -n " + source + "/tools/" + tool)
                .exit_code,
            0)
            << tool;
    }
    const auto picture = std::filesystem::path(source) / "datasets/demo/watched.jpg";
    ASSERT_TRUE(std::filesystem::exists(picture));
    EXPECT_LT(std::filesystem::file_size(picture), 150'000u);
}

}  // namespace
}  // namespace temple::ui
