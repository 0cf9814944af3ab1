// SPDX-License-Identifier: GPL-3.0-or-later
// Random play of every game, player count and option. At each state: what is legal is accepted, all else
// gives one warning and changes nothing; undo to the start gives the start; a replay says the same; totals
// add up.
#include "tests/referee/random_play.hpp"

#include <algorithm>

namespace temple::referee::test {
namespace {

constexpr int tries_per_state = 3;  // events judged at each state, beside the one that is played

Announcements without_numbers(Announcements said) {
    for (auto& announcement : said) announcement.event = 0;
    return said;
}

class RandomPlay {
  public:
    RandomPlay(const GameSetup& setup, const Driver& driver, unsigned seed)
        : driver_(driver), referee_(setup), random_(seed) {}

    void play(std::size_t most_events) {
        for (std::size_t i = 0; i < most_events && !testing::Test::HasFatalFailure(); ++i) {
            driver_.check_totals(referee_, history_);
            for (int k = 0; k < tries_per_state; ++k) judge(driver_.any_event(referee_, random_));
            if (random_.chance(0.05)) undo();
            const auto event = legal_event();
            if (event.is_null()) break;
            enter(event);
        }
        replay();
        for (int k = 0; k < tries_per_state; ++k) correct();
        while (!history_.empty() && !testing::Test::HasFatalFailure()) undo();
        EXPECT_EQ(referee_.status(), Referee(referee_.setup()).status());
    }

  private:
    /// The referee and the view agree on an event; if it is illegal, entering it gives one warning and
    /// changes nothing.
    void judge(const Value& event) {
        const bool legal = driver_.is_legal(referee_, history_, event);
        const auto refusal = referee_.refusal(event);
        ASSERT_EQ(!refusal, legal) << event << " at " << referee_.status() << (refusal ? refusal->kind : "");
        if (legal) return;
        const Json before = referee_.status();
        const auto said = referee_.handle(event);
        ASSERT_EQ(said.size(), 1U);
        EXPECT_EQ(said[0].severity, Severity::warning);
        EXPECT_EQ(said[0].kind, refusal->kind);
        ASSERT_EQ(referee_.status(), before) << event;
    }

    Value legal_event() {
        for (int tries = 0; tries < 10'000; ++tries) {
            auto event = driver_.next_event(referee_, random_);
            if (event.is_null() || driver_.is_legal(referee_, history_, event)) return event;
        }
        ADD_FAILURE() << "nothing is legal at " << referee_.status();
        return nullptr;
    }

    void enter(const Value& event) {
        const Json before = referee_.status();
        const auto said = referee_.handle(event);
        for (const auto& announcement : said)
            ASSERT_NE(announcement.severity, Severity::warning) << event << announcement.to_json();
        history_.push_back({referee_.last_event(), event, said, before});
    }

    void undo() {
        const auto said = referee_.handle({{"type", "undo"}});
        if (history_.empty()) {
            ASSERT_EQ(said.at(0).kind, "nothing_to_undo");
            return;
        }
        ASSERT_EQ(said.size(), 2U);
        ASSERT_EQ(said[0].arguments,
                  Json({{"target", history_.back().number}, {"type", history_.back().event["type"]}}));
        ASSERT_EQ(said[1].arguments, history_.back().status_before);
        history_.pop_back();
    }

    void replay() {
        Referee again(referee_.setup());
        for (const auto& past : history_)
            ASSERT_EQ(without_numbers(again.handle(past.event)), without_numbers(past.said)) << past.event;
        EXPECT_EQ(again.status(), referee_.status());
    }

    /// A correction gives what playing the corrected events from the start gives.
    void correct() {
        if (history_.empty()) return;
        const std::size_t target = random_.index(history_.size());
        Value patched = history_[target].event;
        Value correction{{"type", "correct"}, {"target", history_[target].number}};
        for (int tries = 0; tries < 50; ++tries) {
            const Value other = driver_.any_event(referee_, random_);
            if (other["type"] != patched["type"]) continue;
            for (const auto& [field, value] : other.items()) {
                if (field == "type" || random_.chance(0.3)) continue;
                patched[field] = value;
                correction[field] = value;
            }
            break;
        }
        History corrected = history_;
        corrected[target].event = patched;
        const auto said = referee_.handle(correction);
        compare_with_fold(std::move(corrected), target, said);
    }

