// SPDX-License-Identifier: GPL-3.0-or-later
#include "scanner/read_ahead.hpp"

namespace temple::scanner {

namespace {

constexpr std::size_t frames_ahead = 4;  // 25 MB at 1080p

}  // namespace

ReadAhead::ReadAhead(std::unique_ptr<FrameSource> source)
    : source_(std::move(source)), thread_([this](const std::stop_token& stop) { run(stop); }) {}

ReadAhead::~ReadAhead() {
    thread_.request_stop();
    changed_.notify_all();
}

void ReadAhead::run(const std::stop_token& stop) {
    const bool live = source_->is_live();
    while (!stop.stop_requested()) {
        auto frame = source_->next();
        const bool last = !frame || !*frame;
        std::unique_lock lock(mutex_);
        if (live)
            queue_.clear();
        else if (!changed_.wait(lock, stop, [&] { return queue_.size() < frames_ahead; }))
            return;
        queue_.push_back(std::move(frame));
        changed_.notify_all();
        if (last) return;
    }
}

std::expected<std::optional<Frame>, std::string> ReadAhead::next() {
    std::unique_lock lock(mutex_);
    if (ended_) return std::nullopt;
    changed_.wait(lock, [&] { return !queue_.empty(); });
    auto frame = std::move(queue_.front());
    queue_.pop_front();
    ended_ = !frame || !*frame;
    changed_.notify_all();
    return frame;
}

}  // namespace temple::scanner
