// SPDX-License-Identifier: GPL-3.0-or-later
// The window's side of the players' pages.
#include "ui/pages/local_address.hpp"
#include "ui/window/game_pages.hpp"
#include "ui/window/main_window.hpp"
#include "ui/words/sentences.hpp"

namespace temple::ui {

Information MainWindow::dots() const {
    return settings_.information == InformationFor::its_player ? Information::its_player
                                                               : Information::everybody;
}

std::unique_ptr<GamePages> MainWindow::make_pages() {
    // Called in the server's thread: the game is only touched in its own.
    return std::make_unique<GamePages>([this] {
        QMetaObject::invokeMethod(
            this, [this] { serve_pages(); }, Qt::QueuedConnection);
    });
}

void MainWindow::serve_pages() {
    if (pages_->serve()) refresh();
}

void MainWindow::begin_pages() {
    PagedGame game;
    game.referee = [this]() -> const referee::Referee& { return session_->referee(); };
    game.enter = [this](const nlohmann::json& event) { session_->enter(event); };
    game.answer = [this](int id, const nlohmann::json& value) { return session_->answer(id, value); };
    game.repeat = [this] { voice_->repeat(); };
    game.questions = [this] { return session_->questions(); };
    pages_->begin(std::move(game), dots());
}

std::expected<void, std::string> MainWindow::open_pages(const std::string& address) {
    const auto opened = pages_->open(session_->referee().setup(), address);
    if (opened) begin_pages();
    return opened;
}

void MainWindow::show_pages() {
    if (!session_) return;
    const auto local = local_addresses();
    QStringList names;
    int chosen = 0;
    for (const LocalAddress& one : local) {
        if (pages_->are_on() && one.address == pages_->address()) chosen = static_cast<int>(names.size());
        names << QString::fromStdString(one.interface_name + "  " + one.address);
    }
    PagesDialog dialog(this);
    const auto open_at = [&](int index) {
        const auto opened = open_pages(local[static_cast<std::size_t>(index)].address);
        if (!opened) return dialog.show_problem(QString::fromStdString(opened.error()));
        dialog.show_links(pages_->links());
    };
    dialog.show_addresses(names, chosen);
    dialog.on_address = open_at;
    dialog.on_off = [this] { pages_->close(); };
    if (pages_->are_on())
        dialog.show_links(pages_->links());
    else
        open_at(chosen);
    dialog.exec();
}

}  // namespace temple::ui
