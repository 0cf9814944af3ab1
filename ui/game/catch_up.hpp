// SPDX-License-Identifier: GPL-3.0-or-later
// After a time in which nothing was seen (camera gone, program ended): which chambers were opened meanwhile.
// Whose they were, and in which order they were opened, only people know.
#pragma once

#include <set>
#include <vector>

#include "referee/table/table_change.hpp"
#include "referee/temple_gold_view.hpp"

namespace temple::ui {

class CatchUp {
  public:
    /// Takes what the tracker concludes, and keeps it for the interpreter.
    void see(const table::TableChange& change);
    /// True once the table has lain still long enough to be read.
    bool is_settled() const;
    /// Chambers that lie open, that may turn up, and of which the game knows nothing, in the order in which
    /// they were found. None if more lie open than could have been opened: then the deck is spread out.
    /// @param chambers that can turn up at all; empty: not known
    std::vector<table::Card> missed(const referee::TempleGoldView& view,
                                    const std::vector<table::Card>& chambers) const;
    /// From now on these cards are no openings, whatever they look like, until they are turned.
    void ignore(const std::vector<table::Card>& cards);

    /// What was seen, without what belongs to ignored cards.
    std::vector<table::TableChange> seen() const;
    const std::set<table::TrackId>& ignored() const { return ignored_; }

  private:
    struct Open {
        table::TrackId track = 0;
        table::Identity identity;
    };
    const table::Card* surely(const Open& open) const;

    std::vector<table::TableChange> seen_;
    std::vector<Open> open_;
    std::set<table::TrackId> ignored_;
    double first_ = -1, now_ = 0, changed_ = 0;  // s
    bool busy_ = false;
};

}  // namespace temple::ui
