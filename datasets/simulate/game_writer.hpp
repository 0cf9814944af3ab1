// SPDX-License-Identifier: GPL-3.0-or-later
// Writes a simulated game: the video, and its truth beside it.
#pragma once

#include <expected>
#include <functional>
#include <string>

#include "datasets/simulate/frame_renderer.hpp"
#include "datasets/simulate/timeline.hpp"

namespace temple::datasets {

enum class VideoCodec : std::uint8_t { mpeg4, h264 };

struct VideoWishes {
    std::string path;  // NAME.mp4; the truth goes to NAME.events.jsonl, NAME.expected.jsonl, NAME.table.json
    double fps = 15;
    VideoCodec codec = VideoCodec::mpeg4;
    std::function<void(double)> progress;  // called with the share done, 0..1; may be empty
};

/// The scenario: header, then events in order of time (PROTOCOL.md), each with its `t` (s).
std::string scenario_text(const Timeline& timeline);
/// What the referee says to it, one line each.
std::string expected_text(const Timeline& timeline);
/// DESIGN.md section 5.
std::string table_text(const Timeline& timeline, const CameraPose& camera);

/// Error: one line that names the file and the cause.
std::expected<void, std::string> write_truth(const Timeline& timeline, const CameraPose& camera,
                                             const std::string& video_path);
std::expected<void, std::string> write_video(const Timeline& timeline, FrameRenderer& renderer,
                                             const VideoWishes& wishes);

}  // namespace temple::datasets
