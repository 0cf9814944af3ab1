// SPDX-License-Identifier: GPL-3.0-or-later
// What a person can enter by hand, step by step: first what happened, then who, then which card.
#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "referee/referee.hpp"

namespace temple::ui {

/// How a choice is to be shown.
enum class EntryKind : std::uint8_t {
    player,     // a name
    card,       // "QH", "JOKER"
    role_slip,  // "A", "G"
    code_card,  // one of the 35 cards of Temple Code, "CTW"
    statue,     // one letter; the picks are written together
    place,      // "tourist1".."tourist4" or a player's name; null: nowhere, the token is lifted
    number      // of a token
};

/// The next field of an event that is being entered.
struct EntryStep {
    std::string field;
    EntryKind kind = EntryKind::player;
    std::vector<nlohmann::json> choices;  // what may be picked now
    int picks = 1;                        // how many choices make up the field
    int picked = 0;                       // of these, so far
    friend bool operator==(const EntryStep&, const EntryStep&) = default;
};

/// The types of the events (PROTOCOL.md) that are legal now, the likeliest first. Combinations of Temple Code
/// are entered without their card: whoever they belong to looks at the same screen.
std::vector<std::string> legal_types(const referee::Referee& referee);

/// What is to be picked next for an event with the fields so far; nothing if the event is complete.
std::optional<EntryStep> next_step(const referee::Referee& referee, const nlohmann::json& event);

/// The event with one more pick in the step's field.
nlohmann::json with_pick(const nlohmann::json& event, const EntryStep& step, const nlohmann::json& choice);

}  // namespace temple::ui
