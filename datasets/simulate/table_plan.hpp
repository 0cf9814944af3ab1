// SPDX-License-Identifier: GPL-3.0-or-later
// Where everything has its place on a simulated table: seats, rows, heaps, piles. Frame: camera_pose.hpp
// (mm).
#pragma once

#include <cstddef>
#include <opencv2/core.hpp>
#include <vector>

#include "datasets/render/random.hpp"
#include "datasets/simulate/track.hpp"

namespace temple::datasets {

/// How a player lays out the cards.
struct RowHabit {
    int lines = 1;             // 1 or 2
    double gap = 8;            // mm between cards
    int wide_gap_after = -1;   // after this card a wider gap; -1: none
    double wide_gap = 0;       // mm
    double skew = 0;           // radians that the whole row is turned
    double untidiness = 1;     // 0 as ruled, 1 usual, 2 very untidy
    bool role_before = false;  // the role card lies before the row instead of beside it
    int role_side = 1;         // beside: 1 right, -1 left of the row, seen by the player
};

/// One player's place.
struct SeatPlan {
    cv::Point2d edge;     // on the table's edge, in the middle of the seat
    cv::Point2d outward;  // unit, from the table to the player
    cv::Point2d right;    // unit, to the player's right hand
    double width = 0;     // mm along the edge that belong to this player
    double depth = 0;     // mm from the edge to the inner side of what this player lays down
    RowHabit habit;

    /// World point at `along` mm to the player's right and `inward` mm from the edge.
    cv::Point2d at(double along, double inward) const { return edge + right * along - outward * inward; }
    /// Yaw of a card whose bottom side points to the player.
    double yaw() const;
    /// The seat's area on the table: a rectangle, clockwise as seen in the picture.
    std::vector<cv::Point2d> area() const;
};

class TablePlan {
  public:
    /// What lies before the players.
    enum class Use : std::uint8_t {
        rows,  // of playing cards, and role cards
        mats   // or what would lie on them
    };
    /// Seats for 1 to 10 players around a table that is large enough for them; habits by chance.
    /// The first seat is the one nearest to straight down in an upright picture, the others follow clockwise.
    TablePlan(int players, cv::Size2d card_mm, Random& random, Use use = Use::rows);

    cv::Size2d size() const { return size_; }
    cv::Size2d card() const { return card_; }
    const std::vector<SeatPlan>& seats() const { return seats_; }

    /// Where card `slot` of a row of `count` lies, without the untidiness of a hand. A card too many (slot >=
    /// count) lies at the end that is free.
    CardState row_place(std::size_t seat, std::size_t slot, std::size_t count) const;
    CardState role_place(std::size_t seat, std::size_t count) const;
    /// Where a heap is dealt to.
    cv::Point2d heap(std::size_t seat) const;
    cv::Point2d key(std::size_t seat) const;
    /// The key is a printed tile: it lies further from the row.
    void leave_room_for_tile() { key_off_ = 36; }
    /// Where the deck stands when `dealer` deals.
    cv::Point2d deck(std::size_t dealer) const;
    /// Middle of the pile of opened cards of one kind (0 empty, 1 gold, 2 trap).
    cv::Point2d pile(std::size_t kind) const { return piles_[kind]; }
    /// The area in the middle where no row lies: a rectangle, clockwise from the top left.
    std::vector<cv::Point2d> middle() const;

  private:
    void place_seats(int players, Random& random);
    void choose_habits(SeatPlan& seat, double room, Random& random) const;
    bool collides(std::size_t seat) const;

    cv::Size2d size_;
    cv::Size2d card_;
    std::vector<SeatPlan> seats_;
    std::array<cv::Point2d, 3> piles_;
    double key_off_ = 24;  // mm from the row to the key's centre
};

}  // namespace temple::datasets
