// SPDX-License-Identifier: GPL-3.0-or-later
// A game as everybody may know it stands where the real one stands, and knows no combination on a holder.
#include "referee/known_to_all.hpp"

#include "tests/referee/random_play.hpp"

namespace temple::referee::test {
namespace {

class KnownToAll : public testing::TestWithParam<std::size_t> {};

TEST_P(KnownToAll, StandsWhereTheGameStands) {
    const auto driver = temple_code_driver();
    for (unsigned seed = 0; seed < 6; ++seed) {
        Random random(seed);
        Referee referee({"temple_code", player_names(GetParam())});
        for (int i = 0; i < 60 && !referee.over(); ++i) {
            referee.handle(driver->next_event(referee, random));
            if (random.chance(0.1)) referee.handle({{"type", "undo"}});
            const Referee known = known_to_all(referee);
            ASSERT_EQ(known.status(), referee.status());
            ASSERT_EQ(known.events_in_force().size(), referee.events_in_force().size());
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Players, KnownToAll, testing::Values(1, 2, 4));

Referee after(const std::vector<Value>& events) {
    Referee referee({"temple_code", {"Anna", "Ben"}});
    for (const Value& event : events) referee.handle(event);
    return referee;
}

TEST(KnownToAllCards, CombinationsAreKnownOnceTheyWereShown) {
    std::vector<Value> events{{{"type", "start"}, {"player", "Anna"}},
                              {{"type", "combination"}, {"player", "Anna"}, {"card", "CTW"}},
                              {{"type", "combination"}, {"player", "Ben"}, {"card", "NPT"}}};
    for (const Value& event : events_known_to_all(after(events))) EXPECT_FALSE(event.contains("card"));
    events.push_back({{"type", "guess"}, {"player", "Ben"}, {"card", "WAT"}});
    events.push_back({{"type", "combination"}, {"player", "Ben"}, {"card", "KTA"}});
    const auto known = events_known_to_all(after(events));
    ASSERT_EQ(known.size(), events.size());
    EXPECT_FALSE(known[1].contains("card"));
    EXPECT_EQ(known[2]["card"], "NPT");
    EXPECT_FALSE(known[4].contains("card"));
}

}  // namespace
}  // namespace temple::referee::test
