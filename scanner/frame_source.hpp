// SPDX-License-Identifier: GPL-3.0-or-later
// Frames from a video file, a folder of pictures, a camera or a network address.
#pragma once

#include <cstdint>
#include <expected>
#include <memory>
#include <opencv2/core.hpp>
#include <optional>
#include <string>
#include <vector>

namespace temple::scanner {

struct Frame {
    cv::Mat bgr;
    double t = 0;             // s since the first frame, by the video's clock (a camera: by the wall clock)
    std::int64_t number = 0;  // 0, 1, 2 ...
};

/// Where frames come from. next() is called by one thread.
class FrameSource {
  public:
    virtual ~FrameSource() = default;

    /// @return the next frame; nothing at the end. A file that is cut off simply ends.
    /// Error: one line; a camera or an address that stopped answering.
    virtual std::expected<std::optional<Frame>, std::string> next() = 0;

    /// px of all frames.
    virtual cv::Size size() const = 0;
    /// Nominal frames per second.
    virtual double fps() const = 0;
    /// Length in s if known, else 0.
    virtual double duration() const = 0;
    /// True for cameras and addresses: frames come when they come, stale ones are to be dropped.
    virtual bool is_live() const = 0;
};

/// Opens a source.
/// @param where a video file, a folder of pictures (natural order of names), `camera:N`, or an http or rtsp
/// address.
/// @param fps of a folder of pictures; 0: 15.
/// Error: one line that names the source, the cause and the way out.
std::expected<std::unique_ptr<FrameSource>, std::string> open_source(const std::string& where, double fps);

/// True if a sorts before b by the numbers in them: "shot2" before "shot10".
bool natural_less(const std::string& a, const std::string& b);

}  // namespace temple::scanner
