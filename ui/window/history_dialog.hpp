// SPDX-License-Identifier: GPL-3.0-or-later
// Games that were played. Of a game that still runs, its secrets are left out.
#pragma once

#include <QDialog>
#include <filesystem>
#include <vector>

#include "referee/journal/journal.hpp"

class QListWidget;
class QTextBrowser;

namespace temple::ui {

class HistoryDialog : public QDialog {
  public:
    HistoryDialog(std::filesystem::path journal, std::vector<referee::KeptGame> kept,
                  QWidget* parent = nullptr);

  private:
    void show_game(int row);

    std::filesystem::path journal_;
    std::vector<referee::KeptGame> kept_;
    QListWidget* list_ = nullptr;
    QTextBrowser* told_ = nullptr;
};

}  // namespace temple::ui
