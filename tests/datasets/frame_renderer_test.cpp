// SPDX-License-Identifier: GPL-3.0-or-later
// Rendered games: a seed gives the same picture, cards are where the truth says, and what is written can be
// read.
#include "datasets/simulate/frame_renderer.hpp"

#include <gtest/gtest.h>

#include <QGuiApplication>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <memory>
#include <opencv2/imgproc.hpp>
#include <opencv2/videoio.hpp>

#include "calibration/table_file.hpp"
#include "datasets/cards/drawn_deck.hpp"
#include "datasets/simulate/choreography.hpp"
#include "datasets/simulate/simulation.hpp"

namespace temple::datasets {
namespace {

/// Cards whose sides are one colour each: what is seen where can be measured.
GameDecks plain_decks() {
    GameDecks decks;
    const auto side = [](cv::Scalar bgr) {
        return cv::Mat(176, 126, CV_8UC4, cv::Scalar(bgr[0], bgr[1], bgr[2], 255));
    };
    for (auto& face : decks.chambers.faces) face = side({40, 220, 40});
    decks.chambers.back = side({220, 40, 40});
    decks.roles = decks.chambers;
    decks.roles.back = side({40, 40, 220});
    return decks;
}

Timeline short_game(std::uint64_t seed) {
    Choreography c;
    c.setup.game = "temple_gold";
    c.setup.players = {"Anna", "Ben", "Carla"};
    c.seed = seed;
    c.length = 30;
    return *act_out(c);
}

SceneStyle style_for(std::uint64_t seed, double tilt) {
    Random random(seed);
    SceneWishes wishes;
    wishes.size = {640, 360};
    wishes.tilt = tilt;
    wishes.noise = 1;
    return SceneStyle::random(wishes, 3, random);
}

TEST(FrameRenderer, ASeedGivesTheSamePictures) {
    const Timeline game = short_game(3);
    FrameRenderer first(game, plain_decks(), style_for(3, 10), Random(9));
    FrameRenderer again(game, plain_decks(), style_for(3, 10), Random(9));
    for (double t = 0; t < 6; t += 0.5)
        EXPECT_EQ(cv::norm(first.frame(t), again.frame(t), cv::NORM_INF), 0) << t;
}

bool still(const Timeline& game, double t) {
    const auto moves = [&](const auto& track) { return track.moving(t) || track.moving(t - 0.1); };
    return !moves(game.key) && std::ranges::none_of(game.hands, moves, &HandTrack::track) &&
           std::ranges::none_of(game.cards, moves, &CardTrack::track);
}

TEST(FrameRenderer, AStillTableLooksTheSameHoweverManyFramesWereDrawnBefore) {
    const Timeline game = short_game(4);
    SceneStyle style = style_for(4, 20);
    style.light.noise = style.light.chroma_noise = 0;  // noise differs from frame to frame
    FrameRenderer often(game, plain_decks(), style, Random(9));
    int compared = 0;
    for (int i = 0; i < 25 * 15 && compared < 4; ++i) {
        const cv::Mat frame = often.frame(i / 15.0).clone();
        if (i < 60 || i % 20 != 0 || !still(game, i / 15.0)) continue;
        FrameRenderer seldom(game, plain_decks(), style, Random(9));
        EXPECT_LE(cv::norm(frame, seldom.frame(i / 15.0), cv::NORM_INF), 1) << i / 15.0;
        ++compared;
    }
    EXPECT_GT(compared, 0);
}

TEST(FrameRenderer, CardsAtRestShowTheirSideWhereTheTruthHasThem) {
    for (double tilt : {0.0, 30.0}) {
        const Timeline game = short_game(5);
        SceneStyle style = style_for(5, tilt);
        style.gloss = 0;
        style.light.glares.clear();
        FrameRenderer renderer(game, plain_decks(), style, Random(2));
        int looked = 0, right = 0;
        for (double t = 10; t < game.duration; t += 1.3) {
            const cv::Mat& frame = renderer.frame(t);
            for (const CardTrack& card : game.cards) {
                const CardState s = card.track.at(t);
                if (!lies_flat(s) || card.track.moving(t) || t - card.track.since(t) < 0.2) continue;
                const cv::Point2d at = renderer.camera().project(s.centre);
                if (at.x < 2 || at.y < 2 || at.x > 637 || at.y > 357) continue;
                const cv::Vec3b px = frame.at<cv::Vec3b>(cv::Point(cvRound(at.x), cvRound(at.y)));
                const int channel = shows_face(s) ? 1 : card.role ? 2 : 0;
                ++looked;
                right += px[channel] > px[(channel + 1) % 3] + 40 && px[channel] > px[(channel + 2) % 3] + 40
                             ? 1
                             : 0;
            }
        }
        // Hands, other cards on top and shadows hide some.
        EXPECT_GT(looked, 150);
        EXPECT_GT(right, 0.75 * looked) << "tilt " << tilt;
    }
}

TEST(CameraPose, TheWholeTableIsInThePictureAndPlacesComeBack) {
    for (double tilt : {0.0, 20.0, 45.0})
        for (double azimuth : {-20.0, 15.0}) {
            CameraView view;
            view.tilt = tilt;
            view.azimuth = azimuth;
            view.distortion = {-0.05, 0.01};
            const CameraPose camera(view, {1200, 800});
            for (double x : {0.0, 500.0, 1200.0})
                for (double y : {0.0, 800.0}) {
                    const cv::Point2d px = camera.project({x, y, 0});
                    EXPECT_TRUE(px.x > 0 && px.y > 0 && px.x < 1920 && px.y < 1080);
                    EXPECT_LT(cv::norm(camera.on_plane(px) - cv::Point2d(x, y)), 0.05);
                }
        }
}

class SimulatedVideo : public ::testing::Test {
  protected:
    void SetUp() override {
        folder = std::filesystem::temp_directory_path() / ("temple_simulated_" + std::to_string(::getpid()));
        std::filesystem::create_directories(folder);
        wishes.setup.game = "temple_gold";
        wishes.setup.players = {"Anna", "Ben", "Carla"};
        wishes.seed = 2;
        wishes.length = 15;
        wishes.pace = 2;
        wishes.scene.size = {640, 360};
        wishes.video.path = (folder / "game.mp4").string();
    }
    void TearDown() override { std::filesystem::remove_all(folder); }

