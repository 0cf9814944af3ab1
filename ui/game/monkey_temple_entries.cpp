// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "ui/game/entries_of_games.hpp"

namespace temple::ui {
namespace {

using nlohmann::json;
using referee::MonkeyTempleView;
using Place = MonkeyTempleView::Place;

constexpr int monkey_tokens = 4;

EntryStep places_that(const MonkeyTempleView& view, auto may) {
    EntryStep step{"at", EntryKind::place, {}};
    for (const Place& place : view.places)
        if (may(place)) step.choices.emplace_back(place.name);
    return step;
}

bool has_monkey(const MonkeyTempleView& view, int number) {
    return std::ranges::any_of(view.places, [&](const Place& p) { return p.monkey == number; });
}

/// Where a monkey token may go; nowhere, if it is to be lifted.
EntryStep places_for_monkey(const MonkeyTempleView& view, int number) {
    EntryStep step = places_that(view, [](const Place& p) { return p.has_thief_token && !p.monkey; });
    if (has_monkey(view, number)) step.choices.emplace_back(nullptr);
    return step;
}

EntryStep monkey_numbers(const MonkeyTempleView& view) {
    EntryStep step{"number", EntryKind::number, {}};
    for (const bool placed : {false, true})  // those that are still missing first
        for (int number = 1; number <= monkey_tokens; ++number)
            if (has_monkey(view, number) == placed) step.choices.emplace_back(number);
    return step;
}

}  // namespace

std::vector<std::string> legal_types(const MonkeyTempleView& view) {
    if (view.waiting_for.empty()) return {};
    std::vector<std::string> types{std::string(view.waiting_for)};
    if (view.monkeys_may_move) {
        if (types.front() != "monkey") types.emplace_back("monkey");
        types.emplace_back("dispute");
    }
    return types;
}

std::optional<EntryStep> next_field(const MonkeyTempleView& view, const json& event) {
    const std::string type = event.at("type");
    if (type == "start" && !event.contains("player")) {
        EntryStep step{"player", EntryKind::player, {}};
        for (const std::string& name : view.players) step.choices.emplace_back(name);
        return step;
    }
    if (type == "placed" && !event.contains("at"))
        return places_that(view, [](const Place& p) { return p.may_be_placed; });
    if (type == "monkey" && !event.contains("number")) return monkey_numbers(view);
    if (type == "monkey" && !event.contains("at")) return places_for_monkey(view, event["number"].get<int>());
    if (type != "revealed") return std::nullopt;
    if (!event.contains("at"))
        return places_that(view, [](const Place& p) { return p.has_thief_token && !p.number; });
    if (event.contains("number")) return std::nullopt;
    EntryStep step{"number", EntryKind::number, {}};
    for (const int number : view.numbers_hidden) step.choices.emplace_back(number);
    return step;
}

}  // namespace temple::ui
