// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/rejected_setup.hpp"

#include <set>

namespace temple::ui {

namespace {

std::string why_these_players(const referee::GameSetup& setup) {
    std::set<std::string> seen;
    for (const std::string& name : setup.players) {
        if (name.empty()) return "--players: a name is empty; write names with commas between";
        if (!seen.insert(name).second)
            return "--players: two are called " + name + "; give each a name of their own";
    }
    const std::string count = "--players: " + std::to_string(setup.players.size());
    if (setup.game == "temple_gold") return count + " cannot play Temple Gold; name 3 to 10 players";
    return count + " cannot play " + setup.game + ", or one bears a reserved name; see its rules";
}

}  // namespace

std::string why_rejected(const referee::GameSetup& setup, const std::string& reason) {
    if (reason == "game")
        return "--game " + setup.game +
               ": no such game; write temple_gold (others are refereed by `temple-table referee`)";
    if (reason == "players") return why_these_players(setup);
    if (setup.game == "temple_gold")
        return "--option: Temple Gold takes one_trap=true or false (true with 8 players at most) and "
               "role_slips=true or false";
    return "--option: this game does not take it so; see its rules";
}

}  // namespace temple::ui
