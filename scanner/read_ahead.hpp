// SPDX-License-Identifier: GPL-3.0-or-later
// Reads frames in a thread of its own, so that decoding and seeing go on at the same time.
#pragma once

#include <condition_variable>
#include <deque>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>
#include <thread>

#include "scanner/frame_source.hpp"

namespace temple::scanner {

/// A source behind a short queue. Files: every frame, in order, however slowly they are taken. Live sources:
/// the newest frame, older ones are dropped.
class ReadAhead {
  public:
    explicit ReadAhead(std::unique_ptr<FrameSource> source);
    ~ReadAhead();
    ReadAhead(const ReadAhead&) = delete;
    ReadAhead& operator=(const ReadAhead&) = delete;

    /// Waits for the next frame. Nothing at the end. Error: as FrameSource::next().
    std::expected<std::optional<Frame>, std::string> next();

    const FrameSource& source() const { return *source_; }

  private:
    void run(const std::stop_token& stop);

    std::unique_ptr<FrameSource> source_;
    std::mutex mutex_;
    std::condition_variable_any changed_;
    std::deque<std::expected<std::optional<Frame>, std::string>> queue_;
    bool ended_ = false;
    std::jthread thread_;
};

}  // namespace temple::scanner
