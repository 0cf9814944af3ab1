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

Mark mark_of(const scanner::Track& track, double scale) {
    Mark mark;
    for (const cv::Point2f& corner : track.look.quad)
        mark.outline.push_back(corner * static_cast<float>(scale));
    mark.face_up = track.look.face == table::Face::up;
    const auto card = sure_card(track);
    const bool sure = !mark.face_up || card;
    mark.state = track.state == scanner::TrackState::appearing ? Mark::State::settling
                 : track.state == scanner::TrackState::covered ? Mark::State::covered
                 : sure                                        ? Mark::State::sure
                                                               : Mark::State::in_doubt;
    if (card && mark.state == Mark::State::sure) mark.name = card->name();
    return mark;
}

}  // namespace

Vision::Vision(VisionSetup setup, Listener listener)
    : setup_(std::move(setup)),
      listener_(std::move(listener)),
      last_frame_(now()),
      thread_([this](const std::stop_token& stop) { run(stop); }) {}

Vision::~Vision() = default;

void Vision::run(const std::stop_token& stop) {
    auto eyes = setup_.eyes();
    if (!eyes) return listener_.state(CameraState::gone, eyes.error());
    listener_.state(CameraState::opening, {});
    while (!stop.stop_requested() && follow(stop, *eyes)) {
        // Cards may have been moved meanwhile: everything is looked at again.
        tracker_.reset();
        moving_ = false;
        pause(stop, tried_again_after);
    }
}

bool Vision::follow(const std::stop_token& stop, scanner::CardEyes& eyes) {
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
            see(std::move(*taken.frame), eyes, brightness);
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

void Vision::see(scanner::Frame frame, scanner::CardEyes& eyes, double brightness) {
    {
        const std::lock_guard lock(mutex_);
        last_frame_ = now();
    }
    turn(frame.bgr, setup_.quarter_turns, setup_.mirror);
    if (brightness >= darkest) {  // a covered lens is no empty table
        if (!tracker_ || frame.bgr.size() != size_) {
            size_ = frame.bgr.size();
            tracker_.emplace(scanner::TrackerSetup{size_, setup_.plane, {}}, eyes);
            anew_ = true;
        }
        VisionChanges seen{tracker_->update(frame), anew_};
        anew_ = false;
        listener_.changes(std::move(seen));
        moving_ = tracker_->shaking();
    }
    if (tracker_ && now() - last_view_ >= view_each) keep_view(frame);
}

void Vision::keep_view(const scanner::Frame& frame) {
    last_view_ = now();
    VisionView fresh;
    const double scale = std::min(1.0, view_width / frame.bgr.cols);
    std::vector<std::vector<cv::Point2f>> cards;
    for (const auto& track : tracker_->tracks()) {
        if (track.state == scanner::TrackState::gone) continue;
        fresh.marks.push_back(mark_of(track, scale));
        if (track.state == scanner::TrackState::at_rest)
            cards.emplace_back(track.look.quad.begin(), track.look.quad.end());
    }
    fresh.open = face_up_cards(tracker_->tracks());
    if (tracker_->plane()) fresh.plane = tracker_->plane()->scaled(scale, scale);
    fresh.check = check_picture(frame.bgr, cards);
    fresh.size = frame.bgr.size();
    fresh.moving = tracker_->shaking();
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
