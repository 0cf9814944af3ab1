// SPDX-License-Identifier: GPL-3.0-or-later
// What of a kept game may be shown while it still runs (RULES.md section 0, "Secrecy").
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "referee/announcement.hpp"
#include "referee/setup.hpp"

namespace temple::referee {

/// A line of a running game without its secrets: role cards, combination cards, the numbers of thief tokens
/// that were not revealed, and everything a refused event or an unknown field may hold. What is left is still
/// a line with the same number and type. The lines keep their numbers, so a game that is played from them may
/// stand elsewhere.
/// @param said what the referee answered to the line
std::string without_secrets(const GameSetup& setup, std::string_view line, const Announcements& said);

/// Announcements to a line of a running game that may be shown again: all but those about role cards, which
/// may have been shown at an end that was taken back since.
Announcements without_roles(Announcements said);

}  // namespace temple::referee
