// SPDX-License-Identifier: GPL-3.0-or-later
// What the dots under the arrow tell: RULES.md section 2, "Feedback".
#pragma once

#include <optional>
#include <string_view>

namespace temple::referee {

struct Feedback {
    int blue = 0;  // statues in the same position
    int red = 0;   // statues in common, but elsewhere
    friend bool operator==(const Feedback&, const Feedback&) = default;
};

/// The dots of `card` above `combination`; both three different statues, left to right. No list of cards is
/// used.
Feedback feedback(std::string_view card, std::string_view combination);

/// True for three different letters of WTCANPK: a legal proposition, whether or not such a card exists (B2,
/// B14).
bool is_proposition(std::string_view letters);

}  // namespace temple::referee
