// SPDX-License-Identifier: GPL-3.0-or-later
// Lines that a person or a script types while a video is watched.
#pragma once

#include <mutex>
#include <stop_token>
#include <string>
#include <thread>
#include <vector>

namespace temple::ui {

/// Collects whole lines of standard input in a thread of its own.
class StdinLines {
  public:
    StdinLines();
    /// The complete lines that arrived since the last call, in order; never waits.
    std::vector<std::string> take();

  private:
    void run(const std::stop_token& stop);

    std::mutex mutex_;
    std::vector<std::string> lines_;
    std::jthread thread_;
};

}  // namespace temple::ui