    void compare_with_fold(History corrected, std::size_t target, const Announcements& said) {
        Referee again(referee_.setup());
        History left;
        Json dropped = Json::array();
        for (std::size_t i = 0; i < corrected.size(); ++i) {
            const Json before = again.status();
            const auto answer = again.handle(corrected[i].event);
            const bool warned = answer.size() == 1 && answer[0].severity == Severity::warning;
            const bool droppable =
                warned && i > target &&
                (answer[0].kind == "game_over_already" || answer[0].kind == "role_shown_early");
            if (warned && !droppable) {
                ASSERT_EQ(said.at(0).kind, "correction_refused");
                EXPECT_EQ(said[0].arguments, Json({{"target", corrected[target].number},
                                                   {"at", corrected[i].number},
                                                   {"because", answer[0].kind}}));
                EXPECT_EQ(said.size(), 1U);
                return;
            }
            if (droppable)
                dropped.push_back(corrected[i].number);
            else
                left.push_back({corrected[i].number, corrected[i].event, answer, before});
        }
        ASSERT_GE(said.size(), 2U);
        ASSERT_EQ(said[0].kind, "corrected");
        EXPECT_EQ(said[0].arguments.at("dropped"), dropped);
        ASSERT_EQ(said[1].arguments, again.status());
        history_ = std::move(left);
    }

    const Driver& driver_;
    Referee referee_;
    Random random_;
    History history_;
};

struct Configuration {
    GameSetup setup;
    std::unique_ptr<Driver> (*driver)();
};

std::vector<Configuration> all_configurations() {
    std::vector<Configuration> all;
    const auto add = [&](const char* game, std::size_t players, Value options, auto driver) {
        all.push_back({{game, player_names(players), std::move(options)}, driver});
    };
    for (std::size_t n = 3; n <= 10; ++n)
        for (bool one_trap : {false, true})
            if (!one_trap || n <= 8) add("temple_gold", n, {{"one_trap", one_trap}}, temple_gold_driver);
    for (std::size_t n = 1; n <= 4; ++n) add("temple_code", n, Value::object(), temple_code_driver);
    for (std::size_t n = 3; n <= 8; ++n)
        for (bool blank : {false, true})
            add("monkey_temple", n, {{"blank_token", blank}}, monkey_temple_driver);
    return all;
}

/// The options that change from game to game, so that each meets each number of players.
GameSetup with_options_of(GameSetup setup, unsigned seed) {
    if (setup.game == "temple_gold") setup.options["role_slips"] = seed % 2 == 0;
    if (setup.game == "monkey_temple") setup.options["rounds"] = 5 + seed % 3;
    return setup;
}

constexpr std::size_t most_events = 200;

void play_all(const std::string& game, unsigned games_each) {
    for (const auto& [base, driver] : all_configurations()) {
        if (base.game != game) continue;
        for (unsigned seed = 0; seed < games_each; ++seed) {
            const GameSetup setup = with_options_of(base, seed);
            SCOPED_TRACE(setup.to_header() + " seed " + std::to_string(seed));
            RandomPlay(setup, *driver(), seed).play(most_events);
            if (testing::Test::HasFailure()) return;
        }
    }
}

// Games per configuration: at least 200 of each game in the normal run.
constexpr unsigned few = 20;
constexpr unsigned few_of_code = 50;
constexpr unsigned many = 10'000;

TEST(RandomTempleGold, HoldsWhatMustHold) {
    play_all("temple_gold", few);
}
TEST(RandomTempleCode, HoldsWhatMustHold) {
    play_all("temple_code", few_of_code);
}
TEST(RandomMonkeyTemple, HoldsWhatMustHold) {
    play_all("monkey_temple", few);
}
TEST(LongRandomTempleGold, HoldsWhatMustHold) {
    play_all("temple_gold", many);
}
TEST(LongRandomTempleCode, HoldsWhatMustHold) {
    play_all("temple_code", many);
}
TEST(LongRandomMonkeyTemple, HoldsWhatMustHold) {
    play_all("monkey_temple", many);
}

}  // namespace

std::vector<std::string> player_names(std::size_t count) {
    std::vector<std::string> names{"Anna", "Ben", "Carla", "Dan", "Eva", "Finn", "Gus", "Ida", "Jan", "Kim"};
    names.resize(count);
    return names;
}

}  // namespace temple::referee::test
