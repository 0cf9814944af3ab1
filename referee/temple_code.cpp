// SPDX-License-Identifier: GPL-3.0-or-later
#include "referee/temple_code.hpp"

#include <algorithm>
#include <array>
#include <functional>
#include <iterator>
#include <utility>

namespace temple::referee {
namespace {

constexpr std::size_t most_players = 4;
constexpr int cards_each = 2;
constexpr int medallions_to_win = 2;

}  // namespace

std::expected<TempleCode, std::string> TempleCode::create(const GameSetup& setup) {
    if (setup.players.size() < 2 || setup.players.size() > most_players) return std::unexpected("players");
    if (!setup.options.empty()) return std::unexpected("options");
    return TempleCode(setup.players);
}

TempleCode::TempleCode(std::vector<std::string> players)
    : TempleCodeGame(std::move(players), true), dealt_(seating_.count(), false) {}

Vocabulary TempleCode::vocabulary() const {
    Vocabulary vocabulary = common_vocabulary();
    vocabulary.push_back({"start", {{.name = "player"}}});
    return vocabulary;
}

Announcements TempleCode::opening() const {
    return {info("setup", {{"cards", Card::count}, {"goal", medallions_to_win}})};
}

Outcome TempleCode::apply(const Event& event) {
    if (event.type() == "start") return start(event);
    if (event.type() == "combination") return combination(event);
    if (event.type() == "dealt") return deal(event);
    if (event.type() == "taken") return take(event);
    if (event.type() == "discarded") return discard(event);
    return guess(event);
}

Outcome TempleCode::start(const Event& event) {
    const std::string& player = event.text("player");
    const auto seat = seating_.find(player);
    if (!seat) return unknown_player(player);
    if (over_) return refuse("game_over_already");
    if (first_player_) return refuse("already_started", {{"player", player}});
    first_player_ = seat;
    Announcements said{info("started", {{"player", player}})};
    deal_if_set_up(said);
    return said;
}

Outcome TempleCode::combination(const Event& event) {
    Outcome outcome = put_combination(event);
    if (outcome) deal_if_set_up(*outcome);
    return outcome;
}

void TempleCode::deal_if_set_up(Announcements& said) {
    if (phase_ == Phase::setup && first_player_ && all_have_combinations()) said.push_back(ask_to_deal());
}

Announcement TempleCode::ask_to_deal() {
    phase_ = Phase::deal;
    ++round_;
    turn_ = std::nullopt;
    turns_taken_ = 0;
    dealt_.assign(seating_.count(), false);
    return info("deal",
                {{"round", round_}, {"dealer", seating_.name(*first_player_)}, {"cards_each", cards_each}});
}

Outcome TempleCode::deal(const Event& event) {
    const auto deal = readable_deal(event);
    if (!deal) return std::unexpected(deal.error());
    const std::string& player = event.text("player");
    if (dealt_[deal->player]) return refuse("already_dealt", {{"player", player}});
    if (deal->cards.size() != cards_each)
        return refuse("wrong_deal",
                      {{"players", {player}}, {"seen", {deal->cards.size()}}, {"expected", cards_each}});
    Outcome outcome = draw(*deal);
    if (!outcome) return outcome;
    dealt_[deal->player] = true;
    if (!std::ranges::all_of(dealt_, std::identity())) return outcome;
    phase_ = Phase::play;
    turn_ = first_player_;
    outcome->push_back(
        info("round_start", {{"round", round_}, {"first_player", seating_.name(*first_player_)}}));
    outcome->push_back(next_turn());
    return outcome;
}

Outcome TempleCode::take(const Event& event) {
    const auto taking = legal_taking(event);
    if (!taking) return std::unexpected(taking.error());
    table_.keep(taking->player, taking->card);
    table_.keep(taking->from, taking->other);
    Announcements said{information(taking->player, taking->card), information(taking->from, taking->other)};
    ++turns_taken_;
    if (turns_taken_ < seating_.count()) {
        turn_ = seating_.left_of(*turn_);
        said.push_back(next_turn());
        return said;
    }
    said.push_back(info("round_end", {{"round", round_}}));
    first_player_ = seating_.left_of(*first_player_);
    said.push_back(ask_to_deal());
    return said;
}

std::expected<TempleCode::Taking, Announcement> TempleCode::legal_taking(const Event& event) const {
    const std::string& player = event.text("player");
    const std::string& from = event.text("from");
    const std::string& name = event.text("card");
    const auto taker = seating_.find(player);
    if (!taker) return unknown_player(player);
    const auto giver = seating_.find(from);
    if (!giver) return unknown_player(from);
    const auto card = Card::parse(name);
    if (!card) return unknown_card(name);
    if (over_) return refuse("game_over_already");
    if (phase_ != Phase::play) return not_now();
    if (taker != turn_)
        return refuse("out_of_turn", {{"player", player}, {"expected", seating_.name(*turn_)}});
    if (taker == giver && somebody_else_has_cards(*taker)) return refuse("own_cards", {{"player", player}});
    if (!has_cards(*giver)) return refuse("no_cards_left", {{"player", from}});
    if (!table_.has_combination(*taker)) return refuse("no_combination", {{"player", player}});
    if (!table_.has_combination(*giver)) return refuse("no_combination", {{"player", from}});
    if (!table_.is_in_front_of(*giver, *card))
        return refuse("card_not_there", {{"player", from}, {"card", name}});
    const auto pair = table_.in_front_of(*giver);
    return Taking{*taker, *giver, *card, pair[0] == *card ? pair[1] : pair[0]};
}

Outcome TempleCode::guess(const Event& event) {
    const auto guess = legal_guess(event, phase_ != Phase::setup);
    if (!guess) return std::unexpected(guess.error());
    Announcements said{judge(*guess, event)};
    if (scores_[guess->player] == medallions_to_win) {
        over_ = true;
        winner_ = guess->player;
        said.push_back(
            result("game_over", {{"winner", seating_.name(*winner_)}, {"reason", "second_medallion"}}));
        return said;
    }
    std::ranges::move(ask_for_combination(*guess), std::back_inserter(said));
    return said;
}

Announcement TempleCode::next_turn() const {
    return info("turn", {{"player", seating_.name(*turn_)}, {"own_cards", !somebody_else_has_cards(*turn_)}});
}

bool TempleCode::somebody_else_has_cards(Seat seat) const {
    for (Seat other = 0; other < seating_.count(); ++other)
        if (other != seat && has_cards(other)) return true;
    return false;
}

bool TempleCode::all_have_combinations() const {
    for (Seat seat = 0; seat < seating_.count(); ++seat)
        if (!table_.has_combination(seat)) return false;
    return true;
}

std::string_view TempleCode::waiting_for() const {
    switch (phase_) {
        case Phase::deal:
            return "dealt";
        case Phase::play:
            return "taken";
        case Phase::setup:
            break;
    }
    return first_player_ ? "combination" : "start";
}

Json TempleCode::status() const {
    constexpr std::array<std::string_view, 3> phases{"setup", "deal", "play"};
    const auto name = [this](std::optional<Seat> seat) { return seat ? Json(seating_.name(*seat)) : Json(); };
    Json without = Json::array();
    for (Seat seat = 0; seat < seating_.count(); ++seat)
        if (!table_.has_combination(seat)) without.push_back(seating_.name(seat));
    return {{"phase", over_ ? "over" : phases[static_cast<std::size_t>(phase_)]},
            {"round", round_},
            {"first_player", name(first_player_)},
            {"turn", name(turn_)},
            {"scores", scores_},
            {"draw_pile", table_.draw_pile()},
            {"discard_pile", table_.discard_pile()},
            {"no_combination", without},
            {"winner", name(winner_)}};
}

TempleCodeView TempleCode::view() const {
    TempleCodeView view = common_view();
    view.round = round_;
    view.first_player = first_player_;
    view.turn = turn_;
    if (over_ || phase_ != Phase::deal) return view;
    view.cards_each = cards_each;
    for (Seat seat = 0; seat < seating_.count(); ++seat) view.players[seat].may_be_dealt = !dealt_[seat];
    return view;
}

}  // namespace temple::referee
