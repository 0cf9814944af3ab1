// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/game_pages.hpp"

#include <QCoreApplication>

namespace temple::ui {
namespace {

class HostWords {
    Q_DECLARE_TR_FUNCTIONS(HostWords)
};

}  // namespace

std::expected<void, std::string> GamePages::open(const referee::GameSetup& setup,
                                                 const std::string& address) {
    close();
    auto server = PageServer::open({address, 0, PageDesk::pages_of(setup), {}});
    if (!server) return std::unexpected(server.error());
    server_ = std::move(*server);
    server_->board().on_wish(wished_);
    setup_ = setup;
    address_ = address;
    return {};
}

void GamePages::close() {
    desk_.reset();
    server_.reset();
}

QList<PageLink> GamePages::links() const {
    QList<PageLink> all;
    if (!server_) return all;
    const std::size_t pages = PageDesk::pages_of(setup_).size();
    for (std::size_t page = 0; page < pages; ++page)
        all << PageLink{page + 1 == pages ? HostWords::tr("Remote control")
                                          : QString::fromStdString(setup_.players[page]),
                        QString::fromStdString(server_->link(page))};
    return all;
}

void GamePages::begin(PagedGame game, Information dots) {
    desk_.reset();
    const referee::GameSetup& setup = game.referee().setup();
    if (server_ && (setup.game != setup_.game || setup.players != setup_.players)) close();
    if (server_) desk_ = std::make_unique<PageDesk>(*server_, std::move(game), dots);
}

void GamePages::hear(const referee::Json& line) {
    if (desk_) desk_->hear(line);
}

void GamePages::publish(Information dots) {
    if (!desk_) return;
    desk_->set_dots(dots);
    desk_->publish();
}

}  // namespace temple::ui
