// SPDX-License-Identifier: GPL-3.0-or-later
// Who sits where. Players are listed clockwise: left neighbour = next, right neighbour = previous (RULES.md
// 0).
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace temple::referee {

using Seat = std::size_t;  // index into the list of players

class Seating {
  public:
    explicit Seating(std::vector<std::string> names) : names_(std::move(names)) {}

    std::size_t count() const { return names_.size(); }
    const std::vector<std::string>& names() const { return names_; }
    const std::string& name(Seat seat) const { return names_[seat]; }
    /// The seat of a player; names are compared exactly.
    std::optional<Seat> find(std::string_view name) const {
        const auto it = std::ranges::find(names_, name);
        if (it == names_.end()) return std::nullopt;
        return static_cast<Seat>(it - names_.begin());
    }
    Seat left_of(Seat seat) const { return (seat + 1) % count(); }
    Seat right_of(Seat seat) const { return (seat + count() - 1) % count(); }

  private:
    std::vector<std::string> names_;
};

}  // namespace temple::referee
