// SPDX-License-Identifier: GPL-3.0-or-later
// kill -9 in the middle of a watched game: what was said before and what is said after it goes on are
// together what is said without the kill, be the film watched anew or from the kill on.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "tests/ui/command_run.hpp"
#include "tests/ui/scratch_folder.hpp"

namespace temple::ui {
namespace {

using Lines = std::vector<nlohmann::json>;

Lines lines_in(std::istream&& in) {
    Lines all;
    for (std::string line; std::getline(in, line);) all.push_back(nlohmann::json::parse(line));
    return all;
}

/// An announcement without when and at which event it was said: a start that is given is entered before the
/// deal.
nlohmann::json without_numbers(nlohmann::json announcement) {
    announcement.erase("t");
    announcement.erase("event");
    return announcement;
}

class KilledWatch : public ScratchFolder {
  protected:
    /// Watches until so many lines are said and a moment more, then ends it by kill -9. @return what was said
    Lines watch_until(const std::string& video, std::size_t said, const std::string& moment) const {
        const std::string watch =
            "\"$TEMPLE_TABLE\" watch " + video + three_players + " --start Carla --journal ";
        const std::string out = path("out");
        const auto run =
            run_shell(": >" + out + "; " + watch + path("j") + " </dev/null >>" + out +
                      " 2>/dev/null & p=$!; while kill -0 $p && [ $(wc -l <" + out + ") -lt " +
                      std::to_string(said) + " ]; do sleep 0.02; done; sleep " + moment + "; kill -9 $p");
        EXPECT_EQ(run.exit_code, 0) << "it ended before it was killed: " << run.err;
        return lines_in(std::ifstream(out));
    }
    /// The demo from that second on.
    std::string rest_of_demo(double from) const {
        const auto cut = run_shell("ffmpeg -v error -y -ss " + std::to_string(from) + " -i " + demo +
                                   ".mp4 -c:v libx264 -preset ultrafast -crf 18 " + path("rest.mp4"));
        EXPECT_EQ(cut.exit_code, 0) << cut.err;
        return path("rest.mp4");
    }
    /// Goes on with the game on `video`. Both parts are the demo's announcements, or a question stands
    /// between.
    void expect_whole(Lines said, const std::string& video) const {
        const auto run = run_program("watch " + video + " --resume 1 --journal " + path("j"));
        EXPECT_EQ(run.exit_code, 0) << run.err;
        std::ranges::move(lines_in(std::istringstream(run.out)), std::back_inserter(said));
        const Lines whole = lines_in(std::ifstream(demo + ".expected.jsonl"));
        for (std::size_t i = 0; i < std::max(said.size(), whole.size()); ++i) {
            ASSERT_LT(i, said.size()) << "not said: " << whole[i];
            if (said[i].at("kind") == "question") return;  // it cannot know, and people are asked
            ASSERT_LT(i, whole.size()) << "said too much: " << said[i];
            if (i > 0) {
                ASSERT_GE(said[i].at("event"), said[i - 1].at("event"));
            }
            ASSERT_EQ(without_numbers(said[i]), without_numbers(whole[i]));
        }
    }
};

// After the kill the second opening is still to come.
TEST_F(KilledWatch, GoesOnWithTheSameFilm) {
    auto said = watch_until(demo + ".mp4", 5, "0.1");
    ASSERT_GE(said.size(), 5U);
    expect_whole(std::move(said), demo + ".mp4");
}

class LongKilledWatch : public KilledWatch {};

TEST_F(LongKilledWatch, GoesOnBetweenRoundsAndWithTheRestInARoundAndAfterTheEnd) {
    const std::pair<std::size_t, bool> moments[] = {{9, true},  // lines said; the film from its start
                                                    {6, false},
                                                    {12, false}};
    for (const auto& [lines, anew] : moments) {
        SCOPED_TRACE(lines);
        TearDown();
        SetUp();
        auto said = watch_until(demo + ".mp4", lines, "0.1");
        ASSERT_FALSE(said.empty());
        const std::string video = anew ? demo + ".mp4" : rest_of_demo(said.back().at("t"));
        ASSERT_NO_FATAL_FAILURE(expect_whole(std::move(said), video));
    }
}

}  // namespace
}  // namespace temple::ui
