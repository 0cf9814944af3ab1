// SPDX-License-Identifier: GPL-3.0-or-later
#include "datasets/simulate/chamber_order.hpp"

#include <algorithm>

namespace temple::datasets {

namespace {

using referee::Chamber;
using Chambers = std::vector<Chamber>;

Chambers all(const referee::TempleGoldView::Hidden& hidden) {
    Chambers chambers;
    chambers.insert(chambers.end(), static_cast<std::size_t>(hidden.empty), Chamber::empty);
    chambers.insert(chambers.end(), static_cast<std::size_t>(hidden.gold), Chamber::gold);
    chambers.insert(chambers.end(), static_cast<std::size_t>(hidden.traps), Chamber::trap);
    return chambers;
}

void drop_one(Chambers& chambers, Chamber kind) {
    chambers.erase(std::ranges::find(chambers, kind));
}

GameEnd any_end(const referee::TempleGoldView::Hidden& hidden, int players, int openings, Random& random) {
    std::vector<GameEnd> ends{GameEnd::all_traps};
    if (openings >= hidden.gold) ends.push_back(GameEnd::all_gold);
    if (openings >= 4 * players - 1) ends.push_back(GameEnd::rounds_over);
    return ends[random.index(ends.size())];
}

/// `last` comes with the last opening and all others of its kind before it; of `other` one at least stays
/// hidden.
Chambers until(Chamber last, Chamber other, Chambers pool, int openings, Random& random) {
    Chambers needed;
    drop_one(pool, last);
    while (std::ranges::find(pool, last) != pool.end()) {
        drop_one(pool, last);
        needed.push_back(last);
    }
    drop_one(pool, other);
    random.shuffle(pool);
    while (static_cast<int>(needed.size()) < openings - 1 && !pool.empty()) {
        needed.push_back(pool.back());
        pool.pop_back();
    }
    random.shuffle(needed);
    needed.push_back(last);
    return needed;
}

}  // namespace

ChamberOrder choose_chambers(const referee::TempleGoldView::Hidden& hidden, int players, int openings,
                             std::optional<GameEnd> end, Random& random) {
    openings = std::clamp(openings, 1, 4 * players);
    ChamberOrder order;
    order.end = end.value_or(any_end(hidden, players, openings, random));
    Chambers pool = all(hidden);
    switch (order.end) {
        case GameEnd::all_gold:
            order.chambers = until(Chamber::gold, Chamber::trap, std::move(pool), openings, random);
            break;
        case GameEnd::all_traps:
            order.chambers = until(Chamber::trap, Chamber::gold, std::move(pool), openings, random);
            break;
        case GameEnd::rounds_over:
            drop_one(pool, Chamber::gold);
            drop_one(pool, Chamber::trap);
            random.shuffle(pool);
            pool.resize(static_cast<std::size_t>(4 * players));
            order.chambers = std::move(pool);
            break;
    }
    return order;
}

}  // namespace temple::datasets
