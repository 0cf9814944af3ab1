// SPDX-License-Identifier: GPL-3.0-or-later
#include "referee/monkey_temple.hpp"

#include <algorithm>
#include <utility>

namespace temple::referee {
namespace {

using Value = nlohmann::json;

constexpr std::size_t fewest_players = 3;
constexpr std::size_t most_players = 8;
constexpr int fewest_rounds = 5;
constexpr int most_rounds = 7;
constexpr int wrong_limit = 9;
constexpr std::size_t cards_drawn = 4;  // of each sort
constexpr int monkey_tokens = 4;
constexpr std::string_view tourist_prefix = "tourist";

/// 0..3 for `tourist1`..`tourist4`.
std::optional<std::size_t> tourist_index(std::string_view name) {
    if (name.size() != tourist_prefix.size() + 1 || !name.starts_with(tourist_prefix)) return std::nullopt;
    if (name.back() < '1' || name.back() > '4') return std::nullopt;
    return static_cast<std::size_t>(name.back() - '1');
}

/// True for `O01`..`O55` with sort 'O', `T01`..`T55` with sort 'T'.
bool is_card(const std::string& name, char sort) {
    const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
    if (name.size() != 3 || name[0] != sort || !is_digit(name[1]) || !is_digit(name[2])) return false;
    const int number = (name[1] - '0') * 10 + (name[2] - '0');
    return number >= 1 && number <= 55;
}

std::optional<MonkeyTempleOptions> read_options(const Value& json) {
    MonkeyTempleOptions options;
    for (const auto& [name, value] : json.items()) {
        if (name == "rounds" && value.is_number_integer() && value >= fewest_rounds && value <= most_rounds)
            options.rounds = value.get<int>();
        else if (name == "blank_token" && value.is_boolean())
            options.blank_token = value.get<bool>();
        else
            return std::nullopt;
    }
    return options;
}

/// The cards named in a list; nulls and a missing list name none.
std::vector<std::string> names_in(const Value* list) {
    std::vector<std::string> names;
    if (list == nullptr) return names;
    for (const Value& name : *list)
        if (name.is_string()) names.push_back(name.get<std::string>());
    return names;
}

}  // namespace

std::expected<MonkeyTemple, std::string> MonkeyTemple::create(const GameSetup& setup) {
    const auto& players = setup.players;
    if (players.size() < fewest_players || players.size() > most_players) return std::unexpected("players");
    if (std::ranges::any_of(players, [](const auto& name) { return tourist_index(name).has_value(); }))
        return std::unexpected("players");
    const auto options = read_options(setup.options);
    if (!options) return std::unexpected("options");
    return MonkeyTemple(players, *options);
}

MonkeyTemple::MonkeyTemple(std::vector<std::string> players, MonkeyTempleOptions options)
    : seating_(std::move(players)), options_(options), places_(tourists + seating_.count()) {}

Vocabulary MonkeyTemple::vocabulary() const {
    const auto number = [](int lowest) {
        return Field{
            .name = "number", .type = FieldType::integer, .lowest = lowest, .highest = monkey_tokens};
    };
    const auto cards = [](std::string_view name) {
        return Field{.name = name, .type = FieldType::texts_or_nulls, .required = false};
    };
    return {{"start", {{.name = "player"}}},
            {"drawn", {cards("objects"), cards("tourists")}},
            {"placed", {{.name = "at"}}},
            {"monkey", {number(1), {.name = "at", .required = false}, {.name = "by", .required = false}}},
            {"dispute", {}},
            {"revealed", {{.name = "at"}, number(0)}}};
}

Announcements MonkeyTemple::opening() const {
    return {
        info("setup",
             {{"rounds", options_.rounds}, {"thief_tokens", thief_tokens()}, {"wrong_limit", wrong_limit}})};
}

Outcome MonkeyTemple::apply(const Event& event) {
    if (event.type() == "start") return start(event);
    if (event.type() == "drawn") return draw(event);
    if (event.type() == "placed") return place_thief_token(event);
    if (event.type() == "monkey") return move_monkey(event);
    if (event.type() == "dispute") return dispute();
    return reveal(event);
}

Outcome MonkeyTemple::start(const Event& event) {
    const std::string& player = event.text("player");
    const auto seat = seating_.find(player);
    if (!seat) return refuse("unknown_player", {{"player", player}});
    if (over_) return refuse("game_over_already");
    if (monkey_player_) return refuse("already_started", {{"player", player}});
    monkey_player_ = seat;
    return Announcements{info("started", {{"player", player}}), begin_round()};
}

Announcement MonkeyTemple::begin_round() {
    phase_ = Phase::selection;
    ++round_;
    places_.assign(places_.size(), {});
    monkeys_.fill(std::nullopt);
    return info("round_start", {{"round", round_},
                                {"monkey", seating_.name(*monkey_player_)},
                                {"guardian_token", seating_.name(guardian_token())}});
}

Outcome MonkeyTemple::draw(const Event& event) {
    if (auto illegal = illegal_drawing(event)) return std::unexpected(std::move(*illegal));
    std::set<std::string> used = cards_used_;
    for (const char* field : {"objects", "tourists"})
        for (const std::string& card : names_in(event.optional_list(field)))
            if (!used.insert(card).second) return refuse("card_seen_twice", {{"card", card}});
    cards_used_ = std::move(used);
    phase_ = Phase::theft;
    return Announcements{
        info("theft", {{"monkey", seating_.name(*monkey_player_)}, {"thief_tokens", thief_tokens()}})};
}

std::optional<Announcement> MonkeyTemple::illegal_drawing(const Event& event) const {
    const Value* object_list = event.optional_list("objects");
    const Value* tourist_list = event.optional_list("tourists");
    for (const auto& [list, sort] : {std::pair(object_list, 'O'), std::pair(tourist_list, 'T')})
        for (const std::string& card : names_in(list))
            if (!is_card(card, sort)) return warning("unknown_card", {{"card", card}});
    if (over_) return warning("game_over_already");
    if (phase_ != Phase::selection) return not_now().error();
    const auto length = [](const Value* list) { return list == nullptr ? Json() : Json(list->size()); };
    const auto is_wrong = [](const Value* list) { return list != nullptr && list->size() != cards_drawn; };
    if (!is_wrong(object_list) && !is_wrong(tourist_list)) return std::nullopt;
    return warning(
        "wrong_draw",
        {{"objects", length(object_list)}, {"tourists", length(tourist_list)}, {"expected", cards_drawn}});
}

Outcome MonkeyTemple::place_thief_token(const Event& event) {
    const std::string& at = event.text("at");
    const auto spot = find_spot(at);
    if (!spot) return refuse("unknown_place", {{"at", at}});
    if (over_) return refuse("game_over_already");
    if (phase_ != Phase::theft) return not_now();
    if (auto illegal = illegal_thief_spot(*spot)) return std::unexpected(std::move(*illegal));
    places_[*spot].thief_token = true;
    if (thief_tokens_placed() < thief_tokens()) return Announcements{};
    phase_ = Phase::restore;
    return Announcements{info("return", {{"guardian_token", seating_.name(guardian_token())}})};
}

std::optional<Announcement> MonkeyTemple::illegal_thief_spot(Spot spot) const {
    const std::string at = spot_name(spot);
    if (spot == tourists + *monkey_player_) return warning("not_a_guardian", {{"player", at}});
    if (is_guardian_spot(spot) && !options_.blank_token) return warning("tourists_only", {{"at", at}});
    if (places_[spot].thief_token) return warning("place_taken", {{"at", at}});
    const auto taken = guardian_with_token();
    if (is_guardian_spot(spot) && taken)
        return warning("one_guardian_only", {{"at", at}, {"taken", spot_name(*taken)}});
    return std::nullopt;
}

Outcome MonkeyTemple::move_monkey(const Event& event) {
    const auto move = legal_move(event);
    if (!move) return std::unexpected(move.error());
    const int before = monkeys_placed();
    monkeys_[static_cast<std::size_t>(move->number - 1)] = move->to;
    if (monkeys_placed() == monkey_tokens && before < monkey_tokens)
        return Announcements{info("all_allocated")};
    return Announcements{};
}

std::expected<MonkeyTemple::Move, Announcement> MonkeyTemple::legal_move(const Event& event) const {
    const std::string* at = event.optional_text("at");
    const std::string* by = event.optional_text("by");
    const Move move{event.integer("number"), at == nullptr ? std::nullopt : find_spot(*at)};
    const auto hand = by == nullptr ? std::nullopt : seating_.find(*by);
    if (by != nullptr && !hand) return refuse("unknown_player", {{"player", *by}});
    if (at != nullptr && !move.to) return refuse("unknown_place", {{"at", *at}});
    if (over_) return refuse("game_over_already");
    if (phase_ != Phase::restore) return not_now();
    if (hand && hand == monkey_player_) return refuse("monkey_player_may_not_help", {{"player", *by}});
    if (!move.to) return move;
    if (!places_[*move.to].thief_token) return refuse("no_thief_token", {{"at", *at}});
    if (monkey_at(*move.to).value_or(move.number) != move.number) return refuse("place_taken", {{"at", *at}});
    return move;
}

Outcome MonkeyTemple::dispute() {
    if (over_) return refuse("game_over_already");
    if (phase_ != Phase::restore) return not_now();
    return Announcements{info("tie_break", {{"player", seating_.name(guardian_token())}})};
}

Outcome MonkeyTemple::reveal(const Event& event) {
    const std::string& at = event.text("at");
    const int number = event.integer("number");
    const auto spot = find_spot(at);
    if (auto illegal = illegal_reveal(at, spot, number)) return std::unexpected(std::move(*illegal));
    phase_ = Phase::reveal;
    places_[*spot].number = number;
    Announcements said{info("revealed", {{"at", at}, {"number", number}})};
    if (revealed() < thief_tokens()) return said;
    for (auto& next : end_round()) said.push_back(std::move(next));
    return said;
}

std::optional<Announcement> MonkeyTemple::illegal_reveal(const std::string& at, std::optional<Spot> spot,
                                                         int number) const {
    if (!spot) return warning("unknown_place", {{"at", at}});
    if (over_) return warning("game_over_already");
    if (phase_ != Phase::restore && phase_ != Phase::reveal) return not_now().error();
    if (monkeys_placed() < monkey_tokens)
        return warning("monkeys_missing", {{"placed", monkeys_placed()}, {"expected", monkey_tokens}});
    if (!places_[*spot].thief_token) return warning("no_thief_token", {{"at", at}});
    if (places_[*spot].number) return warning("already_revealed", {{"at", at}});
    if (number == 0 && !options_.blank_token) return warning("token_not_in_game", {{"number", number}});
    if (number_was_shown(number)) return warning("token_seen_twice", {{"number", number}});
    return std::nullopt;
}

Announcements MonkeyTemple::end_round() {
    std::vector<int> wrong;
    for (int object = 1; object <= monkey_tokens; ++object)
        if (places_[*monkeys_[static_cast<std::size_t>(object - 1)]].number != object)
            wrong.push_back(object);
    wrong_total_ += static_cast<int>(wrong.size());
    Announcements said{
        info("round_end", {{"round", round_}, {"wrong", wrong}, {"wrong_total", wrong_total_}})};
    const bool lost = wrong_total_ >= wrong_limit;
    if (!lost && round_ < options_.rounds) {
        monkey_player_ = seating_.left_of(*monkey_player_);
        said.push_back(begin_round());
        return said;
    }
    over_ = true;
    said.push_back(result("game_over", {{"winner", lost ? "nobody" : "everybody"},
                                        {"reason", lost ? "wrong_limit" : "rounds_over"},
                                        {"wrong_total", wrong_total_}}));
    return said;
}

std::string_view MonkeyTemple::waiting_for() const {
    switch (phase_) {
        case Phase::setup:
            return "start";
        case Phase::selection:
            return "drawn";
        case Phase::theft:
            return "placed";
        case Phase::restore:
            return monkeys_placed() < monkey_tokens ? "monkey" : "revealed";
        case Phase::reveal:
            break;
    }
    return "revealed";
}

std::optional<MonkeyTemple::Spot> MonkeyTemple::find_spot(std::string_view name) const {
    if (const auto tourist = tourist_index(name)) return tourist;
    const auto seat = seating_.find(name);
    if (!seat) return std::nullopt;
    return tourists + *seat;
}

std::string MonkeyTemple::spot_name(Spot spot) const {
    if (is_guardian_spot(spot)) return seating_.name(spot - tourists);
    return std::string(tourist_prefix) + std::to_string(spot + 1);
}

std::optional<MonkeyTemple::Spot> MonkeyTemple::guardian_with_token() const {
    for (Spot spot = tourists; spot < places_.size(); ++spot)
        if (places_[spot].thief_token) return spot;
    return std::nullopt;
}

std::optional<int> MonkeyTemple::monkey_at(Spot spot) const {
    const auto it = std::ranges::find(monkeys_, std::optional(spot));
    if (it == monkeys_.end()) return std::nullopt;
    return static_cast<int>(it - monkeys_.begin()) + 1;
}

int MonkeyTemple::thief_tokens_placed() const {
    return static_cast<int>(std::ranges::count(places_, true, &Place::thief_token));
}

int MonkeyTemple::monkeys_placed() const {
    return static_cast<int>(
        std::ranges::count_if(monkeys_, [](const auto& spot) { return spot.has_value(); }));
}

int MonkeyTemple::revealed() const {
    return static_cast<int>(
        std::ranges::count_if(places_, [](const Place& place) { return place.number.has_value(); }));
}

bool MonkeyTemple::number_was_shown(int number) const {
    return std::ranges::find(places_, std::optional(number), &Place::number) != places_.end();
}

Json MonkeyTemple::status() const {
    constexpr std::array<std::string_view, 5> phases{"setup", "selection", "theft", "return", "reveal"};
    const Json winner = !over_ ? Json() : wrong_total_ >= wrong_limit ? "nobody" : "everybody";
    return {{"phase", over_ ? "over" : phases[static_cast<std::size_t>(phase_)]},
            {"round", round_},
            {"rounds", options_.rounds},
            {"monkey", monkey_player_ ? Json(seating_.name(*monkey_player_)) : Json()},
            {"guardian_token", monkey_player_ ? Json(seating_.name(guardian_token())) : Json()},
            {"thief_placed", thief_tokens_placed()},
            {"monkeys_placed", monkeys_placed()},
            {"revealed", revealed()},
            {"wrong_total", wrong_total_},
            {"winner", winner}};
}

MonkeyTempleView MonkeyTemple::view() const {
    MonkeyTempleView view;
    if (!over_) view.waiting_for = waiting_for();
    view.players = seating_.names();
    for (Spot spot = 0; spot < places_.size(); ++spot) {
        const Place& place = places_[spot];
        const bool may_be_placed = !over_ && phase_ == Phase::theft && !illegal_thief_spot(spot);
        view.places.push_back(
            {spot_name(spot), place.thief_token, place.number, monkey_at(spot), may_be_placed});
    }
    view.round = round_;
    view.rounds = options_.rounds;
    view.monkey_player = monkey_player_;
    if (monkey_player_) view.guardian_token = guardian_token();
    view.monkeys_may_move = !over_ && phase_ == Phase::restore;
    view.thief_tokens = thief_tokens();
    view.wrong_total = wrong_total_;
    for (int number = options_.blank_token ? 0 : 1; number <= monkey_tokens; ++number)
        if (!number_was_shown(number)) view.numbers_hidden.push_back(number);
    view.cards_used.assign(cards_used_.begin(), cards_used_.end());
    return view;
}

}  // namespace temple::referee
