// SPDX-License-Identifier: GPL-3.0-or-later
// Videos that end early. What is said by a time follows from the frames up to it and from nothing later.
#include <gtest/gtest.h>

#include "tests/ui/command_run.hpp"
#include "tests/ui/scratch_folder.hpp"

namespace temple::ui {
namespace {

class CutVideo : public ScratchFolder {
  protected:
    /// The demo's beginning, cut without coding it anew.
    std::string beginning(double seconds, const std::string& name) const {
        const auto cut = run_shell("ffmpeg -v error -y -i " + demo + ".mp4 -t " + std::to_string(seconds) +
                                   " -c copy -movflags +faststart " + path(name));
        EXPECT_EQ(cut.exit_code, 0) << cut.err;
        return path(name);
    }
    static CommandRun watch(const std::string& video) {
        return run_program("watch " + video + three_players + " --start Carla");
    }
};

TEST_F(CutVideo, SaysWhatTheWholeSaysUpToTheCut) {
    const auto whole = watch(beginning(31, "whole.mp4"));
    ASSERT_EQ(whole.exit_code, 0) << whole.err;
    EXPECT_NE(whole.out.find("round_end"), std::string::npos) << whole.out;
    // s, and lines said by then; not just before one of them, as a cut may lack some of its last frames
    const std::pair<double, int> cuts[] = {{18, 3}, {28, 6}};
    for (const auto& [seconds, count] : cuts) {
        const auto part = watch(beginning(seconds, "part.mp4"));
        EXPECT_EQ(part.exit_code, 0) << part.err;
        EXPECT_EQ(lines(part.out), count) << part.out;
        EXPECT_TRUE(whole.out.starts_with(part.out)) << part.out << "\n" << whole.out;
    }
}

TEST_F(CutVideo, IsWatchedAsFarAsItGoesAndSaysThatItWasCut) {
    const std::string whole = beginning(6, "whole.mp4");
    std::filesystem::resize_file(whole, std::filesystem::file_size(whole) / 2);
    const auto run = watch(whole);
    EXPECT_EQ(run.exit_code, 0) << run.err;
    EXPECT_EQ(lines(run.out), 3) << run.out;  // setup, deal, started
    EXPECT_NE(run.err.find("cut off or damaged"), std::string::npos) << run.err;
}

}  // namespace
}  // namespace temple::ui
