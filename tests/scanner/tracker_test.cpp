// SPDX-License-Identifier: GPL-3.0-or-later
// What the tracker says of a made-up table.
#include "scanner/tracker.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "scanner/card_pose.hpp"
#include "scanner/quad.hpp"
#include "tests/scanner/table_scene.hpp"

namespace temple::scanner {
namespace {

using table::ChangeKind;
using table::Face;
using table::TableChange;

class TrackerOnTable : public testing::Test {
  protected:
    void lay(std::vector<SceneCard> cards) { scene.cards = std::move(cards); }
    /// Moves the arm in a straight line.
    std::vector<TableChange> reach(table::Place from, table::Place start, table::Place end, double seconds) {
        std::vector<TableChange> all;
        const int steps = std::max(1, static_cast<int>(seconds * TableScene::fps));
        for (int i = 0; i <= steps; ++i) {
            const double s = static_cast<double>(i) / steps;
            scene.arms = {{from, start * (1 - s) + end * s}};
            const auto some = scene.run(tracker, 0.5 / TableScene::fps);
            all.insert(all.end(), some.begin(), some.end());
        }
        return all;
    }

    TableScene scene;
    Tracker tracker{{TableScene::size(), scene.plane(), std::nullopt}, scene.eyes()};
};

TEST_F(TrackerOnTable, TellsEachCardThatWasLaidDownOnceAndWhereItLies) {
    scene.run(tracker, 1);
    lay(four_rows(5));
    const auto changes = scene.run(tracker, 3);
    ASSERT_EQ(count(changes, ChangeKind::placed), 20) << listed(changes);
    EXPECT_EQ(changes.size(), 20u) << listed(changes);
    for (const SceneCard& card : scene.cards) {
        const auto at = std::find_if(changes.begin(), changes.end(), [&](const auto& c) {
            return table::distance(c.pose.centre, card.pose.centre) < 3 &&
                   axis_distance(c.pose.angle, card.pose.angle) < 0.05;
        });
        EXPECT_NE(at, changes.end()) << card.pose.centre.x << "," << card.pose.centre.y;
    }
    for (const auto& c : changes) EXPECT_LT(c.t, 1.0 + 1.0);
    EXPECT_TRUE(scene.run(tracker, 5).empty());
}

TEST_F(TrackerOnTable, TellsACardThatWasTurnedWhileTheHandOnItKeepsMoving) {
    scene.run(tracker, 1);
    lay(four_rows(5));
    scene.run(tracker, 3);
    scene.cards[2].face = Face::up;
    scene.cards[2].card = *table::Card::parse("10C");
    std::vector<TableChange> changes;
    for (int i = 0; i < 18; ++i) {  // fingers on the card's far end, never still for longer than 0.2 s
        const double wander = i % 3 == 0 ? 0 : 14 * std::sin(i);
        scene.arms = {{{700, -80}, {scene.cards[2].pose.centre.x + wander, 60 + wander / 2}, 30}};
        const auto some = scene.run(tracker, 1 / TableScene::fps);
        changes.insert(changes.end(), some.begin(), some.end());
    }
    ASSERT_EQ(count(changes, ChangeKind::turned), 1) << listed(changes);
    EXPECT_EQ(count(changes, ChangeKind::left), 0) << listed(changes);
}

TEST_F(TrackerOnTable, TellsNothingOfACardThatIsPushedAboutOpen) {
    scene.run(tracker, 1);
    lay(four_rows(5));
    scene.run(tracker, 3);
    scene.cards[2].face = Face::up;
    std::vector<TableChange> changes;
    for (int i = 0; i < 18; ++i) {  // 70 mm/s: as slow as a card is slid
        scene.cards[2].pose.centre.y += 70 / TableScene::fps;
        const auto some = scene.run(tracker, 1 / TableScene::fps);
        changes.insert(changes.end(), some.begin(), some.end());
    }
    EXPECT_EQ(count(changes, ChangeKind::turned), 0) << listed(changes);
}

TEST_F(TrackerOnTable, DoesNotBelieveThatACardLiesUnderARowThatWasLaidInItsPlace) {
    scene.run(tracker, 1);
    lay({{{{600, 80}, upright}}});
    scene.run(tracker, 2);
    ASSERT_EQ(tracker.tracks().size(), 1u);
    scene.arms = {{{600, -80}, {600, 150}, 260}};
    scene.run(tracker, 0.6);
    lay({{{{568, 82}, upright}}, {{{633, 82}, upright}}});
    scene.run(tracker, 0.6);
    scene.arms.clear();
    scene.run(tracker, 6);
    EXPECT_EQ(tracker.tracks().size(), 2u);
}

SceneCard open_card(table::Place at, const char* name) {
    SceneCard card{{at, upright}};
    card.face = Face::up;
    card.card = *table::Card::parse(name);
    return card;
}

TEST_F(TrackerOnTable, ACardLaidUponAnOpenOneIsAnotherCard) {
    const table::Place outside{600, 1100}, at_card{600, 430};
    lay({open_card({600, 400}, "6C")});
    scene.run(tracker, 2);
    for (const auto& [aside, name] : {std::pair{12.0, "3H"}, {30.0, "9S"}, {54.0, "KD"}}) {
        reach(outside, outside, at_card, 0.5);
        scene.cards.push_back(open_card({600 + aside, 402}, name));
        auto changes = reach(outside, at_card, outside, 0.4);
        scene.arms.clear();
        const auto later = scene.run(tracker, 2);
        changes.insert(changes.end(), later.begin(), later.end());
        ASSERT_EQ(count(changes, ChangeKind::placed), 1) << aside << " mm\n" << listed(changes);
        EXPECT_EQ(count(changes, ChangeKind::moved), 0) << listed(changes);
    }
}

TEST_F(TrackerOnTable, ACardThatIsReadOtherwiseWhileNobodyReachedForItIsNoNewCard) {
    lay({open_card({600, 400}, "6C")});
    scene.run(tracker, 2);
    scene.cards = {open_card({612, 402}, "3H")};
    const auto changes = scene.run(tracker, 2);
    EXPECT_EQ(count(changes, ChangeKind::placed), 0) << listed(changes);
}

/// Eyes that from some time on also see an open card at a place where there is none.
CardEyes with_phantom(TableScene& scene, table::Pose at, const char* name, double from) {
    const CardEyes eyes = scene.eyes();
    const Quad phantom = outline_at(at, scene.plane(), calibration::poker_size);
    CardEyes both = eyes;
    both.find = [&scene, eyes, phantom, from](const cv::Mat& bgr, int width) {
        std::vector<Detection> found = eyes.find(bgr, width);
        cv::Size whole;
        cv::Point offset;
        bgr.locateROI(whole, offset);
        Quad quad = phantom;
        for (cv::Point2f& p : quad) p -= cv::Point2f(offset);
        if (scene.now() > from) found.push_back({quad, Face::up, 0.9});
        return found;
    };
    both.read = [eyes, phantom, card = *table::Card::parse(name)](const cv::Mat& bgr, const Detection& one) {
        Sighting sighting = eyes.read(bgr, one);
        if (cv::norm(centre_of(one.quad) - centre_of(phantom)) < 6) {
            sighting.reading = {};
            sighting.reading.cards[static_cast<std::size_t>(card.index())] = 0.95f;
        }
        return sighting;
    };
    return both;
}

TEST_F(TrackerOnTable, WhatIsTakenForACardAmongOpenCardsIsNoneIfNothingChangedThere) {
    Tracker eyes{{TableScene::size(), scene.plane(), std::nullopt},
                 with_phantom(scene, {{640, 400}, upright}, "3S", 3)};
    lay({open_card({600, 400}, "6D"), open_card({680, 400}, "8S")});
    EXPECT_EQ(count(scene.run(eyes, 2), ChangeKind::placed), 2);
    scene.arms = {{{600, 1100}, {600, 500}}};  // somebody reaches past it
    scene.run(eyes, 2);
    scene.arms.clear();
    const auto changes = scene.run(eyes, 2);
    EXPECT_EQ(count(changes, ChangeKind::placed), 0) << listed(changes);
}

TEST_F(TrackerOnTable, ACardThatWasReadSurelyIsToldThoughTheHandCoversMoreOfItAtTheSecondLook) {
    lay(four_rows(3));
    scene.run(tracker, 2);
    const table::Place right{1500, 300};
    auto changes = reach(right, right, {640, 150}, 0.6);
    scene.cards[6].face = Face::up;  // the middle one of the upper row
    scene.cards[6].card = *table::Card::parse("6C");
    for (const double x : {662.0, 655.0, 648.0, 641.0, 634.0}) {  // the fingers creep over it
        scene.arms = {{right, {x, 96}, 40}};
        const auto some = scene.run(tracker, 0.2);
        changes.insert(changes.end(), some.begin(), some.end());
    }
    EXPECT_EQ(count(changes, ChangeKind::turned), 1) << listed(changes);
}

TEST_F(TrackerOnTable, TicksAtLeastTwiceASecond) {
    lay(four_rows(2));
    double last = 0;
    for (int i = 0; i < 60; ++i)
        for (const auto& change : tracker.update(scene.frame())) {
            EXPECT_LT(change.t - last, 0.5);
            last = change.t;
        }
    EXPECT_GT(last, 3.5);
}

TEST_F(TrackerOnTable, SeesACardTurnedAndWhoseArmItWas) {
    lay(four_rows(5));
    scene.run(tracker, 2);
    const table::Place right{1500, 300};
    auto changes = reach(right, right, {640, 120}, 0.6);  // the arm ends on the third upper card
    scene.cards[10].face = Face::up;
    scene.cards[10].card = *table::Card::parse("QH");
    auto after = reach(right, {640, 120}, {700, 130}, 0.3);
    changes.insert(changes.end(), after.begin(), after.end());
    after = scene.run(tracker, 1.2);
    changes.insert(changes.end(), after.begin(), after.end());
    ASSERT_EQ(count(changes, ChangeKind::turned), 1) << listed(changes);
    EXPECT_EQ(count(changes, ChangeKind::left), 0) << listed(changes);
    const auto turned = *std::find_if(changes.begin(), changes.end(),
                                      [](const auto& c) { return c.kind == ChangeKind::turned; });
    EXPECT_EQ(turned.face, Face::up);
    EXPECT_LT(table::distance(turned.pose.centre, scene.cards[10].pose.centre), 4);
    ASSERT_FALSE(turned.identity.candidates.empty());
    EXPECT_EQ(turned.identity.candidates[0].card.name(), "QH");
    ASSERT_TRUE(turned.arm);
    EXPECT_GT(turned.arm->base.x, 1100);
    const auto& last = changes.back();
    EXPECT_GT(last.identity.best(), 0.9);
}

TEST_F(TrackerOnTable, AnArmThatPassesOverOrRestsOnCardsChangesNothing) {
    lay(four_rows(5));
    scene.run(tracker, 2);
    std::vector<TableChange> all;
    for (int i = 0; i < 6; ++i) {
        const table::Place left{-300, 500}, bottom{500, 1100};
        for (const auto& c : reach(left, left, {1000, 200 + 60.0 * i}, 0.7)) all.push_back(c);
        for (const auto& c : scene.run(tracker, 1.5)) all.push_back(c);  // rests there
        for (const auto& c : reach(left, {1000, 200 + 60.0 * i}, left, 0.7)) all.push_back(c);
        for (const auto& c : reach(bottom, bottom, {450 + 50.0 * i, 600}, 0.4)) all.push_back(c);
        for (const auto& c : reach(bottom, {450 + 50.0 * i, 600}, bottom, 0.4)) all.push_back(c);
        scene.arms.clear();
        for (const auto& c : scene.run(tracker, 1)) all.push_back(c);
    }
    EXPECT_TRUE(all.empty()) << listed(all);
    EXPECT_EQ(tracker.tracks().size(), 20u);
}

TEST_F(TrackerOnTable, IsBusyWhileAnArmIsOverTheTable) {
    lay(four_rows(3));
    scene.run(tracker, 2);
    EXPECT_FALSE(tracker.busy());
    reach({600, 1100}, {600, 1100}, {600, 400}, 0.5);
    EXPECT_TRUE(tracker.busy());
    scene.arms.clear();
    scene.run(tracker, 1);
    EXPECT_FALSE(tracker.busy());
}

TEST_F(TrackerOnTable, ACardThatIsTakenAwayHasLeft) {
    scene.run(tracker, 1.5);
    lay(four_rows(3));
    scene.run(tracker, 2);
    const SceneCard taken = scene.cards[4];
    scene.cards.erase(scene.cards.begin() + 4);
    const auto changes = scene.run(tracker, 2);
    ASSERT_EQ(changes.size(), 1u) << listed(changes);
    EXPECT_EQ(changes[0].kind, ChangeKind::left);
    EXPECT_LT(table::distance(changes[0].pose.centre, taken.pose.centre), 3);
}

TEST_F(TrackerOnTable, ACardThatIsPushedHasMoved) {
    lay(four_rows(3));
    scene.run(tracker, 2);
    scene.cards[2].pose.centre.y += 25;
    const auto changes = scene.run(tracker, 2);
    ASSERT_EQ(changes.size(), 1u) << listed(changes);
    EXPECT_EQ(changes[0].kind, ChangeKind::moved);
    EXPECT_LT(table::distance(changes[0].pose.centre, scene.cards[2].pose.centre), 3);
}

TEST_F(TrackerOnTable, ACardHeldUpIsNotToldOf) {
    lay(four_rows(3));
    scene.run(tracker, 2);
    scene.arms = {{{600, 1100}, {600, 520}}};
    scene.cards.push_back({{{600, 480}, upright}, Face::up, *table::Card::parse("AS"), 0, 1.25});
    const auto changes = scene.run(tracker, 2);
    EXPECT_TRUE(changes.empty()) << listed(changes);
}

TEST_F(TrackerOnTable, BearsDriftingLightAndAShakingCamera) {
    lay(four_rows(5));
    scene.run(tracker, 2);
    std::vector<TableChange> all;
    for (int i = 0; i < 90; ++i) {
        scene.exposure = 1 + 0.12 * std::sin(i / 15.0);
        for (const auto& c : scene.run(tracker, 0.5 / TableScene::fps)) all.push_back(c);
    }
    for (int i = 0; i < 20; ++i) {
        scene.shake = {6 * std::exp(-i / 6.0) * std::sin(i * 1.9),
                       5 * std::exp(-i / 6.0) * std::cos(i * 1.9)};
        for (const auto& c : scene.run(tracker, 0.5 / TableScene::fps)) all.push_back(c);
    }
    scene.shake = {0, 0};
    for (const auto& c : scene.run(tracker, 2)) all.push_back(c);
    EXPECT_TRUE(all.empty()) << listed(all);
}

TEST_F(TrackerOnTable, SortsBacksByTheirLooks) {
    auto cards = four_rows(3);
    cards.push_back({{{800, 720}, upright}, Face::down, table::Card(), 1});
    cards.push_back({{{800, 80}, upright}, Face::down, table::Card(), 1});
    lay(cards);
    const auto changes = scene.run(tracker, 2);
    ASSERT_EQ(changes.size(), 14u) << listed(changes);
    int blue = -1, red = -1;
    for (const auto& c : changes) (c.pose.centre.x > 760 && c.pose.centre.x < 1000 ? red : blue) = c.back;
    EXPECT_NE(blue, red);
    for (const auto& c : changes)
        EXPECT_EQ(c.back, c.pose.centre.x > 760 && c.pose.centre.x < 1000 ? red : blue);
}

TEST(TrackerWithoutTableFile, TakesThePlaneFromTheCards) {
    for (double tilt : {0.0, 12.0, 25.0}) {
        TableScene scene(tilt);
        Tracker tracker({TableScene::size(), std::nullopt, std::nullopt}, scene.eyes());
        scene.cards = four_rows(4);
        const auto changes = scene.run(tracker, 4);
        ASSERT_TRUE(tracker.plane()) << tilt;
        ASSERT_EQ(count(changes, ChangeKind::placed), 16) << tilt << "\n" << listed(changes);
        EXPECT_EQ(*tracker.card_size(), calibration::bridge_size) << tilt;
        const auto distance = [&](table::Place a, table::Place b) {
            return table::distance(tracker.plane()->to_mm(scene.plane().to_px(a)),
                                   tracker.plane()->to_mm(scene.plane().to_px(b)));
        };
        EXPECT_NEAR(distance({200, 600}, {1000, 600}), 800, 40) << tilt;
        EXPECT_NEAR(distance({600, 100}, {600, 700}), 600, 40) << tilt;
    }
}

}  // namespace
}  // namespace temple::scanner
