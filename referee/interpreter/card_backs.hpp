// SPDX-License-Identifier: GPL-3.0-or-later
// Which sort of back the chambers have, and which the role cards: chambers are dealt by the dozen, of role
// cards there are never more than one a player and one left over (RULES.md 1).
#pragma once

#include <cstddef>
#include <map>

#include "referee/interpreter/table_memory.hpp"

namespace temple::referee {

class CardBacks {
  public:
    explicit CardBacks(std::size_t players) : players_(players) {}

    /// Looks at what lies face down now.
    /// @param chambers  how many of it must be chambers, if a round is played; else 0
    void look(const TableMemory& table, int chambers);
    /// True once it is clear which back the chambers have.
    bool known() const { return chamber_ >= 0; }
    /// True for a chamber's back; a back that is not the role cards' counts as one: where light falls off
    /// across the table some chambers, or half of them, look like another sort. False until known().
    bool is_chamber(int back) const { return known() && !is_role(back); }
    /// True for a role card's back. False until known().
    bool is_role(int back) const { return known() && back >= 0 && back == role_; }

  private:
    bool too_many_for_roles(std::size_t cards) const;

    std::size_t players_;
    std::map<int, std::size_t> most_;  // per back: the most that ever lay at once
    int chamber_ = -1;
    int role_ = -1;
};

}  // namespace temple::referee
