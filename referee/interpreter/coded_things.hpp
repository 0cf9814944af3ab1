// SPDX-License-Identifier: GPL-3.0-or-later
// Which coded things lie where: what the tracker told, remembered.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "referee/table/code_card.hpp"
#include "referee/table/table_change.hpp"

namespace temple::referee {

/// mm: nearer to the draw pile a card is part of it.
inline constexpr double off_pile = 60;

struct CodedThing {
    table::TrackId track = 0;
    table::CodedObject object;
    table::Place at;        // mm, at rest
    double since = 0;       // s, since when it lies so, this side up
    bool there = true;      // false: it was taken away
    double gone_since = 0;  // s
    bool entered = false;   // what it did there was entered: not once more until it is moved or turned
};

class CodedThings {
  public:
    void take(const table::TableChange& change);

    const std::vector<CodedThing>& all() const { return things_; }
    std::vector<CodedThing>& all() { return things_; }
    /// The card, wherever it was seen last; nothing if it was never seen.
    CodedThing* card(table::CodeCard card);
    /// Whether a statue tile was laid on this one: it is no part of a row any more.
    bool is_under_a_tile(const CodedThing& thing) const;
    /// Where the draw pile stands: where one card after the other came to light.
    const std::optional<table::Place>& draw_pile() const { return draw_pile_; }

  private:
    void look_for_pile(const CodedThing& fresh);

    std::vector<CodedThing> things_;
    std::optional<table::Place> draw_pile_;
    std::vector<std::pair<std::string, table::Place>> first_places_;  // of cards, cipher side up
};

/// "code:NPT" as a card; nothing for other things.
std::optional<table::CodeCard> card_of(const table::CodedObject& object);
/// The letter of "token:statue-W"; nothing for other things.
std::optional<char> statue_of(const table::CodedObject& object);

}  // namespace temple::referee
