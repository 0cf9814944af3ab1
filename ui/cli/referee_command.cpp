// SPDX-License-Identifier: GPL-3.0-or-later
// `temple-table referee [FILE]`: a scenario in, announcements out, each line flushed; with --journal it is
// kept.
#include <CLI/CLI.hpp>
#include <expected>
#include <fstream>
#include <iostream>
#include <memory>
#include <string>

#include "referee/journal/journaled_referee.hpp"
#include "referee/scenario_reader.hpp"
#include "ui/cli/commands.hpp"

namespace temple::ui {
namespace {

struct Options {
    std::string file;
    std::string journal;
};

int fail(const std::string& why) {
    std::cerr << why << '\n';
    return 1;
}

void say(const referee::Announcements& announcements) {
    for (const auto& announcement : announcements) std::cout << announcement.to_line() << std::endl;
}

/// The game that the header begins, kept if the options say so.
std::expected<referee::JournaledReferee, std::string> begin(const std::string& header,
                                                            const Options& options) {
    if (options.journal.empty()) return referee::JournaledReferee::without_journal(header);
    auto journal = referee::Journal::open(options.journal);
    if (!journal) return std::unexpected(journal.error());
    if (!journal->notice().empty()) std::cerr << journal->notice() << '\n';
    auto game = referee::JournaledReferee::begin(std::move(*journal), header, TEMPLE_VERSION);
    if (game && game->id() != 0)
        std::cerr << "game " << game->id() << " is kept in " << options.journal << '\n';
    return game;
}

int referee_stream(std::istream& in, const Options& options) {
    referee::ScenarioReader reader(in);
    const auto header = reader.next();
    if (!header) return 0;
    auto game = begin(*header, options);
    if (!game) return fail(game.error());
    say(game->referee().opening());
    while (const auto line = std::cout ? reader.next() : std::nullopt) {
        const auto said = game->handle_line(*line);
        if (!said) return fail(said.error());
        say(*said);
    }
    return 0;
}

int run(const Options& options) {
    if (options.file.empty() || options.file == "-") return referee_stream(std::cin, options);
    std::ifstream in(options.file, std::ios::binary);
    in.peek();  // a folder opens, but cannot be read
    if (!in.is_open() || in.bad())
        return fail(options.file + ": cannot be read; name a file of scenario lines, or none to read stdin");
    in.clear();
    return referee_stream(in, options);
}

}  // namespace

void add_referee_command(CLI::App& app, int& exit_code) {
    auto options = std::make_shared<Options>();
    CLI::App* command = app.add_subcommand("referee", "referees a game written as lines of events");
    command->add_option("FILE", options->file, "header line, then one event a line; without it: stdin");
    command->add_option("--journal", options->journal,
                        "keep the game in this journal, every line before it is answered");
    command->callback([options, &exit_code] { exit_code = run(*options); });
}

}  // namespace temple::ui
