// SPDX-License-Identifier: GPL-3.0-or-later
// What the code tracker looks at: everything else costs nothing.
#include "scanner/code_tracker.hpp"

#include <algorithm>
#include <cmath>

#include "calibration/card_size.hpp"
#include "scanner/quad.hpp"
#include "scanner/stopwatch.hpp"

namespace temple::scanner {

namespace {

constexpr double settle_time = 0.15;      // s of stillness before a change is looked at
constexpr double accept_still = 0.15;     // s
constexpr double sweep_every = 0.7;       // s: the whole picture is read again, 20 ms
constexpr double wide_share = 0.5;        // of the picture: larger regions are read as the whole
constexpr double first_margin = 0.12;     // of the picture's width, before the size of the cards is known
constexpr double disturbed_share = 0.15;  // of a thing's cells that change or move

}  // namespace

CodeTracker::CodeTracker(const CodeTrackerSetup& setup, CodeReader reader)
    : grid_(setup.frame),
      reader_(std::move(reader)),
      plane_is_given_(setup.plane.has_value()),
      plane_(setup.plane),
      cards_(setup.frame),
      changes_(grid_),
      arms_(grid_) {}

std::vector<table::TableChange> CodeTracker::update(const Frame& frame) {
    frame_ = frame;
    t_ = frame.t;
    out_.clear();
    const cv::Mat reduced = grid_.reduce(frame.bgr);
    watch_camera(reduced);
    if (!shake_.shaking()) {
        arms_.update(reduced, changes_.moving(), t_);
        notice_disturbed();
        for (const cv::Rect& region : regions_to_read()) look_at(region);
        learn_plane();
    }
    std::erase_if(tracks_, [](const CodeTrack& track) { return track.state == CodeTrackState::gone; });
    report_tick();
    return std::move(out_);
}

void CodeTracker::watch_camera(const cv::Mat& reduced) {
    changes_.look(reduced, t_);
    shake_.update(reduced, changes_.moving(), t_);
    const cv::Point2f displaced(shake_.take_displacement() * (1 / grid_.scale()));
    if (displaced != cv::Point2f(0, 0)) {
        if (plane_) plane_ = plane_->shifted(displaced);
        cards_.shift(displaced);
        for (CodeTrack& track : tracks_) {
            for (cv::Point2f& p : track.look.outline) p += displaced;
            place(track);
        }
        changes_.forget();
        arms_.forget();
    }
    changes_.learn(shake_.shaking());
}

void CodeTracker::set_scale(const Quad& card) {
    card_px_ = std::max(long_side(card), short_side(card));
    const double across = std::min(long_side(card), short_side(card)) / calibration::poker_size.width,
                 along = card_px_ / calibration::poker_size.height, least = std::min(across, along);
    least_scale_ = least_scale_ > 0 ? std::min(least_scale_, least) : least;
    arms_.set_card_cells(std::max(4.0, area_of(card) / (grid_.cell_px() * grid_.cell_px())));
}

void CodeTracker::notice_disturbed() {
    for (CodeTrack& track : tracks_) {
        const int all = std::max(1, cv::countNonZero(track.cells));
        const int other = cv::countNonZero(track.cells & (changes_.changed() | changes_.moving()));
        if (other > disturbed_share * all) track.disturbed = true;
    }
}

std::vector<cv::Rect> CodeTracker::regions_to_read() {
    const cv::Rect whole({0, 0}, grid_.frame());
    if (t_ - last_sweep_ >= sweep_every) {
        last_sweep_ = t_;
        return {whole};
    }
    cv::Rect all;
    for (const cv::Rect& cells : changes_.settled_regions(settle_time)) all |= grid_.frame_rect(cells);
    for (const CodeTrack& track : tracks_)
        if (track.next_look > 0 && track.next_look <= t_)
            all |= box_around(track.doubt ? track.doubt->outline : track.look.outline, 2, grid_.frame());
    if (all.empty()) return {};
    const int margin = cvCeil(card_px_ > 0 ? card_px_ : first_margin * grid_.frame().width);
    const cv::Rect wide =
        cv::Rect(all.x - margin, all.y - margin, all.width + 2 * margin, all.height + 2 * margin) & whole;
    return {wide.area() > wide_share * whole.area() ? whole : wide};
}

void CodeTracker::look_at(const cv::Rect& region) {
    std::vector<CodeReading> readings;
    {
        const Stopwatch watch(reading_time_);
        ++looks_;
        readings = reader_.read(code_grey(frame_.bgr(region)),
                                limits_for(grid_.frame(), region.size(), least_scale_));
    }
    for (CodeReading& reading : readings)
        for (cv::Point2f& p : reading.outline) p += cv::Point2f(region.tl());
    match(readings, region);
    changes_.accept(grid_.cells_under(region), accept_still);
}

void CodeTracker::learn_plane() {
    if (plane_is_given_) return;
    const auto plane = cards_.better();
    if (!plane) return;
    const bool first = !plane_;
    plane_ = plane;
    for (CodeTrack& track : tracks_) {
        place(track);
        if (track.state != CodeTrackState::appearing && !track.reported)
            report(track, table::ChangeKind::placed, t_ - 1);
        else if (!first && track.reported)
            report(track, table::ChangeKind::read, t_);  // the same thing, its place measured better
    }
}

}  // namespace temple::scanner
