// SPDX-License-Identifier: GPL-3.0-or-later
// What of a kept game may be shown while it still runs (RULES.md section 0, "Secrecy").
#pragma once

#include <string>
#include <string_view>

#include "referee/announcement.hpp"
#include "referee/referee.hpp"

namespace temple::referee {

/// A line of a running game without its secrets: role cards, combination cards, also those of a guess that
/// was taken back, the numbers of thief tokens that were not revealed, and everything a refused event or an
/// unknown field may hold. What is left is still a line with the same number and type. The lines keep their
/// numbers, so a game that is played from them may stand elsewhere.
/// @param now     the referee after all lines
/// @param number  of the line
/// @param said    what the referee answered to it
std::string without_secrets(const Referee& now, int number, std::string_view line, const Announcements& said);

/// Announcements to a line of a running game that may be shown again: all but those about role cards, which
/// may have been shown at an end that was taken back since, and those about a guess that was taken back.
/// Warnings are without the card or role of the refused event.
Announcements without_secrets(const Referee& now, int number, Announcements said);

}  // namespace temple::referee
