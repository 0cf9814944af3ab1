// SPDX-License-Identifier: GPL-3.0-or-later
// The Start screen: which game, who plays, who starts, which variant; unfinished games; history.
#pragma once

#include <QList>
#include <QWidget>
#include <functional>
#include <optional>

#include "referee/journal/journal.hpp"

class QButtonGroup;
class QComboBox;
class QLabel;
class QListWidget;
class QPushButton;

namespace temple::ui {

class PlayerList;

class StartScreen : public QWidget {
  public:
    explicit StartScreen(QWidget* parent = nullptr);

    struct Actions {
        std::function<void(const referee::GameSetup& setup, std::optional<std::string> starts)> start;
        std::function<void(referee::GameId id)> resume;
        std::function<void()> demo, history, table, settings, help;
    };
    void set_actions(const Actions& actions) { actions_ = actions; }

    void choose_game(const QString& game);
    void set_players(const std::vector<std::string>& names);
    /// Names of people who played before, offered while one types.
    void set_known_names(const QStringList& names);
    /// Games that can be resumed, newest first.
    void set_unfinished(const std::vector<referee::KeptGame>& kept);
    void show_notice(const QString& text);
    /// There is a demo game, or not.
    void offer_demo(bool offered);

    referee::GameSetup setup() const;

  private:
    QWidget* make_games();
    QWidget* make_right();
    QWidget* make_buttons();
    void game_changed();
    void refresh();
    void start();

    Actions actions_;
    QButtonGroup* games_ = nullptr;
    PlayerList* players_ = nullptr;
    QComboBox* variant_ = nullptr;
    QComboBox* starts_ = nullptr;
    QListWidget* unfinished_ = nullptr;
    QLabel* needs_ = nullptr;
    QLabel* notice_ = nullptr;
    QPushButton* start_ = nullptr;
    QPushButton* resume_ = nullptr;
};

}  // namespace temple::ui