    std::filesystem::path folder;
    SimulationWishes wishes;
};

TEST_F(SimulatedVideo, VideoAndTruthFitTogether) {
    const auto report = simulate(wishes);
    ASSERT_TRUE(report.has_value()) << report.error().text;
    cv::VideoCapture video(wishes.video.path);
    ASSERT_TRUE(video.isOpened());
    int frames = 0;
    for (cv::Mat frame; video.read(frame); ++frames) EXPECT_EQ(frame.size(), cv::Size(640, 360));
    EXPECT_EQ(frames, report->frames);

    const auto table = calibration::read_table((folder / "game.table.json").string());
    ASSERT_TRUE(table.has_value()) << table.error();
    EXPECT_EQ(table->layout.seats.size(), 3U);

    std::ifstream events(folder / "game.events.jsonl"), expected(folder / "game.expected.jsonl");
    std::string line, last;
    int lines = 0;
    for (; std::getline(events, line); ++lines) {
        const auto json = nlohmann::json::parse(line);
        EXPECT_LT(json.value("t", 0.0), frames / 15.0);
    }
    EXPECT_GT(lines, 6);
    while (std::getline(expected, line)) last = line;
    EXPECT_NE(last.find("\"winners\""), std::string::npos);
}

TEST_F(SimulatedVideo, SpeedIsToldNotJudged) {
    wishes.scene.size = {1920, 1080};
    wishes.video.fps = 4;
    const auto report = simulate(wishes);
    ASSERT_TRUE(report.has_value()) << report.error().text;
    std::cout << "1920x1080: " << report->frames_per_cpu_second << " frames a second of one core\n";
}

TEST_F(SimulatedVideo, AFolderThatDoesNotExistIsSaidBeforeAnythingIsRendered) {
    wishes.video.path = (folder / "nowhere" / "game.mp4").string();
    const auto report = simulate(wishes);
    ASSERT_FALSE(report.has_value());
    EXPECT_NE(report.error().text.find("nowhere"), std::string::npos);
    EXPECT_FALSE(report.error().wrong_usage);
}

TEST_F(SimulatedVideo, WhatIsNoGameIsWrongUsage) {
    wishes.setup.players = {"Anna", "Ben"};
    EXPECT_TRUE(simulate(wishes).error().wrong_usage);
    wishes.setup.players = {"Anna", "Ben", "Carla"};
    wishes.setup.game = "chess";
    EXPECT_TRUE(simulate(wishes).error().wrong_usage);
}

}  // namespace
}  // namespace temple::datasets
