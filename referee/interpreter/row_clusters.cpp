// SPDX-License-Identifier: GPL-3.0-or-later
#include "referee/interpreter/row_clusters.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <numeric>

namespace temple::referee {

using table::Place;

namespace {

constexpr double infinite = std::numeric_limits<double>::infinity();
// mm. A row with one card more or less than dealt costs as much as a step of this length: less than the way
// to the next row (>= 60 mm beyond a card's pitch), so that a wrong deal is not explained away by cutting
// rows wrongly.
constexpr double size_cost = 45;
// Rows this much larger or smaller than dealt are not considered.
constexpr std::size_t size_slack = 3;
// rad. Two seats whose directions differ less than this from being mirrored at "straight down" count as
// equally near: rows are laid 40 mm to the left or right of where they belong, at 500 mm from the middle.
constexpr double equally_near = 0.22;

Place middle_of(const std::vector<Place>& places) {
    const auto [left, right] = std::ranges::minmax(places, {}, &Place::x);
    const auto [top, bottom] = std::ranges::minmax(places, {}, &Place::y);
    return {(left.x + right.x) / 2, (top.y + bottom.y) / 2};
}

/// Total and longest step of the shortest tree that connects the places (Prim).
struct Tree {
    double total = 0;
    double longest = 0;
};
Tree spanning_tree(const std::vector<Place>& places, const std::vector<std::size_t>& of) {
    Tree tree;
    std::vector<double> reach(of.size(), infinite);
    std::vector<bool> in(of.size(), false);
    std::size_t last = 0;
    for (std::size_t step = 1; step < of.size(); ++step) {
        in[last] = true;
        std::size_t next = of.size();
        for (std::size_t i = 0; i < of.size(); ++i) {
            if (in[i]) continue;
            reach[i] = std::min(reach[i], distance(places[of[i]], places[of[last]]));
            if (next == of.size() || reach[i] < reach[next]) next = i;
        }
        tree.total += reach[next];
        tree.longest = std::max(tree.longest, reach[next]);
        last = next;
    }
    return tree;
}

class Splitter {
  public:
    Splitter(const std::vector<Place>& places, std::size_t rows, std::size_t each)
        : places_(places), rows_(rows), each_(each), order_(places.size()) {
        const Place middle = middle_of(places);
        std::iota(order_.begin(), order_.end(), std::size_t{0});
        std::ranges::sort(order_, {}, [&](std::size_t i) { return clockwise_angle(places_[i] - middle); });
        measure_arcs();
    }

    /// The cheapest split of the circle of cards, over all cards at which a row may begin.
    std::vector<std::vector<std::size_t>> split() const {
        std::vector<std::size_t> best_sizes;
        std::size_t best_offset = 0;
        double best = infinite;
        for (std::size_t offset = 0; offset < std::min(order_.size(), largest()); ++offset) {
            auto [cost, sizes] = split_from(offset);
            if (cost < best) best = cost, best_sizes = sizes, best_offset = offset;
        }
        std::vector<std::vector<std::size_t>> rows;
        std::size_t at = best_offset;
        for (const std::size_t size : best_sizes) {
            rows.push_back(arc(at, size));
            at += size;
        }
        return rows;
    }

    double cost_of(const std::vector<std::size_t>& row) const {
        const double wrong = std::abs(static_cast<double>(row.size()) - static_cast<double>(each_));
        return spanning_tree(places_, row).total + size_cost * wrong;
    }

  private:
    std::size_t largest() const { return each_ + size_slack; }

    std::vector<std::size_t> arc(std::size_t from, std::size_t size) const {
        std::vector<std::size_t> row;
        for (std::size_t i = 0; i < size; ++i) row.push_back(order_[(from + i) % order_.size()]);
        return row;
    }

    void measure_arcs() {
        arc_cost_.assign(order_.size(), std::vector<double>(largest() + 1, infinite));
        for (std::size_t from = 0; from < order_.size(); ++from)
            for (std::size_t size = 1; size <= std::min(largest(), order_.size()); ++size)
                arc_cost_[from][size] = cost_of(arc(from, size));
    }

