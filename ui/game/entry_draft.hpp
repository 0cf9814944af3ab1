// SPDX-License-Identifier: GPL-3.0-or-later
// An event that is being entered pick by pick, with the way back.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "ui/game/entry_step.hpp"

namespace temple::ui {

class EntryDraft {
  public:
    /// Begins anew with the likeliest type. To be called whenever the game has moved on.
    void reset(const referee::Referee& referee);
    /// Begins an event of this type. @return false if that is not legal now
    bool begin(const referee::Referee& referee, const std::string& type);
    /// Takes one of step()'s choices. @return false if there is no such choice
    bool pick(const referee::Referee& referee, std::size_t choice);
    void back(const referee::Referee& referee);

    /// The types that may begin now.
    const std::vector<std::string>& types() const { return types_; }
    /// What is picked so far: an event that may lack fields; null if nothing can be entered.
    const nlohmann::json& event() const { return event_; }
    /// What is to be picked next; nothing if the event is whole.
    const std::optional<EntryStep>& step() const { return step_; }
    bool is_whole() const { return event_.is_object() && !step_; }
    bool can_go_back() const { return !before_.empty(); }

  private:
    void advance(const referee::Referee& referee);

    std::vector<std::string> types_;
    nlohmann::json event_;
    std::optional<EntryStep> step_;
    std::vector<nlohmann::json> before_;  // one for each pick
};

}  // namespace temple::ui
