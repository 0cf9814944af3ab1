// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/window/mjpeg_server.hpp"

#include <arpa/inet.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <limits>
#include <opencv2/imgcodecs.hpp>
#include <utility>
#include <vector>

namespace temple::ui {
namespace {

using Clock = std::chrono::steady_clock;
using Seconds = std::chrono::duration<double>;

constexpr int longest_send = 1;          // s: who takes nothing for so long is left
constexpr std::int64_t most_unseen = 2;  // frames
constexpr double longest_wait = 1;       // s for a look; after 1.5 s a stream counts as stalled

bool send_all(int to, const void* bytes, std::size_t size) {
    const char* at = static_cast<const char*>(bytes);
    while (size > 0) {
        const ssize_t sent = ::send(to, at, size, MSG_NOSIGNAL);
        if (sent <= 0) return false;
        at += sent;
        size -= static_cast<std::size_t>(sent);
    }
    return true;
}

bool send_text(int to, const std::string& text) {
    return send_all(to, text.data(), text.size());
}

}  // namespace

MjpegServer::MjpegServer(const std::string& video, std::function<std::int64_t()> looked_at)
    : video_(video, cv::CAP_FFMPEG), looked_at_(std::move(looked_at)) {
    listening_ = ::socket(AF_INET, SOCK_STREAM, 0);
    sockaddr_in here{};
    here.sin_family = AF_INET;
    here.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    ::bind(listening_, reinterpret_cast<const sockaddr*>(&here), sizeof here);
    ::listen(listening_, 2);
    socklen_t size = sizeof here;
    ::getsockname(listening_, reinterpret_cast<sockaddr*>(&here), &size);
    port_ = ntohs(here.sin_port);
    thread_ = std::thread([this] { serve(); });
}

MjpegServer::~MjpegServer() {
    stop_ = true;
    thread_.join();
    ::close(listening_);
}

std::string MjpegServer::report() const {
    const double rate = frames_ / std::max(0.001, seconds_.load());
    return "The phone was called " + std::to_string(clients_) + " times; the last time it sent " +
           std::to_string(frames_) + " frames, " + std::to_string(rate) + " a second (the film has " +
           std::to_string(video_.get(cv::CAP_PROP_FPS)) + "; fewer: the machine is busy).";
}

void MjpegServer::serve() {
    while (!stop_) {
        pollfd waiting{listening_, POLLIN, 0};
        if (::poll(&waiting, 1, 100) <= 0) continue;
        const int client = ::accept(listening_, nullptr, nullptr);
        if (client < 0) continue;
        const timeval longest{longest_send, 0};
        ::setsockopt(client, SOL_SOCKET, SO_SNDTIMEO, &longest, sizeof longest);
        send_video(client);
        ::close(client);
    }
}

void MjpegServer::send_video(int client) {
    ++clients_;
    frames_ = 0;
    if (!send_text(client,
                   "HTTP/1.0 200 OK\r\nContent-Type: multipart/x-mixed-replace; boundary=frame\r\n\r\n"))
        return;
    video_.set(cv::CAP_PROP_POS_FRAMES, 0);
    least_lag_ = std::numeric_limits<std::int64_t>::max();
    const auto frame_each =
        std::chrono::duration_cast<Clock::duration>(Seconds(1 / video_.get(cv::CAP_PROP_FPS)));
    const auto began = Clock::now();
    while (!stop_) {
        const auto due = Clock::now() + frame_each;
        pollfd another{listening_, POLLIN, 0};
        if (::poll(&another, 1, 0) > 0) return;
        if (!send_frame(client)) break;
        std::this_thread::sleep_until(due);
        wait_for_looks();
        seconds_ = Seconds(Clock::now() - began).count();
    }
    if (frames_ >= video_.get(cv::CAP_PROP_FRAME_COUNT)) ++films_;
}

bool MjpegServer::send_frame(int client) {
    cv::Mat frame;
    std::vector<uchar> jpeg;
    if (!video_.read(frame)) return false;
    cv::imencode(".jpg", frame, jpeg, {cv::IMWRITE_JPEG_QUALITY, 90});
    const std::string head =
        "--frame\r\nContent-Type: image/jpeg\r\nContent-Length: " + std::to_string(jpeg.size()) + "\r\n\r\n";
    ++frames_;
    return send_text(client, head) && send_all(client, jpeg.data(), jpeg.size()) && send_text(client, "\r\n");
}

void MjpegServer::wait_for_looks() {
    for (const auto until = Clock::now() + Seconds(longest_wait); !stop_ && Clock::now() < until;) {
        const std::int64_t seen = looked_at_();
        if (seen < 0) return;
        const std::int64_t lag = frames_ - 1 - seen;
        least_lag_ = std::min(least_lag_, lag);
        if (lag <= least_lag_ + most_unseen) return;
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
}

}  // namespace temple::ui