    /// Dynamic programme: least[r][k] = cheapest way to make r rows of the first k cards from `offset` on.
    std::pair<double, std::vector<std::size_t>> split_from(std::size_t offset) const {
        const std::size_t cards = order_.size();
        std::vector<std::vector<double>> least(rows_ + 1, std::vector<double>(cards + 1, infinite));
        std::vector<std::vector<std::size_t>> last(rows_ + 1, std::vector<std::size_t>(cards + 1, 0));
        least[0][0] = 0;
        for (std::size_t r = 1; r <= rows_; ++r)
            for (std::size_t k = 1; k <= cards; ++k)
                for (std::size_t size = 1; size <= std::min(largest(), k); ++size) {
                    const double cost = least[r - 1][k - size] + arc_cost_[(offset + k - size) % cards][size];
                    if (cost < least[r][k]) least[r][k] = cost, last[r][k] = size;
                }
        std::vector<std::size_t> sizes;
        if (least[rows_][cards] == infinite) return {infinite, sizes};
        for (std::size_t r = rows_, k = cards; r > 0; --r) {
            sizes.push_back(last[r][k]);
            k -= last[r][k];
        }
        std::ranges::reverse(sizes);
        return {least[rows_][cards], sizes};
    }

    const std::vector<Place>& places_;
    std::size_t rows_;
    std::size_t each_;
    std::vector<std::size_t> order_;
    std::vector<std::vector<double>> arc_cost_;
};

/// The end of a two-line row may lie, in direction, between the cards of its neighbour: such a card changes
/// rows if that makes both together shorter.
void exchange_ends(std::vector<std::vector<std::size_t>>& rows, const Splitter& splitter) {
    for (int pass = 0; pass < 4; ++pass) {
        bool changed = false;
        for (std::size_t a = 0; a < rows.size(); ++a)
            for (const std::size_t b : {(a + 1) % rows.size(), (a + rows.size() - 1) % rows.size()})
                for (std::size_t i = 0; i < rows[a].size() && rows[a].size() > 1; ++i) {
                    auto less = rows[a], more = rows[b];
                    more.push_back(less[i]);
                    less.erase(less.begin() + static_cast<std::ptrdiff_t>(i));
                    const double now = splitter.cost_of(rows[a]) + splitter.cost_of(rows[b]);
                    if (splitter.cost_of(less) + splitter.cost_of(more) >= now - 1) continue;
                    rows[a] = less, rows[b] = more, changed = true;
                }
        if (!changed) return;
    }
}

Place centre_of(const std::vector<Place>& places, const std::vector<std::size_t>& of) {
    Place sum;
    for (const std::size_t i : of) sum = sum + places[i];
    return sum * (1.0 / static_cast<double>(of.size()));
}

}  // namespace

double clockwise_angle(Place direction) {
    return std::atan2(-direction.x, direction.y);
}

std::vector<std::size_t> seating_order(const std::vector<Place>& seat_centres) {
    const Place middle = middle_of(seat_centres);
    const auto angle = [&](std::size_t i) { return clockwise_angle(seat_centres[i] - middle); };
    std::vector<std::size_t> order(seat_centres.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::sort(order, {}, angle);
    const auto nearest =
        std::ranges::min_element(order, {}, [&](std::size_t i) { return std::abs(angle(i)); });
    auto first = nearest;
    if (angle(*nearest) > 0) {  // lies to the left: is its mirror image on the right as near?
        const auto before = nearest == order.begin() ? order.end() - 1 : nearest - 1;
        if (angle(*before) < 0 && std::abs(angle(*before)) - angle(*nearest) < equally_near) first = before;
    }
    std::ranges::rotate(order, first);
    return order;
}

std::optional<RowClusters> find_rows(const std::vector<Place>& centres, std::size_t rows, std::size_t each) {
    if (rows == 0 || centres.size() < rows || centres.size() > rows * (each + size_slack))
        return std::nullopt;
    const Splitter splitter(centres, rows, each);
    std::vector<std::vector<std::size_t>> found = splitter.split();
    if (found.size() != rows) return std::nullopt;
    exchange_ends(found, splitter);

    RowClusters clusters;
    clusters.gap_between = infinite;
    std::vector<Place> seat_centres;
    for (const auto& row : found) seat_centres.push_back(centre_of(centres, row));
    for (const std::size_t seat : seating_order(seat_centres)) clusters.rows.push_back(found[seat]);
    for (std::size_t a = 0; a < rows; ++a) {
        clusters.step_within =
            std::max(clusters.step_within, spanning_tree(centres, clusters.rows[a]).longest);
        for (std::size_t b = a + 1; b < rows; ++b)
            for (const std::size_t i : clusters.rows[a])
                for (const std::size_t j : clusters.rows[b])
                    clusters.gap_between = std::min(clusters.gap_between, distance(centres[i], centres[j]));
    }
    return clusters;
}

}  // namespace temple::referee
