// SPDX-License-Identifier: GPL-3.0-or-later
#include "referee/temple_code_game.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "referee/temple_code_feedback.hpp"

namespace temple::referee {
namespace {

using Card = table::CodeCard;

void append(Announcements& said, Announcements more) {
    std::ranges::move(more, std::back_inserter(said));
}

}  // namespace

TempleCodeGame::TempleCodeGame(std::vector<std::string> players, bool refills)
    : seating_(std::move(players)), table_(seating_.count(), refills), scores_(seating_.count(), 0) {}

Vocabulary TempleCodeGame::common_vocabulary() {
    const Field player{.name = "player"};
    const Field card{.name = "card"};
    return {{"combination", {player, {.name = "card", .required = false}}},
            {"dealt", {player, {.name = "cards", .type = FieldType::texts}}},
            {"taken", {player, {.name = "from"}, card}},
            {"discarded", {player, card}},
            {"guess", {player, card, {.name = "actual", .required = false}}}};
}

Outcome TempleCodeGame::put_combination(const Event& event) {
    const std::string& player = event.text("player");
    const std::string* name = event.optional_text("card");
    const auto seat = seating_.find(player);
    if (!seat) return unknown_player(player);
    const auto card = name == nullptr ? std::nullopt : Card::parse(*name);
    if (name != nullptr && !card) return refuse("unknown_card", {{"card", nullptr}});
    if (over_) return refuse("game_over_already");
    if (table_.has_combination(*seat)) return refuse("already_has_combination", {{"player", player}});
    TempleCodeTable next = table_;
    Announcements said = next.return_kept_if_empty();
    if (card && !next.is_unseen(*card)) return refuse("card_seen_twice", {{"card", nullptr}});
    next.draw_combination(*seat, card);
    said.push_back(info("combination", {{"player", player}}));
    append(said, next.reshuffle_if_empty());
    table_ = std::move(next);
    return said;
}

Outcome TempleCodeGame::discard(const Event& event) {
    const std::string& player = event.text("player");
    const std::string& name = event.text("card");
    const auto seat = seating_.find(player);
    if (!seat) return unknown_player(player);
    const auto card = Card::parse(name);
    if (!card) return unknown_card(name);
    if (over_) return refuse("game_over_already");
    if (!table_.is_kept_by(*seat, *card))
        return refuse("card_not_there", {{"player", player}, {"card", name}});
    table_.discard(*card);
    return table_.reshuffle_if_empty();
}

std::expected<TempleCodeGame::Guess, Announcement> TempleCodeGame::legal_guess(const Event& event,
                                                                               bool setup_complete) const {
    const std::string& player = event.text("player");
    const std::string& proposition = event.text("card");
    const std::string* actual = event.optional_text("actual");
    const auto seat = seating_.find(player);
    if (!seat) return unknown_player(player);
    if (!is_proposition(proposition)) return unknown_card(proposition);
    if (actual != nullptr && !Card::parse(*actual)) return unknown_card(*actual);
    if (over_) return refuse("game_over_already");
    if (!setup_complete) return not_now();
    if (!table_.has_combination(*seat)) return refuse("no_combination", {{"player", player}});
    const auto combination = true_combination(event, *seat);
    if (!combination) return std::unexpected(combination.error());
    return Guess{*seat, *combination, combination->name() == proposition};
}

std::expected<Card, Announcement> TempleCodeGame::true_combination(const Event& event, Seat player) const {
    const Json named{{"player", seating_.name(player)}};
    const std::string* name = event.optional_text("actual");
    const auto actual = name == nullptr ? std::nullopt : Card::parse(*name);
    if (const auto known = table_.combination(player)) {
        if (actual && *actual != *known) return refuse("card_mismatch", named);
        return *known;
    }
    if (!actual) return refuse("actual_needed", named);
    if (!table_.is_unseen(*actual)) return refuse("card_seen_twice", {{"card", name_unless_secret(*actual)}});
    return *actual;
}

Announcement TempleCodeGame::judge(const Guess& guess, const Event& event) {
    const std::string& proposition = event.text("card");
    int& score = scores_[guess.player];
    if (guess.right) ++score;
    Json arguments{{"player", seating_.name(guess.player)}, {"card", proposition}};
    if (!guess.right) arguments["combination"] = guess.combination.name();
    arguments["score"] = score;
    return info(guess.right ? "guess_right" : "guess_wrong", arguments);
}

Announcements TempleCodeGame::ask_for_combination(const Guess& guess) {
    table_.discard_combination_and_kept(guess.player, guess.combination);
    Announcements said = table_.reshuffle_if_empty();
    said.push_back(info("draw_combination", {{"player", seating_.name(guess.player)}}));
    return said;
}

std::expected<TempleCodeGame::Deal, Announcement> TempleCodeGame::readable_deal(const Event& event) const {
    const std::string& player = event.text("player");
    const auto seat = seating_.find(player);
    if (!seat) return unknown_player(player);
    Deal deal{*seat, {}};
    for (const auto& name : event.list("cards")) {
        const auto card = Card::parse(name.get_ref<const std::string&>());
        if (!card) return unknown_card(name.get_ref<const std::string&>());
        deal.cards.push_back(*card);
    }
    if (over_) return refuse("game_over_already");
    if (waiting_for() != "dealt") return not_now();
    return deal;
}

Outcome TempleCodeGame::draw(const Deal& deal) {
    TempleCodeTable next = table_;
    Announcements said;
    for (Card card : deal.cards) {
        append(said, next.return_kept_if_empty());
        if (!next.is_unseen(card)) {
            const Json name = next.is_on_holder(card) ? Json() : Json(card.name());
            return refuse("card_seen_twice", {{"card", name}});
        }
        next.draw_in_front_of(deal.player, card);
        append(said, next.reshuffle_if_empty());
    }
    table_ = std::move(next);
    return said;
}

Announcement TempleCodeGame::information(Seat player, Card card) const {
    Json blue;
    Json red;
    if (const auto combination = table_.combination(player)) {
        const Feedback dots = feedback(card.name(), combination->name());
        blue = dots.blue;
        red = dots.red;
    }
    return info("information",
                {{"player", seating_.name(player)}, {"card", card.name()}, {"blue", blue}, {"red", red}});
}

Json TempleCodeGame::name_unless_secret(Card card) const {
    return table_.is_on_holder(card) ? Json() : Json(card.name());
}

TempleCodeView TempleCodeGame::common_view() const {
    TempleCodeView view;
    if (!over_) view.waiting_for = waiting_for();
    for (Seat seat = 0; seat < seating_.count(); ++seat) {
        TempleCodeView::Player player;
        player.name = seating_.name(seat);
        player.score = scores_[seat];
        player.has_combination = table_.has_combination(seat);
        player.combination_was_read = table_.combination(seat).has_value();
        player.in_front = table_.in_front_of(seat);
        player.kept = table_.kept_by(seat);
        view.players.push_back(std::move(player));
    }
    view.draw_pile = table_.draw_pile();
    view.discard_pile = table_.discard_pile();
    TempleCodeTable next = table_;
    static_cast<void>(next.return_kept_if_empty());
    view.can_be_drawn = next.unseen();
    return view;
}

}  // namespace temple::referee
