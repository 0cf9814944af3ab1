// SPDX-License-Identifier: GPL-3.0-or-later
// The game that `watch` referees: a new one, or one that was kept and goes on.
#pragma once

#include <expected>
#include <memory>
#include <string>
#include <vector>

#include "ui/cli/watch_options.hpp"
#include "ui/game/game_session.hpp"

namespace temple::ui {

/// Why there is no game to watch: one line, the exit code, and for a rejected set-up what the referee says.
struct Refused {
    std::string why;
    int exit_code = 1;
    referee::Announcements said;
};

/// The set-up that the options ask for, or that the kept game of --resume has; checked, nothing is entered.
/// With --resume, what --game, --players and --option say, if anything, must be what it was begun with.
std::expected<referee::GameSetup, Refused> plan_game(const WatchOptions& options);

/// The cards of --chambers, if they are those of the planned game; none without it.
std::expected<std::vector<table::Card>, Refused> known_chambers(const WatchOptions& options,
                                                                const referee::GameSetup& plan);

/// Begins the planned game in its journal, or goes on with the kept one. Tells on stderr which game it is.
std::expected<std::unique_ptr<GameSession>, Refused> begin_or_resume(const WatchOptions& options,
                                                                     const referee::GameSetup& plan);

}  // namespace temple::ui
