// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <set>

#include "referee/temple_code_feedback.hpp"
#include "tests/referee/random_play.hpp"

namespace temple::referee::test {
namespace {

using Card = table::CodeCard;
using View = TempleCodeView;

std::string any_card(Random& random) {
    return random.chance(0.03) ? "XXX"
                               : std::string(Card(static_cast<int>(random.index(Card::count))).name());
}

std::string card_to_draw(const View& view, Random& random) {
    if (view.can_be_drawn.empty() || random.chance(0.1)) return any_card(random);
    return std::string(random.of(view.can_be_drawn).name());
}

std::string any_proposition(Random& random) {
    std::string letters;
    for (int i = 0; i < 3; ++i) letters += Card::statues[random.index(Card::statues.size())];
    return letters;
}

bool contains(const std::vector<Card>& cards, Card card) {
    return std::ranges::find(cards, card) != cards.end();
}

std::optional<std::size_t> seat(const View& view, const std::string& name) {
    const auto it = std::ranges::find(view.players, name, &View::Player::name);
    if (it == view.players.end()) return std::nullopt;
    return static_cast<std::size_t>(it - view.players.begin());
}

/// The combination that was read for a player, from the history alone.
std::optional<Card> known_combination(const History& history, const std::string& player) {
    for (auto it = history.rbegin(); it != history.rend(); ++it) {
        if (it->event.value("player", "") != player || it->event["type"] != "combination") continue;
        return it->event.contains("card") ? Card::parse(it->event["card"].get<std::string>()) : std::nullopt;
    }
    return std::nullopt;
}

class TempleCodeDriver final : public Driver {
  public:
    Value any_event(const Referee& referee, Random& random) const override {
        static const std::vector<std::string> types{"start",     "combination", "dealt",  "taken",
                                                    "discarded", "guess",       "concede"};
        return event_of(random.of(types), *referee.temple_code(), random);
    }

    Value next_event(const Referee& referee, Random& random) const override {
        const auto view = *referee.temple_code();
        if (view.waiting_for.empty()) return nullptr;
        if (random.chance(0.05)) return event_of("guess", view, random);
        if (random.chance(0.05)) return event_of("discarded", view, random);
        const bool somebody_lacks =
            std::ranges::any_of(view.players, [](const auto& p) { return !p.has_combination; });
        if (somebody_lacks && random.chance(0.5)) return event_of("combination", view, random);
        return event_of(std::string(view.waiting_for), view, random);
    }

    bool is_legal(const Referee& referee, const History& history, const Value& event) const override {
        const auto view = *referee.temple_code();
        const bool solo = view.players.size() == 1;
        const std::string type = event["type"];
        if (view.waiting_for.empty()) return false;
        if (type == "concede") return solo;
        const auto player = seat(view, event["player"]);
        if (!player) return false;
        const View::Player& who = view.players[*player];
        if (type == "start") return !solo && !view.first_player;
        if (type == "combination") {
            if (who.has_combination) return false;
            return !event.contains("card") ||
                   may_be_drawn(view, Card::parse(event["card"].get<std::string>()));
        }
        if (type == "dealt") return is_legal_deal(view, history, who, event["cards"]);
        const auto card = Card::parse(event["card"].get<std::string>());
        if (type == "taken") return card && is_legal_taking(view, *player, event["from"], *card);
        if (type == "discarded") return card && contains(who.kept, *card);
        return is_legal_guess(view, history, who, event);
    }

    void check_totals(const Referee& referee, const History& history) const override {
        const auto view = *referee.temple_code();
        std::multiset<int> lying;
        int filled = 0;
        int unread = 0;
        for (const auto& player : view.players) {
            for (Card card : player.in_front) lying.insert(card.index());
            for (Card card : player.kept) lying.insert(card.index());
            filled += player.has_combination ? 1 : 0;
            unread += player.has_combination && !player.combination_was_read ? 1 : 0;
        }
        const int cards_lying = static_cast<int>(lying.size());
        EXPECT_EQ(std::set(lying.begin(), lying.end()).size(), lying.size());
        EXPECT_EQ(view.draw_pile + view.discard_pile + cards_lying + filled, Card::count);
        EXPECT_GE(view.draw_pile, 0);
        if (view.players.size() > 1) {
            EXPECT_TRUE(view.draw_pile > 0 || view.discard_pile == 0);
        }
        if (view.draw_pile > 0) {
            EXPECT_EQ(static_cast<int>(view.can_be_drawn.size()), view.draw_pile + unread);
        }
        if (!history.empty())
            for (const auto& said : history.back().said) check_information(said);
    }

