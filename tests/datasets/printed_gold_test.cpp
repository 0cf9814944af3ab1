// SPDX-License-Identifier: GPL-3.0-or-later
// A game of Temple Gold with the printed key token and printed role slips, as frames: where they are seen to
// lie.
#include <gtest/gtest.h>

#include <map>
#include <memory>

#include "datasets/printed/known_codes.hpp"
#include "datasets/simulate/choreography.hpp"
#include "datasets/simulate/frame_renderer.hpp"
#include "datasets/simulate/game_decks.hpp"
#include "scanner/code_spotter.hpp"
#include "tests/gui_application.hpp"

namespace temple::datasets {
namespace {

constexpr double look = 0.45;  // s between frames: the spotter looks every 0.4

struct Played {
    std::unique_ptr<Timeline> timeline;
    std::unique_ptr<FrameRenderer> renderer;
    calibration::TablePlane plane;
};

class PrintedGold : public testing::Test {
  protected:
    static void SetUpTestSuite() { tests::have_gui_application(); }

    static Played play(double tilt) {
        Random random(5);
        SceneWishes scene;
        scene.size = {1280, 720};
        scene.tilt = tilt;
        Choreography wanted;
        wanted.setup = {"temple_gold", {"Anna", "Ben", "Carla"}, {{"role_slips", true}}};
        wanted.seed = 4;
        wanted.length = 35;
        wanted.printed = true;
        wanted.idling = 0;
        auto timeline = std::make_unique<Timeline>(*act_out(wanted));
        const SceneStyle style = SceneStyle::random(scene, 3, random);
        const GameDecks decks = *choose_decks("", {90, 90, 90}, random);
        auto renderer = std::make_unique<FrameRenderer>(*timeline, decks, style, random);
        const cv::Size2d size = timeline->table.size();
        const auto w = static_cast<double>(size.width), h = static_cast<double>(size.height);
        std::array<cv::Point2f, 4> corners;
        const std::array<cv::Vec3d, 4> at{{{0, 0, 0}, {w, 0, 0}, {w, h, 0}, {0, h, 0}}};
        for (std::size_t i = 0; i < 4; ++i) corners[i] = cv::Point2f(renderer->camera().project(at[i]));
        return {std::move(timeline), std::move(renderer),
                *calibration::TablePlane::from_corners(corners, size)};
    }
};

TEST_F(PrintedGold, TheKeyIsSeenWhereverItIsPutDownAndSlipsOnlyWhenTheyLieOpen) {
    Played game = play(20);
    scanner::CodeSpotter spotter(temple_gold_codes());
    std::map<std::string, table::Place> seen;
    std::map<std::string, int> slips;
    double ended = 0;
    int rests = 0, right = 0;
    for (const TruthEvent& event : game.timeline->truth)
        if (event.event["type"] == "opened") ended = event.t;
    for (double t = 0; t < game.timeline->duration; t += look) {
        scanner::Frame frame;
        frame.bgr = game.renderer->frame(t).clone();
        frame.t = t;
        for (const table::TableChange& change : spotter.update(frame, game.plane, false)) {
            ASSERT_TRUE(change.object);
            if (change.object->name == "token:key") {
                seen["key"] = change.pose.centre;
            } else if (change.kind == table::ChangeKind::placed) {
                EXPECT_GT(t, ended) << change.object->name << " was told while it lay face down";
                ++slips[change.object->name];
            }
        }
        // It lay here for three looks: it must be known, and where.
        const auto& key = game.timeline->key;
        if (key.moving(t) || t - key.since(t) < 3 * look || key.at(t).centre[0] < 0) continue;
        ++rests;
        const cv::Vec3d at = key.at(t).centre;
        right += seen.contains("key") && distance(seen["key"], {at[0], at[1]}) < 15;
    }
    ASSERT_GT(rests, 10);
    EXPECT_GE(right, rests * 8 / 10);  // hands lie over it now and then
    int shown = 0;
    for (const auto& [name, count] : slips) shown += count;
    EXPECT_EQ(shown, 3);
}

}  // namespace
}  // namespace temple::datasets
