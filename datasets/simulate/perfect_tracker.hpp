// SPDX-License-Identifier: GPL-3.0-or-later
// What a tracker that misses nothing and errs in nothing would report about a Timeline: drives the
// interpreters in tests without a picture.
#pragma once

#include <vector>

#include "datasets/simulate/timeline.hpp"
#include "referee/table/table_change.hpp"

namespace temple::datasets {

struct PerfectTracking {
    double fps = 15;           // looks a second
    double settle = 0.2;       // s that a card must rest before it is reported
    double patience = 1.2;     // s that a card may be away from the table before it has left
    double certainty = 0.97;   // probability given to what a face shows
    double least_seen = 0.35;  // share of a card that other cards must leave free
};

/// All changes in order of time, with ticks in between. Frame: mm of the simulated table. Chambers and role
/// cards have backs of different sorts; slips cannot be read (their identity stays empty).
std::vector<table::TableChange> perfect_changes(const Timeline& timeline,
                                                const PerfectTracking& tracking = {});

/// The seats and the middle as `table.json` would give them.
table::Layout layout_of(const Timeline& timeline);

}  // namespace temple::datasets
