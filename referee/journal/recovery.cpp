// SPDX-License-Identifier: GPL-3.0-or-later
#include "referee/journal/recovery.hpp"

#include <algorithm>
#include <optional>

#include "referee/journal/journaled_referee.hpp"
#include "referee/json_text.hpp"
#include "referee/referee.hpp"

namespace temple::referee {
namespace {

/// The highest id that any readable part of the file names.
GameId last_id(Database& database) {
    GameId last = 0;
    const auto take = [&](const Row& row) { last = std::max(last, row.integer(0)); };
    for (const char* sql : {"SELECT seq FROM sqlite_sequence WHERE name = 'games'",
                            "SELECT max(id) FROM games", "SELECT max(game) FROM events"})
        static_cast<void>(database.run(sql, {}, take));  // each may be damaged
    return last;
}

std::optional<KeptGame> read_game(Database& database, GameId id) {
    std::optional<KeptGame> game;
    const auto take = [&](const Row& row) {
        const auto players = parse_line(row.text(1));
        const auto options = parse_line(row.text(2));
        if (!players || !options) return;
        const auto setup =
            parse_header({{"game", row.text(0)}, {"players", *players}, {"options", *options}});
        if (!setup || !Referee(*setup).has_game()) return;
        game = KeptGame{.id = id,
                        .setup = *setup,
                        .started = row.text(3),
                        .ended = row.optional_text(4),
                        .winner = {},
                        .version = row.text(5)};
    };
    static_cast<void>(database.run(
        "SELECT game, players, options, started, ended, version FROM games WHERE id = ?", {id}, take));
    return game;
}

std::vector<std::string> read_lines(Database& database, GameId id) {
    std::vector<std::string> lines;
    bool whole = true;
    const auto take = [&](const Row& row) {
        whole = whole && row.integer(0) == static_cast<std::int64_t>(lines.size()) + 1;
        if (whole) lines.push_back(row.text(1));
    };
    static_cast<void>(
        database.run("SELECT number, line FROM events WHERE game = ? ORDER BY number", {id}, take));
    return lines;
}

}  // namespace

std::vector<std::pair<KeptGame, std::vector<std::string>>> readable_games(
    const std::filesystem::path& damaged) {
    std::vector<std::pair<KeptGame, std::vector<std::string>>> games;
    auto database = Database::open(damaged, {});
    if (!database) return games;
    const GameId last = last_id(*database);
    for (GameId id = 1; id <= last; ++id) {  // one by one: a damaged page hides only the games on it
        auto game = read_game(*database, id);
        if (!game) continue;
        auto lines = read_lines(*database, id);
        Referee referee(game->setup);
        for (const std::string& line : lines) referee.handle_line(line);
        const Ending ending = ending_of(referee);
        game->winner = ending.winner;
        if (!ending.over)
            game->ended = std::nullopt;
        else if (!game->ended)
            game->ended = game->started;
        games.emplace_back(std::move(*game), std::move(lines));
    }
    return games;
}

}  // namespace temple::referee
