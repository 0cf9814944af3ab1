// SPDX-License-Identifier: GPL-3.0-or-later
// `temple-table referee [FILE]`: a scenario in, announcements out, each line flushed.
#include <CLI/CLI.hpp>
#include <fstream>
#include <iostream>
#include <memory>
#include <string>

#include "referee/referee.hpp"
#include "referee/scenario_reader.hpp"
#include "ui/cli/commands.hpp"

namespace temple::ui {
namespace {

struct Options {
    std::string file;
};

void say(const referee::Announcements& announcements) {
    for (const auto& announcement : announcements) std::cout << announcement.to_line() << std::endl;
}

int referee_lines(std::istream& in) {
    referee::ScenarioReader reader(in);
    const auto header = reader.next();
    if (!header) return 0;
    referee::Referee game(*header);
    say(game.opening());
    while (const auto line = reader.next()) say(game.handle_line(*line));
    return 0;
}

int run(const Options& options) {
    if (options.file.empty() || options.file == "-") return referee_lines(std::cin);
    std::ifstream in(options.file, std::ios::binary);
    in.peek();  // a folder opens, but cannot be read
    if (!in.is_open() || in.bad()) {
        std::cerr << options.file
                  << ": cannot be read; name a file of scenario lines, or none to read stdin\n";
        return 1;
    }
    in.clear();
    return referee_lines(in);
}

}  // namespace

void add_referee_command(CLI::App& app, int& exit_code) {
    auto options = std::make_shared<Options>();
    CLI::App* command = app.add_subcommand("referee", "referees a game written as lines of events");
    command->add_option("FILE", options->file, "header line, then one event a line; without it: stdin");
    command->callback([options, &exit_code] { exit_code = run(*options); });
}

}  // namespace temple::ui
