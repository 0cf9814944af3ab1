// SPDX-License-Identifier: GPL-3.0-or-later
// How the table looks where nothing lies.
#pragma once

#include <opencv2/core.hpp>

#include "scanner/change_map.hpp"

namespace temple::scanner {

/// Learns the look of the empty table cell by cell, where neither a card nor an arm is, and tells whether a
/// place that held a card shows the table again.
class BareTable {
  public:
    explicit BareTable(const Grid& grid) : grid_(grid), known_(cv::Mat::zeros(grid.cells(), CV_8U)) {}

    /// @param now reduced picture at constant exposure; @param free cells (255) with neither card nor arm
    /// that have been still for a while.
    void learn(const cv::Mat& now, const cv::Mat& free);
    /// The camera was moved.
    void forget();

    enum class Look : std::uint8_t { bare, something, unknown };
    /// What a place shows. @param mask reduced px (255) to look at.
    Look look(const cv::Mat& now, const cv::Mat& mask) const;

  private:
    Grid grid_;
    cv::Mat table_;  // reduced BGR
    cv::Mat known_;  // cells (255)
};

}  // namespace temple::scanner
