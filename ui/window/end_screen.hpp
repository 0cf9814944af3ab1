// SPDX-License-Identifier: GPL-3.0-or-later
// The End screen: who has won and why, who was who, what happened round by round; play again.
#pragma once

#include <QWidget>
#include <functional>

#include "ui/game/game_session.hpp"

class QListWidget;

namespace temple::ui {

class Caption;
class EntryPanel;
class QuestionPanel;

class EndScreen : public QWidget {
  public:
    explicit EndScreen(QWidget* parent = nullptr);

    struct Actions {
        std::function<void(const nlohmann::json&)> enter;
        std::function<void(int id, const nlohmann::json& value)> answer;
        std::function<void()> undo, again, leave;
    };
    void set_actions(const Actions& actions);
    void show_game(const GameSession& session);
    /// What was said together with the result or after it, above the result; empty: nothing.
    void show_said(const QString& text);
    QString result() const;
    bool take_key(int key, const QString& text);

  private:
    Actions actions_;
    Caption* said_ = nullptr;
    Caption* result_ = nullptr;
    QListWidget* roles_ = nullptr;
    QListWidget* rounds_ = nullptr;
    QuestionPanel* question_ = nullptr;
    EntryPanel* entry_ = nullptr;
};

}  // namespace temple::ui
