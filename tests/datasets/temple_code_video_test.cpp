// SPDX-License-Identifier: GPL-3.0-or-later
// A game of Temple Code from pictures to announcements, without a file in between.
#include <gtest/gtest.h>

#include "datasets/printed/known_codes.hpp"
#include "datasets/simulate/code_choreography.hpp"
#include "datasets/simulate/frame_renderer.hpp"
#include "referee/interpreter/game_interpreter.hpp"
#include "scanner/code_tracker.hpp"
#include "tests/gui_application.hpp"

namespace temple::datasets {
namespace {

/// Minutes: label `long`.
class TempleCodeVideo : public testing::TestWithParam<std::size_t> {
  protected:
    static void SetUpTestSuite() { tests::have_gui_application(); }

    static std::string without_number(const referee::Announcement& announcement) {
        auto json = announcement.to_json();
        json.erase("event");
        return json.dump() + "\n";
    }

    static std::string truth_of(const Timeline& timeline) {
        referee::Referee referee(timeline.plan.setup);
        std::string lines;
        for (const TruthEvent& event : timeline.truth)
            for (const auto& said : referee.handle_line(event.event.dump())) lines += without_number(said);
        return lines;
    }
};

TEST_P(TempleCodeVideo, GamesAreUnderstoodFromTheirPictures) {
    const std::size_t players = GetParam();
    const std::vector<std::string> names{"Anna", "Ben", "Carla", "Dan"};
    Choreography wanted;
    wanted.setup = {"temple_code", {names.begin(), names.begin() + static_cast<std::ptrdiff_t>(players)}, {}};
    wanted.seed = players + 2;
    wanted.length = 20;
    const Timeline timeline = *act_out_code(wanted, players == 3);
    Random random(7);
    SceneWishes wishes;
    wishes.size = {1920, 1080};
    wishes.tilt = 10.0 * static_cast<double>(players - 1);
    const SceneStyle style = SceneStyle::random(wishes, players, random);
    FrameRenderer renderer(timeline, {}, style, random);
    scanner::CodeTracker tracker({wishes.size, {}}, scanner::CodeReader(known_codes({default_deck()})));
    referee::Referee referee(timeline.plan.setup);
    const auto interpreter = referee::make_interpreter(referee, std::nullopt, std::nullopt);

    constexpr double fps = 10;
    std::string lines;
    for (int i = 0; i < timeline.duration * fps; ++i)
        for (const auto& change : tracker.update({renderer.frame(i / fps), i / fps, i}))
            for (const referee::Output& output : interpreter->update(change, referee)) {
                ASSERT_EQ(output.kind, referee::Output::Kind::event) << output.body;
                for (const auto& said : referee.handle(output.body)) lines += without_number(said);
            }
    EXPECT_EQ(lines, truth_of(timeline));
}

INSTANTIATE_TEST_SUITE_P(Long, TempleCodeVideo, testing::Values(1u, 2u, 3u, 4u));

}  // namespace
}  // namespace temple::datasets
