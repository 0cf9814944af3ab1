// SPDX-License-Identifier: GPL-3.0-or-later
// What `print WHAT` puts on paper.
#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <vector>

#include "datasets/printed/deck_ids.hpp"
#include "datasets/printed/sheets.hpp"

namespace temple::datasets {

enum class PrintJob : std::uint8_t { temple_code, monkey_temple, tokens, player_mat };
inline constexpr std::array<std::string_view, 4> print_job_names{"temple-code", "monkey-temple", "tokens",
                                                                 "player-mat"};
std::optional<PrintJob> parse_print_job(std::string_view name);

/// All pages of a job.
std::vector<Sheet> sheets_of(PrintJob job, const DeckIds& deck, Paper paper, Sides sides);

}  // namespace temple::datasets
