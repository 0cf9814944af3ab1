// SPDX-License-Identifier: GPL-3.0-or-later
// TempleGoldInterpreter, part three: the role cards after the end, answers, and what it waits for.
#include <algorithm>
#include <string>

#include "referee/interpreter/temple_gold_interpreter.hpp"

namespace temple::referee {

using nlohmann::json;
using Phase = TempleGoldView::Phase;

namespace {

// Probability and s without a change of mind at which a role card counts as read.
constexpr double certain = 0.97;
constexpr double certain_steady = 0.2;
constexpr double fairly = 0.93;
constexpr double fairly_steady = 1.0;
// Only the colour is announced: if that is this sure, the best card of the colour is taken after these s.
constexpr double colour_certain = 0.99;
constexpr double colour_steady = 0.8;
// s after which an unread role card is asked about, and a role slip (most carry no code) after the end.
constexpr double ask_after = 6;
// s after the end until a printed slip is asked about, once one of them was read.
constexpr double wait_for_printed = 15;

std::expected<std::string, std::string> as_text(const json& value, const std::string& what) {
    if (value.is_string()) return value.get<std::string>();
    return std::unexpected("answer: value must be " + what + ", as text");
}

}  // namespace

void TempleGoldInterpreter::watch_roles(Outputs& out) {
    if (view_.phase != Phase::over) return;
    std::vector<std::size_t> order;
    for (std::size_t seat = 0; seat < players_.size(); ++seat)
        if (!view_.roles_shown[seat]) order.push_back(seat);
    // In the order in which they were turned up; one that is not read yet holds back the later ones for a
    // while.
    const auto since = [this](std::size_t seat) {
        return roles_.shown(seat) ? roles_.shown(seat)->since : now_;
    };
    std::ranges::stable_sort(order, {}, since);
    for (const std::size_t seat : order) {
        const std::size_t before = out.size();
        watch_role(seat, out);
        const bool still_reading =
            roles_.shown(seat) && out.size() == before && now_ - since(seat) < ask_after;
        if (still_reading && !role_given_[seat]) return;
    }
}

void TempleGoldInterpreter::watch_role(std::size_t seat, Outputs& out) {
    if (view_.role_slips) return watch_slip(seat, out);
    const auto& shown = roles_.shown(seat);
    if (!shown) return;
    const auto card = role_card(*shown);
    if (card && role_given_[seat] != card->name()) {
        if (const Question* question = desk_.about_seat("role", seat))
            out.push_back(desk_.close(question->id, "camera", card->name()));
        give_role(seat, card->name(), out);
    } else if (!role_asked_[seat] && now_ - shown->since > ask_after) {
        ask_role(seat, out);
    }
}

void TempleGoldInterpreter::watch_slip(std::size_t seat, Outputs& out) {
    const auto slip = printed_.slip(seat, seats_);
    if (slip && role_given_[seat] != *slip) {
        if (const Question* question = desk_.about_seat("role", seat))
            out.push_back(desk_.close(question->id, "camera", *slip));
        give_role(seat, *slip, out);
    } else if (!slip && !role_asked_[seat] &&
               now_ - over_since_ > (printed_.slips_are_printed() ? wait_for_printed : ask_after)) {
        ask_role(seat, out);
    }
}

std::optional<table::Card> TempleGoldInterpreter::role_card(const ShownRole& role) const {
    const auto possible = [this](table::Card card) { return view_.can_be_role(card); };
    const auto reading = weigh(role.identity, possible);
    if (!reading) return std::nullopt;
    const double steady = now_ - role.top_since;
    if (reading->probability >= certain && steady >= certain_steady) return reading->card;
    if (reading->probability >= fairly && steady >= fairly_steady) return reading->card;
    double same_colour = 0;
    for (const table::Candidate& c : role.identity.candidates)
        if (!c.card.is_joker() && c.card.is_red() == reading->card.is_red()) same_colour += c.probability;
    if (same_colour >= colour_certain && now_ - role.since >= colour_steady) return reading->card;
    return std::nullopt;
}

void TempleGoldInterpreter::give_role(std::size_t seat, const std::string& card, Outputs& out) {
    role_given_[seat] = card;
    out.push_back({Output::Kind::event, {{"type", "role"}, {"player", name_of(seat)}, {"card", card}}});
}

void TempleGoldInterpreter::ask_role(std::size_t seat, Outputs& out) {
    role_asked_[seat] = true;
    json candidates = json::array();
    if (view_.role_slips) candidates = json::array({{"A", 0.5}, {"G", 0.5}});
    if (const auto& shown = roles_.shown(seat))
        for (const table::Candidate& c : shown->identity.candidates)
            if (view_.can_be_role(c.card)) candidates.push_back({c.card.name(), c.probability});
    out.push_back(desk_.ask({.ask = "role", .seat = seat, .blocks = false}, name_of(seat),
                            std::move(candidates), now_));
}

std::expected<Outputs, std::string> TempleGoldInterpreter::answer(int id, const json& value) {
    const Question* open = desk_.find(id);
    if (!open) return std::unexpected("answer: no open question has the id " + std::to_string(id));
    const Question question = *open;
    Outputs out;
    if (const auto taken = take_answer(question, value, out); !taken) return std::unexpected(taken.error());
    out.insert(out.begin(), desk_.close(id, "person", value));
    return out;
}

std::expected<void, std::string> TempleGoldInterpreter::take_answer(const Question& question,
                                                                    const json& value, Outputs& out) {
    if (question.ask == "still_there") {
        if (!value.is_boolean()) return std::unexpected("answer: value must be true or false");
        if (TurnUp* up = turn_ups_.find(question.turn_up); up && !value.get<bool>())
            up->state = State::forgotten;
        return {};
    }
    const auto text =
        as_text(value, question.ask == "card" || question.ask == "role" ? "a card" : "a player");
    if (!text) return std::unexpected(text.error());
    if (question.ask == "card") return take_card(question, *text);
    if (question.ask == "role") {
        const bool slip = *text == "A" || *text == "G";
        if (slip != view_.role_slips || (!slip && !table::Card::parse(*text)))
            return std::unexpected("answer: '" + *text +
                                   "' is no role card, give one like 5H, or A or G with slips");
        give_role(*question.seat, *text, out);
        return {};
    }
    const auto seat = seat_named(*text);
    if (!seat) return std::unexpected("answer: nobody here is called '" + *text + "'");
    if (question.ask == "start") give_start(*seat, out);
    if (question.ask == "player") take_whose_it_was(*seat, out);
    TurnUp* up = turn_ups_.find(question.turn_up);
    if (question.ask == "opener" && up) {
        const auto card = up->card ? up->card : card_of(*up).card;
        if (card) give_opening(*up, *card, *seat, out);
    }
    return {};
}

std::expected<void, std::string> TempleGoldInterpreter::take_card(const Question& question,
                                                                  const std::string& name) {
    TurnUp* up = turn_ups_.find(question.turn_up);
    if (name == "none") {
        if (up) up->state = State::dismissed;
        return {};
    }
    const auto card = table::Card::parse(name);
    if (!card) return std::unexpected("answer: '" + name + "' is no card, give one like 10H, or none");
    if (up) up->card = card;
    return {};
}

std::string TempleGoldInterpreter::waiting_for() const {
    for (const Question& q : desk_.open())
        if (q.ask == "deal")
            return "somebody to enter the openings that were overlooked: the cards were gathered";
        else if (q.blocks)
            return "an answer to question " + std::to_string(q.id) + " (" + q.ask + ")";
    if (view_.phase == Phase::over) {
        for (std::size_t seat = 0; seat < players_.size(); ++seat)
            if (!view_.roles_shown[seat]) return "the role card of " + name_of(seat);
        return "nothing: the game is over";
    }
    if (view_.phase == Phase::play) return "an opening by " + name_of(*view_.key);
    if (view_.dealt) return "who begins";
    if (!seats_.known()) return "the deal: no rows lie before the players yet";
    for (std::size_t seat = 0; seat < players_.size(); ++seat)
        if (rows_.counts()[seat] != view_.cards_each)
            return "the deal: " + name_of(seat) + " shows " + std::to_string(rows_.counts()[seat]) + " of " +
                   std::to_string(view_.cards_each) + " cards";
    return "the deal to lie still";
}

}  // namespace temple::referee
