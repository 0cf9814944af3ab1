// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/game/entry_step.hpp"

#include <algorithm>

#include "referee/known_to_all.hpp"
#include "ui/game/entries_of_games.hpp"

namespace temple::ui {
namespace {

using nlohmann::json;

/// True if this card, the first of several, lies elsewhere.
bool lies_elsewhere(const referee::Referee& referee, const json& event, const EntryStep& step,
                    const json& choice) {
    json whole = with_pick(event, step, choice);
    while (whole[step.field].size() < static_cast<std::size_t>(step.picks))
        whole[step.field].push_back(step.choices[choice == step.choices[0] ? 1 : 0]);
    const auto refusal = referee.refusal(whole);
    return refusal && refusal->kind == "card_seen_twice" && refusal->arguments.at("card") == choice;
}

/// True if the referee may refuse a pick because that card stands on a holder.
bool is_near_secrets(const referee::Referee& referee, const EntryStep& step) {
    const auto code = referee.temple_code();
    return code && (step.field == "cards" || step.field == "actual") &&
           std::ranges::any_of(code->players, &referee::TempleCodeView::Player::combination_was_read);
}

/// Keeps what the referee would take, once the event is whole with this pick.
void keep_legal(const referee::Referee& referee, const json& event, EntryStep& step) {
    if (step.field == "cards" && step.picked + 1 < step.picks) {
        const EntryStep all = step;
        std::erase_if(step.choices,
                      [&](const json& choice) { return lies_elsewhere(referee, event, all, choice); });
    }
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
    if (step && is_near_secrets(referee, *step))
        keep_legal(referee::known_to_all(referee), event, *step);
    else if (step)
        keep_legal(referee, event, *step);
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
