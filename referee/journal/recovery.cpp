// SPDX-License-Identifier: GPL-3.0-or-later
#include "referee/journal/recovery.hpp"

#include <algorithm>
#include <cstdint>
#include <fstream>
#include <optional>
#include <system_error>

#include "referee/journal/journaled_referee.hpp"
#include "referee/json_text.hpp"
#include "referee/referee.hpp"

namespace temple::referee {
namespace {

namespace fs = std::filesystem;

constexpr std::uintmax_t page_size = 4096;  // bytes; SQLite's default, which the journal keeps

constexpr std::uintmax_t smallest_entry = 32;  // bytes; a game's names, times and version take more

/// How many games the file can hold. A damaged page may name ids without end.
GameId most_games(const fs::path& file) {
    std::uintmax_t bytes = 0;
    for (const char* part : {"", "-wal"}) {
        std::error_code missing;
        const auto size = fs::file_size(file.string() + part, missing);
        if (!missing) bytes += size;
    }
    return static_cast<GameId>(bytes / smallest_entry);
}

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

/// The first page of an empty journal. It describes the tables; they lie in the same pages in every journal.
std::string first_page(const fs::path& scratch) {
    if (!Journal::open(scratch)) return {};  // closed at once: only then it is all in the file
    std::string page(page_size, '\0');
    std::ifstream in(scratch, std::ios::binary);
    return in.read(page.data(), static_cast<std::streamsize>(page.size())) ? page : std::string();
}

/// Makes `copy` of a journal whose first page is lost, with the first page of an empty one. @return true if
/// done
bool copy_with_new_first_page(const fs::path& damaged, const fs::path& copy) {
    const fs::path scratch = copy.string() + "-empty";
    std::error_code error;
    std::string page = first_page(scratch);
    for (const char* companion : {"", "-wal", "-shm"}) fs::remove(scratch.string() + companion, error);
    const auto pages = fs::file_size(damaged, error) / page_size;
    if (error || page.empty() || pages < 2) return false;
    for (std::size_t i = 0; i < 4; ++i)  // the file's size in pages, big-endian, at byte 28 of the heading
        page[28 + i] = static_cast<char>(static_cast<unsigned char>(pages >> (24 - 8 * i)));
    fs::copy_file(damaged, copy, fs::copy_options::overwrite_existing, error);
    if (error) return false;
    std::fstream out(copy, std::ios::binary | std::ios::in | std::ios::out);
    out.write(page.data(), static_cast<std::streamsize>(page.size()));
    return static_cast<bool>(out.flush());
}

std::vector<std::pair<KeptGame, std::vector<std::string>>> games_in(const fs::path& damaged) {
    std::vector<std::pair<KeptGame, std::vector<std::string>>> games;
    auto database = Database::open(damaged, {});
    if (!database) return games;
    // Without this SQLite refuses a file that is shorter than its heading says.
    static_cast<void>(database->run("PRAGMA writable_schema = ON"));
    const GameId last = std::min(last_id(*database), most_games(damaged));
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

}  // namespace

std::vector<std::pair<KeptGame, std::vector<std::string>>> readable_games(const fs::path& damaged) {
    auto games = games_in(damaged);
    if (!games.empty()) return games;
    const fs::path copy = damaged.string() + "-mended";
    if (copy_with_new_first_page(damaged, copy)) games = games_in(copy);
    std::error_code missing;
    for (const char* companion : {"", "-wal", "-shm"}) fs::remove(copy.string() + companion, missing);
    return games;
}

}  // namespace temple::referee
