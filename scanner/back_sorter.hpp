// SPDX-License-Identifier: GPL-3.0-or-later
// Which sort of back a face-down card shows.
#pragma once

#include <array>
#include <opencv2/core.hpp>
#include <optional>
#include <vector>

namespace temple::scanner {

/// How a back looks: a coarse picture of it, the same for both ways up.
using BackLooks = std::array<cv::Vec3f, 24>;

/// Exposure drift and shadows change lightness, hardly colour: looks hold so much of it.
inline constexpr float lightness_weight = 0.35f;

/// @param upright 8-bit BGR picture of the rectified card.
BackLooks looks_of(const cv::Mat& upright);

/// Lab units rms, lightness weighed down.
double difference(const BackLooks& a, const BackLooks& b);

/// Lab units rms, of two backs: one back differs by 0.6-7.7 across a table (the most under glare), two of one
/// hue by 14.6-21.
inline constexpr double same_sort = 12;
/// Lab units rms: what is nearer shows the same back, even if nothing else says that it is one.
inline constexpr double same_back = 7;

/// Sorts backs by their looks; new sorts are opened as they come. 0 is the first seen.
class BackSorter {
  public:
    /// The sort of these looks; opens a new one if none is near.
    int sort(const BackLooks& looks);
    /// True if these looks are those of a back that was sorted several times: what the reader cannot name
    /// there is another card of that deck, face down.
    bool is_known(const BackLooks& looks) const;

  private:
    struct Sort {
        BackLooks mean;
        int count = 0;
    };
    std::vector<Sort> sorts_;
};

}  // namespace temple::scanner
