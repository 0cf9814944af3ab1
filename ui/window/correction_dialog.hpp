// SPDX-License-Identifier: GPL-3.0-or-later
// Puts one entry right: what it says now, and for each of its fields the values that would fit.
#pragma once

#include <QDialog>

#include "ui/game/game_session.hpp"

namespace temple::ui {

class CorrectionDialog : public QDialog {
  public:
    CorrectionDialog(const GameSession& session, int number, QWidget* parent = nullptr);

    /// What was chosen: fields and their new values; null if the entry is to be taken back into force as it
    /// is.
    const nlohmann::json& patch() const { return patch_; }

  private:
    void add_field(const GameSession& session, const GameEntry& entry, const std::string& field);

    nlohmann::json patch_ = nlohmann::json::object();
};

/// The values that a field of an event could have in this game, legal or not; none: it cannot be corrected.
std::vector<nlohmann::json> values_of_field(const referee::Referee& referee, const nlohmann::json& event,
                                            const std::string& field);

}  // namespace temple::ui
