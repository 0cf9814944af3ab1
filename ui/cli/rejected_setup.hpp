// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "referee/setup.hpp"

namespace temple::ui {

/// One line for a person whose game was rejected: which option of the command line, why, and the way out.
/// @param reason as `setup_rejected` states it (PROTOCOL.md, "Header").
std::string why_rejected(const referee::GameSetup& setup, const std::string& reason);

}  // namespace temple::ui
