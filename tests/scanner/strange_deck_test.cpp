// SPDX-License-Identifier: GPL-3.0-or-later
// What the tracker says of cards whose backs the networks do not know.
#include <gtest/gtest.h>

#include "scanner/quad.hpp"
#include "scanner/tracker.hpp"
#include "tests/scanner/table_scene.hpp"

namespace temple::scanner {
namespace {

using table::ChangeKind;
using table::Face;

/// Eyes that know only some of the backs: others are found as open cards that cannot be read.
CardEyes forgetful(TableScene& scene, std::size_t known) {
    CardEyes eyes = scene.eyes();
    const auto unknown = [&scene, known](cv::Point2f at) {
        for (std::size_t i = known; i < scene.cards.size(); ++i)
            if (cv::norm(scene.plane().to_px(scene.cards[i].pose.centre) - at) < 8) return true;
        return false;
    };
    eyes.find = [find = eyes.find, unknown](const cv::Mat& bgr, int width) {
        cv::Size whole;
        cv::Point offset;
        bgr.locateROI(whole, offset);
        std::vector<Detection> found = find(bgr, width);
        for (Detection& one : found)
            if (unknown(centre_of(one.quad) + cv::Point2f(offset))) one.face = Face::up, one.score = 0.6;
        return found;
    };
    eyes.read = [read = eyes.read, unknown](const cv::Mat& bgr, const Detection& detection) {
        Sighting sighting = read(bgr, detection);
        if (!unknown(centre_of(detection.quad))) return sighting;
        sighting.reading = {};
        sighting.reading.none = 0.9F;
        sighting.reading.cards.front() = 0.1F;
        return sighting;
    };
    return eyes;
}

TEST(TrackerWithAStrangeDeck, KnowsABackByThoseThatItCouldRead) {
    TableScene scene;
    Tracker tracker{{TableScene::size(), scene.plane(), std::nullopt}, forgetful(scene, 8)};
    scene.run(tracker, 1);
    scene.cards = four_rows(5);
    const auto changes = scene.run(tracker, 7);  // all of a still table is looked at again within 5 s
    EXPECT_EQ(count(changes, ChangeKind::placed), 20) << listed(changes);
    for (const auto& c : changes) EXPECT_EQ(c.face, Face::down) << listed({c});
}

TEST(TrackerWithAStrangeDeck, DoesNotTakeAnUnreadOpenCardForABack) {
    TableScene scene;
    Tracker tracker{{TableScene::size(), scene.plane(), std::nullopt}, forgetful(scene, 19)};
    scene.run(tracker, 1);
    scene.cards = four_rows(5);
    scene.cards.back().face = Face::up;
    scene.cards.back().card = *table::Card::parse("9H");
    const auto changes = scene.run(tracker, 3);
    EXPECT_EQ(count(changes, ChangeKind::placed), 19) << listed(changes);
}

TEST(TrackerWithAStrangeDeck, ABackBetweenFingersIsNoOpenCardThoughItLooksABitLikeOne) {
    TableScene scene;
    CardEyes eyes = scene.eyes();
    bool deceived = false;
    eyes.find = [find = eyes.find, &deceived](const cv::Mat& bgr, int width) {
        std::vector<Detection> found = find(bgr, width);
        if (deceived)
            for (Detection& one : found) one.face = Face::up;
        return found;
    };
    eyes.read = [read = eyes.read, &deceived](const cv::Mat& bgr, const Detection& detection) {
        Sighting sighting = read(bgr, detection);
        if (!deceived) return sighting;
        sighting.reading = {};
        sighting.reading.none = 0.45F;
        sighting.reading.cards[static_cast<std::size_t>(table::Card::parse("KD")->index())] = 0.55F;
        return sighting;
    };
    Tracker tracker{{TableScene::size(), scene.plane(), std::nullopt}, eyes};
    scene.run(tracker, 1);
    scene.cards = four_rows(5);
    scene.run(tracker, 3);
    deceived = true;
    scene.arms = {{{660, -100}, {660, 70}, 25}};  // two fingers on a card of the upper row
    const auto changes = scene.run(tracker, 2);
    EXPECT_EQ(count(changes, ChangeKind::turned), 0) << listed(changes);
}

}  // namespace
}  // namespace temple::scanner
