// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace temple::ui {

/// What `watch` is told on the command line.
struct WatchOptions {
    std::string source, game, players, start, table, chambers, draw, trace, changes;
    std::string journal;      // file; empty: the usual one
    std::int64_t resume = 0;  // number of the kept game to go on with; 0: a new one
    bool keep = true;         // in a journal
    std::vector<std::string> player, option;
    double fps = 0;  // pictures a second of a folder; 0: its default
    bool live = false;
    bool speak = false;
    bool words = false;                // sentences instead of JSON lines
    bool pages = false;                // for players' phones
    std::string pages_port, pages_at;  // empty: any free port, the likeliest address
};

/// Watches a game to its end. @return the exit code: 0 fine, 1 a failure while running, 2 a wrong set-up.
int watch(const WatchOptions& options);

}  // namespace temple::ui
