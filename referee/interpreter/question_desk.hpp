// SPDX-License-Identifier: GPL-3.0-or-later
// The open questions to people: numbers them, and closes each once, by a person or by a later look.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "referee/interpreter/output.hpp"

namespace temple::referee {

struct Question {
    int id = 0;
    std::string ask;  // card, player, opener, start, deal, role, still_there (DESIGN.md section 4), guess
    std::optional<std::size_t> seat{};  // whom it is about
    int turn_up = 0;                    // which TurnUp it is about; 0 none
    bool blocks = false;
};

class QuestionDesk {
  public:
    /// Opens a question.
    /// @param player      the name to show; empty for none
    /// @param candidates  list of [value, probability]
    /// @param t           s in the video
    Output ask(Question question, const std::string& player, nlohmann::json candidates, double t);
    /// Closes a question that is open.
    /// @param by  "person" or "camera"
    Output close(int id, const std::string& by, nlohmann::json value);

    const std::vector<Question>& open() const { return open_; }
    const Question* find(int id) const;
    /// The open question of this sort about this turn-up (0: about none).
    const Question* about(const std::string& ask, int turn_up) const;
    /// The open question of this sort about this seat.
    const Question* about_seat(const std::string& ask, std::size_t seat) const;

  private:
    std::vector<Question> open_;
    int last_id_ = 0;
};

}  // namespace temple::referee
