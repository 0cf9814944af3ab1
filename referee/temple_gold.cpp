// SPDX-License-Identifier: GPL-3.0-or-later
#include "referee/temple_gold.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <utility>

namespace temple::referee {
namespace {

using table::Card;
using Value = nlohmann::json;

constexpr std::size_t fewest_players = 3;
constexpr std::size_t most_players = 10;
constexpr std::size_t most_players_with_one_trap = 8;

// RULES.md, set-up table: adventurers, guardians, empty, gold, traps, jokers; from 3 players on.
constexpr std::array<TempleGoldCards, 8> standard_cards{{{2, 2, 8, 5, 2, 0},
                                                         {3, 2, 12, 6, 2, 0},
                                                         {3, 2, 16, 7, 2, 0},
                                                         {4, 2, 20, 8, 2, 0},
                                                         {5, 3, 26, 7, 2, 0},
                                                         {6, 3, 30, 8, 2, 0},
                                                         {6, 3, 34, 9, 2, 0},
                                                         {7, 4, 37, 10, 3, 1}}};

// RULES.md, variant "one trap".
TempleGoldCards one_trap_cards(int players) {
    const int adventurers = players <= 5 ? 3 : players == 6 ? 4 : 5;
    const int guardians = players <= 6 ? 2 : 3;
    return {adventurers, guardians, 4 * players - 1, players, 1, 0};
}

/// The two switches of the header; nothing if an option is unknown or not a boolean.
std::optional<std::map<std::string, bool>> read_options(const Value& options) {
    std::map<std::string, bool> switches{{"one_trap", false}, {"role_slips", false}};
    for (const auto& [name, value] : options.items()) {
        if (!switches.contains(name) || !value.is_boolean()) return std::nullopt;
        switches[name] = value.get<bool>();
    }
    return switches;
}

std::string_view name_of(Chamber chamber) {
    switch (chamber) {
        case Chamber::gold:
            return "gold";
        case Chamber::trap:
            return "trap";
        case Chamber::empty:
            break;
    }
    return "empty";
}

std::string_view name_of(Role role) {
    return role == Role::adventurer ? "adventurer" : "guardian";
}
std::string_view side_of(Role role) {
    return role == Role::adventurer ? "adventurers" : "guardians";
}

std::string_view name_of(TempleGoldView::Phase phase) {
    constexpr std::array<std::string_view, 4> names{"setup", "deal", "play", "over"};
    return names[static_cast<std::size_t>(phase)];
}

}  // namespace

std::expected<TempleGold, std::string> TempleGold::create(const GameSetup& setup) {
    const std::size_t count = setup.players.size();
    if (count < fewest_players || count > most_players) return std::unexpected("players");
    const auto options = read_options(setup.options);
    if (!options) return std::unexpected("options");
    const bool one_trap = options->at("one_trap");
    if (one_trap && count > most_players_with_one_trap) return std::unexpected("options");
    const auto cards =
        one_trap ? one_trap_cards(static_cast<int>(count)) : standard_cards[count - fewest_players];
    return TempleGold(setup.players, cards, options->at("role_slips"));
}

TempleGold::TempleGold(std::vector<std::string> players, TempleGoldCards cards, bool role_slips)
    : seating_(std::move(players)),
      cards_in_game_(cards),
      role_slips_(role_slips),
      face_down_(seating_.count(), 0),
      hidden_{cards.empty, cards.gold, cards.traps},
      roles_(seating_.count()) {}

Vocabulary TempleGold::vocabulary() const {
    const Field player{.name = "player"};
    const Field card{.name = "card"};
    const Field by{.name = "by", .required = false};
    const Field counts{.name = "counts",
                       .type = FieldType::integers_or_nulls,
                       .required = false,
                       .length = seating_.count()};
    return {{"start", {player}},
            {"dealt", {counts}},
            {"opened", {player, card, by}},
            {"concede", {}},
            {"role", {player, card}}};
}

Announcements TempleGold::opening() const {
    const TempleGoldCards& cards = cards_in_game_;
    return {info("setup", {{"adventurer_roles", cards.adventurer_roles},
                           {"guardian_roles", cards.guardian_roles},
                           {"leftover_roles", cards.adventurer_roles + cards.guardian_roles - players()},
                           {"empty", cards.empty},
                           {"gold", cards.gold},
                           {"traps", cards.traps},
                           {"jokers", cards.jokers}}),
            ask_to_deal()};
}

Outcome TempleGold::apply(const Event& event) {
    if (event.type() == "start") return start(event);
    if (event.type() == "dealt") return deal(event);
    if (event.type() == "opened") return open(event);
    if (event.type() == "concede") return concede();
    return show_role(event);
}

Outcome TempleGold::start(const Event& event) {
    const std::string& player = event.text("player");
    const auto seat = seating_.find(player);
    if (!seat) return refuse("unknown_player", {{"player", player}});
    if (over()) return refuse("game_over_already");
    if (key_) return refuse("already_started", {{"player", player}});
    key_ = seat;
    Announcements said{info("started", {{"player", player}})};
    if (round_is_running()) said.push_back(begin_round());
    return said;
}

Outcome TempleGold::deal(const Event& event) {
    if (over()) return refuse("game_over_already");
    if (dealt_) return refuse("not_now", {{"waiting_for", key_ ? "opened" : "start"}});
    if (const Value* counts = event.optional_list("counts"))
        if (auto wrong = wrong_deal(*counts)) return std::unexpected(std::move(*wrong));
    dealt_ = true;
    std::ranges::fill(face_down_, cards_each());
    if (!round_is_running()) return Announcements{};
    return Announcements{begin_round()};
}

std::optional<Announcement> TempleGold::wrong_deal(const Value& counts) const {
    Json names = Json::array();
    Json seen = Json::array();
    for (Seat seat = 0; seat < seating_.count(); ++seat) {
        if (counts[seat].is_null() || counts[seat] == cards_each()) continue;
        names.push_back(seating_.name(seat));
        seen.push_back(Json(counts[seat]));
    }
    if (names.empty()) return std::nullopt;
    return warning("wrong_deal", {{"players", names}, {"seen", seen}, {"expected", cards_each()}});
}

Outcome TempleGold::open(const Event& event) {
    const auto opener = legal_opening(event);
    if (!opener) return std::unexpected(opener.error());
    const auto [owner, by, card] = *opener;
    const Chamber chamber = chamber_of(card);
    --face_down_[owner];
    ++opened_in_round_;
    opened_.push_back({round_, owner, card});
    --(chamber == Chamber::empty ? hidden_.empty : chamber == Chamber::gold ? hidden_.gold : hidden_.traps);
    key_ = owner;
    Announcements said{info("opened", {{"player", seating_.name(owner)},
                                       {"card", card.name()},
                                       {"chamber", name_of(chamber)},
                                       {"gold_hidden", hidden_.gold},
                                       {"traps_hidden", hidden_.traps},
                                       {"openings_left", openings_left_in_round()},
                                       {"key", key_name()}})};
    for (auto& next : after_opening()) said.push_back(std::move(next));
    return said;
}

std::expected<TempleGold::Opener, Announcement> TempleGold::legal_opening(const Event& event) const {
    const std::string& player = event.text("player");
    const std::string* by = event.optional_text("by");
    const std::string& name = event.text("card");
    const auto owner = seating_.find(player);
    if (!owner) return refuse("unknown_player", {{"player", player}});
    const auto opener = by == nullptr ? key_ : seating_.find(*by);
    if (by != nullptr && !opener) return refuse("unknown_player", {{"player", *by}});
    const auto card = Card::parse(name);
    if (!card) return refuse("unknown_card", {{"card", name}});
    if (over()) return refuse("game_over_already");
    if (card->is_joker() && cards_in_game_.jokers == 0) return refuse("card_not_in_game", {{"card", name}});
    if (was_opened(*card)) return refuse("card_seen_twice", {{"card", name}});
    if (auto early = not_ready_to_open()) return std::unexpected(std::move(*early));
    if (opener != key_) return refuse("out_of_turn", {{"player", *by}, {"expected", key_name()}});
    if (owner == key_) return refuse("own_chamber", {{"player", player}});
    if (face_down_[*owner] == 0) return refuse("no_cards_left", {{"player", player}});
    if (hidden_.of(chamber_of(*card)) == 0)
        return refuse("too_many_of_kind", {{"chamber", name_of(chamber_of(*card))}});
    return Opener{*owner, *opener, *card};
}

std::optional<Announcement> TempleGold::not_ready_to_open() const {
    if (round_is_running()) return std::nullopt;
    if (round_ > 1) return warning("round_over", {{"round", round_ - 1}, {"next_cards_each", cards_each()}});
    return warning("not_now", {{"waiting_for", key_ ? "dealt" : "start"}});
}

// RULES.md, phases, point 3: the order of these questions decides games (A3, A13, A14).
Announcements TempleGold::after_opening() {
    if (hidden_.gold == 0) return {finish(Role::adventurer, Reason::all_gold)};
    if (hidden_.traps == 0) return {finish(Role::guardian, Reason::all_traps)};
    if (openings_left_in_game() == 0) return {finish(Role::guardian, Reason::rounds_over)};
    Announcements said;
    if (!adventurers_can_win() && !std::exchange(cannot_win_said_, true))
        said.push_back(info("adventurers_cannot_win",
                            {{"openings_left", openings_left_in_game()}, {"gold_hidden", hidden_.gold}}));
    if (openings_left_in_round() > 0) return said;
    said.push_back(info("round_end", {{"round", round_},
                                      {"gold_hidden", hidden_.gold},
                                      {"traps_hidden", hidden_.traps},
                                      {"key", key_name()}}));
    ++round_;
    dealt_ = false;
    opened_in_round_ = 0;
    std::ranges::fill(face_down_, 0);
    said.push_back(ask_to_deal());
    return said;
}

Outcome TempleGold::concede() {
    if (over()) return refuse("game_over_already");
    if (adventurers_can_win())
        return refuse("concede_not_allowed",
                      {{"openings_left", openings_left_in_game()}, {"gold_hidden", hidden_.gold}});
    return Announcements{finish(Role::guardian, Reason::conceded)};
}

Outcome TempleGold::show_role(const Event& event) {
    const std::string& player = event.text("player");
    const auto seat = seating_.find(player);
    if (!seat) return refuse("unknown_player", {{"player", player}});
    const auto role = legal_role(event, *seat);
    if (!role) return std::unexpected(role.error());
    roles_[*seat] = *role;
    if (!role_slips_) role_cards_.push_back(*Card::parse(event.text("card")));
    Announcements said{info("role", {{"player", player}, {"role", name_of(*role)}})};
    const auto shown = [](const std::optional<Role>& r) { return r.has_value(); };
    if (std::ranges::all_of(roles_, shown)) said.push_back(winners());
    return said;
}

std::expected<Role, Announcement> TempleGold::legal_role(const Event& event, Seat seat) const {
    const std::string& name = event.text("card");
    const Json player{{"player", seating_.name(seat)}};
    if (!over()) return refuse("role_shown_early", player);
    const auto card = role_slips_ ? std::nullopt : Card::parse(name);
    if (card && card->is_joker()) return refuse("card_not_in_game", {{"card", name}});
    const bool known = role_slips_ ? name == "A" || name == "G" : card.has_value();
    if (!known) return refuse("unknown_card", {{"card", name}});
    if (roles_[seat]) return refuse("role_already_shown", player);
    if (card && std::ranges::find(role_cards_, *card) != role_cards_.end())
        return refuse("card_seen_twice", {{"card", name}});
    const Role role = card ? role_of(*card) : name == "A" ? Role::adventurer : Role::guardian;
    const int limit =
        role == Role::adventurer ? cards_in_game_.adventurer_roles : cards_in_game_.guardian_roles;
    if (std::ranges::count(roles_, std::optional(role)) >= limit)
        return refuse("too_many_of_role", {{"role", name_of(role)}, {"limit", limit}});
    return role;
}

Announcement TempleGold::begin_round() {
    return info("round_start", {{"round", round_}, {"cards_each", cards_each()}, {"key", key_name()}});
}

Announcement TempleGold::ask_to_deal() const {
    return info("deal", {{"round", round_}, {"cards_each", cards_each()}});
}

Announcement TempleGold::finish(Role winner, Reason reason) {
    constexpr std::array<std::string_view, 4> reasons{"all_gold", "all_traps", "rounds_over", "conceded"};
    winner_ = winner;
    return result("game_over", {{"winner", side_of(winner)},
                                {"reason", reasons[static_cast<std::size_t>(reason)]},
                                {"gold_hidden", hidden_.gold},
                                {"traps_hidden", hidden_.traps}});
}

Announcement TempleGold::winners() const {
    Json names = Json::array();
    for (Seat seat = 0; seat < seating_.count(); ++seat)
        if (roles_[seat] == winner_) names.push_back(seating_.name(seat));
    return result("winners", {{"winner", side_of(*winner_)}, {"players", names}});
}

bool TempleGold::was_opened(Card card) const {
    return std::ranges::find(opened_, card, &TempleGoldView::Opening::card) != opened_.end();
}

Json TempleGold::key_name() const {
    return key_ ? Json(seating_.name(*key_)) : Json();
}

TempleGoldView::Phase TempleGold::phase() const {
    using Phase = TempleGoldView::Phase;
    if (over()) return Phase::over;
    if (round_is_running()) return Phase::play;
    return round_ == 1 ? Phase::setup : Phase::deal;
}

Json TempleGold::status() const {
    return {{"phase", name_of(phase())},
            {"round", round_},
            {"key", key_name()},
            {"gold_hidden", hidden_.gold},
            {"traps_hidden", hidden_.traps},
            {"openings_left", openings_left_in_round()},
            {"cards", face_down_},
            {"winner", winner_ ? Json(side_of(*winner_)) : Json()}};
}

TempleGoldView TempleGold::view() const {
    TempleGoldView view;
    view.phase = phase();
    view.players = seating_.names();
    view.round = round_;
    view.cards_each = cards_each();
    view.key = key_;
    view.dealt = dealt_;
    view.cards = face_down_;
    view.openings_left_in_round = openings_left_in_round();
    view.openings_left_in_game = openings_left_in_game();
    view.hidden = hidden_;
    view.opened = opened_;
    view.joker_in_game = cards_in_game_.jokers > 0;
    view.role_slips = role_slips_;
    view.concede_legal = !over() && !adventurers_can_win();
    view.roles_shown = roles_;
    view.role_cards_shown = role_cards_;
    view.adventurer_roles = cards_in_game_.adventurer_roles;
    view.guardian_roles = cards_in_game_.guardian_roles;
    return view;
}

}  // namespace temple::referee
