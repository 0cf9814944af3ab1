// SPDX-License-Identifier: GPL-3.0-or-later
// The pages on the network, in a thread of their own. The server knows nothing of the game: per page a token,
// a text to show, and wishes to pass on.
#pragma once

#include <cstdint>
#include <expected>
#include <memory>
#include <string>
#include <vector>

#include "ui/pages/gate_limits.hpp"
#include "ui/pages/page_board.hpp"

class QThread;

namespace temple::ui {

class PageServer {
  public:
    struct Setup {
        std::string address;     // of this computer, "192.168.1.5"
        std::uint16_t port = 0;  // 0: any free one
        std::vector<PageKind> pages;
        GateLimits limits;
    };
    /// Begins to answer. Error: the address or port cannot be had.
    static std::expected<std::unique_ptr<PageServer>, std::string> open(Setup setup);
    ~PageServer();

    PageBoard& board() { return *board_; }
    /// "192.168.1.5:8035"
    const std::string& host() const { return host_; }
    /// What is to be opened for a page. It holds the token: it must not be logged.
    std::string link(std::size_t page) const;

  private:
    PageServer() = default;

    std::shared_ptr<PageBoard> board_;
    std::unique_ptr<QThread> thread_;
    std::string host_;
};

}  // namespace temple::ui
