// SPDX-License-Identifier: GPL-3.0-or-later
// What the kept games say about each player. Games that still run do not count.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "referee/announcement.hpp"
#include "referee/setup.hpp"

namespace temple::referee {

struct Tally {
    int games = 0;
    int wins = 0;
};

struct PlayerStatistics {
    Tally all;
    std::map<std::string, Tally> by_game;
    std::map<std::string, Tally>
        by_role;       // Temple Gold: "adventurer", "guardian"; only roles that were shown
    int openings = 0;  // Temple Gold: chambers opened as key holder
    int openings_to_gold = 0;
    int guesses = 0;  // Temple Code
    int guesses_right = 0;
};

class Statistics {
  public:
    /// Counts one game. @param lines its numbered lines
    void add(const GameSetup& setup, const std::vector<std::string>& lines);
    /// By the players' names.
    const std::map<std::string, PlayerStatistics>& players() const { return players_; }

  private:
    void count_announcement(const Announcement& announcement, std::string& key_holder,
                            std::map<std::string, std::string>& roles);

    std::map<std::string, PlayerStatistics> players_;
};

}  // namespace temple::referee
