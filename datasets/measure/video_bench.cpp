// SPDX-License-Identifier: GPL-3.0-or-later
#include "datasets/measure/video_bench.hpp"

#include <chrono>

#include "scanner/frame_source.hpp"

namespace temple::datasets {

std::expected<VideoCosts, std::string> measure_video(const std::string& source,
                                                     const scanner::CardEyes& eyes) {
    auto opened = scanner::open_source(source, 0);
    if (!opened) return std::unexpected(opened.error());
    scanner::Tracker tracker({.frame = (*opened)->size(), .plane = {}, .card = {}}, eyes);
    StageTimes still, busy;
    VideoCosts costs;
    const auto start = std::chrono::steady_clock::now();
    while (true) {
        const auto frame = (*opened)->next();
        if (!frame) return std::unexpected(frame.error());
        if (!*frame) break;
        costs.length = (*frame)->t;
        const StageTimes::Frame cost = time_frame(tracker, **frame);
        (tracker.busy() ? busy : still).add(cost);
    }
    costs.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    costs.still = still.costs();
    costs.busy = busy.costs();
    return costs;
}

}  // namespace temple::datasets
