// SPDX-License-Identifier: GPL-3.0-or-later
// Seeing in a thread of its own: source -> follower -> changes. Live sources give their newest frame, files
// every frame at the speed of the video. A source that fails is tried again; nobody waits for it.
#pragma once

#include <atomic>
#include <functional>
#include <mutex>
#include <opencv2/core.hpp>
#include <optional>
#include <stop_token>
#include <string>
#include <thread>
#include <vector>

#include "ui/camera/camera_state.hpp"
#include "ui/camera/feed.hpp"
#include "ui/camera/look_rate.hpp"
#include "ui/camera/picture_check.hpp"
#include "ui/camera/table_follower.hpp"

namespace temple::ui {

/// What the Table screen shows.
struct VisionView {
    cv::Mat bgr;              // at most 960 px wide
    std::vector<Mark> marks;  // px of bgr
    FaceUpCards open;         // what lies open and at rest
    PictureCheck check;
    cv::Size size;                                 // px of the source's frames
    std::optional<calibration::TablePlane> plane;  // of the picture as it is shown
    bool moving = false;  // the whole picture moves: the table or the camera was bumped
    std::int64_t number = 0;
};

struct VisionChanges {
    std::vector<table::TableChange> changes;
    bool begins_anew = false;  // the tracker is new: what lies there is to be read again
};

struct VisionSetup {
    OpenSource open;
    bool is_file = false;   // a file that cannot be opened is not tried again
    bool real_time = true;  // false: files as fast as they go
    int quarter_turns = 0;  // clockwise
    bool mirror = false;
    std::optional<calibration::TablePlane> plane;
    std::string game;  // that is played, by its name: what is looked for
    std::function<std::expected<Followers, std::string>(const std::string& game)> followers = load_followers;
};

class Vision {
  public:
    struct Listener {  // called in the thread of seeing
        std::function<void(VisionChanges)> changes;
        std::function<void(CameraState, const std::string& error)> state;
    };

    Vision(VisionSetup setup, Listener listener);
    ~Vision();
    Vision(const Vision&) = delete;
    Vision& operator=(const Vision&) = delete;

    /// The newest view; nothing before the first frame.
    std::optional<VisionView> view() const;
    /// s since the newest frame came.
    double age() const;
    /// True while the whole picture moves: the table or the camera was bumped.
    bool moving() const { return moving_; }
    /// True if so much of what the camera sends cannot be looked at that an opening may be missed.
    bool too_busy() const { return too_busy_; }
    /// The number of the newest frame that was looked at; -1: none of the present opening.
    std::int64_t newest() const { return newest_; }

  private:
    void run(const std::stop_token& stop);
    /// Follows one opening of the source. @return false if there is nothing more to come
    bool follow(const std::stop_token& stop, const Followers& followers);
    void see(scanner::Frame frame, const Followers& followers, double brightness);
    void keep_view(const scanner::Frame& frame);
    void tell(CameraState state, const std::string& error = {});
    void pause(const std::stop_token& stop, double seconds) const;

    VisionSetup setup_;
    Listener listener_;
    std::unique_ptr<TableFollower> follower_;
    cv::Size size_;
    bool anew_ = true;
    CameraState told_ = CameraState::opening;
    std::string told_error_;
    double last_view_ = -1;
    LookRate rate_;
    std::atomic<bool> moving_ = false, too_busy_ = false;
    std::atomic<std::int64_t> newest_ = -1;
    mutable std::mutex mutex_;  // of what follows
    std::optional<VisionView> view_;
    double last_frame_ = 0;
    std::jthread thread_;
};

}  // namespace temple::ui
