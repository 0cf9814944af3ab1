// SPDX-License-Identifier: GPL-3.0-or-later
// An announcement of every kind of every game, and questions of every sort.
#pragma once

#include <string>
#include <vector>

namespace temple::ui {

/// JSON lines as in PROTOCOL.md; kinds whose sentence depends on their fields are there more than once.
std::vector<std::string> sample_lines();

}  // namespace temple::ui
