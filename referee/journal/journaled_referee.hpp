// SPDX-License-Identifier: GPL-3.0-or-later
// A referee whose every line is in the journal before a word of it is said.
#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>

#include "referee/journal/journal.hpp"
#include "referee/referee.hpp"

namespace temple::referee {

/// Over or not, and who won, from the game's state.
Ending ending_of(const Referee& referee);

class JournaledReferee {
  public:
    template <typename T>
    using Result = std::expected<T, std::string>;

    /// Begins a game from its header line. A rejected set-up is not kept; its lines are answered all the
    /// same.
    static Result<JournaledReferee> begin(Journal journal, std::string_view header_line,
                                          std::string_view version);
    /// A game that nobody wants to keep, such as the demo.
    static JournaledReferee without_journal(std::string_view header_line);
    /// Goes on with a kept game: the fold of its lines.
    static Result<JournaledReferee> resume(Journal journal, GameId id);

    /// As Referee::handle_line, but what it gives was made durable first. On an error nothing of the line may
    /// be said; the game must be resumed, because memory and journal may differ.
    Result<Announcements> handle_line(std::string_view line);

    /// The same for an event that is JSON already.
    Result<Announcements> handle(const nlohmann::json& event);

    /// Keeps which cards can turn up, for going on later. A game without journal keeps nothing.
    Result<void> keep_chambers(const std::vector<table::Card>& chambers);

    const Referee& referee() const { return referee_; }
    /// The id in the journal; 0 if the game is not kept.
    GameId id() const { return id_; }

  private:
    JournaledReferee(std::optional<Journal> journal, Referee referee, GameId id)
        : journal_(std::move(journal)), referee_(std::move(referee)), id_(id) {}

    std::optional<Journal> journal_;
    Referee referee_;
    GameId id_ = 0;
    std::string failure_;  // the first error; then nothing more is taken
};

}  // namespace temple::referee