  private:
    static void check_information(const Announcement& said) {
        if (said.kind != "information" || said.arguments["blue"].is_null()) return;
        EXPECT_LE(said.arguments["blue"].get<int>() + said.arguments["red"].get<int>(), 3);
    }

    static Value event_of(const std::string& type, const View& view, Random& random) {
        Value event{{"type", type}};
        if (type == "concede") return event;
        const View::Player& somebody = random.of(view.players);
        const auto& other = random.of(view.players);
        event["player"] = random.chance(0.02) ? "Nobody" : somebody.name;
        if (type == "combination" && random.chance(0.7)) event["card"] = card_to_draw(view, random);
        if (type == "dealt") {
            const std::size_t count =
                random.chance(0.1) ? random.index(4) : static_cast<std::size_t>(view.cards_each);
            event["cards"] = Value::array();
            while (event["cards"].size() < count) event["cards"].push_back(card_to_draw(view, random));
        }
        if (type == "taken") {
            event["from"] = other.name;
            event["card"] = other.in_front.empty() || random.chance(0.1) ? any_card(random)
                                                                         : random.of(other.in_front).name();
        }
        if (type == "discarded")
            event["card"] = somebody.kept.empty() || random.chance(0.1) ? any_card(random)
                                                                        : random.of(somebody.kept).name();
        if (type == "guess") {
            event["card"] = random.chance(0.5) ? any_card(random) : any_proposition(random);
            if (random.chance(0.6)) event["actual"] = any_card(random);
        }
        return event;
    }

    static bool may_be_drawn(const View& view, std::optional<Card> card) {
        return card && contains(view.can_be_drawn, *card);
    }

    static bool is_legal_taking(const View& view, std::size_t player, const std::string& from, Card card) {
        const auto giver = seat(view, from);
        if (view.waiting_for != "taken" || !giver || !contains(view.players[*giver].in_front, card))
            return false;
        if (view.players.size() == 1) return true;
        if (view.turn != player || !view.players[player].has_combination ||
            !view.players[*giver].has_combination)
            return false;
        if (*giver != player) return true;
        const auto with_cards =
            std::ranges::count_if(view.players, [](const auto& p) { return !p.in_front.empty(); });
        return with_cards == 1;
    }

    static bool is_legal_guess(const View& view, const History& history, const View::Player& who,
                               const Value& event) {
        if (view.players.size() > 1 && (view.waiting_for == "start" || view.waiting_for == "combination"))
            return false;
        if (!who.has_combination || !is_proposition(event["card"].get<std::string>())) return false;
        const bool shown = event.contains("actual");
        const auto actual = shown ? Card::parse(event["actual"].get<std::string>()) : std::nullopt;
        if (shown && !actual) return false;
        if (who.combination_was_read) return !shown || actual == known_combination(history, who.name);
        return shown && may_be_drawn(view, actual) &&
               std::ranges::none_of(view.players, [&](const auto& p) { return contains(p.kept, *actual); });
    }

    /// Cards are drawn one by one; the piles are refilled between two of them.
    static bool is_legal_deal(const View& view, const History& history, const View::Player& who,
                              const Value& names) {
        if (!who.may_be_dealt || names.size() != static_cast<std::size_t>(view.cards_each)) return false;
        std::set<int> drawable;
        for (Card card : view.can_be_drawn) drawable.insert(card.index());
        int left = view.draw_pile;
        if (left == 0) left = static_cast<int>(all_kept(view).size());
        for (const Value& name : names) {
            const auto card = Card::parse(name.get<std::string>());
            if (!card || drawable.erase(card->index()) == 0) return false;
            if (--left > 0 || view.players.size() == 1) continue;
            const auto refill = view.discard_pile > 0 ? discarded(view, history) : all_kept(view);
            drawable.insert(refill.begin(), refill.end());
        }
        return true;
    }

    static std::set<int> all_kept(const View& view) {
        std::set<int> kept;
        for (const auto& player : view.players)
            for (Card card : player.kept) kept.insert(card.index());
        return kept;
    }

    static std::set<int> discarded(const View& view, const History& history) {
        std::set<int> cards;
        for (int i = 0; i < Card::count; ++i)
            if (!contains(view.can_be_drawn, Card(i))) cards.insert(i);
        for (const auto& player : view.players) {
            for (Card card : player.in_front) cards.erase(card.index());
            for (Card card : player.kept) cards.erase(card.index());
            const auto known = known_combination(history, player.name);
            if (player.has_combination && known) cards.erase(known->index());
        }
        return cards;
    }
};

}  // namespace

std::unique_ptr<Driver> temple_code_driver() {
    return std::make_unique<TempleCodeDriver>();
}

}  // namespace temple::referee::test
