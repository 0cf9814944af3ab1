// SPDX-License-Identifier: GPL-3.0-or-later
// Serves a video as a phone's app would: JPEG after JPEG over http, at the video's own speed, or as fast as
// it is looked at.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <opencv2/videoio.hpp>
#include <string>
#include <thread>

namespace temple::ui {

class MjpegServer {
  public:
    /// Serves who connects the whole video, from its start; the last who came, if several do.
    /// @param looked_at the number of the newest frame that was looked at, -1: none. On a machine that is
    /// busy with other things the film waits for it, as a slower game.
    MjpegServer(const std::string& video, std::function<std::int64_t()> looked_at);
    ~MjpegServer();
    MjpegServer(const MjpegServer&) = delete;
    MjpegServer& operator=(const MjpegServer&) = delete;

    std::string address() const { return "http://127.0.0.1:" + std::to_string(port_) + "/video"; }
    /// How often the video was sent to its end.
    int films() const { return films_; }
    /// What it did, for a failing test: who connected, how much was sent, how fast.
    std::string report() const;

  private:
    void serve();
    void send_video(int client);
    bool send_frame(int client);
    /// Waits until what was sent was looked at.
    void wait_for_looks();

    // Opened at once: OpenCV opens one video at a time, and a reader that waits for its first picture would
    // keep this from being opened.
    cv::VideoCapture video_;
    std::function<std::int64_t()> looked_at_;
    int listening_ = -1;
    int port_ = 0;
    std::atomic<bool> stop_ = false;
    std::atomic<int> clients_ = 0, frames_ = 0, films_ = 0;
    std::int64_t least_lag_ = 0;       // frames that are always under way, in decoders
    std::atomic<double> seconds_ = 0;  // that the present client is served
    std::thread thread_;
};

}  // namespace temple::ui
