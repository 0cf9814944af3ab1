// SPDX-License-Identifier: GPL-3.0-or-later
// The journal's checked chambers: in a table of their own, which is made with the first of them, so that a
// journal from before stays as it is.
#include "referee/journal/journal.hpp"
#include "referee/json_text.hpp"

namespace temple::referee {

Journal::Result<void> Journal::keep_chambers(GameId id, const std::vector<table::Card>& chambers) {
    nlohmann::json names = nlohmann::json::array();
    for (const table::Card card : chambers) names.push_back(card.name());
    auto transaction = Transaction::begin(database_);
    if (!transaction) return std::unexpected(explain(transaction.error()));
    auto done = database_.run(
        "CREATE TABLE IF NOT EXISTS chambers (game INTEGER PRIMARY KEY REFERENCES games (id), cards TEXT NOT "
        "NULL)");
    if (done)
        done =
            database_.run("INSERT OR REPLACE INTO chambers (game, cards) VALUES (?, ?)", {id, names.dump()});
    if (done) done = transaction->commit();
    if (!done) return std::unexpected(explain(done.error()));
    return {};
}

Journal::Result<std::vector<table::Card>> Journal::chambers(GameId id) {
    bool has_any = false;
    auto done = database_.run("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'chambers'", {},
                              [&](const Row&) { has_any = true; });
    std::vector<table::Card> cards;
    if (done && has_any)
        done = database_.run("SELECT cards FROM chambers WHERE game = ?", {id}, [&](const Row& row) {
            const auto names = parse_line(row.text(0));
            if (!names || !names->is_array()) return;
            for (const auto& name : *names)
                if (const auto card =
                        name.is_string() ? table::Card::parse(name.get<std::string>()) : std::nullopt)
                    cards.push_back(*card);
        });
    if (!done) return std::unexpected(explain(done.error()));
    return cards;
}

}  // namespace temple::referee
