// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <map>
#include <set>

#include "tests/referee/random_play.hpp"

namespace temple::referee::test {
namespace {

using View = MonkeyTempleView;

std::string any_place(const View& view, Random& random) {
    return random.chance(0.03) ? "tourist5" : random.of(view.places).name;
}

std::string any_player(const View& view, Random& random) {
    return random.chance(0.05) ? "Nobody" : random.of(view.players);
}

const View::Place* find_place(const View& view, const std::string& name) {
    const auto it = std::ranges::find(view.places, name, &View::Place::name);
    return it == view.places.end() ? nullptr : &*it;
}

std::string card(char sort, std::size_t number) {
    return std::string(1, sort) + static_cast<char>('0' + number / 10) + static_cast<char>('0' + number % 10);
}

class MonkeyTempleDriver final : public Driver {
  public:
    Value any_event(const Referee& referee, Random& random) const override {
        static const std::vector<std::string> types{"start",  "drawn",   "placed",
                                                    "monkey", "dispute", "revealed"};
        return event_of(random.of(types), *referee.monkey_temple(), random);
    }

    Value next_event(const Referee& referee, Random& random) const override {
        const auto view = *referee.monkey_temple();
        if (view.waiting_for.empty()) return nullptr;
        if (view.monkeys_may_move && random.chance(0.2))
            return event_of(random.chance(0.2) ? "dispute" : "monkey", view, random);
        return event_of(std::string(view.waiting_for), view, random);
    }

    bool is_legal(const Referee& referee, const History& /*history*/, const Value& event) const override {
        const auto view = *referee.monkey_temple();
        const std::string type = event["type"];
        const auto* place = find_place(view, event.value("at", ""));
        if (type == "start")
            return !view.monkey_player &&
                   std::ranges::count(view.players, event["player"].get<std::string>()) == 1;
        if (type == "drawn") return view.waiting_for == "drawn" && is_legal_drawing(view, event);
        if (type == "placed") return place != nullptr && place->may_be_placed;
        if (type == "dispute") return view.monkeys_may_move;
        if (type == "monkey") return is_legal_move(view, event, place);
        if (view.waiting_for != "revealed" || place == nullptr || !place->has_thief_token || place->number)
            return false;
        return std::ranges::find(view.numbers_hidden, event["number"].get<int>()) !=
               view.numbers_hidden.end();
    }

    void check_totals(const Referee& referee, const History& history) const override {
        const auto view = *referee.monkey_temple();
        const auto [wrong, rounds] = recount(history, static_cast<std::size_t>(view.thief_tokens));
        EXPECT_EQ(view.wrong_total, wrong);
        EXPECT_EQ(view.waiting_for.empty(), wrong >= 9 || rounds == view.rounds);
        std::set<int> monkeys;
        for (const auto& place : view.places) {
            if (!place.monkey) continue;
            EXPECT_TRUE(place.has_thief_token);
            EXPECT_TRUE(monkeys.insert(*place.monkey).second);
        }
        if (view.monkey_player) {
            EXPECT_EQ((*view.guardian_token + 1) % view.players.size(), *view.monkey_player);
            EXPECT_FALSE(view.places[4 + *view.monkey_player].has_thief_token);
        }
    }

  private:
    static Value event_of(const std::string& type, const View& view, Random& random) {
        Value event{{"type", type}};
        if (type == "start") event["player"] = any_player(view, random);
        if (type == "placed" || (type == "monkey" && random.chance(0.9)))
            event["at"] = any_place(view, random);
        if (type == "monkey") {
            event["number"] = 1 + random.index(4);
            if (random.chance(0.3)) event["by"] = any_player(view, random);
        }
        if (type == "revealed") {
            std::vector<std::string> hidden;
            for (const auto& place : view.places)
                if (place.has_thief_token && !place.number) hidden.push_back(place.name);
            const bool sensible = !hidden.empty() && random.chance(0.7);
            event["at"] = sensible ? random.of(hidden) : any_place(view, random);
            event["number"] = sensible ? random.of(view.numbers_hidden) : static_cast<int>(random.index(5));
        }
        if (type == "drawn") {
            if (random.chance(0.7)) event["objects"] = drawing('O', view, random);
            if (random.chance(0.7)) event["tourists"] = drawing('T', view, random);
        }
        return event;
    }

    static Value drawing(char sort, const View& view, Random& random) {
        std::set<std::string> used(view.cards_used.begin(), view.cards_used.end());
        Value list = Value::array();
        const std::size_t count = random.chance(0.05) ? random.index(6) : 4;
        while (list.size() < count) {
            std::string name = card(sort, random.chance(0.01) ? 0 : 1 + random.index(55));
            if (random.chance(0.2))
                list.push_back(nullptr);
            else if (used.insert(name).second || random.chance(0.02))
                list.push_back(std::move(name));
        }
        return list;
    }

    static bool is_legal_drawing(const View& view, const Value& event) {
        std::set<std::string> used(view.cards_used.begin(), view.cards_used.end());
        for (const auto& [field, sort] : {std::pair("objects", 'O'), std::pair("tourists", 'T')}) {
            if (!event.contains(field)) continue;
            if (event[field].size() != 4) return false;
            for (const Value& name : event[field]) {
                if (name.is_null()) continue;
                if (name == card(sort, 0) || !used.insert(name.get<std::string>()).second) return false;
            }
        }
        return true;
    }

    static bool is_legal_move(const View& view, const Value& event, const View::Place* place) {
        if (!view.monkeys_may_move) return false;
        if (event.contains("by")) {
            const auto it = std::ranges::find(view.players, event["by"].get<std::string>());
            if (it == view.players.end()) return false;
            if (view.monkey_player == static_cast<std::size_t>(it - view.players.begin())) return false;
        }
        if (!event.contains("at")) return true;
        if (place == nullptr || !place->has_thief_token) return false;
        return !place->monkey || *place->monkey == event["number"];
    }

    /// Wrong objects and finished rounds, counted from the events alone.
    static std::pair<int, int> recount(const History& history, std::size_t thief_tokens) {
        std::map<std::string, int> monkey_at;
        std::map<std::string, int> number_at;
        int wrong = 0;
        int rounds = 0;
        for (const auto& [number, event, said, before] : history) {
            if (event["type"] == "monkey") {
                std::erase_if(monkey_at, [&](const auto& entry) { return entry.second == event["number"]; });
                if (event.contains("at")) monkey_at[event["at"]] = event["number"];
            }
            if (event["type"] == "revealed") number_at[event["at"]] = event["number"];
            if (number_at.size() < thief_tokens) continue;
            for (const auto& [place, monkey] : monkey_at) wrong += number_at.at(place) == monkey ? 0 : 1;
            monkey_at.clear();
            number_at.clear();
            ++rounds;
        }
        return {wrong, rounds};
    }
};

}  // namespace

std::unique_ptr<Driver> monkey_temple_driver() {
    return std::make_unique<MonkeyTempleDriver>();
}

}  // namespace temple::referee::test
