// SPDX-License-Identifier: GPL-3.0-or-later
// What is printed for Temple Gold, where it lies: before whom the key token rests, and before whom a role
// slip lies open. Neither need be there.
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "referee/interpreter/seat_map.hpp"
#include "referee/table/table_change.hpp"

namespace temple::referee {

/// The key token at rest.
struct RestingKey {
    std::size_t seat = 0;       // before whom
    double since = 0;           // s, since when it lies there
    bool was_put_down = false;  // false: it lay there when it was first seen, from the beginning
};

class PrintedAids {
  public:
    /// Takes a change of a coded thing; others it ignores.
    void take(const table::TableChange& change);

    /// Before whom the key token lies, if it rests clearly before one player.
    std::optional<RestingKey> key(const SeatMap& seats) const;
    /// True if a printed slip was ever seen: then they are turned up before the camera.
    bool slips_are_printed() const { return slips_are_printed_; }
    /// "A" or "G": the slip that lies open before this player; nothing if there is none, or two.
    std::optional<std::string> slip(std::size_t seat, const SeatMap& seats) const;

  private:
    struct Thing {
        std::string name;  // "token:key", "role:A"
        table::Place at;   // mm
        double since = 0;  // s
        bool was_put_down = false;
    };
    std::map<table::TrackId, Thing> things_;
    bool slips_are_printed_ = false;
    double first_seen_ = -1;  // s, time of the first change of any kind
};

}  // namespace temple::referee
