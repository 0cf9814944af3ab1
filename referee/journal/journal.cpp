// SPDX-License-Identifier: GPL-3.0-or-later
#include "referee/journal/journal.hpp"

#include <sqlite3.h>

#include <algorithm>
#include <utility>

#include "referee/journal/journal_file.hpp"
#include "referee/journal/recovery.hpp"
#include "referee/json_text.hpp"

namespace temple::referee {
namespace {

namespace fs = std::filesystem;

constexpr std::int64_t journal_version = 1;
constexpr std::int64_t application_id = 0x54656d70;  // "Temp", so that other databases are told apart

std::expected<std::int64_t, DatabaseError> integer(Database& database, const char* sql) {
    std::int64_t value = 0;
    auto done = database.run(sql, {}, [&](const Row& row) { value = row.integer(0); });
    if (!done) return std::unexpected(done.error());
    return value;
}

constexpr const char* all_games =
    "SELECT id, game, players, options, started, ended, winner, version,"
    " (SELECT coalesce(max(number), 0) FROM events WHERE events.game = games.id) FROM games ORDER BY id";
constexpr const char* one_game =
    "SELECT id, game, players, options, started, ended, winner, version,"
    " (SELECT coalesce(max(number), 0) FROM events WHERE events.game = games.id) FROM games WHERE id = ?";

/// The entry of a game; nothing if what stands in it is no entry of ours.
std::optional<KeptGame> game_in(const Row& row) {
    const auto players = parse_line(row.text(2));
    const auto options = parse_line(row.text(3));
    const auto is_text = [](const nlohmann::json& value) { return value.is_string(); };
    if (!players || !players->is_array() || !std::ranges::all_of(*players, is_text)) return std::nullopt;
    if (!options || !options->is_object()) return std::nullopt;
    KeptGame game;
    game.id = row.integer(0);
    game.setup = {row.text(1), players->get<std::vector<std::string>>(), *options};
    game.started = row.text(4);
    game.ended = row.optional_text(5);
    game.winner = row.optional_text(6);
    game.version = row.text(7);
    game.events = row.integer(8);
    return game;
}

/// One line, whatever came: a line end inside JSON is white space.
std::string kept_as(std::string_view line) {
    std::string kept(parse_line(line) ? line : malformed_placeholder);
    std::ranges::replace(kept, '\n', ' ');
    return kept;
}

bool is_damage(const DatabaseError& error) {
    return error.primary() == SQLITE_CORRUPT || error.primary() == SQLITE_NOTADB;
}

/// Reads the whole file once. @return true if SQLite finds it in order
std::expected<bool, DatabaseError> is_sound(Database& database) {
    std::string verdict;
    auto done = database.run("PRAGMA quick_check(1)", {}, [&](const Row& row) { verdict = row.text(0); });
    if (!done && is_damage(done.error())) return false;
    if (!done) return std::unexpected(done.error());
    return verdict == "ok";
}

/// Looks at every entry. @return true if each is one of ours
std::expected<bool, DatabaseError> entries_are_sound(Database& database) {
    bool sound = true;
    auto done = database.run(all_games, {}, [&](const Row& row) { sound = sound && game_in(row); });
    if (!done) return std::unexpected(done.error());
    return sound;
}

}  // namespace

std::string Journal::explain(const DatabaseError& error) const {
    const std::string file = file_.string();
    switch (error.primary()) {
        case SQLITE_BUSY:
        case SQLITE_LOCKED:
            return file +
                   ": is locked by another process; close that program, or name another file with --journal";
        case SQLITE_READONLY:
        case SQLITE_PERM:
        case SQLITE_CANTOPEN:
            return file + ": cannot be written (" + error.message +
                   "); check its rights, or name another file with --journal";
        case SQLITE_FULL:
            return file + ": the disk is full; make room and resume the game, all that was announced is kept";
        case SQLITE_CORRUPT:
        case SQLITE_NOTADB:
            return file + ": is damaged (" + error.message +
                   "); start again, it will be kept aside and recovered";
        case SQLITE_CONSTRAINT:
            return file + ": another program went on with this game; resume it to see where it stands";
        default:
            return file + ": cannot be read or written (" + error.message +
                   "); check the disk, or name another file with --journal";
    }
}

Journal::Result<Journal> Journal::open(const fs::path& file, const std::string& vfs) {
    if (auto made = make_file(file); !made) return std::unexpected(made.error());
    auto database = Database::open(file, vfs);
    if (!database) {
        Journal none(file, Database::none());
        return std::unexpected(none.explain(database.error()));
    }
    Journal journal(file, std::move(*database));
    const auto sound = is_sound(journal.database_);
    if (!sound) return std::unexpected(journal.explain(sound.error()));
    if (!*sound && !may_have_been_a_journal(file))
        return std::unexpected(file.string() + ": is not a journal; name another file with --journal");
    if (*sound) {
        if (auto ready = journal.prepare(); !ready) return std::unexpected(ready.error());
        const auto entries = entries_are_sound(journal.database_);
        if (!entries) return std::unexpected(journal.explain(entries.error()));
        if (*entries) {
            keep_private(file);
            return journal;
        }
    }
    journal.database_ = Database::none();
    return recover(file, vfs);
}

Journal::Result<Journal> Journal::open_existing(const fs::path& file) {
    if (!fs::exists(file))
        return std::unexpected(file.string() +
                               ": no such journal; play a game first, or name another file with --journal");
    return open(file);
}

Journal::Result<void> Journal::prepare() {
    const auto version = integer(database_, "PRAGMA user_version");
    const auto application = integer(database_, "PRAGMA application_id");
    const auto tables = integer(database_, "SELECT count(*) FROM sqlite_master");
    if (!version) return std::unexpected(explain(version.error()));
    if (!application) return std::unexpected(explain(application.error()));
    if (!tables) return std::unexpected(explain(tables.error()));
    if (*tables > 0 && *application != application_id)
        return std::unexpected(file_.string() +
                               ": is a database of another program; name another file with --journal");
    if (*version > journal_version)
        return std::unexpected(
            file_.string() +
            ": was written by a newer version; update this program, or name another file with --journal");
    if (auto made = make_tables(); !made) return std::unexpected(explain(made.error()));
    return {};
}

Database::Done Journal::make_tables() {
    // FULL: each commit reaches the disk before it returns.
    for (const char* sql :
         {"PRAGMA journal_mode = WAL", "PRAGMA synchronous = FULL", "PRAGMA foreign_keys = ON"})
        if (auto done = database_.run(sql); !done) return done;
    const auto version = integer(database_, "PRAGMA user_version");
    if (version && *version == journal_version) return {};
    auto transaction = Transaction::begin(database_);
    if (!transaction) return std::unexpected(transaction.error());
    const std::string set_version = "PRAGMA user_version = " + std::to_string(journal_version);
    const std::string set_application = "PRAGMA application_id = " + std::to_string(application_id);
    for (const char* sql :
         {"CREATE TABLE IF NOT EXISTS games (id INTEGER PRIMARY KEY AUTOINCREMENT, game TEXT NOT NULL,"
          " players TEXT NOT NULL, options TEXT NOT NULL, started TEXT NOT NULL, ended TEXT, winner TEXT,"
          " version TEXT NOT NULL)",
          "CREATE TABLE IF NOT EXISTS events (game INTEGER NOT NULL REFERENCES games (id), number INTEGER "
          "NOT NULL,"
          " line TEXT NOT NULL, PRIMARY KEY (game, number)) WITHOUT ROWID",
          set_application.c_str(), set_version.c_str()})
        if (auto done = database_.run(sql); !done) return done;
    return transaction->commit();
}

Journal::Result<GameId> Journal::begin(const GameSetup& setup, std::string_view version) {
    return import(setup, {}, {}, version);
}

Journal::Result<GameId> Journal::import(const GameSetup& setup, const std::vector<std::string>& lines,
                                        const Ending& ending, std::string_view version) {
    KeptGame game{.setup = setup,
                  .started = utc_now(),
                  .ended = {},
                  .winner = ending.winner,
                  .version = std::string(version)};
    if (ending.over) game.ended = game.started;
    auto transaction = Transaction::begin(database_);
    if (!transaction) return std::unexpected(explain(transaction.error()));
    if (auto done = insert_game(game, lines); !done) return std::unexpected(explain(done.error()));
    const GameId id = database_.last_row_id();
    if (auto done = transaction->commit(); !done) return std::unexpected(explain(done.error()));
    return id;
}

// An id of 0 means a new one.
Database::Done Journal::insert_game(const KeptGame& game, const std::vector<std::string>& lines) {
    const Parameter id = game.id == 0 ? Parameter() : Parameter(game.id);
    auto done = database_.run(
        "INSERT INTO games (id, game, players, options, started, ended, winner, version) VALUES (?, ?, ?, ?, "
        "?, ?, ?, ?)",
        {id, game.setup.game, nlohmann::json(game.setup.players).dump(), game.setup.options.dump(),
         game.started, game.ended, game.winner, game.version});
    if (!done) return done;
    const GameId row = database_.last_row_id();
    std::int64_t number = 0;
    for (const std::string& line : lines) {
        done = database_.run("INSERT INTO events (game, number, line) VALUES (?, ?, ?)",
                             {row, ++number, kept_as(line)});
        if (!done) return done;
    }
    return {};
}

Journal::Result<void> Journal::append(GameId id, int number, std::string_view line, const Ending& ending) {
    auto transaction = Transaction::begin(database_);
    if (!transaction) return std::unexpected(explain(transaction.error()));
    auto done = database_.run("INSERT INTO events (game, number, line) VALUES (?, ?, ?)",
                              {id, static_cast<std::int64_t>(number), kept_as(line)});
    if (done) done = set_ending(id, ending);
    if (done) done = transaction->commit();
    if (!done) return std::unexpected(explain(done.error()));
    return {};
}

Database::Done Journal::set_ending(GameId id, const Ending& ending) {
    if (!ending.over)
        return database_.run(
            "UPDATE games SET ended = NULL, winner = NULL WHERE id = ? AND ended IS NOT NULL", {id});
    return database_.run(
        "UPDATE games SET ended = coalesce(ended, ?), winner = ? WHERE id = ?"
        " AND (ended IS NULL OR winner IS NOT ?)",
        {utc_now(), ending.winner, id, ending.winner});
}

Journal::Result<std::vector<KeptGame>> Journal::games() {
    std::vector<KeptGame> games;
    auto done = database_.run(all_games, {}, [&](const Row& row) {
        if (auto game = game_in(row)) games.push_back(std::move(*game));
    });
    if (!done) return std::unexpected(explain(done.error()));
    return games;
}

Journal::Result<KeptGame> Journal::game(GameId id) {
    std::optional<KeptGame> game;
    auto done = database_.run(one_game, {id}, [&](const Row& row) { game = game_in(row); });
    if (!done) return std::unexpected(explain(done.error()));
    if (!game)
        return std::unexpected("game " + std::to_string(id) + ": not in " + file_.string() +
                               "; see `history list`");
    return *game;
}

Journal::Result<std::vector<std::string>> Journal::lines(GameId id) {
    std::vector<std::string> lines;
    bool whole = true;
    auto done = database_.run("SELECT number, line FROM events WHERE game = ? ORDER BY number", {id},
                              [&](const Row& row) {
                                  lines.push_back(row.text(1));
                                  whole = whole && row.integer(0) == std::ssize(lines);
                              });
    if (!done) return std::unexpected(explain(done.error()));
    if (!whole)
        return std::unexpected("game " + std::to_string(id) + ": lines of it are missing in " +
                               file_.string() +
                               "; another program changed the file, import a copy of the game");
    return lines;
}

Journal::Result<Journal> Journal::recover(const fs::path& file, const std::string& vfs) {
    const auto aside = set_aside(file);
    if (!aside) return std::unexpected(aside.error());
    const auto readable = readable_games(*aside);
    auto journal = open(file, vfs);
    if (!journal) return journal;
    auto transaction = Transaction::begin(journal->database_);
    if (!transaction) return std::unexpected(journal->explain(transaction.error()));
    for (const auto& [game, lines] : readable)
        if (auto done = journal->insert_game(game, lines); !done)
            return std::unexpected(journal->explain(done.error()));
    if (auto done = transaction->commit(); !done) return std::unexpected(journal->explain(done.error()));
    journal->notice_ = file.string() + ": was damaged; it is kept as " + aside->string() + ", " +
                       std::to_string(readable.size()) + " games could be read and go on here";
    return journal;
}

}  // namespace temple::referee
