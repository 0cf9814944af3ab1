// SPDX-License-Identifier: GPL-3.0-or-later
// Where the picture changes and where it has settled, on a coarse grid.
#pragma once

#include <deque>
#include <opencv2/core.hpp>
#include <vector>

#include "scanner/sighting.hpp"

namespace temple::scanner {

/// The coarse grid: the frame reduced to `reduced` px, cells of 4 x 4 of those.
class Grid {
  public:
    static constexpr int cell = 4;  // px of the reduced picture
    explicit Grid(cv::Size frame);
    cv::Size frame() const { return frame_; }
    cv::Size reduced() const { return reduced_; }
    cv::Size cells() const { return cells_; }
    /// Reduced px per frame px.
    double scale() const { return static_cast<double>(reduced_.width) / frame_.width; }
    /// Frame px per cell.
    double cell_px() const { return cell / scale(); }
    /// The frame reduced by area; 8-bit BGR.
    cv::Mat reduce(const cv::Mat& bgr) const;
    /// A mask (255) of the reduced picture's px inside an outline in frame px.
    cv::Mat mask_of(const Quad& quad) const;
    /// A mask (255) of the cells that an outline (frame px) covers by at least half.
    cv::Mat cells_of(const Quad& quad) const;
    /// The centre of a cell, frame px.
    cv::Point2f centre_of(cv::Point cell) const;
    /// The rectangle of cells, in frame px, cut to the frame.
    cv::Rect frame_rect(cv::Rect cells) const;
    /// The cells that a rectangle of frame px touches; on its right and lower side perhaps one more.
    cv::Rect cells_under(cv::Rect px) const;

  private:
    cv::Size frame_, reduced_, cells_;
};

/// Mean over each cell of the largest channel's absolute difference, after `current` was brought to the
/// exposure of `reference` (median ratio per channel). Float, one value a cell, grey levels.
cv::Mat cell_difference(const cv::Mat& current, const cv::Mat& reference);

/// Brings a reduced picture to the exposure of another: the median ratio per channel is divided out.
cv::Mat exposed_like(const cv::Mat& current, const cv::Mat& reference);

/// Follows motion from frame to frame, and what changed against what was examined.
class ChangeMap {
  public:
    explicit ChangeMap(const Grid& grid);

    /// Takes the next reduced picture and finds what moves. @param t s.
    void look(const cv::Mat& reduced, double t);
    /// Then compares it with what was examined. @param shaking the whole picture moves: nothing counts as
    /// still, nothing is learned.
    void learn(bool shaking);
    /// The camera was moved: nothing is examined any more.
    void forget();

    /// Cells (255) that move in this frame.
    const cv::Mat& moving() const { return moving_; }
    /// Share of the cells under a mask that moved within the last `seconds`.
    double moved_share(const cv::Mat& cells, double seconds) const;
    /// True if no cell under the mask moved within the last `seconds`, but for a share of `tolerance`.
    bool is_still(const cv::Mat& cells, double seconds, double tolerance = 0.1) const;
    /// Cells (255) that differ from what was examined last.
    const cv::Mat& changed() const { return changed_; }
    /// Regions (in cells) that differ from what was examined and have been still for `seconds`.
    std::vector<cv::Rect> settled_regions(double seconds) const;
    /// What is there now was examined; cells that moved within the last `seconds` stay open.
    void accept(cv::Rect cells, double seconds);
    /// The current reduced picture at the exposure of the first one.
    const cv::Mat& now() const { return now_; }
    /// Cells (255) that have not moved for `seconds`.
    cv::Mat still(double seconds) const { return last_motion_ <= t_ - seconds; }
    /// Grey levels below which a difference is noise.
    double noise_limit() const { return limit_; }

  private:
    struct Past {
        double t;
        cv::Mat reduced;
    };
    Grid grid_;
    std::deque<Past> past_;
    cv::Mat examined_;  // reduced picture, as examined
    cv::Mat now_;       // current, at the exposure of examined_
    cv::Mat moving_, changed_;
    cv::Mat fresh_;        // cells (255) that were never examined
    cv::Mat last_motion_;  // s, float64 per cell
    double t_ = 0, limit_ = 6, noise_ = 2;
};

}  // namespace temple::scanner
