// SPDX-License-Identifier: GPL-3.0-or-later
#include "referee/interpreter/code_seats.hpp"

#include <algorithm>
#include <cmath>

#include "referee/interpreter/row_clusters.hpp"
#include "referee/table/mat_layout.hpp"

namespace temple::referee {

using table::Place;

namespace {

constexpr double beside_area = 60;    // mm beside a seat's area that still belong to it
constexpr double beside_cards = 330;  // mm from a seat's known cards; a player mat is 262 wide
constexpr double clearly = 0.75;      // of the distance to the next seat
constexpr double one_seat = 240;      // mm between cards of one seat; seats are 400 and more apart
constexpr double new_place = 45;      // mm: nearer cards tell nothing new of a seat
constexpr std::string_view ring_prefix = "mat:player-";

/// To the right hand of somebody who sits outward of the middle and looks at it.
Place right_hand(Place outward) {
    return {outward.y, -outward.x};
}

/// The corners of a mat whose rings lie at a and b.
std::vector<Place> mat_area(Place a, Place b) {
    using namespace table;
    const Place drawn = mat_ring_b - mat_ring_a, seen = b - a;
    const double turn = std::atan2(seen.y, seen.x) - std::atan2(drawn.y, drawn.x);
    const double c = std::cos(turn), s = std::sin(turn);
    std::vector<Place> corners;
    for (const Place p : {Place{0, 0}, {mat_width, 0}, {mat_width, mat_height}, {0, mat_height}}) {
        const Place d = p - mat_ring_a;
        corners.push_back(a + Place{d.x * c - d.y * s, d.x * s + d.y * c});
    }
    return corners;
}

}  // namespace

CodeSeats::CodeSeats(std::vector<std::string> players, const std::optional<table::Layout>& layout)
    : players_(std::move(players)), map_(players_.size()), cards_(players_.size()), right_(players_.size()) {
    if (layout && !layout->seats.empty()) take_areas(*layout, layout->size * 0.5);
}

void CodeSeats::take_areas(const table::Layout& layout, Place middle) {
    map_.take_areas(layout, players_);
    has_areas_ = map_.known();
    face_middle(middle);
}

void CodeSeats::face_middle(Place middle) {
    for (std::size_t seat = 0; seat < players_.size(); ++seat)
        right_[seat] = right_hand(unit(map_.centre(seat) - middle));
}

void CodeSeats::see_ring(const std::string& name, Place at) {
    if (has_areas_ || !name.starts_with(ring_prefix)) return;
    rings_[name] = at;
    table::Layout layout;
    std::vector<Place> rights;
    for (std::size_t seat = 0; seat < players_.size(); ++seat) {
        const std::string mat = std::string(ring_prefix) + std::to_string(seat + 1);
        const auto a = rings_.find(mat + "-a"), b = rings_.find(mat + "-b");
        if (a == rings_.end() || b == rings_.end()) return;
        layout.seats.push_back({players_[seat], mat_area(a->second, b->second)});
        rights.push_back(unit(layout.seats.back().area[1] - layout.seats.back().area[0]));
    }
    take_areas(layout, {});
    right_ = rights;
}

void CodeSeats::learn(const std::vector<Place>& cards, std::optional<Place> middle) {
    std::vector<std::vector<Place>> groups;
    for (const Place card : cards) {
        const auto near = std::ranges::find_if(groups, [&](const std::vector<Place>& group) {
            return std::ranges::any_of(group, [&](Place p) { return distance(p, card) < one_seat; });
        });
        if (near == groups.end())
            groups.push_back({card});
        else
            near->push_back(card);
    }
    if (known() || groups.size() != players_.size()) return;
    std::vector<Place> centres;
    for (const auto& group : groups) centres.push_back(mean(group));
    const Place centre = groups.size() > 1 ? mean(centres) : middle.value_or(centres[0] - Place{0, 1});
    // Clockwise as seen in the picture, from straight down.
    const auto angle = [&](const std::vector<Place>& group) { return clockwise_angle(mean(group) - centre); };
    std::ranges::sort(groups, {}, angle);
    const auto first =
        std::ranges::min_element(groups, {}, [&](const auto& group) { return std::abs(angle(group)); });
    std::ranges::rotate(groups, first);
    for (std::size_t seat = 0; seat < groups.size(); ++seat)
        for (const Place p : groups[seat]) cards_[seat].push_back({p, 0});
    map_.take_rows(cards_);
    face_middle(centre);
}

void CodeSeats::refine(std::size_t seat, Place card) {
    if (has_areas_ || !known()) return;
    for (const table::Pose& known : cards_[seat])
        if (distance(known.centre, card) < new_place) return;
    cards_[seat].push_back({card, 0});
    map_.take_rows(cards_);
}

std::optional<std::size_t> CodeSeats::seat_of(Place place) const {
    const SeatMap::Nearest near = map_.nearest(place);
    if (near.off > (has_areas_ ? beside_area : beside_cards)) return std::nullopt;
    if (near.off > 0 && near.off > clearly * near.next_off) return std::nullopt;
    return near.seat;
}

}  // namespace temple::referee
