// SPDX-License-Identifier: GPL-3.0-or-later
#include "referee/journal/statistics.hpp"

#include "referee/referee.hpp"

namespace temple::referee {
namespace {

/// Whether a player of a finished game won; solo games of Temple Code have a score, no winner.
bool has_won(const std::string& winner, const std::string& player, const std::string& role) {
    if (winner == "everybody" || winner == player) return true;
    return !role.empty() && winner == role + "s";  // "adventurers", "guardians"
}

}  // namespace

void Statistics::add(const GameSetup& setup, const std::vector<std::string>& lines) {
    Referee kept(setup);
    for (const std::string& line : lines) kept.handle_line(line);
    if (!kept.over()) return;
    // Only what is in force counts, so the game is played once more without what was undone and corrected.
    Referee referee(setup);
    std::string key_holder;
    std::map<std::string, std::string> roles;
    for (const auto& event : kept.events_in_force())
        for (const Announcement& said : referee.handle(event)) count_announcement(said, key_holder, roles);
    const std::string winner = referee.status().value("winner", Json()).is_string()
                                   ? referee.status()["winner"].get<std::string>()
                                   : std::string();
    for (const std::string& player : setup.players) {
        PlayerStatistics& statistics = players_[player];
        const int won = has_won(winner, player, roles[player]) ? 1 : 0;
        const auto count = [won](Tally& tally) {
            ++tally.games;
            tally.wins += won;
        };
        count(statistics.all);
        count(statistics.by_game[setup.game]);
        if (!roles[player].empty()) count(statistics.by_role[roles[player]]);
    }
}

void Statistics::count_announcement(const Announcement& said, std::string& key_holder,
                                    std::map<std::string, std::string>& roles) {
    const Json& arguments = said.arguments;
    if (said.kind == "started") key_holder = arguments.at("player");
    if (said.kind == "role") roles[arguments.at("player")] = arguments.at("role");
    if (said.kind == "opened") {
        PlayerStatistics& opener = players_[key_holder];
        ++opener.openings;
        opener.openings_to_gold += arguments.at("chamber") == "gold" ? 1 : 0;
        key_holder = arguments.at("key");
    }
    if (said.kind != "guess_right" && said.kind != "guess_wrong") return;
    PlayerStatistics& guesser = players_[arguments.at("player")];
    ++guesser.guesses;
    guesser.guesses_right += said.kind == "guess_right" ? 1 : 0;
}

}  // namespace temple::referee
