// SPDX-License-Identifier: GPL-3.0-or-later
// The program's entry: one file per command in ui/cli/, each adds itself to the command line.
#include <CLI/CLI.hpp>

#include "ui/cli/commands.hpp"

int main(int argc, char** argv) {
    CLI::App app{"Temple Table: a companion for card games on a real table"};
    app.set_version_flag("--version", TEMPLE_VERSION);
    app.require_subcommand(0, 1);
    int exit_code = 0;
    for (auto add : temple::ui::commands) add(app, exit_code);
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        return app.exit(error) == 0 ? 0 : 2;
    }
    return exit_code;
}
