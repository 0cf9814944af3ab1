// SPDX-License-Identifier: GPL-3.0-or-later
// Decides about one turned-up chamber: is the card sure, and who turned it?
#pragma once

#include <cstdint>
#include <functional>
#include <optional>

#include "referee/interpreter/seat_map.hpp"
#include "referee/interpreter/turn_ups.hpp"
#include "referee/temple_gold_view.hpp"

namespace temple::referee {

/// What the camera says about the card: known, not yet, or it is time to ask a person.
struct CardVerdict {
    enum class Kind : std::uint8_t { wait, known, ask } kind = Kind::wait;
    std::optional<table::Card> card;  // set if known
};
/// @param possible  which cards can still turn up
/// @param hurried   false asks for a longer rest: something about the row looks like peeking or gathering
CardVerdict judge_card(const TurnUp& up, const std::function<bool(table::Card)>& possible, bool hurried,
                       double now);

/// Who turned it, as far as the arm tells (DESIGN.md section 4, "Who opened").
struct OpenerVerdict {
    enum class Kind : std::uint8_t {
        key_holder,  // clearly
        unseen,      // no arm seen, or it may be anybody's
        other,       // clearly `seat`, who has not got the key
        doubtful     // rather `seat` than the key holder
    } kind = Kind::unseen;
    std::size_t seat = 0;
};
OpenerVerdict judge_opener(const TurnUp& up, std::size_t key, const SeatMap& seats);

/// The seat of the arm that turned the card, if it is clear.
std::optional<std::size_t> clear_opener(const TurnUp& up, const SeatMap& seats);

}  // namespace temple::referee
