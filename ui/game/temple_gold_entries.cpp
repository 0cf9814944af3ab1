// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/game/entries_of_games.hpp"

namespace temple::ui {
namespace {

using nlohmann::json;
using referee::TempleGoldView;
using table::Card;

EntryStep players_who(const TempleGoldView& view, auto may) {
    EntryStep step{"player", EntryKind::player, {}};
    for (std::size_t i = 0; i < view.players.size(); ++i)
        if (may(i)) step.choices.emplace_back(view.players[i]);
    return step;
}

EntryStep cards_that(auto may) {
    EntryStep step{"card", EntryKind::card, {}};
    for (int i = 0; i < Card::count; ++i)
        if (may(Card(i))) step.choices.emplace_back(Card(i).name());
    return step;
}

}  // namespace

std::vector<std::string> legal_types(const TempleGoldView& view) {
    std::vector<std::string> types;
    if (view.phase == TempleGoldView::Phase::over) {
        for (const auto& role : view.roles_shown)
            if (!role) return {"role"};
        return {};
    }
    if (!view.key) types.emplace_back("start");
    if (!view.dealt) types.emplace_back("dealt");
    if (view.phase == TempleGoldView::Phase::play) types.emplace_back("opened");
    if (view.concede_legal) types.emplace_back("concede");
    return types;
}

std::optional<EntryStep> next_field(const TempleGoldView& view, const json& event) {
    const std::string type = event.at("type");
    if (type == "dealt" || type == "concede") return std::nullopt;
    if (!event.contains("player")) {
        if (type == "opened") return players_who(view, [&](std::size_t i) { return view.can_be_opened(i); });
        if (type == "role") return players_who(view, [&](std::size_t i) { return !view.roles_shown[i]; });
        return players_who(view, [](std::size_t) { return true; });
    }
    if (type == "start" || event.contains("card")) return std::nullopt;
    if (type == "role" && view.role_slips) return EntryStep{"card", EntryKind::role_slip, {"A", "G"}};
    return cards_that(
        [&](Card card) { return type == "role" ? view.can_be_role(card) : view.can_turn_up(card); });
}

}  // namespace temple::ui
