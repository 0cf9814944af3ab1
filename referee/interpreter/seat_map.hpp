// SPDX-License-Identifier: GPL-3.0-or-later
// Where the players sit: from the table file, or learned from the first rows. Says whose a place or an arm
// is.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "referee/table/table_change.hpp"

namespace temple::referee {

/// Whose arm it is, as far as the place where it comes in tells.
struct ArmOwner {
    std::size_t seat = 0;
    /// mm; how far the arm comes in from where this seat's arms come in; and the same of the next best seat.
    double off = 0, next_off = 0;
};

class SeatMap {
  public:
    explicit SeatMap(std::size_t players) : seats_(players) {}

    /// Seats by the areas of a table file; players are matched by name, else taken in order.
    void take_areas(const table::Layout& layout, const std::vector<std::string>& players);
    /// Seats by the rows that lie there now, one per player: the first rows make the seats known, later ones
    /// refine them.
    void take_rows(const std::vector<std::vector<table::Pose>>& rows);

    bool known() const { return known_; }
    std::size_t count() const { return seats_.size(); }

    /// The seat that a card lies at: the nearest area, or the nearest card of a known row. `off` is the
    /// distance to it in mm (0 inside an area), `next_off` that to the next seat. Only when known().
    struct Nearest {
        std::size_t seat = 0;
        double off = 0, next_off = 0;
    };
    Nearest nearest(table::Place place) const;
    /// The distance in mm to one seat's area or row.
    double distance_to(std::size_t seat, table::Place place) const;
    /// The seat whose arm comes in at `reach.base`. Only when known().
    ArmOwner arm_owner(const table::Reach& reach) const;
    /// The angle (radians, >= 0) at the arm's hand between the arm and the way to where this seat's player
    /// sits. It tells neighbours on one side of the table apart, whose arms slant across each other's places,
    /// but says nothing of an arm of which little more than the hand is over the table.
    double arm_angle(std::size_t seat, const table::Reach& reach) const;
    /// Centre of a seat's row or area, mm.
    table::Place centre(std::size_t seat) const { return seats_[seat].centre; }
    /// What is known of a seat's ground, mm: the table file's area, else the centres of the latest row's
    /// cards.
    const std::vector<table::Place>& ground(std::size_t seat) const {
        return seats_[seat].area.empty() ? seats_[seat].row : seats_[seat].area;
    }

  private:
    struct Spot {
        std::vector<table::Place> area;  // polygon; empty without a table file
        std::vector<table::Place> row;   // the cards' centres of the latest row
        table::Place centre;
        table::Place outward;  // unit vector towards the player
    };
    std::vector<Spot> seats_;
    bool known_ = false;
};

}  // namespace temple::referee
