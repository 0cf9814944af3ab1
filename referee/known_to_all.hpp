// SPDX-License-Identifier: GPL-3.0-or-later
// A game as everybody at the table may know it. What is offered or left out by what the referee refuses must
// be asked of this one: the real one refuses a card because it stands on a holder, and that would tell which
// does.
#pragma once

#include <nlohmann/json.hpp>
#include <vector>

#include "referee/referee.hpp"

namespace temple::referee {

/// The events in force, in order of acceptance; of Temple Code, a combination that still stands on its holder
/// has lost its card, as if it could not be read (RULES.md section 0).
std::vector<nlohmann::json> events_known_to_all(const Referee& referee);

/// The referee who was told these events. Its event numbers count them from 1. A guess about a combination
/// that stands on its holder is refused as `actual_needed` by this one.
Referee known_to_all(const Referee& referee);

}  // namespace temple::referee
