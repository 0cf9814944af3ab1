// SPDX-License-Identifier: GPL-3.0-or-later
// Simulated games as data: what is played is legal, what lies on the table is what the truth says.
#include "datasets/simulate/choreography.hpp"

#include <gtest/gtest.h>

#include <map>
#include <opencv2/imgproc.hpp>
#include <set>

#include "datasets/simulate/game_writer.hpp"

namespace temple::datasets {
namespace {

struct Variant {
    int players;
    bool one_trap;
    bool role_slips;
    std::vector<Slip> slips;
    std::uint64_t seed;
};

Choreography wanted(const Variant& v) {
    const std::vector<std::string> names{"Anna", "Ben", "Carla", "Dan", "Eva",
                                         "Finn", "Gus", "Hana",  "Ida", "Jan"};
    Choreography c;
    c.setup.game = "temple_gold";
    c.setup.players.assign(names.begin(), names.begin() + v.players);
    if (v.one_trap) c.setup.options["one_trap"] = true;
    if (v.role_slips) c.setup.options["role_slips"] = true;
    c.seed = v.seed;
    c.slips = v.slips;
    return c;
}

std::vector<Variant> variants() {
    std::vector<Variant> all;
    const std::vector<Slip> slips{Slip::own_chamber, Slip::out_of_turn, Slip::after_round, Slip::wrong_deal,
                                  Slip::early_role};
    std::uint64_t seed = 1;
    for (int n = 3; n <= 10; ++n) {
        all.push_back({n, false, false, {}, ++seed});
        all.push_back({n, false, n % 2 == 0, slips, ++seed});
        if (n <= 8) all.push_back({n, true, n % 2 == 1, {slips[static_cast<std::size_t>(n) % 5]}, ++seed});
    }
    return all;
}

class SimulatedGame : public ::testing::TestWithParam<Variant> {
  protected:
    SimulatedGame() : game(*act_out(wanted(GetParam()))) {}

    std::size_t index_of(const std::string& name) const {
        const auto& names = game.plan.setup.players;
        return static_cast<std::size_t>(std::ranges::find(names, name) - names.begin());
    }
    const CardTrack& card_named(const std::string& name, bool role, std::size_t owner = 0) const {
        return *std::ranges::find_if(game.cards, [&](const CardTrack& c) {
            return c.role == role && c.name == name && (!role || c.owner == owner);
        });
    }
    bool in_area(cv::Point2d p, std::size_t seat, double grow) const {
        const auto area = game.table.seats()[seat].area();
        std::vector<cv::Point2f> polygon(area.begin(), area.end());
        return cv::pointPolygonTest(polygon, p, true) > -grow;
    }

