// SPDX-License-Identifier: GPL-3.0-or-later
// Watches the chambers that lie face down in front of the players: how many each has, since when nothing
// changed, and when they were gathered. Learns the seats from the first rows if nobody told them.
#pragma once

#include <cstddef>
#include <vector>

#include "referee/interpreter/card_backs.hpp"
#include "referee/interpreter/seat_map.hpp"
#include "referee/interpreter/table_memory.hpp"

namespace temple::referee {

class RowWatch {
  public:
    explicit RowWatch(std::size_t players) : rows_(players), counts_(players, 0) {}

    /// Looks at the table after a change.
    /// @param each  cards that every player gets in the round that is dealt or played
    /// @param left  chambers that should lie face down before each; empty: `each`
    void look(const TableMemory& table, const CardBacks& backs, SeatMap& seats, std::size_t each,
              const std::vector<int>& left);

    /// Separate face-down chambers per seat. Zeros until the seats are known.
    const std::vector<int>& counts() const { return counts_; }
    int total() const { return total_; }
    /// s: how long nothing was laid, lifted or shifted.
    double steady_for() const { return now_ - steady_since_; }
    /// Grows by one each time the rows (or heaps) were taken up.
    int gatherings() const { return gatherings_; }
    /// True for a chamber that was laid at `since` (s) if the cards were not gathered after that. Of others the
    /// tracker had not seen that they were taken up: ghosts.
    bool is_of_this_round(double since) const { return since >= gathered_at_; }
    /// The rows were taken up and dealt anew although that was not seen as a whole.
    void take_as_gathered();
    /// Share of the face-down chambers that were laid or shifted after `t` (s).
    double share_laid_since(double t) const;
    /// True if the cards of each row in which the count differs from `each` lie so that they can be counted:
    /// none upon another, and no neighbour's row nearer than its own cards.
    bool countable(std::size_t each) const;
    /// True if a row lies before (nearly) everybody: at most two cards away per seat from `each`, and less
    /// than a fifth of all missing (a fifth is the deal of the next round).
    /// @param open  per seat, how many of its chambers lie face up already
    bool nearly_complete(std::size_t each, const std::vector<int>& open) const;
    /// The cards of one seat's row.
    const std::vector<table::Pose>& row(std::size_t seat) const { return rows_[seat]; }
    /// The rows of all seats.
    const std::vector<std::vector<table::Pose>>& rows() const { return rows_; }

  private:
    void learn_seats(const std::vector<table::Pose>& cards, SeatMap& seats, std::size_t each,
                     const std::vector<int>& left) const;
    void count(const std::vector<const LyingCard*>& chambers, const SeatMap& seats);
    void notice_gathering();
    double step_to_neighbour(std::size_t seat) const;

    std::vector<std::vector<table::Pose>> rows_;
    std::vector<int> counts_;
    std::vector<double> since_;  // s per face-down chamber, when it was laid where it lies
    int total_ = 0;
    int most_ = 0;  // that lay since the last gathering
    int gatherings_ = 0;
    double gathered_at_ = 0;  // s
    double now_ = 0;
    double steady_since_ = 0;
    std::size_t last_number_ = 0;
};

}  // namespace temple::referee
