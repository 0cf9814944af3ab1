// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>

#include "referee/table/table_change.hpp"

namespace temple::ui {

/// A table change as one line, for people who look for the tracker's faults.
nlohmann::ordered_json table_change_line(const table::TableChange& change);

}  // namespace temple::ui
