// SPDX-License-Identifier: GPL-3.0-or-later
// Runs the program as a person would.
#pragma once

#include <string>

namespace temple::ui {

struct CommandRun {
    int exit_code = -1;
    std::string out, err;
};

/// Runs `temple-table ARGUMENTS` by the shell, with `input` on its standard input.
CommandRun run_program(const std::string& arguments, const std::string& input = "");

}  // namespace temple::ui
