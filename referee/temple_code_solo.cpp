// SPDX-License-Identifier: GPL-3.0-or-later
#include "referee/temple_code_solo.hpp"

#include <algorithm>
#include <array>
#include <iterator>

namespace temple::referee {
namespace {

/// RULES.md, solo ranks (B18).
Json rank_of(int score) {
    constexpr std::array<const char*, 9> ranks{nullptr,
                                               "Wannabe Archaeologist",
                                               "Wannabe Archaeologist",
                                               "Seasoned Archaeologist",
                                               "Expert Archaeologist",
                                               "Master Archaeologist",
                                               "Jedi Archaeologist",
                                               "Oh... wow.",
                                               "Is it even possible?!"};
    if (score == 0) return nullptr;
    return ranks[std::min(static_cast<std::size_t>(score), ranks.size() - 1)];
}

}  // namespace

std::expected<TempleCodeSolo, std::string> TempleCodeSolo::create(const GameSetup& setup) {
    if (setup.players.size() != 1) return std::unexpected("players");
    if (!setup.options.empty()) return std::unexpected("options");
    return TempleCodeSolo(setup.players);
}

Vocabulary TempleCodeSolo::vocabulary() const {
    Vocabulary vocabulary = common_vocabulary();
    vocabulary.push_back({"concede", {}});
    return vocabulary;
}

Announcements TempleCodeSolo::opening() const {
    return {info("setup", {{"cards", Card::count}, {"goal", nullptr}}),
            info("draw_combination", {{"player", seating_.name(player)}})};
}

Outcome TempleCodeSolo::apply(const Event& event) {
    if (event.type() == "combination") return combination(event);
    if (event.type() == "dealt") return deal(event);
    if (event.type() == "taken") return take(event);
    if (event.type() == "discarded") return discard(event);
    if (event.type() == "guess") return guess(event);
    return concede();
}

Outcome TempleCodeSolo::combination(const Event& event) {
    Outcome outcome = put_combination(event);
    if (!outcome) return outcome;
    information_due_ = true;
    outcome->push_back(info("deal", {{"cards_each", cards_due()}}));
    return outcome;
}

Outcome TempleCodeSolo::deal(const Event& event) {
    const auto deal = readable_deal(event);
    if (!deal) return std::unexpected(deal.error());
    const auto due = static_cast<std::size_t>(cards_due());
    if (deal->cards.size() != due)
        return refuse(
            "wrong_deal",
            {{"players", {seating_.name(player)}}, {"seen", {deal->cards.size()}}, {"expected", due}});
    Outcome outcome = draw(*deal);
    if (!outcome) return outcome;
    if (information_due_) {
        information_due_ = false;
        table_.keep(player, deal->cards.front());
        outcome->push_back(information(player, deal->cards.front()));
    }
    outcome->push_back(next_step());
    return outcome;
}

Outcome TempleCodeSolo::take(const Event& event) {
    const std::string& name = event.text("card");
    for (const char* field : {"player", "from"})
        if (!seating_.find(event.text(field))) return unknown_player(event.text(field));
    const auto card = Card::parse(name);
    if (!card) return unknown_card(name);
    if (over_) return refuse("game_over_already");
    if (waiting_for() != "taken") return not_now();
    if (!table_.is_in_front_of(player, *card))
        return refuse("card_not_there", {{"player", seating_.name(player)}, {"card", name}});
    table_.keep(player, *card);
    for (Card other : table_.in_front_of(player)) table_.discard(other);
    ++turns_;
    return Announcements{information(player, *card), next_step()};
}

Outcome TempleCodeSolo::guess(const Event& event) {
    const auto guess = legal_guess(event, true);
    if (!guess) return std::unexpected(guess.error());
    Announcements said{judge(*guess, event)};
    if (deck_is_out()) {
        said.push_back(finish("deck_out"));
        return said;
    }
    information_due_ = false;
    std::ranges::move(ask_for_combination(*guess), std::back_inserter(said));
    return said;
}

Outcome TempleCodeSolo::concede() {
    if (over_) return refuse("game_over_already");
    return Announcements{finish("conceded")};
}

Announcement TempleCodeSolo::finish(std::string_view reason) {
    over_ = true;
    const int score = scores_[player];
    return result("game_over",
                  {{"winner", nullptr}, {"reason", reason}, {"score", score}, {"rank", rank_of(score)}});
}

Announcement TempleCodeSolo::next_step() const {
    const Json named{{"player", seating_.name(player)}};
    if (two_cards_lie_open()) return info("choose", named);
    if (deck_is_out()) return info("deck_out", named);
    return info("deal", {{"cards_each", cards_due()}});
}

std::string_view TempleCodeSolo::waiting_for() const {
    if (!table_.has_combination(player)) return "combination";
    if (information_due_) return "dealt";
    if (two_cards_lie_open()) return "taken";
    return deck_is_out() ? "guess" : "dealt";
}

Json TempleCodeSolo::status() const {
    return {{"phase", over_ ? "over" : waiting_for()},
            {"round", turns_},
            {"score", scores_[player]},
            {"draw_pile", table_.draw_pile()},
            {"discard_pile", table_.discard_pile()}};
}

TempleCodeView TempleCodeSolo::view() const {
    TempleCodeView view = common_view();
    view.round = turns_;
    if (view.waiting_for != "dealt") return view;
    view.cards_each = cards_due();
    view.players[player].may_be_dealt = true;
    return view;
}

}  // namespace temple::referee
