// SPDX-License-Identifier: GPL-3.0-or-later
#include "referee/interpreter/card_backs.hpp"

#include <algorithm>

namespace temple::referee {

void CardBacks::look(const TableMemory& table, int chambers) {
    std::map<int, std::size_t> now;
    for (const LyingCard* card : table.face_down())
        if (card->back >= 0) ++now[card->back];
    for (const auto& [back, count] : now) {
        std::size_t& most = most_[back];
        most = std::max(most, count);
        if (too_many_for_roles(most) && (chamber_ < 0 || most > most_[chamber_])) chamber_ = back;
    }
    // In a game that goes on fewer may be left; then the one sort of which as many lie as must.
    if (chamber_ < 0 && chambers > 0) {
        const auto as_many = [chambers](const auto& sort) {
            return static_cast<int>(sort.second) == chambers;
        };
        const auto only = std::ranges::find_if(now, as_many);
        if (std::ranges::count_if(now, as_many) == 1) chamber_ = only->first;
    }
    role_ = -1;
    std::size_t role_count = (players_ + 1) / 2 - 1;  // nearly all players' role cards lie there all the time
    for (const auto& [back, most] : most_)
        if (back != chamber_ && most > role_count && !too_many_for_roles(most))
            role_count = most, role_ = back;
}

/// One more than all role cards with the left-over one: these can only be chambers.
bool CardBacks::too_many_for_roles(std::size_t cards) const {
    return cards >= players_ + 2;
}

}  // namespace temple::referee
