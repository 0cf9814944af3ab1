// SPDX-License-Identifier: GPL-3.0-or-later
#include "datasets/measure/code_things.hpp"

#include "datasets/printed/card_faces.hpp"
#include "datasets/printed/printed_pictures.hpp"
#include "datasets/printed/tokens.hpp"

namespace temple::datasets {

namespace {

constexpr double px_per_mm = 6;

CodeThing thing_of(const PrintedObject& object) {
    const auto family = object.side == "cipher"    ? scanner::CodeFamily::matrix
                        : object.side == "statues" ? scanner::CodeFamily::frieze
                                                   : scanner::CodeFamily::ring;
    return {object.name, family, {object.size.width(), object.size.height()}, picture_of(object, px_per_mm)};
}

CodeThings draw_things() {
    CodeThings out;
    for (const PrintedCard& card : temple_code_cards(default_deck()))
        if (card.front.coded) out.cards.push_back({thing_of(card.front), thing_of(card.back)});
    auto tokens = temple_code_tokens();
    for (const auto& more : {temple_gold_tokens(), monkey_temple_tokens()})
        tokens.insert(tokens.end(), more.begin(), more.end());
    for (const PrintedObject& object : tokens) out.tokens.push_back(thing_of(object));
    return out;
}

}  // namespace

const CodeThings& code_things() {
    static const CodeThings things = draw_things();
    return things;
}

}  // namespace temple::datasets
