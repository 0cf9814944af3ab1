// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/camera/vision.hpp"

#include <algorithm>
#include <chrono>
#include <opencv2/imgproc.hpp>

namespace temple::ui {
namespace {

constexpr double look_each = 0.2;        // s: how soon a stop is noticed
constexpr double tried_again_after = 1;  // s; with opening, recovered within 3 s
constexpr double given_up_after = 6;     // s without a frame: the source is opened anew
constexpr double view_each = 0.1;        // s; ten pictures a second suffice to place a camera
constexpr double view_width = 960;       // px

double now() {
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

double brightness_of(const cv::Mat& bgr) {
    cv::Mat small;
    cv::resize(bgr, small, {64, 36}, 0, 0, cv::INTER_NEAREST);
    const cv::Scalar mean = cv::mean(small);
    return (mean[0] + mean[1] + mean[2]) / 3;
}

void turn(cv::Mat& bgr, int quarter_turns, bool mirror) {
    cv::Mat turned;
    if (quarter_turns != 0) {
        cv::rotate(bgr, turned, quarter_turns - 1);  // ROTATE_90_CLOCKWISE is 0, 180 is 1, 270 is 2
        bgr = turned;
    }
    if (mirror) {
        cv::Mat mirrored;
        cv::flip(bgr, mirrored, 1);
        bgr = mirrored;
    }
}

}  // namespace

Vision::Vision(VisionSetup setup, Listener listener)
    : setup_(std::move(setup)),
      listener_(std::move(listener)),
      last_frame_(now()),
      thread_([this](const std::stop_token& stop) { run(stop); }) {}

Vision::~Vision() = default;

void Vision::run(const std::stop_token& stop) {
    const auto followers = setup_.followers(setup_.game);
    if (!followers) return listener_.state(CameraState::gone, followers.error());
    listener_.state(CameraState::opening, {});
    while (!stop.stop_requested() && follow(stop, *followers)) {
        // Cards may have been moved meanwhile: everything is looked at again.
        follower_.reset();
        moving_ = too_busy_ = false;
        newest_ = -1;
        rate_ = {};
        pause(stop, tried_again_after);
    }
}

bool Vision::follow(const std::stop_token& stop, const Followers& followers) {
    Feed feed(setup_.open);
    CameraWatch watch(now());
    double began = -1;
    while (!stop.stop_requested()) {
        auto taken = feed.take(look_each);
        if (taken.frame) {
            const double brightness = brightness_of(taken.frame->bgr);
            watch.frame(brightness, now());
            tell(watch.state(now()));
            if (!taken.live && setup_.real_time) {
                if (began < 0) began = now() - taken.frame->t;
                pause(stop, began + taken.frame->t - now());
            }
            see(std::move(*taken.frame), followers, brightness);
            continue;
        }
        if (!taken.error.empty()) {
            tell(CameraState::gone, taken.error);
            return !setup_.is_file;
        }
        if (taken.ended) {
            tell(CameraState::ended);
            return false;
        }
        if (!setup_.is_file) tell(watch.state(now()));
        if (!setup_.is_file && watch.age(now()) > given_up_after) return true;
    }
    return false;
}

void Vision::see(scanner::Frame frame, const Followers& followers, double brightness) {
    {
        const std::lock_guard lock(mutex_);
        last_frame_ = now();
    }
    turn(frame.bgr, setup_.quarter_turns, setup_.mirror);
    if (brightness >= darkest) {  // a covered lens is no empty table
        if (!follower_ || frame.bgr.size() != size_) {
            size_ = frame.bgr.size();
            follower_ = followers.make(size_, setup_.plane);
            anew_ = true;
        }
        VisionChanges seen{follower_->update(frame), anew_};
        anew_ = false;
        listener_.changes(std::move(seen));
        rate_.looked(frame.number, now());
        too_busy_ = rate_.too_slow();
        newest_ = frame.number;
        moving_ = follower_->shaking();
    }
    if (follower_ && now() - last_view_ >= view_each) keep_view(frame);
}

void Vision::keep_view(const scanner::Frame& frame) {
    last_view_ = now();
    VisionView fresh;
    const double scale = std::min(1.0, view_width / frame.bgr.cols);
    std::vector<std::vector<cv::Point2f>> cards;
    fresh.marks = follower_->marks();
    for (Mark& mark : fresh.marks) {
        if (mark.is_card && mark.at_rest) cards.push_back(mark.outline);
        for (cv::Point2f& corner : mark.outline) corner *= scale;
    }
    fresh.open = follower_->open_cards();
    if (const auto plane = follower_->plane()) fresh.plane = plane->scaled(scale, scale);
    fresh.check = check_picture(frame.bgr, cards, follower_->smallest_card());
    fresh.size = frame.bgr.size();
    fresh.moving = follower_->shaking();
    fresh.number = frame.number;
    cv::resize(frame.bgr, fresh.bgr, {}, scale, scale, cv::INTER_AREA);
    const std::lock_guard lock(mutex_);
    view_ = std::move(fresh);
}

std::optional<VisionView> Vision::view() const {
    const std::lock_guard lock(mutex_);
    return view_;
}

double Vision::age() const {
    const std::lock_guard lock(mutex_);
    return now() - last_frame_;
}

void Vision::tell(CameraState state, const std::string& error) {
    if (state == told_ && error == told_error_) return;
    told_ = state;
    told_error_ = error;
    listener_.state(state, error);
}

void Vision::pause(const std::stop_token& stop, double seconds) const {
    const double until = now() + seconds;
    while (!stop.stop_requested() && now() < until)
        std::this_thread::sleep_for(std::chrono::duration<double>(std::min(look_each, until - now())));
}

}  // namespace temple::ui
