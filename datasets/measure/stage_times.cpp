// SPDX-License-Identifier: GPL-3.0-or-later
#include "datasets/measure/stage_times.hpp"

#include <algorithm>
#include <chrono>

namespace temple::datasets {

Spread spread_of(std::vector<double> ms) {
    if (ms.empty()) return {};
    std::ranges::sort(ms);
    const auto at = [&](double share) {
        return ms[static_cast<std::size_t>(share * static_cast<double>(ms.size() - 1))];
    };
    return {at(0.5), at(0.95)};
}

void StageTimes::add(const Frame& frame) {
    all_.push_back(frame.all);
    change_.push_back(frame.change);
    find_.push_back(frame.find);
    read_.push_back(frame.read);
}

FrameCosts StageTimes::costs() const {
    return {spread_of(all_), spread_of(change_), spread_of(find_), spread_of(read_),
            static_cast<int>(all_.size())};
}

StageTimes::Frame time_frame(scanner::Tracker& tracker, const scanner::Frame& frame) {
    const scanner::TrackerTimes before = tracker.times();
    const auto start = std::chrono::steady_clock::now();
    tracker.update(frame);
    const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - start;
    const scanner::TrackerTimes& after = tracker.times();
    return {took.count(), 1000 * (after.change - before.change), 1000 * (after.find - before.find),
            1000 * (after.read - before.read)};
}

}  // namespace temple::datasets
