// SPDX-License-Identifier: GPL-3.0-or-later
// A game of Temple Code and its twin, in which other cards stand on the
// holders: whatever is offered, refused, counted or put in order must be the
// same in both, or it would tell something about the cards.
#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "tests/pages/paged_table.hpp"
#include "ui/words/language.hpp"

namespace temple::ui::test {
namespace {

using nlohmann::json;

class SecretTwins : public testing::TestWithParam<int> {
  protected:
    void SetUp() override { install_language(Language::english); }

    std::size_t any(std::size_t count) {
        return std::uniform_int_distribution<std::size_t>(0, count - 1)(random);
    }
    bool stands_on_a_holder(const json& card) const {
        return std::ranges::any_of(standing, [&](const std::string& one) { return card == one; });
    }

    /// Goes through the fields of an event in both games, with the same picks.
    /// @return the event, as far as it got; null if it names a card of a holder,
    /// and so is refused in one game
    json walk(json event) {
        for (;;) {
            const auto step = next_step(game.referee, event), other = next_step(twin.referee, event);
            EXPECT_EQ(step.has_value(), other.has_value()) << event;
            if (!step || !other) return event;
            EXPECT_EQ(step->choices, other->choices) << event;
            if (step->choices != other->choices || step->choices.empty()) return nullptr;
            event = with_pick(event, *step, step->choices[any(step->choices.size())]);
        }
    }
    bool names_a_holder_card(const json& event) const {
        const json cards = event.value("cards", json::array());
        return stands_on_a_holder(event.value("card", json())) ||
               std::ranges::any_of(cards, [&](const json& card) { return stands_on_a_holder(card); });
    }

    /// Lays two different cards on a holder, one in each game, that nobody has
    /// seen in either.
    void put_combination(json event) {
        std::vector<std::string> both;
        const auto ones = game.referee.temple_code()->can_be_drawn;
        const auto others = twin.referee.temple_code()->can_be_drawn;
        for (const auto card : ones)
            if (std::ranges::find(others, card) != others.end()) both.emplace_back(card.name());
        const std::size_t first = any(both.size()), second = (first + 1 + any(both.size() - 1)) % both.size();
        for (const auto& [table, card] : {std::pair(&game, both[first]), {&twin, both[second]}}) {
            event["card"] = card;
            table->enter(event);
            ASSERT_NE(table->said.back()["severity"], "warning") << event << table->said.back();
            standing.push_back(card);
        }
    }
    /// Some event, mostly one that is legal in both games.
    void play_one() {
        const auto types = legal_types(game.referee);
        const json event = walk({{"type", types[any(types.size())]}});
        if (event.is_null() || event["type"] == "guess" || names_a_holder_card(event)) return;
        if (event["type"] == "combination") return put_combination(event);
        game.enter(event);
        twin.enter(event);
    }

    /// All that the host's page and, without their dots, the players' show.
    static json shown(PagedTable& table) {
        json all = json::array();
        for (std::size_t page = 0; page <= table.host(); ++page) {
            json state = table.state(page);
            state.erase("key");  // a number by chance
            for (const char* of_the_dots : {"cards", "marks", "said"}) state.erase(of_the_dots);
            all.push_back(state);
        }
        return all;
    }

    std::mt19937 random{static_cast<unsigned>(GetParam())};
    PagedTable game{{"temple_code", {"Anna", "Ben"}}, Information::its_player};
    PagedTable twin{{"temple_code", {"Anna", "Ben"}}, Information::its_player};
    std::vector<std::string> standing;  // on the holders of both games
};

TEST_P(SecretTwins, NothingIsToldByWhatIsOffered) {
    for (int events = 0; events < 60; ++events) {
        play_one();
        ASSERT_EQ(shown(game), shown(twin));
        ASSERT_EQ(game.referee.status(), twin.referee.status());
        ASSERT_EQ(legal_types(game.referee), legal_types(twin.referee));
        for (const std::string& type : legal_types(game.referee)) walk({{"type", type}});
        if (HasFailure()) return;
    }
    EXPECT_EQ(standing.size(), 4U);
    EXPECT_GT(game.referee.temple_code()->round, 1);
}

INSTANTIATE_TEST_SUITE_P(Games, SecretTwins, testing::Range(1, 4));

}  // namespace
}  // namespace temple::ui::test
