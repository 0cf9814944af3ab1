// SPDX-License-Identifier: GPL-3.0-or-later
// How a camera does, judged from when its frames come and how bright they are.
#pragma once

#include <cstdint>
#include <string>

namespace temple::ui {

enum class CameraState : std::uint8_t {
    opening,  // no frame yet
    fine,
    stalled,  // it is open, but sends nothing
    black,    // a cover, or no light
    gone,     // unplugged, busy, or the address does not answer
    ended     // a video is over
};

// A camera of 5 frames a second sends one each 0.2 s; after seven missed ones something is wrong, and there
// is half a second left to say so within 2 s.
inline constexpr double stalled_after = 1.5;  // s without a frame
inline constexpr double darkest = 6;          // mean of 0..255; a lens cap gives 0-3, a dim room 25 and more
inline constexpr double black_after = 1.0;  // s; shorter: the lights were switched, a head was over the lens

/// Tells the state from frames and time; pure.
class CameraWatch {
  public:
    explicit CameraWatch(double now) : since_(now), last_frame_(now) {}

    /// A frame came. @param brightness mean of its pixels, 0..255. @param now s
    void frame(double brightness, double now) {
        last_frame_ = now;
        seen_ = true;
        if (brightness >= darkest)
            dark_ = false;
        else if (!dark_) {
            dark_ = true;
            since_ = now;
        }
    }
    CameraState state(double now) const {
        if (now - last_frame_ > stalled_after) return CameraState::stalled;
        if (!seen_) return CameraState::opening;
        return dark_ && now - since_ >= black_after ? CameraState::black : CameraState::fine;
    }
    bool dark() const { return dark_; }
    double age(double now) const { return now - last_frame_; }

  private:
    double since_;  // s, since when it is dark
    double last_frame_;
    bool seen_ = false;
    bool dark_ = false;
};

}  // namespace temple::ui
