// SPDX-License-Identifier: GPL-3.0-or-later
#include "referee/note_sheet.hpp"

#include <algorithm>

namespace temple::referee {
namespace {

using table::CodeCard;

std::size_t row_of(char statue) {
    return CodeCard::statues.find(statue);
}

void rule_out_by(const Deciphered& card, NoteSheet& sheet) {
    const auto [blue, red] = *card.dots;
    if (blue > 0 && red > 0) return;
    for (std::size_t shown = 0; shown < places_on_card; ++shown)
        for (std::size_t place = 0; place < places_on_card; ++place) {
            const bool here = place == shown;
            // Only blue: not elsewhere. Only red: not here. Nothing: neither.
            if ((here && blue == 0) || (!here && red == 0)) sheet[row_of(card.card[shown])][place] = true;
        }
}

bool gives_all_dots(std::span<const Deciphered> cards, const std::string& combination) {
    return std::ranges::all_of(cards, [&](const Deciphered& card) {
        return !card.dots || feedback(card.card, combination) == *card.dots;
    });
}

}  // namespace

NoteSheet ruled_out_by_dots(std::span<const Deciphered> cards) {
    NoteSheet sheet{};
    for (const Deciphered& card : cards)
        if (card.dots) rule_out_by(card, sheet);
    return sheet;
}

std::vector<std::string> possible_combinations(std::span<const Deciphered> cards) {
    std::vector<std::string> possible;
    for (const char left : CodeCard::statues)
        for (const char middle : CodeCard::statues)
            for (const char right : CodeCard::statues) {
                const std::string combination{left, middle, right};
                if (is_proposition(combination) && gives_all_dots(cards, combination))
                    possible.push_back(combination);
            }
    return possible;
}

NoteSheet ruled_out_by_elimination(std::span<const Deciphered> cards) {
    NoteSheet sheet;
    for (auto& row : sheet) row.fill(true);
    for (const std::string& combination : possible_combinations(cards))
        for (std::size_t place = 0; place < places_on_card; ++place)
            sheet[row_of(combination[place])][place] = false;
    return sheet;
}

}  // namespace temple::referee
