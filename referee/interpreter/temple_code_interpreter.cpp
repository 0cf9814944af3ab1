// SPDX-License-Identifier: GPL-3.0-or-later
// The frame of the fold: what is remembered, seats, questions. temple_code_moves.cpp finds the events.
#include "referee/interpreter/temple_code_interpreter.hpp"

#include <algorithm>
#include <limits>

namespace temple::referee {

using nlohmann::json;
using table::CodedSide;
using table::Place;

namespace {

constexpr double ask_start_after = 4;  // s without a first player tile once all else is ready
constexpr double shown_rest = 1.2;     // s: longer than tiles must lie before they are a guess

}  // namespace

TempleCodeInterpreter::TempleCodeInterpreter(std::vector<std::string> players,
                                             std::optional<std::string> start,
                                             const std::optional<table::Layout>& layout)
    : players_(std::move(players)),
      start_(std::move(start)),
      seats_(players_, layout),
      had_combination_(players_.size(), false),
      lacks_since_(players_.size(), -std::numeric_limits<double>::infinity()),
      combinations_(players_.size()),
      last_guess_(players_.size()) {}

void TempleCodeInterpreter::resume(const std::vector<nlohmann::json>& events) {
    resumed_ = catching_up_ = true;
    know(events);
}

void TempleCodeInterpreter::know(const std::vector<nlohmann::json>& events) {
    for (const nlohmann::json& event : events) {
        const std::string type = event.at("type");
        if (type != "guess" && type != "combination") continue;
        const auto found = std::ranges::find(players_, event.at("player").get<std::string>());
        if (found == players_.end()) continue;
        const auto seat = static_cast<std::size_t>(found - players_.begin());
        combinations_[seat] = type == "combination" ? Card::parse(event.value("card", "")) : std::nullopt;
        if (type == "guess") last_guess_[seat] = event.at("card").get<std::string>();
    }
}

Outputs TempleCodeInterpreter::update(const table::TableChange& change, const TempleCodeView& view) {
    now_ = change.t;
    if (first_seen_ < 0) first_seen_ = now_;
    view_ = view;
    things_.take(change);
    learn_seats(change);
    follow_view();
    find_discard_pile();
    Outputs out;
    settle_questions(out);
    if (view_.waiting_for.empty()) return out;
    if (give_start(out)) return out;
    if (catch_up(change.busy, out)) return out;
    if (seats_.known() && (give_guess(out) || ask_missed_guess(out) || give_combination(out) ||
                           give_deal(out) || give_taken(out) || give_discarded(out)))
        return out;
    ask_who_starts(out);
    return out;
}

void TempleCodeInterpreter::learn_seats(const table::TableChange& change) {
    if (!change.object || change.kind == table::ChangeKind::left) return;
    seats_.see_ring(change.object->name, change.pose.centre);
    if (seats_.known() || !card_of(*change.object)) return;
    laid_.push_back(change.pose.centre);
    const auto pile = things_.draw_pile();
    if (!pile) return;  // what was seen so far may be the pile itself
    std::erase_if(laid_, [&](Place p) { return distance(p, *pile) < off_pile; });
    seats_.learn(laid_, pile);
}

void TempleCodeInterpreter::follow_view() {
    for (std::size_t seat = 0; seat < players_.size(); ++seat) {
        const bool has = view_.players[seat].has_combination;
        if (had_combination_[seat] && !has) {
            lacks_since_[seat] = now_;
            if (combinations_[seat]) {
                if (const CodedThing* shown = things_.card(*combinations_[seat]); shown && is_shown(*shown))
                    lacks_since_[seat] =
                        shown->since;  // the guess was entered late: the new one may lie there
                to_be_shown_.push_back(*combinations_[seat]);
            }
            // Entered by hand, long after it happened: the new one may lie there already.
            if (catching_up_) lacks_since_[seat] = -std::numeric_limits<double>::infinity();
            combinations_[seat].reset();
        }
        had_combination_[seat] = has;
    }
    if (cards_each_before_ == 0 && view_.cards_each > 0) deal_began_ = catching_up_ ? first_seen_ : now_;
    cards_each_before_ = view_.cards_each;
    const bool ready = view_.waiting_for == "start" &&
                       std::ranges::all_of(view_.players, &TempleCodeView::Player::has_combination);
    if (!ready)
        setup_done_since_ = -1;
    else if (setup_done_since_ < 0)
        setup_done_since_ = now_;
}

void TempleCodeInterpreter::find_discard_pile() {
    for (const Card card : to_be_shown_) {
        const CodedThing* thing = things_.card(card);
        if (thing == nullptr || !thing->there || thing->object.side != CodedSide::statues) continue;
        discard_pile_ = thing->at;
        std::erase(to_be_shown_, card);
        return;
    }
}

bool TempleCodeInterpreter::is_on_discard_pile(Place place) const {
    return discard_pile_ && distance(place, *discard_pile_) < off_pile;
}

void TempleCodeInterpreter::settle_questions(Outputs& out) {
    const auto open = desk_.open();
    for (const Question& question : open) {
        if (question.ask == "start" && view_.first_player)
            out.push_back(desk_.close(question.id, "camera", name_of(*view_.first_player)));
        if (question.ask == "guess" && !view_.players[*question.seat].has_combination)
            out.push_back(desk_.close(question.id, "person", nullptr));
    }
}

bool TempleCodeInterpreter::is_shown(const CodedThing& thing) const {
    return thing.there && thing.object.side == CodedSide::statues && lies_in_the_middle(thing);
}

bool TempleCodeInterpreter::ask_missed_guess(Outputs& out) {
    for (std::size_t seat = 0; seat < players_.size(); ++seat) {
        if (!view_.players[seat].has_combination || !combinations_[seat]) continue;
        const CodedThing* shown = things_.card(*combinations_[seat]);
        if (shown == nullptr || now_ - shown->since < shown_rest || !is_shown(*shown)) continue;
        if (desk_.about_seat("guess", seat) == nullptr)
            out.push_back(  // no candidates: a card on its holder, taken for one in the middle, would be told
                desk_.ask({.ask = "guess", .seat = seat, .blocks = true}, name_of(seat), json::array(),
                          now_));
        return true;
    }
    return false;
}

void TempleCodeInterpreter::ask_who_starts(Outputs& out) {
    if (setup_done_since_ < 0 || now_ - setup_done_since_ < ask_start_after || !desk_.open().empty()) return;
    json names = json::array();
    for (const std::string& player : players_)
        names.push_back({player, 1.0 / static_cast<double>(players_.size())});
    out.push_back(desk_.ask({.ask = "start", .blocks = true}, "", names, now_));
}

std::expected<Outputs, std::string> TempleCodeInterpreter::answer(int id, const json& value) {
    const Question* question = desk_.find(id);
    if (question == nullptr)
        return std::unexpected("answer " + std::to_string(id) + ": no open question has this id");
    const std::string name = value.is_string() ? value.get<std::string>() : "";
    if (question->ask == "guess") return answer_guess(*question, name);
    if (question->ask == "missed") return answer_missed(id, name);
    if (std::ranges::find(players_, name) == players_.end())
        return std::unexpected("answer " + std::to_string(id) + ": \"value\" must be a player's name");
    Outputs out{desk_.close(id, "person", value)};
    give({{"type", "start"}, {"player", name}}, out);
    return out;
}

std::expected<Outputs, std::string> TempleCodeInterpreter::answer_guess(const Question& question,
                                                                        const std::string& statues) {
    const auto is_statue = [](char c) { return table::CodeCard::statues.find(c) != std::string_view::npos; };
    if (statues.size() != 3 || !std::ranges::all_of(statues, is_statue))
        return std::unexpected("answer " + std::to_string(question.id) +
                               ": \"value\" must be three statues, as in \"WTC\"");
    const std::size_t seat = *question.seat;
    Outputs out{desk_.close(question.id, "person", statues)};
    give({{"type", "guess"}, {"player", name_of(seat)}, {"card", statues}}, out);
    return out;
}

std::expected<Outputs, std::string> TempleCodeInterpreter::answer_missed(int id, const std::string& value) {
    if (value != "none")
        return std::unexpected("answer " + std::to_string(id) +
                               R"(: "value" must be "none": nothing is to be entered any more)");
    go_on_as_it_lies();
    return Outputs{desk_.close(id, "person", value)};
}

bool TempleCodeInterpreter::give(json event, Outputs& out) {
    // What is given twice in a row was refused: the table has not changed, and neither has the referee's
    // mind.
    if (event == last_given_) return false;
    last_given_ = event;
    event["t"] = now_;
    out.push_back({Output::Kind::event, std::move(event)});
    return true;
}

bool TempleCodeInterpreter::is_drawable(Card card) const {
    return std::ranges::find(view_.can_be_drawn, card) != view_.can_be_drawn.end();
}

bool TempleCodeInterpreter::is_known_elsewhere(Card card) const {
    const bool kept_return = view_.draw_pile + view_.discard_pile < view_.cards_each;
    return std::ranges::any_of(view_.players, [&](const TempleCodeView::Player& player) {
        const auto holds = [&](const std::vector<Card>& cards) {
            return std::ranges::find(cards, card) != cards.end();
        };
        return holds(player.in_front) || (!kept_return && holds(player.kept));
    });
}

bool TempleCodeInterpreter::lies(const CodedThing& thing, CodedSide side, std::size_t seat) const {
    return thing.there && thing.object.side == side && seats_.seat_of(thing.at) == seat;
}

std::string TempleCodeInterpreter::waiting_for() const {
    if (view_.waiting_for.empty()) return "nothing, the game is over";
    if (catching_up_) return "a look around the table: does it lie as the game knows it?";
    if (!seats_.known() && view_.waiting_for != "start") return "cards before every player";
    if (view_.waiting_for == "start") return "the first player";
    if (view_.waiting_for == "combination") return "combinations";
    if (view_.waiting_for == "dealt") return "the deal";
    if (view_.waiting_for == "guess") return "a last guess";
    return view_.turn ? name_of(*view_.turn) + " to take a card" : "a card to be taken";
}

}  // namespace temple::referee
