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
constexpr double rest_unseen = 0.3;
// s more of rest if the rest of the row is not lying there: a peek or the gathering.
constexpr double rest_row_lifted = 1.2;
// s after which a card is asked about that lies there unread, or that was taken up unread: in a filmed game
// one was seen in the middle 4.1 later.
constexpr double ask_after = 4, ask_after_taken_up = 5;

// mm. The hand of the arm must have been at the card.
constexpr double tip_at_card = 160;
// mm. Of a shorter arm only the hand is seen: its direction says nothing.
constexpr double least_arm = 250;
// rad. In six filmed games (5 tables, 3-6 players) the opener's arm pointed at most 27 degrees past the
// opener, and a neighbour's was as near as 12.
constexpr double may_be_theirs = 0.52;
constexpr double surely_not_theirs = 0.78;
constexpr double surely_theirs = 0.3;
constexpr double next_farther = 0.1;  // the opener's own was at most 0.09 farther off than a neighbour's
constexpr double rather_theirs = 0.16;
// Where the arm comes in: twice as near to where this player's arms come in as to anybody else's, and within
// half a row's width and the reach of an elbow.
constexpr double clear_ratio = 0.5;
constexpr double clear_off = 260;  // mm

bool comes_in_clearly(const ArmOwner& owner) {
    return owner.off <= clear_ratio * owner.next_off && owner.off <= clear_off;
}

/// The seat, other than `except`, at whose player the arm points best.
std::size_t best_aimed(const table::Reach& arm, const SeatMap& seats, std::optional<std::size_t> except) {
    std::optional<std::size_t> best;
    for (std::size_t seat = 0; seat < seats.count(); ++seat)
        if (seat != except && (!best || seats.arm_angle(seat, arm) < seats.arm_angle(*best, arm)))
            best = seat;
    return best.value_or(0);
}

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
    const bool soon_known = up.lies && reading && reading->probability >= fairly;
    if (soon_known) return {};
    const bool from_row = up.evidence == Evidence::turned || up.evidence == Evidence::row_short ||
                          up.evidence == Evidence::taken;
    // What is in somebody's hand may be laid down in the middle and be read there.
    const bool late = up.lies ? now - up.since >= ask_after : now - up.gone >= ask_after_taken_up;
    if (from_row && late) return {Kind::ask, {}};
    return {};
}

std::optional<std::size_t> clear_opener(const TurnUp& up, const SeatMap& seats) {
    if (!up.arm || distance(up.arm->tip, up.home) > tip_at_card) return std::nullopt;
    if (distance(up.arm->tip, up.arm->base) < least_arm) return std::nullopt;
    const std::size_t seat = best_aimed(*up.arm, seats, std::nullopt);
    const double angle = seats.arm_angle(seat, *up.arm);
    const double next = seats.arm_angle(best_aimed(*up.arm, seats, seat), *up.arm);
    const ArmOwner owner = seats.arm_owner(*up.arm);
    if (owner.seat != seat || !comes_in_clearly(owner) || angle > surely_theirs ||
        next < angle + next_farther)
        return std::nullopt;
    return seat;
}

OpenerVerdict judge_opener(const TurnUp& up, std::size_t key, const SeatMap& seats) {
    using Kind = OpenerVerdict::Kind;
    if (!up.arm || distance(up.arm->tip, up.home) > tip_at_card) return {};
    const ArmOwner owner = seats.arm_owner(*up.arm);
    if (distance(up.arm->tip, up.arm->base) < least_arm) {
        // The row owner's own hands rest beside the row all the time: no proof that they turned the card.
        if (owner.seat == key && comes_in_clearly(owner)) return {Kind::key_holder, key};
        if (owner.seat == key || owner.seat == up.seat || !comes_in_clearly(owner)) return {};
        return {Kind::doubtful, owner.seat};
    }
    const std::size_t other = best_aimed(*up.arm, seats, key);
    const double key_angle = seats.arm_angle(key, *up.arm), other_angle = seats.arm_angle(other, *up.arm);
    const bool own_row = up.seat == key;  // nobody has a long way to the own row
    const bool rather_other = other != up.seat && owner.seat == other && other_angle <= surely_theirs &&
                              key_angle >= other_angle + rather_theirs;
    if (key_angle <= may_be_theirs && !rather_other && (!own_row || key_angle < other_angle))
        return {Kind::key_holder, key};
    // At their own row an elbow out to the side turns the arm by up to 60 degrees; nobody else's arm comes in
    // there without pointing at them.
    if (own_row && owner.seat == key && comes_in_clearly(owner) && other_angle > surely_not_theirs)
        return {Kind::key_holder, key};
    if (other == up.seat || other_angle > may_be_theirs) return {};
    const bool surely = key_angle > surely_not_theirs && owner.seat == other && comes_in_clearly(owner);
    return {surely ? Kind::other : Kind::doubtful, other};
}

}  // namespace temple::referee
