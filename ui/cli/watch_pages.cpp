// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/watch_pages.hpp"

#include <unistd.h>

#include <charconv>
#include <iostream>
#include <utility>

#include "ui/pages/local_address.hpp"
#include "ui/pages/qr_code.hpp"

namespace temple::ui {
namespace {

std::expected<std::uint16_t, std::string> port_of(const std::string& text) {
    if (text.empty()) return 0;
    std::uint16_t port = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), port);
    if (error != std::errc() || end != text.data() + text.size())
        return std::unexpected("--pages " + text +
                               ": is no port; write a number up to 65535 behind it, or nothing");
    return port;
}

std::expected<std::string, std::string> address_of(const std::string& text) {
    if (text.empty()) return local_addresses().front().address;
    if (is_local(text)) return text;
    return std::unexpected("--pages-at " + text +
                           ": is no IPv4 address of a local network; leave it away to have one chosen");
}

void tell_links(const PageServer& server, const std::vector<std::string>& names) {
    const bool shows_codes = ::isatty(STDERR_FILENO) == 1;
    std::cerr << "pages at " << server.host() << "; each link is for one person only\n";
    for (std::size_t page = 0; page < names.size(); ++page) {
        std::cerr << names[page] << ": " << server.link(page) << '\n';
        if (shows_codes) std::cerr << in_letters(qr_code(server.link(page)));
    }
}

}  // namespace

std::expected<std::unique_ptr<WatchPages>, Refused> WatchPages::open(const WatchOptions& options,
                                                                     const referee::GameSetup& setup) {
    const auto port = port_of(options.pages_port);
    if (!port) return std::unexpected(Refused{port.error(), 2, {}});
    const auto address = address_of(options.pages_at);
    if (!address) return std::unexpected(Refused{address.error(), 2, {}});
    const auto kinds = PageDesk::pages_of(setup);
    auto server = PageServer::open({*address, *port, kinds, {}});
    if (!server) return std::unexpected(Refused{server.error(), 1, {}});
    std::vector<std::string> names = kinds.size() > 1 ? setup.players : std::vector<std::string>();
    names.emplace_back("host (remote control)");
    tell_links(**server, names);
    auto pages = std::make_unique<WatchPages>();
    pages->server_ = std::move(*server);
    return pages;
}

void WatchPages::begin(PagedGame game, Information dots) {
    desk_ = std::make_unique<PageDesk>(*server_, std::move(game), dots);
}

void WatchPages::hear(const referee::Json& line) {
    heard_ = true;
    if (desk_) desk_->hear(line);
}

void WatchPages::tick() {
    if (!desk_) return;
    desk_->serve();
    if (std::exchange(heard_, false)) desk_->publish();
}

}  // namespace temple::ui
