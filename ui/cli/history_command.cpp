// SPDX-License-Identifier: GPL-3.0-or-later
// `temple-table history ...`: kept games. What is secret in a game that still runs is withheld unless asked
// for.
#include <CLI/CLI.hpp>
#include <array>
#include <fstream>
#include <iomanip>
#include <iostream>
#include <memory>
#include <string>

#include "referee/journal/journaled_referee.hpp"
#include "referee/journal/scenario_import.hpp"
#include "referee/journal/secrets.hpp"
#include "referee/journal/statistics.hpp"
#include "referee/json_text.hpp"
#include "referee/referee.hpp"
#include "referee/scenario_reader.hpp"
#include "ui/cli/commands.hpp"
#include "ui/cli/journal_choice.hpp"
#include "ui/cli/terminal_text.hpp"

namespace temple::ui {
namespace {

using referee::Announcements;
using referee::Journal;
using referee::Json;
using referee::KeptGame;

struct Options {
    std::string journal;
    referee::GameId id = 0;
    std::string file;
    std::string player;
    bool jsonl = false;
    bool with_secrets = false;
};

int fail(const std::string& why) {
    std::cerr << why << '\n';
    return 1;
}

void print_line(const Json& json) {
    std::cout << referee::write_line(json) << '\n';
}

std::string joined(const std::vector<std::string>& names) {
    std::string text;
    for (const auto& name : names) text += (text.empty() ? "" : ", ") + printable(name);
    return text;
}

/// A row of the list.
void print_row(const std::array<std::string, 7>& cells) {
    constexpr std::array<std::ptrdiff_t, 6> widths{6, 15, 22, 22, 13, 8};
    for (std::size_t i = 0; i < widths.size(); ++i) std::cout << cell(cells[i], widths[i]);
    std::cout << cells.back() << '\n';
}

/// Opens the journal of the options; `make` for commands that may begin one.
Journal::Result<Journal> open_journal(const Options& options, bool make) {
    const auto file = chosen_journal(options.journal);
    if (!file) return std::unexpected(file.error());
    auto journal = make ? Journal::open(*file) : Journal::open_existing(*file);
    if (journal && !journal->notice().empty()) std::cerr << journal->notice() << '\n';
    return journal;
}

Json summary(const KeptGame& game) {
    return {{"id", game.id},
            {"game", game.setup.game},
            {"players", game.setup.players},
            {"started", game.started},
            {"ended", game.ended ? Json(*game.ended) : Json()},
            {"winner", game.winner ? Json(*game.winner) : Json()},
            {"events", game.events}};
}

int list(const Options& options) {
    auto journal = open_journal(options, false);
    if (!journal) return fail(journal.error());
    const auto games = journal->games();
    if (!games) return fail(games.error());
    if (!options.jsonl) print_row({"id", "game", "started", "ended", "winner", "events", "players"});
    for (const KeptGame& game : *games) {
        if (options.jsonl)
            print_line(summary(game));
        else
            print_row({std::to_string(game.id), printable(game.setup.game), printable(game.started),
                       printable(game.ended.value_or("runs")), printable(game.winner.value_or("-")),
                       std::to_string(game.events), joined(game.setup.players)});
    }
    return 0;
}

/// A kept game and its lines, each with what the referee answers to it.
struct Played {
    referee::Referee now;  // after all lines
    KeptGame game;
    std::vector<std::string> lines;
    Announcements opening;
    std::vector<Announcements> answers;
    bool secret = false;  // it still runs, and secrets were not asked for
};

Journal::Result<Played> play(const Options& options) {
    auto journal = open_journal(options, false);
    if (!journal) return std::unexpected(journal.error());
    auto game = journal->game(options.id);
    if (!game) return std::unexpected(game.error());
    auto lines = journal->lines(options.id);
    if (!lines) return std::unexpected(lines.error());
    referee::Referee referee(game->setup);
    Played played{std::move(referee), *game, *lines, {}, {}, false};
    played.opening = played.now.opening();
    for (const auto& line : played.lines) played.answers.push_back(played.now.handle_line(line));
    played.secret = !played.now.over() && !options.with_secrets;
    return played;
}

/// "Anna", 5, [5, 4] as a person reads it.
std::string plain(const Json& value) {
    return printable(value.is_string() ? value.get<std::string>() : referee::write_line(value));
}

void print_plainly(const referee::Announcement& announcement) {
    std::cout << std::right << std::setw(6) << announcement.event << "  " << std::left << announcement.kind;
    const char* between = ": ";
    for (const auto& [name, value] : announcement.arguments.items()) {
        std::cout << between << name << ' ' << plain(value);
        between = ", ";
    }
    std::cout << '\n';
}

void print_answers(const Announcements& said, const Options& options) {
    for (const auto& announcement : said) {
        if (options.jsonl)
            print_line(announcement.to_json());
        else
            print_plainly(announcement);
    }
}

int show(const Options& options) {
    const auto played = play(options);
    if (!played) return fail(played.error());
    if (options.jsonl)
        print_line(summary(played->game));
    else
        std::cout << "Game " << played->game.id << ": " << printable(played->game.setup.game) << ", "
                  << joined(played->game.setup.players) << "; started " << printable(played->game.started)
                  << ", " << (played->game.ended ? "ended " + printable(*played->game.ended) : "still runs")
                  << '\n';
    print_answers(played->opening, options);
    for (std::size_t i = 0; i < played->lines.size(); ++i) {
        const auto& said = played->answers[i];
        if (options.with_secrets && !options.jsonl)
            std::cout << "      > " << printable(played->lines[i]) << '\n';
        const int number = static_cast<int>(i) + 1;
        print_answers(played->secret ? referee::without_secrets(played->now, number, said) : said, options);
    }
    return 0;
}

int export_game(const Options& options) {
    const auto played = play(options);
    if (!played) return fail(played.error());
    std::cout << played->game.setup.to_header() << '\n';
    for (std::size_t i = 0; i < played->lines.size(); ++i)
        std::cout << (played->secret ? referee::without_secrets(played->now, static_cast<int>(i) + 1,
                                                                played->lines[i], played->answers[i])
                                     : played->lines[i])
                  << '\n';
    if (played->secret)
        std::cerr << "game " << played->game.id
                  << " still runs: its secrets are left out; --with-secrets exports all\n";
    return 0;
}

int import_game(const Options& options) {
    std::ifstream in(options.file, std::ios::binary);
    in.peek();  // a folder opens, but cannot be read
    if (!in.is_open() || in.bad())
        return fail(options.file + ": cannot be read; name a file that `history export` wrote");
    in.clear();
    const auto game = referee::read_scenario(in);
    if (!game) return fail(options.file + ": " + game.error());
    auto journal = open_journal(options, true);
    if (!journal) return fail(journal.error());
    const auto id = journal->import(game->setup, game->lines, game->ending, TEMPLE_VERSION);
    if (!id) return fail(id.error());
    std::cout << *id << '\n';
    return 0;
}

int resume(const Options& options) {
    auto journal = open_journal(options, false);
    if (!journal) return fail(journal.error());
    auto game = referee::JournaledReferee::resume(std::move(*journal), options.id);
    if (!game) return fail(game.error());
    std::cerr << "game " << options.id << " goes on after event " << game->referee().last_event() << '\n';
    referee::ScenarioReader reader(std::cin);
    while (const auto line = reader.next()) {
        const auto said = game->handle_line(*line);
        if (!said) return fail(said.error());
        for (const auto& announcement : *said) std::cout << announcement.to_line() << std::endl;
    }
    return 0;
}

Json tallies(const std::map<std::string, referee::Tally>& tallies) {
    Json json = Json::object();
    for (const auto& [name, tally] : tallies) json[name] = {{"games", tally.games}, {"wins", tally.wins}};
    return json;
}

void print_statistics(const std::string& player, const referee::PlayerStatistics& s, bool jsonl) {
    if (jsonl) {
        print_line({{"player", player},
                    {"games", s.all.games},
                    {"wins", s.all.wins},
                    {"by_game", tallies(s.by_game)},
                    {"by_role", tallies(s.by_role)},
                    {"openings", s.openings},
                    {"openings_to_gold", s.openings_to_gold},
                    {"guesses", s.guesses},
                    {"guesses_right", s.guesses_right}});
        return;
    }
    std::cout << printable(player) << ": " << s.all.wins << " of " << s.all.games << " games won\n";
    for (const auto& group : {s.by_game, s.by_role})
        for (const auto& [name, tally] : group)
            std::cout << "  " << std::left << std::setw(16) << name << tally.wins << " of " << tally.games
                      << '\n';
    if (s.openings > 0)
        std::cout << "  " << std::setw(16) << "gold opened" << s.openings_to_gold << " of " << s.openings
                  << '\n';
    if (s.guesses > 0)
        std::cout << "  " << std::setw(16) << "guessed right" << s.guesses_right << " of " << s.guesses
                  << '\n';
}

int stats(const Options& options) {
    auto journal = open_journal(options, false);
    if (!journal) return fail(journal.error());
    const auto games = journal->games();
    if (!games) return fail(games.error());
    referee::Statistics statistics;
    for (const KeptGame& game : *games) {
        if (!game.ended) continue;
        const auto lines = journal->lines(game.id);
        if (!lines) return fail(lines.error());
        statistics.add(game.setup, *lines);
    }
    for (const auto& [player, numbers] : statistics.players())
        if (options.player.empty() || options.player == player)
            print_statistics(player, numbers, options.jsonl);
    return 0;
}

}  // namespace

void add_history_command(CLI::App& app, int& exit_code) {
    auto options = std::make_shared<Options>();
    CLI::App* history = app.add_subcommand("history", "games that were kept");
    history->require_subcommand(1);
    history->fallthrough();
    history->add_option("--journal", options->journal,
                        "the journal's file; without it the one in the data folder");
    history->add_flag("--jsonl", options->jsonl, "lines of JSON for machines");
    history->add_flag("--with-secrets", options->with_secrets, "also what is secret in games that still run");
    const auto add = [&](const char* name, const char* what, int (*run)(const Options&)) {
        CLI::App* command = history->add_subcommand(name, what);
        command->callback([options, run, &exit_code] { exit_code = run(*options); });
        return command;
    };
    add("list", "all games", list);
    for (auto* command : {add("show", "what was announced in a game", show),
                          add("export", "a game as a scenario", export_game),
                          add("resume", "goes on with a game: events from stdin", resume)})
        command->add_option("ID", options->id, "the game's number in the list")->required();
    add("import", "enters a scenario as a game and prints its number", import_game)
        ->add_option("FILE", options->file, "header line, then one event a line")
        ->required();
    add("stats", "games, wins, openings to gold, guesses", stats)
        ->add_option("--player", options->player, "only this player");
}

}  // namespace temple::ui
