// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "ui/game/entries_of_games.hpp"

namespace temple::ui {
namespace {

using nlohmann::json;
using referee::TempleCodeView;
using table::CodeCard;
using Player = TempleCodeView::Player;

constexpr int statues_on_a_card = 3;

EntryStep players_who(const TempleCodeView& view, const char* field, auto may) {
    EntryStep step{field, EntryKind::player, {}};
    for (const Player& player : view.players)
        if (may(player)) step.choices.emplace_back(player.name);
    return step;
}

EntryStep cards(const char* field, const std::vector<CodeCard>& from) {
    EntryStep step{field, EntryKind::code_card, {}};
    for (const CodeCard card : from) step.choices.emplace_back(std::string(card.name()));
    return step;
}

std::vector<CodeCard> whole_deck() {
    std::vector<CodeCard> deck;
    for (int i = 0; i < CodeCard::count; ++i) deck.emplace_back(i);
    return deck;
}

const Player& named(const TempleCodeView& view, const json& name) {
    return *std::ranges::find(view.players, name.get<std::string>(), &Player::name);
}

/// From whom the active player may take: another one who has cards; himself only if nobody else has any.
std::vector<std::string> may_be_taken_from(const TempleCodeView& view) {
    std::vector<std::string> names;
    if (!view.turn || !view.players[*view.turn].has_combination) return names;
    const Player& active = view.players[*view.turn];
    const bool others = std::ranges::any_of(
        view.players, [&](const Player& p) { return &p != &active && !p.in_front.empty(); });
    for (const Player& player : view.players)
        if (!player.in_front.empty() && player.has_combination && (&player != &active || !others))
            names.push_back(player.name);
    return names;
}

bool is_solo(const TempleCodeView& view) {
    return view.players.size() == 1;
}

std::optional<EntryStep> dealt_cards(const TempleCodeView& view, const json& event) {
    const int picked = event.contains("cards") ? static_cast<int>(event["cards"].size()) : 0;
    if (picked >= view.cards_each) return std::nullopt;
    EntryStep step = cards("cards", whole_deck());
    step.picks = view.cards_each;
    step.picked = picked;
    return step;
}

std::optional<EntryStep> proposition(const json& event) {
    const std::string so_far = event.contains("card") ? event["card"].get<std::string>() : "";
    if (so_far.size() >= statues_on_a_card) return std::nullopt;
    EntryStep step{"card", EntryKind::statue, {}, statues_on_a_card, static_cast<int>(so_far.size())};
    for (const char statue : CodeCard::statues)
        if (so_far.find(statue) == std::string::npos) step.choices.emplace_back(std::string(1, statue));
    return step;
}

std::optional<EntryStep> next_of_guess(const TempleCodeView& view, const json& event) {
    if (auto step = proposition(event)) return step;
    if (event.contains("actual") || named(view, event["player"]).combination_was_read) return std::nullopt;
    return cards("actual", whole_deck());
}

}  // namespace

std::vector<std::string> legal_types(const TempleCodeView& view) {
    if (view.waiting_for.empty()) return {};
    std::vector<std::string> types;
    const auto any = [&](auto may) { return std::ranges::any_of(view.players, may); };
    const bool takes_now = view.waiting_for == "taken";
    if (view.waiting_for == "start") types.emplace_back("start");
    if (takes_now && (is_solo(view) || !may_be_taken_from(view).empty())) types.emplace_back("taken");
    if (view.waiting_for == "dealt") types.emplace_back("dealt");
    if (any([](const Player& p) { return !p.has_combination; })) types.emplace_back("combination");
    const bool set_up = is_solo(view) || view.round > 0;
    if (set_up && any([](const Player& p) { return p.has_combination; })) types.emplace_back("guess");
    if (any([](const Player& p) { return !p.kept.empty(); })) types.emplace_back("discarded");
    if (is_solo(view)) types.emplace_back("concede");
    return types;
}

std::optional<EntryStep> next_field(const TempleCodeView& view, const json& event) {
    const std::string type = event.at("type");
    if (type == "concede") return std::nullopt;
    if (!event.contains("player")) {
        if (type == "taken") {
            const auto active = view.players[view.turn.value_or(0)].name;
            return EntryStep{"player", EntryKind::player, {active}};
        }
        return players_who(view, "player", [&](const Player& p) {
            if (type == "combination") return !p.has_combination;
            if (type == "dealt") return p.may_be_dealt;
            if (type == "guess") return p.has_combination;
            if (type == "discarded") return !p.kept.empty();
            return true;
        });
    }
    if (type == "start" || type == "combination") return std::nullopt;
    if (type == "dealt") return dealt_cards(view, event);
    if (type == "guess") return next_of_guess(view, event);
    if (type == "taken" && !event.contains("from")) {
        EntryStep step{"from", EntryKind::player, {}};
        if (is_solo(view))
            step.choices.emplace_back(view.players.front().name);
        else
            for (const std::string& name : may_be_taken_from(view)) step.choices.emplace_back(name);
        return step;
    }
    if (event.contains("card")) return std::nullopt;
    if (type == "taken") return cards("card", named(view, event["from"]).in_front);
    return cards("card", named(view, event["player"]).kept);
}

}  // namespace temple::ui
