// SPDX-License-Identifier: GPL-3.0-or-later
// A question to the people at the table: likely answers first, with keys 1-9.
#pragma once

#include <QFrame>
#include <functional>
#include <nlohmann/json.hpp>
#include <vector>

class QGridLayout;
class QLabel;

namespace temple::ui {

class QuestionPanel : public QFrame {
  public:
    explicit QuestionPanel(QWidget* parent = nullptr);

    std::function<void(int id, const nlohmann::json& value)> on_answer;

    /// Whose guess is asked for; empty: no guess is. It is entered in the entry panel.
    const std::string& guess_of() const { return guess_of_; }
    /// True while a question is open whose answers have digits; a guess leaves them to the entry panel.
    bool takes_digits() const;
    /// Shows the oldest question, or hides if there is none. @param players of the game, in order
    void show_questions(const std::vector<nlohmann::ordered_json>& questions,
                        const std::vector<std::string>& players);
    bool take_key(int key);

  private:
    void show_answers(const nlohmann::ordered_json& question, const std::vector<std::string>& players);

    QLabel* text_ = nullptr;
    QGridLayout* answers_ = nullptr;
    std::string guess_of_;
    int id_ = 0;
};

}  // namespace temple::ui
