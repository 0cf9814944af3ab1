// SPDX-License-Identifier: GPL-3.0-or-later
#include "referee/journal/journaled_referee.hpp"

#include <utility>

#include "referee/json_text.hpp"

namespace temple::referee {

Ending ending_of(const Referee& referee) {
    Ending ending{referee.over(), {}};
    const Json status = referee.status();
    const auto winner = status.find("winner");
    if (winner != status.end() && winner->is_string()) ending.winner = winner->get<std::string>();
    return ending;
}

JournaledReferee::Result<JournaledReferee> JournaledReferee::begin(Journal journal,
                                                                   std::string_view header_line,
                                                                   std::string_view version) {
    Referee referee(header_line);
    if (!referee.has_game()) return JournaledReferee(std::move(journal), std::move(referee), 0);
    const auto id = journal.begin(referee.setup(), version);
    if (!id) return std::unexpected(id.error());
    return JournaledReferee(std::move(journal), std::move(referee), *id);
}

JournaledReferee JournaledReferee::without_journal(std::string_view header_line) {
    return {std::nullopt, Referee(header_line), 0};
}

JournaledReferee::Result<JournaledReferee> JournaledReferee::resume(Journal journal, GameId id) {
    const auto game = journal.game(id);
    if (!game) return std::unexpected(game.error());
    const auto lines = journal.lines(id);
    if (!lines) return std::unexpected(lines.error());
    Referee referee(game->setup);
    if (!referee.has_game())
        return std::unexpected("game " + std::to_string(id) +
                               ": its set-up is not legal in this version; update this program");
    for (const std::string& line : *lines) referee.handle_line(line);
    return JournaledReferee(std::move(journal), std::move(referee), id);
}

JournaledReferee::Result<Announcements> JournaledReferee::handle_line(std::string_view line) {
    if (!failure_.empty()) return std::unexpected(failure_);
    if (is_blank(line)) return Announcements{};
    Announcements said = referee_.handle_line(line);
    if (id_ == 0) return said;
    auto kept = journal_->append(id_, referee_.last_event(), line, ending_of(referee_));
    if (kept) return said;
    failure_ = kept.error();
    return std::unexpected(failure_);
}

JournaledReferee::Result<void> JournaledReferee::keep_chambers(const std::vector<table::Card>& chambers) {
    if (!failure_.empty()) return std::unexpected(failure_);
    return id_ == 0 ? Result<void>() : journal_->keep_chambers(id_, chambers);
}

JournaledReferee::Result<Announcements> JournaledReferee::handle(const nlohmann::json& event) {
    return handle_line(write_line(Json(event)));
}

}  // namespace temple::referee
