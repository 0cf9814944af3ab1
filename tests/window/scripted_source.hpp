// SPDX-License-Identifier: GPL-3.0-or-later
// A camera that does what the test says.
#pragma once

#include <atomic>
#include <chrono>
#include <memory>
#include <thread>

#include "ui/camera/feed.hpp"

namespace temple::ui {

struct ScriptedCamera {
    enum class Does : int { sends, stalls, black, is_gone, never_answers };
    std::atomic<Does> does = Does::sends;
    std::atomic<int> width = 320;
    std::atomic<double> fps = 30;
    std::atomic<int> opened = 0, sent = 0;
};

class ScriptedSource final : public scanner::FrameSource {
  public:
    explicit ScriptedSource(std::shared_ptr<ScriptedCamera> camera) : camera_(std::move(camera)) {}

    std::expected<std::optional<scanner::Frame>, std::string> next() override {
        std::this_thread::sleep_for(std::chrono::duration<double>(1 / camera_->fps));
        while (camera_->does == ScriptedCamera::Does::stalls)
            std::this_thread::sleep_for(std::chrono::milliseconds(10));
        if (camera_->does == ScriptedCamera::Does::is_gone) return std::unexpected("it was unplugged");
        const bool black = camera_->does == ScriptedCamera::Does::black;
        scanner::Frame frame;
        frame.bgr =
            cv::Mat(camera_->width * 9 / 16, camera_->width, CV_8UC3, cv::Scalar::all(black ? 1 : 120));
        frame.number = camera_->sent++;
        frame.t = static_cast<double>(frame.number) / camera_->fps;
        return frame;
    }
    cv::Size size() const override { return {camera_->width, camera_->width * 9 / 16}; }
    double fps() const override { return camera_->fps; }
    double duration() const override { return 0; }
    bool is_live() const override { return true; }

  private:
    std::shared_ptr<ScriptedCamera> camera_;
};

inline OpenSource opens(const std::shared_ptr<ScriptedCamera>& camera) {
    return [camera]() -> std::expected<std::unique_ptr<scanner::FrameSource>, std::string> {
        ++camera->opened;
        while (camera->does == ScriptedCamera::Does::never_answers)
            std::this_thread::sleep_for(std::chrono::milliseconds(10));
        if (camera->does == ScriptedCamera::Does::is_gone) return std::unexpected("there is no such camera");
        return std::make_unique<ScriptedSource>(camera);
    };
}

}  // namespace temple::ui
