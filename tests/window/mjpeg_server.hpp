// SPDX-License-Identifier: GPL-3.0-or-later
// Serves a video as a phone's app would: JPEG after JPEG over http, at the video's own speed.
#pragma once

#include <atomic>
#include <string>
#include <thread>

namespace temple::ui {

class MjpegServer {
  public:
    /// Serves each who connects the whole video, from its start.
    explicit MjpegServer(std::string video);
    ~MjpegServer();
    MjpegServer(const MjpegServer&) = delete;
    MjpegServer& operator=(const MjpegServer&) = delete;

    std::string address() const { return "http://127.0.0.1:" + std::to_string(port_) + "/video"; }

  private:
    void serve();
    void send_video(int client) const;

    std::string video_;
    int listening_ = -1;
    int port_ = 0;
    std::atomic<bool> stop_ = false;
    std::thread thread_;
};

}  // namespace temple::ui
