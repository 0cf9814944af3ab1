// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>

#include "ui/voice/voice.hpp"

namespace temple::ui {

/// How an announcement or question queues up to be spoken.
inline Voice::Rank rank_of(const nlohmann::ordered_json& line) {
    const std::string kind = line.value("kind", "");
    if (kind == "undone" || kind == "corrected") return Voice::Rank::correction;
    if (kind == "question") return Voice::Rank::question;
    return line.value("severity", "") == "result" ? Voice::Rank::result : Voice::Rank::info;
}

}  // namespace temple::ui
