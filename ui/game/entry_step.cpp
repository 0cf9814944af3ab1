// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/game/entry_step.hpp"

#include <algorithm>

#include "ui/game/entries_of_games.hpp"

namespace temple::ui {
namespace {

using nlohmann::json;

/// Keeps what the referee would take, once the event is whole with this pick.
void keep_legal(const referee::Referee& referee, const json& event, EntryStep& step) {
    if (step.picked + 1 < step.picks) return;
    std::erase_if(step.choices, [&](const json& choice) {
        const json whole = with_pick(event, step, choice);
        return !field_after(referee, whole) && referee.refusal(whole).has_value();
    });
}

}  // namespace

std::vector<std::string> legal_types(const referee::Referee& referee) {
    if (const auto gold = referee.temple_gold()) return legal_types(*gold);
    if (const auto code = referee.temple_code()) return legal_types(*code);
    if (const auto monkey = referee.monkey_temple()) return legal_types(*monkey);
    return {};
}

std::optional<EntryStep> field_after(const referee::Referee& referee, const json& event) {
    if (const auto gold = referee.temple_gold()) return next_field(*gold, event);
    if (const auto code = referee.temple_code()) return next_field(*code, event);
    if (const auto monkey = referee.monkey_temple()) return next_field(*monkey, event);
    return std::nullopt;
}

std::optional<EntryStep> next_step(const referee::Referee& referee, const json& event) {
    auto step = field_after(referee, event);
    if (step) keep_legal(referee, event, *step);
    return step;
}

json with_pick(const json& event, const EntryStep& step, const json& choice) {
    json next = event;
    json& field = next[step.field];
    if (step.kind == EntryKind::statue)
        field = (step.picked == 0 ? "" : field.get<std::string>()) + choice.get<std::string>();
    else if (step.field == "cards")
        field.push_back(choice);
    else
        field = choice;
    return next;
}

}  // namespace temple::ui
