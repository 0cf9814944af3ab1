// SPDX-License-Identifier: GPL-3.0-or-later
// A made-up table under a made-up camera, both of which do what the test says.
#pragma once

#include <atomic>
#include <memory>
#include <mutex>
#include <thread>

#include "tests/scanner/table_scene.hpp"
#include "ui/camera/vision.hpp"

namespace temple::ui {

class FilmedTable {
  public:
    std::atomic<bool> camera_is_gone = false, is_bumped = false;

    void change(const std::function<void(scanner::TableScene&)>& how) {
        const std::lock_guard lock(mutex_);
        how(scene_);
    }
    scanner::Frame frame() {
        const std::lock_guard lock(mutex_);
        const int n = frames_++;
        scene_.shake = is_bumped ? cv::Point2d(n % 3 * 9 - 9, n % 2 * 8 - 4) : cv::Point2d(0, 0);
        return scene_.frame();
    }
    scanner::CardEyes eyes() {
        const scanner::CardEyes all = scene_.eyes();
        return {[this, all](const cv::Mat& bgr, int width) {
                    const std::lock_guard lock(mutex_);
                    return all.find(bgr, width);
                },
                [this, all](const cv::Mat& bgr, const scanner::Detection& detection) {
                    const std::lock_guard lock(mutex_);
                    return all.read(bgr, detection);
                }};
    }

  private:
    std::mutex mutex_;
    scanner::TableScene scene_;
    int frames_ = 0;
};

class FilmedSource final : public scanner::FrameSource {
  public:
    explicit FilmedSource(std::shared_ptr<FilmedTable> table) : table_(std::move(table)) {}
    std::expected<std::optional<scanner::Frame>, std::string> next() override {
        std::this_thread::sleep_for(std::chrono::duration<double>(1 / scanner::TableScene::fps));
        if (table_->camera_is_gone) return std::unexpected("it was unplugged");
        return table_->frame();
    }
    cv::Size size() const override { return scanner::TableScene::size(); }
    double fps() const override { return scanner::TableScene::fps; }
    double duration() const override { return 0; }
    bool is_live() const override { return true; }

  private:
    std::shared_ptr<FilmedTable> table_;
};

inline VisionSetup sees(const std::shared_ptr<FilmedTable>& table) {
    VisionSetup setup;
    setup.open = [table]() -> std::expected<std::unique_ptr<scanner::FrameSource>, std::string> {
        if (table->camera_is_gone) return std::unexpected("there is no such camera");
        return std::make_unique<FilmedSource>(table);
    };
    setup.followers = [table](const auto&) {
        return std::expected<Followers, std::string>(card_followers(table->eyes()));
    };
    return setup;
}

}  // namespace temple::ui
