// SPDX-License-Identifier: GPL-3.0-or-later
// The camera saw nothing for a while, or the program was started anew: does what lies on the table agree with
// the game? If it can be only the next step, that is taken; else people are asked.
#include <algorithm>
#include <set>

#include "referee/interpreter/temple_code_interpreter.hpp"

namespace temple::referee {

using table::CodedSide;

namespace {

constexpr double looked_around = 1.5;  // s until what lies there was found and read
constexpr double ask_after = 4;        // s: a card under a hand comes to light

}  // namespace

bool TempleCodeInterpreter::catch_up(bool busy, Outputs& out) {
    if (!catching_up_) return false;
    if (busy || !seats_.known() || now_ - first_seen_ < looked_around) return true;
    const Question* question = desk_.about("missed", 0);
    if (agrees_with_game()) {
        catching_up_ = false;
        if (question != nullptr) out.push_back(desk_.close(question->id, "camera", nullptr));
        return false;
    }
    if (question == nullptr && now_ - first_seen_ > ask_after)
        out.push_back(desk_.ask({.ask = "missed", .blocks = true}, "", nlohmann::json::array(), now_));
    return true;
}

bool TempleCodeInterpreter::agrees_with_game() {
    std::set<StepKind> kinds;
    std::set<std::pair<std::size_t, std::string>> steps;  // whose, and by which thing
    const auto add = [&](const Step& step, const std::string& thing) {
        kinds.insert(step.kind);
        steps.emplace(step.seat, step.kind == StepKind::guess ? "" : thing);
    };
    for (const CodedThing& thing : things_.all()) {
        if (!thing.there) continue;
        const Step step = step_to(thing);
        if (step.kind == StepKind::unknown) return false;
        if (step.kind != StepKind::none) add(step, thing.object.name);
    }
    for (std::size_t seat = 0; seat < players_.size(); ++seat) {
        if (lacks_a_card(seat)) return false;
        const auto row = row_of_tiles(seat);
        if (row && *row != last_guess_[seat]) add({StepKind::guess, seat}, *row);
    }
    if (kinds.size() > 1) return false;
    const bool several = kinds.contains(StepKind::combination) || kinds.contains(StepKind::deal);
    return several || steps.size() <= 1;
}

TempleCodeInterpreter::Step TempleCodeInterpreter::step_to(const CodedThing& thing) const {
    const auto card = card_of(thing.object);
    if (!card) return {};
    const auto seat = seats_.seat_of(thing.at);
    if (thing.object.side == CodedSide::cipher) return seat ? step_to_cipher(*card, *seat) : Step{};
    const auto is_in = [&](const std::vector<Card>& cards) {
        return std::ranges::find(cards, *card) != cards.end();
    };
    if (seat && !lies_in_the_middle(thing)) {
        const TempleCodeView::Player& player = view_.players[*seat];
        if (is_in(player.in_front)) return {};
        return {player.may_be_dealt && is_drawable(*card) ? StepKind::deal : StepKind::unknown, *seat};
    }
    for (std::size_t other = 0; other < players_.size(); ++other) {
        if (combinations_[other] == card) return {StepKind::guess, other};
        if (is_in(view_.players[other].kept)) return {StepKind::discard, other};
        if (is_in(view_.players[other].in_front)) return {StepKind::unknown, other};
    }
    return {};
}

TempleCodeInterpreter::Step TempleCodeInterpreter::step_to_cipher(Card card, std::size_t seat) const {
    const TempleCodeView::Player& player = view_.players[seat];
    if (combinations_[seat] == card || std::ranges::find(player.kept, card) != player.kept.end()) return {};
    const bool was_dealt = std::ranges::any_of(view_.players, [&](const TempleCodeView::Player& other) {
        return std::ranges::find(other.in_front, card) != other.in_front.end();
    });
    const bool is_on_turn = view_.waiting_for == "taken" && view_.turn == seat;
    if (was_dealt) return {is_on_turn ? StepKind::taken : StepKind::unknown, seat};
    // After a guess what was kept lies there until it is gathered.
    if (!is_drawable(card)) return {player.has_combination ? StepKind::unknown : StepKind::none, seat};
    if (!player.has_combination) return {StepKind::combination, seat};
    return {combinations_[seat] ? StepKind::unknown : StepKind::none, seat};
}

/// A card that must lie there, wherever that is, is not seen. A combination stands on its holder.
bool TempleCodeInterpreter::lacks_a_card(std::size_t seat) const {
    const auto lies_there = [&](Card card) {
        return std::ranges::any_of(things_.all(), [&](const CodedThing& thing) {
            return thing.there && card_of(thing.object) == card;
        });
    };
    return !std::ranges::all_of(view_.players[seat].in_front, lies_there);
}

void TempleCodeInterpreter::go_on_as_it_lies() {
    catching_up_ = false;
    for (CodedThing& thing : things_.all()) thing.entered = true;
}

}  // namespace temple::referee
