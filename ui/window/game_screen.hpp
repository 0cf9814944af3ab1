// SPDX-License-Identifier: GPL-3.0-or-later
// The Game screen: big and calm. What was said last, how it stands, the table as understood, questions, and
// entering by hand.
#pragma once

#include <QWidget>
#include <functional>

#include "ui/game/game_session.hpp"

class QLabel;
class QListWidget;
class QPushButton;

namespace temple::ui {

class Caption;
class EntryPanel;
class FactsBar;
class QuestionPanel;
class TableView;

class GameScreen : public QWidget {
  public:
    explicit GameScreen(QWidget* parent = nullptr);

    struct Actions {
        std::function<void(const nlohmann::json&)> enter;
        std::function<void(int id, const nlohmann::json& value)> answer;
        std::function<void(int number)> correct;
        std::function<void()> undo, table, pages, leave, help, repeat;
        std::function<void(bool)> mute;
    };
    void set_actions(const Actions& actions);

    /// Shows where the game stands now.
    void show_game(const GameSession& session);
    /// Shows what was said last.
    void show_caption(const QString& text);
    QString caption() const;
    /// A line at the lower edge: what is waited for, the camera, the voice.
    void show_status(const QString& text, bool alarm);
    void show_muted(bool muted);

    bool take_key(int key, const QString& text);
    /// The number of the newest entry; 0: none.
    int newest_entry() const;
    /// The number of the entry that is chosen in the list, else of the newest.
    int chosen_entry() const;

  private:
    QWidget* make_side();
    QWidget* make_buttons();
    void show_entries(const GameSession& session);

    Actions actions_;
    FactsBar* facts_ = nullptr;
    Caption* caption_ = nullptr;
    TableView* table_ = nullptr;
    QListWidget* entries_ = nullptr;
    QuestionPanel* question_ = nullptr;
    EntryPanel* entry_ = nullptr;
    QLabel* status_ = nullptr;
    QPushButton* undo_ = nullptr;
    QPushButton* mute_ = nullptr;
};

}  // namespace temple::ui
