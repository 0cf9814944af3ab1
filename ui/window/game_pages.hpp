// SPDX-License-Identifier: GPL-3.0-or-later
// The pages of the window's game: off until asked for, and off again when others play.
#pragma once

#include <expected>
#include <functional>
#include <memory>
#include <string>

#include "ui/pages/page_desk.hpp"
#include "ui/window/pages_dialog.hpp"

namespace temple::ui {

class GamePages {
  public:
    /// @param wished is called in the server's thread when there is something to serve
    explicit GamePages(std::function<void()> wished) : wished_(std::move(wished)) {}

    bool are_on() const { return server_ != nullptr; }
    /// Opens pages for the players of that set-up, at that address; earlier links are void.
    std::expected<void, std::string> open(const referee::GameSetup& setup, const std::string& address);
    void close();
    const std::string& address() const { return address_; }
    /// The host's page is the last.
    QList<PageLink> links() const;

    /// A game begins or goes on; the pages stay open if the same people play the same.
    void begin(PagedGame game, Information dots);
    /// No game is played any more.
    void end() { desk_.reset(); }
    void hear(const referee::Json& line);
    void publish(Information dots);
    /// Does what was wished. @return true if anything was
    bool serve() { return desk_ && desk_->serve(); }

  private:
    std::function<void()> wished_;
    referee::GameSetup setup_;
    std::string address_;
    std::unique_ptr<PageServer> server_;
    std::unique_ptr<PageDesk> desk_;
};

}  // namespace temple::ui
