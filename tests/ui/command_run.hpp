// SPDX-License-Identifier: GPL-3.0-or-later
// Runs the program as a person would.
#pragma once

#include <algorithm>
#include <filesystem>
#include <string>

namespace temple::ui {

struct CommandRun {
    int exit_code = -1;  // -1: ended by a signal
    std::string out, err;
    long peak_mb = 0;  // the most memory that was resident at a time, MB
};

/// The folder with the user's `data` and `config` in these tests; nobody's real ones are touched.
const std::filesystem::path& program_home();

/// Runs a command line of the shell, with `input` on its standard input. $TEMPLE_TABLE is the program.
CommandRun run_shell(const std::string& command, const std::string& input = "");

/// Runs `temple-table ARGUMENTS`.
CommandRun run_program(const std::string& arguments, const std::string& input = "");

/// Number of lines in what was printed.
inline auto lines(const std::string& text) {
    return std::ranges::count(text, '\n');
}

}  // namespace temple::ui
