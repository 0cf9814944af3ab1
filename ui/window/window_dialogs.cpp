// SPDX-License-Identifier: GPL-3.0-or-later
// The window's dialogs.
#include <QApplication>
#include <algorithm>

#include "ui/window/correction_dialog.hpp"
#include "ui/window/help_dialog.hpp"
#include "ui/window/history_dialog.hpp"
#include "ui/window/main_window.hpp"
#include "ui/window/settings_dialog.hpp"
#include "ui/words/language.hpp"

namespace temple::ui {

void MainWindow::show_help() {
    HelpDialog(this).exec();
}

void MainWindow::show_history() {
    auto kept = kept_games();
    std::ranges::sort(kept, std::ranges::greater{}, &referee::KeptGame::id);
    HistoryDialog(journal_, std::move(kept), this).exec();
}

void MainWindow::show_settings() {
    SettingsDialog dialog(settings_, voices_, this);
    dialog.on_change = [this](const Settings& changed) {
        Settings kept = changed;
        kept.players = settings_.players;
        take_settings(kept);
    };
    dialog.exec();
}

void MainWindow::correct(int number) {
    if (!session_) return;
    CorrectionDialog dialog(*session_, number, this);
    if (dialog.exec() != QDialog::Accepted) return;
    session_->correct(number, dialog.patch());
    refresh();
}

}  // namespace temple::ui
