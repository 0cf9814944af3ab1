// SPDX-License-Identifier: GPL-3.0-or-later
// Where the players of Temple Code sit: from the table file, from their mats, or from where their cards lie.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "referee/interpreter/seat_map.hpp"

namespace temple::referee {

class CodeSeats {
  public:
    CodeSeats(std::vector<std::string> players, const std::optional<table::Layout>& layout);

    bool known() const { return map_.known(); }
    const SeatMap& map() const { return map_; }
    /// A ring "mat:player-N-a" or "-b" lies there: once all mats were seen, they are the seats.
    void see_ring(const std::string& name, table::Place at);
    /// Cards lie before people there. As soon as they lie in as many places as there are players, the seats
    /// are known: the first is the one nearest to straight down, the others follow clockwise.
    /// @param middle where the draw pile stands, if that is known
    void learn(const std::vector<table::Place>& cards, std::optional<table::Place> middle);
    /// A card of this seat lies there: more of the seat is known.
    void refine(std::size_t seat, table::Place card);

    /// Whose a place is; nothing if it is nobody's, or could be two people's. Only when known().
    std::optional<std::size_t> seat_of(table::Place place) const;
    /// mm from what is known of a seat.
    double off(table::Place place) const { return map_.nearest(place).off; }
    /// Unit vector to the player's right hand.
    table::Place right_of(std::size_t seat) const { return right_[seat]; }

  private:
    void take_areas(const table::Layout& layout, table::Place middle);
    void face_middle(table::Place middle);

    std::vector<std::string> players_;
    SeatMap map_;
    bool has_areas_ = false;
    std::vector<std::vector<table::Pose>> cards_;  // per seat, where some of its cards lay
    std::vector<table::Place> right_;
    std::map<std::string, table::Place> rings_;
};

}  // namespace temple::referee
