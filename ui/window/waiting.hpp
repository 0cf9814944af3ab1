// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "ui/game/game_session.hpp"

namespace temple::ui {

/// What a game waits for, in words: "the deal"; empty after the end.
QString waiting_for(const GameSession& session);

}  // namespace temple::ui
