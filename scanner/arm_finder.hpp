// SPDX-License-Identifier: GPL-3.0-or-later
// Arms and hands over the table: large things that came in from the picture's border.
#pragma once

#include <cstdint>
#include <deque>
#include <opencv2/core.hpp>
#include <optional>
#include <vector>

#include "scanner/change_map.hpp"

namespace temple::scanner {

/// One arm in one frame.
struct Arm {
    int id = 0;        // stays the same while the arm is over the table
    cv::Point2f base;  // frame px, where it comes in
    cv::Point2f tip;   // frame px, its farthest point from there
    cv::Mat cells;     // 255 where it is
    double since = 0;  // s, first seen
    bool moving = false;
    bool clear = true;  // false if it may be several arms that touch
};

/// Keeps a picture of the table without arms and sees arms as what differs from it and hangs together with
/// the picture's border (or is larger than cards are and moved just now). What lies still long enough becomes
/// part of the table: cards at once, when the tracker says so, resting hands after a while; and when such a
/// hand goes, the table under it is remembered.
class ArmFinder {
  public:
    explicit ArmFinder(const Grid& grid) : grid_(grid) {}

    /// @param reduced picture of the coarse grid; @param moving its moving cells; @param t s.
    void update(const cv::Mat& reduced, const cv::Mat& moving, double t);
    /// Drops everything: the camera was moved.
    void forget();

    /// Area of a card in cells, once known: smaller things than a hand are no arms.
    void set_card_cells(double cells) { card_cells_ = cells; }
    /// What lies inside the outline (frame px) now is part of the table: a card that was found at rest.
    void absorb(const Quad& quad);

    const std::vector<Arm>& arms() const { return arms_; }
    /// Cells (255) that an arm covers.
    const cv::Mat& covered() const { return covered_; }
    /// Share of the cells under a mask that an arm covers.
    double covered_share(const cv::Mat& cells) const;

    /// Share of the cells under a mask that look other than before the last time that something came over
    /// them: an arm is there, or has laid something down or taken it away.
    double new_share(const cv::Mat& cells) const;

    /// True if any arm was at a place (or beside it) during a time, s.
    bool was_at(const cv::Mat& cells, double from, double to) const;

    /// The arm that was at a place during a time, if one was clearly.
    /// @param cells the place (a card's cells); @param from, to s. Remembered for 6 s.
    std::optional<Arm> arm_at(const cv::Mat& cells, double from, double to) const;

  private:
    struct Moment {
        double t;
        std::vector<Arm> arms;
    };
    void remember_before(const cv::Mat& foreground);
    void learn_table(const cv::Mat& foreground);
    void find_arms(const cv::Mat& foreground, const cv::Mat& moving);
    Arm describe(const cv::Mat& cells) const;
    void follow(std::vector<Arm> found);

    Grid grid_;
    cv::Mat table_;        // the table without arms, reduced BGR
    cv::Mat under_;        // what was there before something resting became part of table_
    cv::Mat has_under_;    // cells (255) where under_ holds
    cv::Mat now_;          // current, at the exposure of table_
    cv::Mat last_motion_;  // s per cell
    cv::Mat before_;       // reduced BGR: each cell before something came over it
    cv::Mat last_over_;    // s per cell, when something was over it
    cv::Mat covered_;
    std::vector<Arm> arms_;
    std::deque<Moment> past_;
    double t_ = 0, noise_ = 2, card_cells_ = 25;
    int next_id_ = 1;
};

}  // namespace temple::scanner
