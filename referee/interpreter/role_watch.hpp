// SPDX-License-Identifier: GPL-3.0-or-later
// Follows the role cards: which face-down card of the other back belongs to whom, and what it shows once it
// is turned up. Never looks at a role card that does not lie open on the table.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "referee/interpreter/card_backs.hpp"
#include "referee/interpreter/seat_map.hpp"
#include "referee/interpreter/table_memory.hpp"
#include "referee/interpreter/turn_ups.hpp"

namespace temple::referee {

/// A role card that lies open.
struct ShownRole {
    table::TrackId track = 0;
    double since = 0;  // s, at rest face up
    table::Identity identity{};
    std::optional<table::Card> top{};
    double top_since = 0;  // s
    bool lies = false;     // seen now
};

class RoleWatch {
  public:
    explicit RoleWatch(std::size_t players) : places_(players), shown_(players) {}

    /// Looks at the table after a change; role cards are remembered where they lie face down.
    /// @param over  true after the end of the game, when role cards may be shown
    void look(const TableMemory& table, const CardBacks& backs, const SeatMap& seats, const TurnUps& chambers,
              bool over);
    /// The open role card of a player, if one was seen.
    const std::optional<ShownRole>& shown(std::size_t seat) const { return shown_[seat]; }

  private:
    void remember_places(std::vector<table::Place> roles, const SeatMap& seats);
    std::optional<std::size_t> seat_of(const LyingCard& card, const CardBacks& backs,
                                       const SeatMap& seats) const;
    void show(std::size_t seat, const LyingCard& card, double now);

    std::vector<std::optional<table::Place>> places_;  // mm, per player, face down
    std::vector<bool> still_down_;
    std::vector<std::optional<ShownRole>> shown_;
};

}  // namespace temple::referee
