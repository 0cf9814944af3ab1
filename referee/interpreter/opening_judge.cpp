// SPDX-License-Identifier: GPL-3.0-or-later
#include "referee/interpreter/opening_judge.hpp"

namespace temple::referee {

namespace {

// Probability at which a card counts as read. A wrong announcement is worse than a question, and that worse
// than half a second: what is less sure must stay the same for longer, and below `fairly` a person is asked.
constexpr double certain = 0.97;
constexpr double fairly = 0.93;
// s at rest (certain), and s without a change of mind (certain, fairly).
constexpr double least_rest = 0.2;
constexpr double certain_steady = 0.15;
constexpr double fairly_steady = 1.0;
// s more of rest if the way from the row was not seen.
constexpr double rest_row_short = 0.3;
constexpr double rest_unseen = 0.8;
// s more of rest if the rest of the row is not lying there: a peek or the gathering.
constexpr double rest_row_lifted = 1.2;
// s after which an unread card is asked about.
constexpr double ask_after = 4;

// An arm is clearly somebody's if it comes in twice as near to where this player's arms come in as to anybody
// else's, and within half a row's width and the reach of an elbow. Rather somebody's: 0.7.
constexpr double clear_ratio = 0.5;
constexpr double fair_ratio = 0.7;
constexpr double clear_off = 260;  // mm
// mm. The hand of the arm must have been at the card.
constexpr double tip_at_card = 160;

double needed_rest(const TurnUp& up, bool hurried) {
    double rest = least_rest;
    if (up.evidence == Evidence::row_short) rest += rest_row_short;
    if (up.evidence != Evidence::turned && up.evidence != Evidence::row_short) rest += rest_unseen;
    return hurried ? rest : rest + rest_row_lifted;
}

}  // namespace

CardVerdict judge_card(const TurnUp& up, const std::function<bool(table::Card)>& possible, bool hurried,
                       double now) {
    using Kind = CardVerdict::Kind;
    if (up.card) return {Kind::known, up.card};
    const double seen_until = up.lies ? now : up.gone;
    const double rest = seen_until - up.since;
    const double steady = seen_until - up.top_since;
    const auto reading = weigh(up.identity, possible);
    if (reading && rest >= needed_rest(up, hurried)) {
        const bool is_certain = reading->probability >= certain && steady >= certain_steady;
        const bool is_fair = reading->probability >= fairly && steady >= fairly_steady;
        if (is_certain || is_fair) return {Kind::known, reading->card};
    }
    const bool from_row = up.evidence == Evidence::turned || up.evidence == Evidence::row_short ||
                          up.evidence == Evidence::taken;
    if (from_row && now - up.since >= ask_after) return {Kind::ask, {}};
    return {};
}

std::optional<std::size_t> clear_opener(const TurnUp& up, const SeatMap& seats) {
    if (!up.arm || distance(up.arm->tip, up.home) > tip_at_card) return std::nullopt;
    const ArmOwner owner = seats.arm_owner(*up.arm);
    if (owner.off > clear_ratio * owner.next_off || owner.off > clear_off) return std::nullopt;
    return owner.seat;
}

OpenerVerdict judge_opener(const TurnUp& up, std::size_t key, const SeatMap& seats) {
    using Kind = OpenerVerdict::Kind;
    if (!up.arm || distance(up.arm->tip, up.home) > tip_at_card) return {};
    const ArmOwner owner = seats.arm_owner(*up.arm);
    const bool clear = clear_opener(up, seats).has_value();
    if (owner.seat == key) return clear ? OpenerVerdict{Kind::key_holder, key} : OpenerVerdict{};
    // The owner's own hands rest beside the row all the time: no proof that they turned the card.
    if (owner.seat == up.seat) return {};
    if (clear) return {Kind::other, owner.seat};
    if (owner.off > fair_ratio * owner.next_off || owner.off > clear_off) return {};
    return {Kind::doubtful, owner.seat};
}

}  // namespace temple::referee
