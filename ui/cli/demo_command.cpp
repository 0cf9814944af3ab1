// SPDX-License-Identifier: GPL-3.0-or-later
// `temple-table demo`: referees the demo game that comes with the program, in plain words.
#include <CLI/CLI.hpp>
#include <iostream>

#include "ui/cli/commands.hpp"
#include "ui/cli/watch_options.hpp"

namespace temple::ui {

namespace {

int demo() {
    std::cout << "A demo game of Temple Gold: Anna, Ben and Carla, as a camera over their table sees it.\n"
              << std::endl;
    WatchOptions options;
    options.source = TEMPLE_DEMO_DIR "/temple_gold.mp4";
    options.game = "temple_gold";
    options.players = "Anna,Ben,Carla";
    options.start = "Carla";
    options.words = true;
    options.keep = false;  // it would count as a game of people called Anna, Ben and Carla
    return watch(options);
}

}  // namespace

void add_demo_command(CLI::App& app, int& exit_code) {
    app.add_subcommand("demo", "referees a rendered demo game in plain words")->callback([&exit_code] {
        exit_code = demo();
    });
}

}  // namespace temple::ui
