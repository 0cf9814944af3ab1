// SPDX-License-Identifier: GPL-3.0-or-later
#include "referee/interpreter/row_watch.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

#include "referee/interpreter/row_clusters.hpp"

namespace temple::referee {

using table::Face;
using table::Pose;

namespace {

// mm. A card belongs to a seat's row up to this far from its area or from its last known row: rows are laid
// 40 mm to the side, one card's pitch (70) longer, or in a second line (100).
constexpr double row_reach = 130;
// s. Rows are looked at as seats when nothing was laid for so long; players lay one card every 0.3 s.
constexpr double rows_rest = 0.6;
constexpr double uneven_rows_rest = 1.5;
// mm. Cards that lie closer are partly upon each other: a heap, one card seen twice, or one that was pushed.
// A narrow card is 57 wide.
constexpr double separate = 42;
// Cards of one row that may be unseen (or seen twice) when an opening says that the rows lie.
constexpr int most_astray = 2;
// The cards count as gathered when less than this part of those that lay is left. Openings alone leave a
// half.
constexpr double gathered_part = 0.4;
// mm. A card of the same back farther from all others is no part of a row (the rest of the deck).
constexpr double stray = 120;

double nearest_other(const std::vector<Pose>& cards, std::size_t i) {
    double least = std::numeric_limits<double>::infinity();
    for (std::size_t j = 0; j < cards.size(); ++j)
        if (j != i) least = std::min(least, distance(cards[i].centre, cards[j].centre));
    return least;
}

void drop_strays(std::vector<Pose>& cards, std::size_t wanted) {
    while (cards.size() > wanted) {
        std::size_t loneliest = 0;
        for (std::size_t i = 1; i < cards.size(); ++i)
            if (nearest_other(cards, i) > nearest_other(cards, loneliest)) loneliest = i;
        if (nearest_other(cards, loneliest) < stray) return;
        cards.erase(cards.begin() + static_cast<std::ptrdiff_t>(loneliest));
    }
}

}  // namespace

void RowWatch::look(const TableMemory& table, const CardBacks& backs, SeatMap& seats, std::size_t each,
                    const std::vector<int>& left) {
    now_ = table.now();
    std::vector<const LyingCard*> chambers = table.face_down();
    std::erase_if(chambers, [&](const LyingCard* c) {
        return !backs.is_chamber(c->back) || !is_of_this_round(c->since);
    });
    if (chambers.size() != last_number_) steady_since_ = now_;
    last_number_ = chambers.size();
    since_.clear();
    for (const LyingCard* c : chambers) since_.push_back(c->since);
    for (const double since : since_) steady_since_ = std::max(steady_since_, since);
    if (!seats.known()) {
        std::vector<Pose> cards;
        for (const LyingCard* c : chambers) cards.push_back(c->pose);
        for (const auto& [track, c] : table.cards())
            if (c.face == Face::up && c.was_down && backs.is_chamber(c.was_down->back))
                cards.push_back(c.was_down->pose);
        learn_seats(cards, seats, each, left);
    }
    count(chambers, seats);
    notice_gathering();
}

void RowWatch::learn_seats(const std::vector<Pose>& cards, SeatMap& seats, std::size_t each,
                           const std::vector<int>& left) const {
    const std::size_t dealt = seats.count() * each;
    const auto all =
        left.empty() ? dealt : static_cast<std::size_t>(std::accumulate(left.begin(), left.end(), 0));
    if (cards.size() * 10 < all * 8 || steady_for() < rows_rest) return;
    std::vector<Pose> rowed = cards;
    drop_strays(rowed, dealt);
    std::vector<table::Place> centres;
    for (const Pose& p : rowed) centres.push_back(p.centre);
    const auto found = find_rows(centres, seats.count(), each);
    if (!found) return;
    std::size_t wrong = 0;
    for (const auto& row : found->rows) wrong += row.size() > each ? row.size() - each : each - row.size();
    const bool clear = found->gap_between > 1.15 * found->step_within;
    const bool as_dealt = wrong == 0 && found->gap_between > 0.9 * found->step_within;
    const auto fits = [](const auto& row, int n) { return static_cast<int>(row.size()) == n; };
    // What is left of rows is split rightly only if each row is as long as it must be.
    if (all != dealt && !(clear && std::ranges::equal(found->rows, left, fits))) return;
    if (all == dealt && !as_dealt && !(clear && wrong <= 4 && steady_for() >= uneven_rows_rest)) return;
    std::vector<std::vector<Pose>> rows;
    for (const auto& row : found->rows) {
        rows.emplace_back();
        for (const std::size_t i : row) rows.back().push_back(rowed[i]);
    }
    seats.take_rows(rows);
}

void RowWatch::count(const std::vector<const LyingCard*>& chambers, const SeatMap& seats) {
    for (auto& row : rows_) row.clear();
    total_ = static_cast<int>(chambers.size());
    if (seats.known())
        for (const LyingCard* c : chambers) {
            const SeatMap::Nearest at = seats.nearest(c->pose.centre);
            if (at.off <= row_reach) rows_[at.seat].push_back(c->pose);
        }
    for (std::size_t i = 0; i < rows_.size(); ++i) counts_[i] = static_cast<int>(rows_[i].size());
}

void RowWatch::notice_gathering() {
    most_ = std::max(most_, total_);
    const bool enough_lay = most_ >= static_cast<int>(rows_.size());
    if (!enough_lay || total_ > gathered_part * most_) return;
    gathered_at_ = now_;
    take_as_gathered();
}

void RowWatch::take_as_gathered() {
    ++gatherings_;
    most_ = total_;
}

double RowWatch::share_laid_since(double t) const {
    if (since_.empty()) return 0;
    const auto later = std::ranges::count_if(since_, [t](double since) { return since > t; });
    return static_cast<double>(later) / static_cast<double>(since_.size());
}

bool RowWatch::nearly_complete(std::size_t each, const std::vector<int>& open) const {
    int sum = 0;
    for (std::size_t seat = 0; seat < counts_.size(); ++seat) {
        const int lie = counts_[seat] + open[seat];
        if (std::abs(lie - static_cast<int>(each)) > most_astray) return false;
        sum += lie;
    }
    const int all = static_cast<int>(each * counts_.size());
    return sum <= all + 1 && sum * 5 > all * 4;  // one card may be seen twice
}

double RowWatch::step_to_neighbour(std::size_t seat) const {
    double least = std::numeric_limits<double>::infinity();
    for (std::size_t other = 0; other < rows_.size(); ++other)
        if (other != seat)
            for (const Pose& a : rows_[seat])
                for (const Pose& b : rows_[other]) least = std::min(least, distance(a.centre, b.centre));
    return least;
}

bool RowWatch::countable(std::size_t each) const {
    for (std::size_t seat = 0; seat < rows_.size(); ++seat) {
        const std::vector<Pose>& row = rows_[seat];
        if (row.empty()) return false;
        if (row.size() == each) continue;
        double longest = 0;
        for (std::size_t i = 0; i < row.size() && row.size() > 1; ++i) {
            const double step = nearest_other(row, i);
            if (step < separate) return false;
            longest = std::max(longest, step);
        }
        if (step_to_neighbour(seat) < longest) return false;
    }
    return true;
}

}  // namespace temple::referee
