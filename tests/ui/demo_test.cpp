// SPDX-License-Identifier: GPL-3.0-or-later
// The bundled game, watched from its video: what a newcomer sees first.
#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "tests/ui/command_run.hpp"
#include "tests/ui/scratch_folder.hpp"

namespace temple::ui {
namespace {

/// The announcements of JSON lines, without what a video cannot know: event numbers and times.
std::vector<nlohmann::json> announcements(std::istream& lines) {
    std::vector<nlohmann::json> all;
    for (std::string line; std::getline(lines, line);) {
        auto said = nlohmann::json::parse(line);
        said.erase("event");
        said.erase("t");
        // Who starts is told to `watch` before the deal; a scenario may tell it after.
        if (said["kind"] != "started") all.push_back(said);
    }
    return all;
}

TEST(Demo, WatchingItsVideoAnnouncesTheWholeGame) {
    const auto run = run_program("watch " + demo + ".mp4" + three_players + " --start Carla");
    ASSERT_EQ(run.exit_code, 0) << run.err;
    std::istringstream said(run.out);
    std::ifstream expected(demo + ".expected.jsonl");
    ASSERT_TRUE(expected);
    EXPECT_EQ(announcements(said), announcements(expected));
}

}  // namespace
}  // namespace temple::ui
