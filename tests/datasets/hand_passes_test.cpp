// SPDX-License-Identifier: GPL-3.0-or-later
// Hands that pass over a settled table, seen with the product's own networks: nothing may come of it.
#include <gtest/gtest.h>

#include <algorithm>

#include "datasets/simulate/choreography.hpp"
#include "datasets/simulate/frame_renderer.hpp"
#include "datasets/simulate/game_decks.hpp"
#include "scanner/card_eyes.hpp"
#include "scanner/tracker.hpp"
#include "tests/gui_application.hpp"

namespace temple::datasets {
namespace {

constexpr double fps = 15;
constexpr double named = 0.9;   // probability
constexpr double settling = 6;  // s: plane and cards are learned

/// A game shortly after its last opening: rows, role cards, open cards and piles.
Timeline settled_table(std::uint64_t seed) {
    Choreography wanted;
    wanted.setup.game = "temple_gold";
    wanted.setup.players = {"Anna", "Ben", "Carla", "Dan"};
    wanted.seed = seed;
    wanted.length = 40;
    wanted.idling = 0;
    Timeline game = *act_out(wanted);
    double t = 0;
    for (const TruthEvent& event : game.truth)
        if (event.event.at("type") == "opened") t = event.t;
    const auto any_moves = [&game](double at) {
        return std::ranges::any_of(game.cards, [at](const CardTrack& c) { return c.track.moving(at); });
    };
    while (any_moves(t)) t += 0.1;
    for (CardTrack& card : game.cards) card.track = Track<CardState>(card.track.at(t));
    for (HandTrack& hand : game.hands) hand.track = Track<HandState>(hand.track.start());
    for (auto& head : game.heads) head = Track<ThingState>(head.at(t));
    game.key = Track<ThingState>(game.key.at(t));
    return game;
}

/// One hand after another reaches over the table, rests a moment above it and goes home.
void let_hands_pass(Timeline& game, int times, Random& random) {
    const cv::Size2d size = game.table.size();
    double t = settling;
    for (int i = 0; i < times; ++i) {
        auto& hand = game.hands[random.index(game.hands.size())].track;
        const HandState home = hand.last();
        const cv::Vec3d over(size.width * random.real(0.1, 0.9), size.height * random.real(0.1, 0.9),
                             random.real(30, 120));
        t = hand.move(t, random.real(0.3, 0.7), {over, random.real(0, 2), 0}, 20);
        t = hand.move(t + random.real(0, 0.6), random.real(0.3, 0.7), home, 20) + random.real(0, 0.3);
    }
    game.duration = t + 2;
}

/// What can become an event of the game: a card that was turned or taken away, or another card that lies
/// open.
bool makes_an_event(const table::TableChange& change, const Timeline& game) {
    using enum table::ChangeKind;
    if (change.kind == turned || change.kind == left) return true;
    if (change.face != table::Face::up || change.identity.best() < named) return false;
    const table::Card card = change.identity.candidates.front().card;
    return std::ranges::none_of(game.cards, [card](const CardTrack& track) {
        return track.card == card && shows_face(track.track.start());
    });
}

std::string changes_told(std::uint64_t seed, int passes) {
    Random random(seed);
    Timeline game = settled_table(seed);
    let_hands_pass(game, passes, random);
    SceneWishes wishes;
    wishes.size = {1280, 720};
    const SceneStyle style = SceneStyle::random(wishes, game.plan.setup.players.size(), random);
    const auto decks = choose_decks("", {60, 60, 60}, random);
    auto eyes = scanner::load_eyes();
    if (!decks || !eyes) return "no decks or networks";
    FrameRenderer renderer(game, *decks, style, random);
    scanner::Tracker tracker({wishes.size, std::nullopt, std::nullopt}, *eyes);
    std::string told;
    for (std::int64_t n = 0; static_cast<double>(n) / fps < game.duration; ++n) {
        const double t = static_cast<double>(n) / fps;
        for (const auto& change : tracker.update({renderer.frame(t).clone(), t, n}))
            if (t > settling && makes_an_event(change, game))
                told += std::to_string(t) + " s: kind " + std::to_string(static_cast<int>(change.kind)) +
                        " at " + std::to_string(change.pose.centre.x) + "," +
                        std::to_string(change.pose.centre.y) + "; ";
    }
    return tracker.plane() ? told : told + "the table was never understood";
}

class HandPasses : public testing::Test {
  protected:
    static void SetUpTestSuite() { tests::have_gui_application(); }
};

TEST_F(HandPasses, ChangeNothing) {
    EXPECT_EQ(changes_told(1, 8), "");
}

using LongHandPasses = HandPasses;
TEST_F(LongHandPasses, TwoHundredOverFiveTablesChangeNothing) {
    for (const std::uint64_t seed : {2U, 4U, 5U, 6U, 7U}) EXPECT_EQ(changes_told(seed, 40), "") << seed;
}

}  // namespace
}  // namespace temple::datasets
