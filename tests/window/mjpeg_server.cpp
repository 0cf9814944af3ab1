// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/window/mjpeg_server.hpp"

#include <arpa/inet.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <chrono>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/videoio.hpp>
#include <utility>
#include <vector>

namespace temple::ui {
namespace {

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

MjpegServer::MjpegServer(std::string video) : video_(std::move(video)) {
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

void MjpegServer::serve() {
    while (!stop_) {
        pollfd waiting{listening_, POLLIN, 0};
        if (::poll(&waiting, 1, 100) <= 0) continue;
        const int client = ::accept(listening_, nullptr, nullptr);
        if (client < 0) continue;
        send_video(client);
        ::close(client);
    }
}

void MjpegServer::send_video(int client) const {
    if (!send_text(client,
                   "HTTP/1.0 200 OK\r\nContent-Type: multipart/x-mixed-replace; boundary=frame\r\n\r\n"))
        return;
    cv::VideoCapture video(video_, cv::CAP_FFMPEG);
    const double fps = video.get(cv::CAP_PROP_FPS);
    const auto began = std::chrono::steady_clock::now();
    cv::Mat frame;
    std::vector<uchar> jpeg;
    for (int number = 0; !stop_ && video.read(frame); ++number) {
        cv::imencode(".jpg", frame, jpeg, {cv::IMWRITE_JPEG_QUALITY, 90});
        const std::string head =
            "--frame\r\nContent-Type: image/jpeg\r\nContent-Length: " + std::to_string(jpeg.size()) +
            "\r\n\r\n";
        if (!send_text(client, head) || !send_all(client, jpeg.data(), jpeg.size()) ||
            !send_text(client, "\r\n"))
            return;
        std::this_thread::sleep_until(began + std::chrono::duration<double>((number + 1) / fps));
    }
}

}  // namespace temple::ui
