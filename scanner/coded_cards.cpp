// SPDX-License-Identifier: GPL-3.0-or-later
#include "scanner/coded_cards.hpp"

#include <algorithm>
#include <cmath>

#include "scanner/quad.hpp"

namespace temple::scanner {

namespace {

// A playing card that lies half upon a coded one stays.
constexpr double shared = 0.5;  // of the smaller outline
// Bridge cards are 57 mm wide; tilt and distance make them smaller than the smallest code's scale says.
constexpr double narrowest_card = 0.4 * 57;  // mm
// Where our printed things lie there are hardly any playing cards: parts of them were named with 0.85 and
// 0.96.
constexpr double named_beside_codes = 0.98;

/// px per mm at the smallest of the coded things.
double scale_of(const std::vector<CodeReading>& codes) {
    double scale = 0;
    for (const CodeReading& code : codes) {
        const double here = std::sqrt(area_of(code.outline) / code.code.outline.area());
        scale = scale == 0 ? here : std::min(scale, here);
    }
    return scale;
}

}  // namespace

std::vector<ScannedCard> without_coded(std::vector<ScannedCard> cards,
                                       const std::vector<CodeReading>& codes) {
    const double narrowest = narrowest_card * scale_of(codes);
    std::erase_if(cards, [&](const ScannedCard& card) {
        if (std::min(short_side(card.quad), long_side(card.quad)) < narrowest) return true;
        return std::ranges::any_of(codes, [&](const CodeReading& code) {
            return overlap_area(card.quad, code.outline) >
                   shared * std::min(area_of(card.quad), area_of(code.outline));
        });
    });
    if (!codes.empty())
        for (ScannedCard& card : cards)
            if (card.confidence < named_beside_codes) card.id.reset();
    return cards;
}

}  // namespace temple::scanner
