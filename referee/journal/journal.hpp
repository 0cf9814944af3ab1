// SPDX-License-Identifier: GPL-3.0-or-later
// The journal: one SQLite file with every game and its numbered lines as they came. The state of a game is
// always the fold of its lines; end and winner are kept beside them only so that a list need not play every
// game.
#pragma once

#include <cstdint>
#include <expected>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "referee/journal/database.hpp"
#include "referee/setup.hpp"
#include "referee/table/card.hpp"

namespace temple::referee {

using GameId = std::int64_t;

/// What a line is kept as that is no JSON: itself no JSON, so that it gets the same warning when it is read
/// again.
inline constexpr std::string_view malformed_placeholder = "malformed";

struct KeptGame {
    GameId id = 0;
    GameSetup setup;
    std::string started;                // UTC, ISO 8601
    std::optional<std::string> ended;   // none: the game still runs
    std::optional<std::string> winner;  // as in the game's `status`; solo has none
    std::string version;                // of the program that began it
    std::int64_t events = 0;            // numbered lines
};

/// How a game stands, as the list shows it.
struct Ending {
    bool over = false;
    std::optional<std::string> winner;
    friend bool operator==(const Ending&, const Ending&) = default;
};

class Journal {
  public:
    template <typename T>
    using Result = std::expected<T, std::string>;

    /// Opens a journal, and makes it if it is not there (mode 0600; its folder must exist). A damaged file is
    /// kept aside under another name and what is readable of it is recovered; notice() then tells so. Errors:
    /// locked by another process, not writable, disk full, from a newer version, not a journal; the file
    /// stays untouched.
    static Result<Journal> open(const std::filesystem::path& file, const std::string& vfs = {});
    /// The same, but a missing file is an error: for reading what was kept.
    static Result<Journal> open_existing(const std::filesystem::path& file);

    /// What the user should know about the opening; empty if all was well.
    const std::string& notice() const { return notice_; }

    /// Enters a new game, durably. @return its id
    Result<GameId> begin(const GameSetup& setup, std::string_view version);
    /// Enters a game's next line, durably: when this returns, it survives a power cut. Lines that are no JSON
    /// are kept as a placeholder.
    Result<void> append(GameId id, int number, std::string_view line, const Ending& ending);
    /// Enters a whole game at once. @return its id
    Result<GameId> import(const GameSetup& setup, const std::vector<std::string>& lines, const Ending& ending,
                          std::string_view version);

    Result<std::vector<KeptGame>> games();
    Result<KeptGame> game(GameId id);
    /// The numbered lines of a game, in order.
    Result<std::vector<std::string>> lines(GameId id);

    /// Keeps which cards can turn up in a game, as they were checked before it (empty: not known), durably.
    Result<void> keep_chambers(GameId id, const std::vector<table::Card>& chambers);
    /// What was kept of them; empty: nothing.
    Result<std::vector<table::Card>> chambers(GameId id);

  private:
    Journal(std::filesystem::path file, Database database)
        : file_(std::move(file)), database_(std::move(database)) {}

    Result<void> prepare();
    Database::Done make_tables();
    Database::Done insert_game(const KeptGame& game, const std::vector<std::string>& lines);
    Database::Done set_ending(GameId id, const Ending& ending);
    std::string explain(const DatabaseError& error) const;
    static Result<Journal> recover(const std::filesystem::path& file, const std::string& vfs);

    std::filesystem::path file_;
    Database database_;
    std::string notice_;
};

/// Where the journal lies without --journal: the XDG data folder, which is made if it is not there.
std::expected<std::filesystem::path, std::string> default_journal_path();

}  // namespace temple::referee
