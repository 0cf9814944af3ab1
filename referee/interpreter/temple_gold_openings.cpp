// SPDX-License-Identifier: GPL-3.0-or-later
// TempleGoldInterpreter, part two: which turned-up chambers are openings, and whose.
#include <algorithm>

#include "referee/interpreter/temple_gold_interpreter.hpp"

namespace temple::referee {

using nlohmann::json;
using Phase = TempleGoldView::Phase;

namespace {

// s. A card that lay open for less than this and is gone was shown by accident or in a peek.
constexpr double shortest_opening = 0.6;
// s after which a turned-up card that is gone unread is no longer waited for.
constexpr double wait_for_lost = 6;
// s. Cards of one row that are turned up within this time are looked at by their owner.
constexpr double peek_window = 1.5;
// s. A card that the others accept is taken to the middle within this (in filmed games 2.5-3.2); then it does
// not matter whose arm it was.
constexpr double ask_opener_after = 3.5;
// s of rest for a card opened after the end of the round: hands begin to gather then.
constexpr double late_rest = 0.6;
// s. Rows that were taken up in mid-round and are not laid back for so long: the round ended unseen.
constexpr double astray_ask = 6;
// s of rest after which rows that were taken up count as laid back.
constexpr double laid_back = 1.0;
// s from when a card of another row vanished until this one was turned up, and until now: then it was opened
// unseen. Cards under passing hands are lost and found again within one or two.
constexpr double vanished_before = 1.0;
constexpr double vanished_for = 2.5;
// Part of the face-down cards that were laid since the round ended: players shift a few, a deal moves all.
constexpr double dealt_anew = 0.6;
// Part of the face-down cards that were laid after a card that seems to lie open: it was no opening.
constexpr double laid_later = 0.6;
// Part of the face-down cards that must still lie before a late opening is believed.
constexpr double rows_still_lie = 0.7;

}  // namespace

bool TempleGoldInterpreter::rows_are_whole() const {
    for (std::size_t seat = 0; seat < players_.size(); ++seat)
        if (lacks_a_card(seat)) return false;
    return true;
}

/// Rows that were taken up lie there again as they were; a new deal would differ in at least one row.
bool TempleGoldInterpreter::rows_are_as_before() const {
    for (std::size_t seat = 0; seat < players_.size(); ++seat)
        if (lacks_a_card(seat) || rows_.counts()[seat] > view_.cards[seat]) return false;
    return rows_.steady_for() >= laid_back;
}

/// If the cards are gathered while the referee still waits for openings, some were overlooked. Nothing is
/// said then until people have entered them; cards that were only looked at are laid back.
void TempleGoldInterpreter::watch_for_missed_end(Outputs& out) {
    if (view_.phase != Phase::play) {
        astray_since_ = -1;
        return;
    }
    if (desk_.about("deal", 0)) return;  // only people know what was opened meanwhile
    if (astray_since_ < 0 ? rows_are_whole() : rows_are_as_before()) {
        rows_lay_ = true;
        gathering_at_deal_ = rows_.gatherings();
        astray_since_ = -1;
        return;
    }
    const auto waiting = std::ranges::count_if(turn_ups_.all(), [this](const TurnUp& up) {
        return up.undecided() && up.gathering <= gathering_at_deal_;
    });
    const bool explained = waiting >= view_.openings_left_in_round;
    if (!rows_lay_ || explained || rows_.gatherings() == gathering_at_deal_) return;
    if (astray_since_ < 0) astray_since_ = now_;
    if (now_ - astray_since_ > astray_ask)
        out.push_back(desk_.ask({.ask = "deal", .blocks = true}, "", json::array(), now_));
}

void TempleGoldInterpreter::watch_openings(Outputs& out) {
    if (!seats_.known() || view_.phase == Phase::over || astray_since_ >= 0) return;
    const bool event_given =
        std::ranges::any_of(out, [](const Output& o) { return o.kind == Output::Kind::event; });
    if (event_given) return;  // the view is out of date until the next change
    forget_old_turn_ups();
    TurnUp* up = next_turn_up();
    if (!up) return;
    if (view_.phase == Phase::play) {
        decide(*up, out);
    } else if (view_.round > 1 && up->gathering <= last_gathering_) {
        decide_late_one(*up, out);
    } else {
        decide_first_of_round(*up, out);
    }
}

void TempleGoldInterpreter::forget_old_turn_ups() {
    for (TurnUp& up : turn_ups_.all()) {
        if (!up.undecided() || up.card || desk_.about("card", up.id)) continue;
        const bool gone_long = !up.lies && now_ - up.gone > wait_for_lost;
        const bool gone_at_once = !up.lies && up.evidence != Evidence::taken &&
                                  up.gone - up.since < shortest_opening && now_ - up.gone > 1;
        const bool dealt_anew = view_.phase == Phase::deal && up.gathering < rows_.gatherings() && !up.lies;
        if (gone_long || gone_at_once || dealt_anew || lay_before_the_rows(up)) up.state = State::forgotten;
    }
}

/// No card is opened before the rows are laid: what seems to lie open since then is a back that was misread.
bool TempleGoldInterpreter::lay_before_the_rows(const TurnUp& up) const {
    return !view_.dealt && view_.phase != Phase::play && rows_.share_laid_since(up.since) >= laid_later;
}

TurnUp* TempleGoldInterpreter::next_turn_up() {
    TurnUp* next = nullptr;
    for (TurnUp& up : turn_ups_.all())
        if (up.undecided() && (!next || up.since < next->since)) next = &up;
    return next;
}

bool TempleGoldInterpreter::looks_like_peeking(const TurnUp& up) const {
    return std::ranges::any_of(turn_ups_.all(), [&](const TurnUp& other) {
        return other.id != up.id && other.undecided() && other.lies && other.seat == up.seat &&
               std::abs(other.since - up.since) < peek_window;
    });
}

bool TempleGoldInterpreter::row_lies_still(const TurnUp& up) const {
    const int left = view_.phase == Phase::play ? view_.cards[up.seat] : view_.cards_each;
    return rows_.counts()[up.seat] >= left - 2;
}

bool TempleGoldInterpreter::lacks_a_card(std::size_t seat) const {
    const auto open = std::ranges::count_if(turn_ups_.all(), [seat](const TurnUp& up) {
        return up.seat == seat && up.lies && (up.undecided() || up.state == State::warned);
    });
    return rows_.counts()[seat] + static_cast<int>(open) < view_.cards[seat];
}

CardVerdict TempleGoldInterpreter::card_by_rules(const TurnUp& up) const {
    return judge_card(
        up, [this](table::Card card) { return view_.can_turn_up(card); }, row_lies_still(up), now_);
}

CardVerdict TempleGoldInterpreter::card_of(const TurnUp& up) const {
    using Kind = CardVerdict::Kind;
    const CardVerdict by_rules = card_by_rules(up);
    if (up.card) return by_rules;  // a person's word
    if (by_rules.kind == Kind::known)
        return is_in_deck(*by_rules.card) ? by_rules : CardVerdict{Kind::ask, {}};
    const CardVerdict in_deck = judge_card(
        up, [this](table::Card card) { return view_.can_turn_up(card) && is_in_deck(card); },
        row_lies_still(up), now_);
    return in_deck.kind == Kind::known ? in_deck : by_rules;
}

bool TempleGoldInterpreter::is_in_deck(table::Card card) const {
    const auto is_chamber = [this](table::Card one) {
        return std::ranges::find(chambers_, one) != chambers_.end();
    };
    return chambers_.empty() || is_chamber(card) ||
           !std::ranges::all_of(view_.opened, is_chamber, &TempleGoldView::Opening::card);
}

/// True if a card of that row vanished well before this one was turned up and was not found again.
bool TempleGoldInterpreter::has_long_lacked_a_card(std::size_t seat, const TurnUp& up) const {
    return std::ranges::any_of(table_.vanished(), [&](const DownCard& c) {
        return backs_.is_chamber(c.back) && rows_.is_of_this_round(c.since) &&
               seats_.nearest(c.pose.centre).seat == seat && up.since - c.lost >= vanished_before &&
               now_ - c.lost >= vanished_for;
    });
}

/// If the arm is not the key holder's, or the card is, while a card of that arm's owner is missing: the key
/// holder opened that one, unseen, and the key went on. It becomes a turn-up of its own, before this one.
bool TempleGoldInterpreter::overlooked_one_before(const TurnUp& up) {
    const OpenerVerdict opener = judge_opener(up, *view_.key, seats_);
    for (std::size_t seat = 0; seat < players_.size(); ++seat) {
        if (seat == up.seat || seat == *view_.key || !lacks_a_card(seat)) continue;
        const bool by_its_owner =
            (opener.kind == OpenerVerdict::Kind::other || opener.kind == OpenerVerdict::Kind::doubtful) &&
            opener.seat == seat;
        const bool own = up.seat == *view_.key && opener.kind != OpenerVerdict::Kind::key_holder;
        if (!by_its_owner && !own && !has_long_lacked_a_card(seat, up)) continue;
        const std::size_t before = turn_ups_.all().size();
        turn_ups_.take_as_turned_up(seat, scene());
        if (turn_ups_.all().size() > before) return true;
    }
    return false;
}

void TempleGoldInterpreter::decide(TurnUp& up, Outputs& out) {
    if (looks_like_peeking(up)) return;
    const Question* question = desk_.about("card", up.id);
    const CardVerdict verdict = card_of(up);
    if (verdict.kind == CardVerdict::Kind::ask && !question) ask_card(up, out);
    if (verdict.kind != CardVerdict::Kind::known) return;
    if (overlooked_one_before(up)) return;  // `up` moved in memory; it comes next time
    if (question) out.push_back(desk_.close(question->id, "camera", verdict.card->name()));
    decide_opener(up, *verdict.card, out);
}

void TempleGoldInterpreter::decide_opener(TurnUp& up, table::Card card, Outputs& out) {
    using Kind = OpenerVerdict::Kind;
    const std::size_t key = *view_.key;
    const OpenerVerdict opener = judge_opener(up, key, seats_);
    const Question* question = desk_.about("opener", up.id);
    const bool surely_out_of_turn = opener.kind == Kind::other && !lacks_a_card(opener.seat);
    // While it is open who has the key, nobody is warned.
    if (key_card_ && (surely_out_of_turn || up.seat == key)) return;
    if (opener.kind == Kind::key_holder || surely_out_of_turn)
        return give_opening(up, card, opener.seat, out);
    if (up.seat == key) {
        // Own chamber or out of turn: a warning either way, so the game goes on while the question is open.
        if (!question && up.state == State::open) ask_opener(up, key, false, out);
        up.card = card;
        up.state = State::warned;
        return;
    }
    if (opener.kind == Kind::unseen) return give_opening(up, card, std::nullopt, out);
    if (!up.taken_away()) {
        if (!question && now_ - up.since >= ask_opener_after) ask_opener(up, opener.seat, true, out);
        return;
    }
    if (question) out.push_back(desk_.close(question->id, "camera", name_of(key)));
    give_opening(up, card, std::nullopt, out);
}

void TempleGoldInterpreter::decide_first_of_round(TurnUp& up, Outputs& out) {
    std::vector<int> open(players_.size(), 0);
    for (const TurnUp& other : turn_ups_.all())
        if (other.undecided() && other.gathering == up.gathering) ++open[other.seat];
    const bool lies_dealt =
        view_.dealt ||
        (rows_may_be_dealt() && rows_.nearly_complete(static_cast<std::size_t>(view_.cards_each), open));
    const CardVerdict verdict = card_by_rules(up);
    if (!lies_dealt || verdict.kind == CardVerdict::Kind::wait || looks_like_peeking(up)) return;
    if (!view_.dealt) give_deal(false, out);
    // It is decided about, or asked about, when the referee has taken the deal: what was overlooked before it
    // shows only then.
    if (view_.key || verdict.kind == CardVerdict::Kind::ask) return;
    const Question* question = desk_.about("start", 0);
    const auto opener = clear_opener(up, seats_);
    if (opener && *opener != up.seat) {
        if (question) out.push_back(desk_.close(question->id, "camera", name_of(*opener)));
        give_start(*opener, out);
    } else if (!question && !start_given_) {
        out.push_back(desk_.ask({.ask = "start", .blocks = true}, "", names_as_candidates(opener), now_));
    }
}

bool TempleGoldInterpreter::lies_as_dealt() const {
    int astray = 0;
    for (std::size_t seat = 0; seat < players_.size(); ++seat) {
        const auto open = std::ranges::count_if(turn_ups_.all(), [seat](const TurnUp& up) {
            return up.seat == seat && up.lies && up.undecided();
        });
        astray += std::abs(rows_.counts()[seat] + static_cast<int>(open) - view_.cards_each);
    }
    return astray <= 1;  // one card may be seen twice, or not; before a deal two players have other numbers
}

void TempleGoldInterpreter::decide_late_one(TurnUp& up, Outputs& out) {
    if (rows_.share_laid_since(round_ended_) >= dealt_anew) {
        // Gathered and dealt behind hands. Where the rows do not show that either, nothing can be said.
        if (!lies_as_dealt()) return;
        rows_.take_as_gathered();
        up.gathering = rows_.gatherings();
        return;
    }
    const int lie = rows_.total();
    const int all = view_.cards_each * static_cast<int>(players_.size());
    const bool rests = up.lies && now_ - up.since >= late_rest && up.evidence == Evidence::turned;
    if (!rests || lie < rows_still_lie * all || looks_like_peeking(up)) return;
    const CardVerdict verdict = card_of(up);
    if (verdict.kind == CardVerdict::Kind::known) give_opening(up, *verdict.card, std::nullopt, out);
}

void TempleGoldInterpreter::give_opening(TurnUp& up, table::Card card, std::optional<std::size_t> by,
                                         Outputs& out) {
    ask_still_there(out);
    json event = {{"type", "opened"}, {"player", name_of(up.seat)}, {"card", card.name()}};
    if (by) event["by"] = name_of(*by);
    up.card = card;
    up.state = State::given;
    out.push_back({Output::Kind::event, std::move(event)});
}

void TempleGoldInterpreter::ask_card(const TurnUp& up, Outputs& out) {
    json candidates = json::array();
    for (const table::Candidate& c : up.identity.candidates)
        if (view_.can_turn_up(c.card)) candidates.push_back({c.card.name(), c.probability});
    out.push_back(desk_.ask({.ask = "card", .seat = up.seat, .turn_up = up.id, .blocks = true},
                            name_of(up.seat), std::move(candidates), now_));
}

void TempleGoldInterpreter::ask_opener(const TurnUp& up, std::size_t likely, bool blocks, Outputs& out) {
    out.push_back(desk_.ask({.ask = "opener", .seat = up.seat, .turn_up = up.id, .blocks = blocks},
                            name_of(up.seat), names_as_candidates(likely), now_));
}

void TempleGoldInterpreter::ask_still_there(Outputs& out) {
    for (TurnUp& up : turn_ups_.all()) {
        if (up.state != State::warned || !up.lies || up.asked_still_there || !up.card) continue;
        if (up.taken_away() || desk_.about("opener", up.id)) continue;
        up.asked_still_there = true;
        out.push_back(desk_.ask({.ask = "still_there", .seat = up.seat, .turn_up = up.id, .blocks = false},
                                name_of(up.seat), json::array({{up.card->name(), 1.0}}), now_));
    }
}

}  // namespace temple::referee
