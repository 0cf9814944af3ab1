// SPDX-License-Identifier: GPL-3.0-or-later
// `watch --pages`: players' pages without a window.
#pragma once

#include <expected>
#include <memory>
#include <string>

#include "ui/cli/watch_options.hpp"
#include "ui/cli/watched_game.hpp"
#include "ui/pages/page_desk.hpp"

namespace temple::ui {

/// Needs a QCoreApplication with a language installed.
class WatchPages {
  public:
    /// Tells on stderr, and nowhere else, where the pages are: the links hold their keys.
    static std::expected<std::unique_ptr<WatchPages>, Refused> open(const WatchOptions& options,
                                                                    const referee::GameSetup& setup);
    /// The game as pages can act on it; before that nothing is shown.
    void begin(PagedGame game, Information dots);
    void hear(const referee::Json& line);
    /// Does what was wished, and shows what is new; to be called with every frame.
    void tick();

  private:
    std::unique_ptr<PageServer> server_;
    std::unique_ptr<PageDesk> desk_;
    bool heard_ = false;  // since it was last shown
};

}  // namespace temple::ui
