// SPDX-License-Identifier: GPL-3.0-or-later
// The commands of the program. Each `add_...` function, in a file of its own (ui/cli/<name>_command.cpp),
// declares one subcommand with its options and a callback that runs it and sets the exit code: 0 fine, 1 a
// failure while running, 2 wrong usage.
#pragma once

#include <array>

namespace CLI {
class App;
}

namespace temple::ui {

using AddCommand = void (*)(CLI::App& app, int& exit_code);

void add_bench_command(CLI::App& app, int& exit_code);
void add_camera_check_command(CLI::App& app, int& exit_code);
void add_deck_check_command(CLI::App& app, int& exit_code);
void add_demo_command(CLI::App& app, int& exit_code);
void add_history_command(CLI::App& app, int& exit_code);
void add_print_command(CLI::App& app, int& exit_code);
void add_referee_command(CLI::App& app, int& exit_code);
void add_scan_command(CLI::App& app, int& exit_code);
void add_simulate_command(CLI::App& app, int& exit_code);
void add_watch_command(CLI::App& app, int& exit_code);

inline constexpr std::array<AddCommand, 10> commands{
    add_bench_command,    add_camera_check_command, add_deck_check_command, add_demo_command,
    add_history_command,  add_print_command,        add_referee_command,    add_scan_command,
    add_simulate_command, add_watch_command};

}  // namespace temple::ui
