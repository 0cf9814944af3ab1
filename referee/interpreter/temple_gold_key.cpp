// SPDX-License-Identifier: GPL-3.0-or-later
// TempleGoldInterpreter, part five: the printed key token as a second witness of who holds the key. Without
// it nothing changes; with it, it says who begins, and an opening that was taken for another player's is
// noticed.
#include <algorithm>
#include <utility>

#include "referee/interpreter/temple_gold_interpreter.hpp"

namespace temple::referee {

using nlohmann::json;
using Phase = TempleGoldView::Phase;

namespace {

// s for which the key must lie before somebody who is to begin.
constexpr double begins_after = 1.0;
// s for which it must lie before another than the referee's key holder: an opening is announced within one.
constexpr double elsewhere_for = 3.0;
// Probability that the key is right and the referee's row is not.
constexpr double trust_in_key = 0.6;

}  // namespace

void TempleGoldInterpreter::begin_where_the_key_lies(Outputs& out) {
    const auto key = printed_.key(seats_);
    if (!key || !view_.dealt || now_ - key->since < begins_after || desk_.about("start", 0)) return;
    // Where a chamber was opened already the key was passed on perhaps: the arm at that one tells who began.
    if (std::ranges::any_of(turn_ups_.all(), &TurnUp::undecided)) return;
    // What lay there from the beginning may still lie from the last game.
    if (key->was_put_down) return give_start(key->seat, out);
    out.push_back(desk_.ask({.ask = "start", .blocks = true}, "", names_as_candidates(key->seat), now_));
}

bool TempleGoldInterpreter::key_lies_elsewhere(const RestingKey& key) const {
    if (view_.phase != Phase::play || !view_.key || view_.opened.empty() || key.seat == *view_.key)
        return false;
    // A key that was not touched since the last opening has not been passed on yet.
    return key.since > last_opening_ && now_ - key.since >= elsewhere_for &&
           now_ - last_opening_ >= elsewhere_for;
}

void TempleGoldInterpreter::watch_key(Outputs& out) {
    const auto key = printed_.key(seats_);
    if (!key || !key_lies_elsewhere(*key) || key->since == key_asked_since_ || key_card_) return;
    const bool undecided =
        std::ranges::any_of(turn_ups_.all(), [](const TurnUp& up) { return up.undecided() && !up.card; });
    if (undecided || blocked()) return;
    key_asked_since_ = key->since;
    key_card_ = view_.opened.back().card;
    json candidates =
        json::array({{name_of(key->seat), trust_in_key}, {name_of(*view_.key), 1 - trust_in_key}});
    Output question = desk_.ask({.ask = "player", .blocks = false}, "", std::move(candidates), now_);
    question.body["card"] = key_card_->name();
    out.push_back(std::move(question));
}

/// The key was passed on to where the referee knows it, or people put the opening right themselves.
void TempleGoldInterpreter::settle_key_question(const Question& question, Outputs& out) {
    const auto key = printed_.key(seats_);
    const bool agrees = key && view_.key == key->seat;
    const bool other_opening = view_.opened.empty() || view_.opened.back().card != key_card_;
    if (!agrees && !other_opening) return;
    key_card_.reset();
    out.push_back(desk_.close(question.id, "camera", view_.key ? json(name_of(*view_.key)) : json()));
}

void TempleGoldInterpreter::take_whose_it_was(std::size_t seat, Outputs& out) {
    const auto card = std::exchange(key_card_, std::nullopt);
    if (!card || view_.opened.empty() || view_.opened.back().card != card) return;
    const TempleGoldView::Opening& opening = view_.opened.back();
    if (opening.player == seat) return;
    out.push_back(
        {Output::Kind::event, {{"type", "correct"}, {"target", opening.event}, {"player", name_of(seat)}}});
}

}  // namespace temple::referee
