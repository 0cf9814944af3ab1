// SPDX-License-Identifier: GPL-3.0-or-later
// Frames read in a thread that nobody waits for: opening and reading may hang for ever (a network that is
// gone, a camera that is busy), and then the thread is left to itself.
#pragma once

#include <condition_variable>
#include <deque>
#include <expected>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

#include "scanner/frame_source.hpp"

namespace temple::ui {

using OpenSource = std::function<std::expected<std::unique_ptr<scanner::FrameSource>, std::string>()>;

class Feed {
  public:
    /// Begins to open and to read.
    explicit Feed(const OpenSource& open);
    /// Leaves the thread to itself; it ends when its source answers.
    ~Feed();
    Feed(const Feed&) = delete;
    Feed& operator=(const Feed&) = delete;

    struct Taken {
        std::optional<scanner::Frame> frame;  // the next of a file, the newest of a live source
        bool ended = false;                   // of a file
        std::string error;                    // one line; the source cannot be opened, or stopped
        bool opened = false, live = false;
        double fps = 0;
    };
    /// Waits at most `longest` s for a frame.
    Taken take(double longest);

  private:
    struct Shared {
        std::mutex mutex;
        std::condition_variable changed;
        std::deque<scanner::Frame> frames;
        bool opened = false, live = false, ended = false, left = false;
        double fps = 0;
        std::string error;
    };
    static void read(const std::shared_ptr<Shared>& shared, const OpenSource& open);

    std::shared_ptr<Shared> shared_;
};

}  // namespace temple::ui
