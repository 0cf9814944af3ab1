// SPDX-License-Identifier: GPL-3.0-or-later
// Whether the computer keeps up with a camera: it may leave frames out, but not look too seldom.
#pragma once

#include <cstdint>

namespace temple::ui {

class LookRate {
  public:
    /// A frame was looked at. @param number of the frame; those between it and the last one were left out.
    /// @param now s
    void looked(std::int64_t number, double now) {
        if (last_ >= 0) {
            // A camera that itself sends few pictures is no fault of the computer.
            const double gap = number > last_ + 1 ? now - last_at_ : 0;
            mean_gap_ += weight_of_newest * (gap - mean_gap_);
            slow_ = mean_gap_ > (slow_ ? fast_enough : too_long);
        }
        last_ = number;
        last_at_ = now;
    }
    bool too_slow() const { return slow_; }

  private:
    // At about one look a second the demo game's second deal and all after it were missed; five suffice.
    static constexpr double too_long = 0.35, fast_enough = 0.25;  // s between two looks
    static constexpr double weight_of_newest = 0.2;

    std::int64_t last_ = -1;
    double last_at_ = 0, mean_gap_ = 0;
    bool slow_ = false;
};

}  // namespace temple::ui
