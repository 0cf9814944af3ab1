// SPDX-License-Identifier: GPL-3.0-or-later
#include "referee/temple_code_feedback.hpp"

#include "referee/table/code_card.hpp"

namespace temple::referee {

Feedback feedback(std::string_view card, std::string_view combination) {
    Feedback dots;
    for (std::size_t i = 0; i < card.size(); ++i) {
        const auto place = combination.find(card[i]);
        if (place == i)
            ++dots.blue;
        else if (place != std::string_view::npos)
            ++dots.red;
    }
    return dots;
}

bool is_proposition(std::string_view letters) {
    if (letters.size() != 3 || letters.find_first_not_of(table::CodeCard::statues) != std::string_view::npos)
        return false;
    return letters[0] != letters[1] && letters[0] != letters[2] && letters[1] != letters[2];
}

}  // namespace temple::referee