    Timeline game;
};

std::string name_of(const ::testing::TestParamInfo<Variant>& info) {
    const Variant& v = info.param;
    return std::to_string(v.players) + "players" + (v.one_trap ? "_one_trap" : "") +
           (v.role_slips ? "_role_slips" : "") + (v.slips.empty() ? "" : "_slips") + "_" +
           std::to_string(v.seed);
}

TEST_P(SimulatedGame, RefereeWarnsOfTheSlipsAndOfNothingElse) {
    std::multiset<std::string> warnings, slips;
    bool over = false, winners = false;
    referee::Referee referee(game.plan.setup);
    for (const TruthEvent& e : game.truth)
        for (const auto& said : referee.handle(nlohmann::json(e.event))) {
            if (said.severity == referee::Severity::warning) warnings.insert(said.kind);
            over = over || said.kind == "game_over";
            winners = winners || said.kind == "winners";
        }
    for (const PlannedRound& round : game.plan.rounds) {
        for (const PlannedOpening& o : round.openings)
            if (o.slip)
                slips.insert(*o.slip == Slip::own_chamber   ? "own_chamber"
                             : *o.slip == Slip::out_of_turn ? "out_of_turn"
                                                            : "round_over");
        if (round.wrong_deal) slips.insert("wrong_deal");
        if (round.early_role) slips.insert("role_shown_early");
    }
    EXPECT_EQ(warnings, slips);
    EXPECT_TRUE(over);
    EXPECT_TRUE(winners);
}

TEST_P(SimulatedGame, AllWishedSlipsHappenIfTheGameIsLongEnough) {
    std::size_t found = 0;
    for (const PlannedRound& round : game.plan.rounds) {
        for (const PlannedOpening& o : round.openings) found += o.slip ? 1 : 0;
        found += (round.wrong_deal ? 1U : 0U) + (round.early_role ? 1U : 0U);
    }
    EXPECT_GE(found + (game.plan.rounds.size() < 2 ? 1 : 0), GetParam().slips.size());
}

TEST_P(SimulatedGame, OnlyWhatTheTruthTellsLiesFaceUp) {
    for (const CardTrack& card : game.cards)
        for (std::size_t i = 0; i < card.track.moves().size(); ++i) {
            const auto& move = card.track.moves()[i];
            if (!lies_flat(move.to) || !shows_face(move.to)) continue;
            const bool told = std::ranges::any_of(game.truth, [&](const TruthEvent& e) {
                return e.event.value("card", "") == card.name && (e.event["type"] == "role") == card.role &&
                       e.t < move.end + 0.002;
            });
            EXPECT_TRUE(told) << card.name << " lies face up at " << move.end;
        }
}

TEST_P(SimulatedGame, WhatIsOpenedLayFaceDownInThatPlayersRow) {
    for (const TruthEvent& e : game.truth) {
        if (e.event["type"] != "opened") continue;
        const auto& track = card_named(e.event["card"], false).track;
        const CardState open = track.at(e.t + 0.001), before = track.at(e.t - 0.9);
        EXPECT_TRUE(lies_flat(open) && shows_face(open)) << e.event;
        EXPECT_FALSE(lies_flat(before) && shows_face(before)) << e.event;
        EXPECT_TRUE(in_area({before.centre[0], before.centre[1]}, index_of(e.event["player"]), 25))
            << e.event;
    }
}

TEST_P(SimulatedGame, TheOpenersHandIsAtTheCard) {
    for (const TruthEvent& e : game.truth) {
        if (e.event["type"] != "opened") continue;
        const cv::Vec3d card = card_named(e.event["card"], false).track.at(e.t).centre;
        const std::size_t by = index_of(e.event["by"]);
        double nearest = 1e9;
        for (const HandTrack& hand : game.hands)
            if (hand.player == by) nearest = std::min(nearest, cv::norm(hand.track.at(e.t).tip - card));
        EXPECT_LT(nearest, 60) << e.event;  // mm
    }
}

TEST_P(SimulatedGame, RowsLieAsDealt) {
    for (const TruthEvent& e : game.truth) {
        if (e.event["type"] != "dealt") continue;
        const double t = e.event["laid_out"].get<double>() + 0.02;
        for (std::size_t p = 0; p < game.plan.setup.players.size(); ++p) {
            int lying = 0;
            const auto counts = e.event["counts"].get<std::vector<int>>();
            const bool too_many = counts[p] > std::ranges::min(counts) + 1;
            for (const CardTrack& card : game.cards) {
                const CardState s = card.track.at(t);
                lying += !card.role && lies_flat(s) && !shows_face(s) &&
                                 in_area({s.centre[0], s.centre[1]}, p, too_many ? 60 : 5)
                             ? 1
                             : 0;
            }
            EXPECT_EQ(lying, e.event["counts"][p].get<int>()) << game.plan.setup.players[p] << " at " << t;
        }
    }
}

TEST_P(SimulatedGame, CardsInARowDoNotHideEachOther) {
    for (const TruthEvent& e : game.truth) {
        if (e.event["type"] != "dealt") continue;
        const double t = e.event["laid_out"].get<double>() + 0.02;
        std::vector<CardState> rows;
        for (const CardTrack& card : game.cards) {
            const CardState s = card.track.at(t);
            if (lies_flat(s) && !shows_face(s)) rows.push_back(s);
        }
        for (std::size_t i = 0; i < rows.size(); ++i)
            for (std::size_t j = 0; j < i; ++j)
                EXPECT_GT(cv::norm(rows[i].centre - rows[j].centre), 42) << t;  // mm: two thirds of a card
    }
}

TEST_P(SimulatedGame, NothingIsInTwoMovesAtOnceAndNothingJumps) {
    const auto check = [](const auto& track, double start) {
        double end = start;
        for (const auto& move : track.moves()) {
            EXPECT_GE(move.begin, end - 1e-9);
            EXPECT_GE(move.end, move.begin);
            end = move.end;
        }
    };
    for (const CardTrack& card : game.cards) check(card.track, 0);
    for (const HandTrack& hand : game.hands) check(hand.track, 0);
    check(game.key, 0);
    for (const HandTrack& hand : game.hands)
        for (std::size_t i = 1; i < hand.track.moves().size(); ++i)
            EXPECT_EQ(hand.track.moves()[i].from, hand.track.moves()[i - 1].to)
                << "player " << hand.player << " at " << hand.track.moves()[i].begin;
}

TEST_P(SimulatedGame, ThePictureOfTheTruthIsComplete) {
    EXPECT_GT(game.duration, game.truth.back().t + 1);
    const auto& names = game.plan.setup.players;
    EXPECT_EQ(
        std::ranges::count_if(game.truth, [](const TruthEvent& e) { return e.event["type"] == "start"; }), 1);
    std::set<std::string> shown;
    for (auto e = game.truth.rbegin(); e != game.truth.rend() && e->event["type"] == "role"; ++e)
        shown.insert(e->event["player"]);
    EXPECT_EQ(shown, std::set<std::string>(names.begin(), names.end()));
}

INSTANTIATE_TEST_SUITE_P(AllVariants, SimulatedGame, ::testing::ValuesIn(variants()), name_of);

TEST(Choreography, ASeedGivesTheSameGameAgainAndAnotherSeedAnother) {
    Choreography c = wanted({5, false, false, {Slip::own_chamber}, 7});
    const auto first = act_out(c), again = act_out(c);
    EXPECT_EQ(scenario_text(*first), scenario_text(*again));
    for (std::size_t i = 0; i < first->cards.size(); ++i)
        for (double t = 0; t < first->duration; t += 3.7)
            EXPECT_EQ(first->cards[i].track.at(t), again->cards[i].track.at(t));
    c.seed = 8;
    EXPECT_NE(scenario_text(*first), scenario_text(*act_out(c)));
}

TEST(Choreography, EveryEndCanBeWished) {
    for (const auto& [end, reason] : std::map<GameEnd, std::string>{{GameEnd::all_gold, "all_gold"},
                                                                    {GameEnd::all_traps, "all_traps"},
                                                                    {GameEnd::rounds_over, "rounds_over"}}) {
        Choreography c = wanted({4, false, false, {}, 3});
        c.end = end;
        EXPECT_NE(expected_text(*act_out(c)).find("\"reason\":\"" + reason + "\""), std::string::npos)
            << reason;
    }
}

TEST(Choreography, AGameLastsAboutAsLongAsWished) {
    for (int n = 3; n <= 10; ++n) {
        double sum = 0;
        for (std::uint64_t seed = 1; seed <= 6; ++seed)
            sum += act_out(wanted({n, false, false, {}, seed}))->duration;
        std::cout << n << " players: " << sum / 6 << " s\n";
        EXPECT_GT(sum / 6, 42);
        EXPECT_LT(sum / 6, 90);
    }
}

TEST(Choreography, ElevenPlayersAreNoGame) {
    Choreography c = wanted({10, false, false, {}, 1});
    c.setup.players.push_back("Kim");
    EXPECT_FALSE(act_out(c).has_value());
    c.setup.players.assign({"Anna", "Anna", "Ben"});
    EXPECT_FALSE(act_out(c).has_value());
}

}  // namespace
}  // namespace temple::datasets
