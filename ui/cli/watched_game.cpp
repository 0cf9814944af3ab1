// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/watched_game.hpp"

#include <algorithm>
#include <iostream>
#include <optional>
#include <sstream>
#include <utility>

#include "referee/interpreter/game_interpreter.hpp"
#include "referee/json_text.hpp"
#include "ui/cli/journal_choice.hpp"
#include "ui/cli/rejected_setup.hpp"
#include "ui/game/checked_chambers.hpp"

namespace temple::ui {
namespace {

std::unexpected<Refused> refused(std::string why, int exit_code) {
    return std::unexpected(Refused{std::move(why), exit_code, {}});
}

/// "Anna, Ben" is written as often as "Anna,Ben".
std::string trimmed(const std::string& name) {
    const auto first = name.find_first_not_of(" \t"), last = name.find_last_not_of(" \t");
    return first == std::string::npos ? "" : name.substr(first, last - first + 1);
}

std::expected<referee::GameSetup, Refused> setup_of(const WatchOptions& options) {
    referee::GameSetup setup;
    setup.game = options.game;
    std::stringstream list(options.players);
    for (std::string name; std::getline(list, name, ',');) setup.players.push_back(trimmed(name));
    setup.players.insert(setup.players.end(), options.player.begin(), options.player.end());
    for (const std::string& option : options.option) {
        const auto equals = option.find('=');
        const auto value =
            equals == std::string::npos ? std::nullopt : referee::parse_line(option.substr(equals + 1));
        if (equals == 0 || !value)
            return refused("--option " + option + ": write NAME=JSON, for example one_trap=true", 2);
        setup.options[option.substr(0, equals)] = *value;
    }
    return setup;
}

std::expected<referee::Journal, Refused> open_journal(const WatchOptions& options) {
    const auto file = chosen_journal(options.journal);
    if (!file) return refused(file.error(), 1);
    auto journal =
        options.resume == 0 ? referee::Journal::open(*file) : referee::Journal::open_existing(*file);
    if (!journal) return refused(journal.error(), 1);
    if (!journal->notice().empty()) std::cerr << journal->notice() << '\n';
    return std::move(*journal);
}

std::expected<referee::GameSetup, Refused> kept_setup(const WatchOptions& options,
                                                      const referee::GameSetup& wanted) {
    auto journal = open_journal(options);
    if (!journal) return std::unexpected(journal.error());
    const auto game = journal->game(options.resume);
    if (!game) return refused(game.error(), 1);
    const referee::GameSetup& kept = game->setup;
    const bool same = (wanted.game.empty() || wanted.game == kept.game) &&
                      (wanted.players.empty() || wanted.players == kept.players) &&
                      (options.option.empty() || wanted.options == kept.options);
    if (same) return kept;
    return refused("--resume " + std::to_string(options.resume) +
                       ": that game was begun with another --game, --players or --option; leave them away",
                   2);
}

}  // namespace

std::expected<referee::GameSetup, Refused> plan_game(const WatchOptions& options) {
    auto setup = setup_of(options);
    if (setup && options.resume != 0) setup = kept_setup(options, *setup);
    if (!setup) return setup;
    if (const referee::Referee trial(setup->to_header()); !trial.has_game())
        return std::unexpected(Refused{
            why_rejected(*setup, trial.opening().front().arguments.value("reason", "")), 2, trial.opening()});
    if (!referee::can_be_watched(setup->game))
        return refused("--game " + setup->game +
                           ": cannot be watched yet; temple_gold and temple_code can, and `temple-table "
                           "referee` takes its events",
                       2);
    if (!options.start.empty() && std::ranges::find(setup->players, options.start) == setup->players.end())
        return refused("--start " + options.start + ": is none of the players; write one of --players", 2);
    return setup;
}

std::expected<std::vector<table::Card>, Refused> known_chambers(const WatchOptions& options,
                                                                const referee::GameSetup& plan) {
    if (options.chambers.empty()) return std::vector<table::Card>();
    const auto view = referee::Referee(plan.to_header()).temple_gold();
    if (!view) return refused("--chambers: only temple_gold has chambers; leave it away", 2);
    auto cards = read_chambers(options.chambers);
    if (!cards) return refused(cards.error(), 2);
    if (!are_chambers_of(*cards, *view))
        return refused("--chambers " + options.chambers +
                           ": are not those that this game needs; check the cards for these players",
                       2);
    return std::move(*cards);
}

std::expected<std::unique_ptr<GameSession>, Refused> begin_or_resume(const WatchOptions& options,
                                                                     const referee::GameSetup& plan) {
    if (!options.keep) {
        auto unkept = GameSession::begin(plan, std::nullopt, TEMPLE_VERSION);
        if (!unkept) return refused(unkept.error(), 1);
        return std::move(*unkept);
    }
    auto journal = open_journal(options);
    if (!journal) return std::unexpected(journal.error());
    auto game = options.resume == 0 ? GameSession::begin(plan, std::move(*journal), TEMPLE_VERSION)
                                    : GameSession::resume(std::move(*journal), options.resume);
    if (!game) return refused(game.error(), 1);
    const referee::GameId id = (*game)->id();
    std::cerr << "game " << id;
    if (options.resume == 0)
        std::cerr << " is kept; `watch --resume " << id << "` goes on with it\n";
    else
        std::cerr << " goes on after event " << (*game)->referee().last_event() << '\n';
    return std::move(*game);
}

}  // namespace temple::ui
