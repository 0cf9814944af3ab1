// SPDX-License-Identifier: GPL-3.0-or-later
// What can be entered in each game (see entry_step.hpp), from the referee's views.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "ui/game/entry_step.hpp"

namespace temple::ui {

std::vector<std::string> legal_types(const referee::TempleGoldView& view);
std::vector<std::string> legal_types(const referee::TempleCodeView& view);
std::vector<std::string> legal_types(const referee::MonkeyTempleView& view);

/// The next field with all that could stand in it; nothing if the event is whole.
std::optional<EntryStep> next_field(const referee::TempleGoldView& view, const nlohmann::json& event);
std::optional<EntryStep> next_field(const referee::TempleCodeView& view, const nlohmann::json& event);
std::optional<EntryStep> next_field(const referee::MonkeyTempleView& view, const nlohmann::json& event);

/// The same for whichever game the referee has.
std::optional<EntryStep> field_after(const referee::Referee& referee, const nlohmann::json& event);

}  // namespace temple::ui
