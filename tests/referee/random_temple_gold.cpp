// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <numeric>

#include "tests/referee/random_play.hpp"

namespace temple::referee::test {
namespace {

using table::Card;
using Phase = TempleGoldView::Phase;

std::string player_or_nobody(const TempleGoldView& view, Random& random) {
    return random.chance(0.05) ? "Nobody" : random.of(view.players);
}

std::string card_or_nonsense(Random& random) {
    return random.chance(0.05) ? "XX" : Card(static_cast<int>(random.index(Card::count))).name();
}

std::string card_to_turn_up(const TempleGoldView& view, Random& random) {
    for (int tries = 0; tries < 20; ++tries) {
        const Card card(static_cast<int>(random.index(Card::count)));
        if (view.can_turn_up(card)) return card.name();
    }
    return card_or_nonsense(random);
}

class TempleGoldDriver final : public Driver {
  public:
    Value any_event(const Referee& referee, Random& random) const override {
        const auto view = *referee.temple_gold();
        Value event;
        switch (random.index(7)) {
            case 0:
                return {{"type", "start"}, {"player", player_or_nobody(view, random)}};
            case 1:
                return {{"type", "concede"}};
            case 2:
                return dealt(view, random);
            case 3:
                return role(view, random);
            default:
                break;
        }
        event = {{"type", "opened"},
                 {"player", player_or_nobody(view, random)},
                 {"card", card_or_nonsense(random)}};
        if (random.chance(0.5)) event["by"] = player_or_nobody(view, random);
        return event;
    }

    Value next_event(const Referee& referee, Random& random) const override {
        const auto view = *referee.temple_gold();
        if (view.phase == Phase::over) {
            if (std::ranges::all_of(view.roles_shown, [](const auto& role) { return role.has_value(); }))
                return nullptr;
            return role(view, random);
        }
        if (view.concede_legal && random.chance(0.1)) return {{"type", "concede"}};
        if (!view.key && random.chance(0.5)) return {{"type", "start"}, {"player", random.of(view.players)}};
        if (!view.dealt) return dealt(view, random);
        if (!view.key) return {{"type", "start"}, {"player", random.of(view.players)}};
        return {
            {"type", "opened"}, {"player", random.of(view.players)}, {"card", card_to_turn_up(view, random)}};
    }

    bool is_legal(const Referee& referee, const History& /*history*/, const Value& event) const override {
        const auto view = *referee.temple_gold();
        const std::string type = event["type"];
        const auto player = seat(view, event.value("player", ""));
        if (type == "start") return player && !view.key && view.phase != Phase::over;
        if (type == "concede") return view.concede_legal;
        if (type == "dealt") return !view.dealt && view.phase != Phase::over && counts_fit(view, event);
        if (!player) return false;
        const auto card = Card::parse(event["card"].get<std::string>());
        if (type == "role") return is_legal_role(view, *player, event["card"], card);
        const auto by = event.contains("by") ? seat(view, event["by"]) : view.key;
        return card && by && by == view.key && view.can_be_opened(*player) && view.can_turn_up(*card);
    }

    void check_totals(const Referee& referee, const History& history) const override {
        const auto view = *referee.temple_gold();
        const auto opened =
            std::ranges::count_if(history, [](const InForce& e) { return e.event["type"] == "opened"; });
        const int players = static_cast<int>(view.players.size());
        ASSERT_EQ(view.opened.size(), static_cast<std::size_t>(opened));
        EXPECT_EQ(view.hidden.empty + view.hidden.gold + view.hidden.traps + opened, 5 * players);
        EXPECT_EQ(view.openings_left_in_game, 4 * players - opened);
        const int lying = std::accumulate(view.cards.begin(), view.cards.end(), 0);
        const int opened_in_round = players - view.openings_left_in_round;
        EXPECT_EQ(lying, view.dealt ? players * view.cards_each - opened_in_round : 0);
        if (opened > 0) {
            EXPECT_EQ(view.key, view.opened.back().player);
            EXPECT_EQ(view.players[view.opened.back().player],
                      last_opened(history)["player"].get<std::string>());
        }
    }

  private:
    static std::optional<std::size_t> seat(const TempleGoldView& view, const std::string& name) {
        const auto it = std::ranges::find(view.players, name);
        if (it == view.players.end()) return std::nullopt;
        return static_cast<std::size_t>(it - view.players.begin());
    }

    static Value dealt(const TempleGoldView& view, Random& random) {
        Value event{{"type", "dealt"}};
        if (random.chance(0.3)) return event;
        for (std::size_t i = 0; i < view.players.size(); ++i) {
            if (random.chance(0.2))
                event["counts"].push_back(nullptr);
            else
                event["counts"].push_back(random.chance(0.05) ? 1 : view.cards_each);
        }
        return event;
    }

    static bool counts_fit(const TempleGoldView& view, const Value& event) {
        if (!event.contains("counts")) return true;
        return std::ranges::all_of(
            event["counts"], [&](const Value& count) { return count.is_null() || count == view.cards_each; });
    }

    static Value role(const TempleGoldView& view, Random& random) {
        const std::string slip = random.chance(0.5) ? "A" : "G";
        const bool as_slip = view.role_slips != random.chance(0.1);
        return {{"type", "role"},
                {"player", player_or_nobody(view, random)},
                {"card", as_slip ? slip : card_or_nonsense(random)}};
    }

    static bool is_legal_role(const TempleGoldView& view, std::size_t player, const std::string& name,
                              std::optional<Card> card) {
        if (view.phase != Phase::over || view.roles_shown[player]) return false;
        if (!view.role_slips) return card && view.can_be_role(*card);
        if (name != "A" && name != "G") return false;
        const Role role = name == "A" ? Role::adventurer : Role::guardian;
        const int limit = name == "A" ? view.adventurer_roles : view.guardian_roles;
        return std::ranges::count(view.roles_shown, std::optional(role)) < limit;
    }

    static Value last_opened(const History& history) {
        const auto it = std::find_if(history.rbegin(), history.rend(),
                                     [](const InForce& e) { return e.event["type"] == "opened"; });
        return it->event;
    }
};

}  // namespace

std::unique_ptr<Driver> temple_gold_driver() {
    return std::make_unique<TempleGoldDriver>();
}

}  // namespace temple::referee::test
