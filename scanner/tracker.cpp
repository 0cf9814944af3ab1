// SPDX-License-Identifier: GPL-3.0-or-later
// What the tracker looks at: everything else costs nothing.
#include "scanner/tracker.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <opencv2/imgproc.hpp>

#include "scanner/card_finder.hpp"
#include "scanner/card_pose.hpp"
#include "scanner/quad.hpp"
#include "scanner/stopwatch.hpp"

namespace temple::scanner {

namespace {

constexpr double network_card = 46;                     // px: height of a card in the finder's input
constexpr double least_scale = 0.15, most_scale = 1.5;  // of the finder's input against the frame
constexpr std::array<double, 3> sizes{1, 0.8, 1.2};     // of that, in turn
constexpr double settle = 0.2;                          // s of stillness before a change is looked at
constexpr double accept_still = 0.15;                   // s
constexpr double region_margin = 0.8;  // card heights of surroundings that the finder gets to see
constexpr double budget = 170e3;       // px of the finder's input per frame: about 20 ms
constexpr double sweep_every = 0.4;    // s: one tile of the picture is checked again
constexpr int sweep_columns = 4, sweep_rows = 3;
constexpr std::array<int, 2> first_widths{640, 1024};  // px, before the size of the cards is known
constexpr double bare_still = 1.0;                     // s
constexpr int size_votes = 4;                          // cards more for one size than for the other

cv::Rect grown(cv::Rect rect, double by, cv::Size limits) {
    const int d = cvCeil(by);
    rect -= cv::Point(d, d);
    rect += cv::Size(2 * d, 2 * d);
    return rect & cv::Rect({0, 0}, limits);
}

/// True if the outline lies in the rectangle and is not cut by one of its sides that is not the picture's
/// own.
bool inside(const Quad& quad, cv::Rect rect, cv::Size picture) {
    constexpr float slack = 2;  // px
    return std::all_of(quad.begin(), quad.end(), [&](cv::Point2f p) {
        return (rect.x == 0 || p.x > static_cast<float>(rect.x) + slack) &&
               (rect.y == 0 || p.y > static_cast<float>(rect.y) + slack) &&
               (rect.br().x == picture.width || p.x < static_cast<float>(rect.br().x) - slack) &&
               (rect.br().y == picture.height || p.y < static_cast<float>(rect.br().y) - slack);
    });
}

/// Joins rectangles that overlap once they are grown by `by` px.
std::vector<cv::Rect> joined(std::vector<cv::Rect> rects, double by, cv::Size limits) {
    for (bool again = true; again;) {
        again = false;
        for (std::size_t i = 0; i < rects.size() && !again; ++i)
            for (std::size_t j = i + 1; j < rects.size() && !again; ++j)
                if (!(grown(rects[i], by, limits) & rects[j]).empty()) {
                    rects[i] |= rects[j];
                    rects.erase(rects.begin() + static_cast<std::ptrdiff_t>(j));
                    again = true;
                }
    }
    return rects;
}

}  // namespace

Tracker::Tracker(const TrackerSetup& setup, CardEyes eyes)
    : grid_(setup.frame),
      eyes_(std::move(eyes)),
      plane_is_given_(setup.plane.has_value()),
      plane_(setup.plane),
      card_(setup.card),
      changes_(grid_),
      arms_(grid_),
      bare_(grid_),
      collector_(setup.frame) {}

std::vector<table::TableChange> Tracker::update(const Frame& frame) {
    frame_ = frame;
    t_ = frame.t;
    out_.clear();
    examined_.clear();
    {
        const Stopwatch watch(times_.change);
        const cv::Mat reduced = grid_.reduce(frame.bgr);
        watch_camera(reduced);
        if (!shake_.shaking()) {
            arms_.update(reduced, changes_.moving(), t_);
            learn_table();
        }
    }
    if (!shake_.shaking()) {
        for (Track& track : tracks_)
            if (cv::countNonZero(track.cells & (changes_.changed() | changes_.moving())) == 0)
                track.last_unchanged = t_;
        examine_changes();
        read_cards();
        learn_plane();
        report_readings();
    }
    std::erase_if(tracks_, [](const Track& track) { return track.state == TrackState::gone; });
    report_tick();
    return std::move(out_);
}

bool Tracker::busy() const {
    return shake_.shaking() || !arms_.arms().empty();
}

void Tracker::watch_camera(const cv::Mat& reduced) {
    changes_.look(reduced, t_);
    shake_.update(reduced, changes_.moving(), t_);
    const cv::Point2d displaced = shake_.take_displacement() * (1 / grid_.scale());
    if (displaced != cv::Point2d(0, 0)) {
        if (plane_) plane_ = plane_->shifted(displaced);
        for (Track& track : tracks_) {
            for (cv::Point2f& p : track.look.quad) p += cv::Point2f(displaced);
            place(track);
        }
        changes_.forget();
        arms_.forget();
        bare_.forget();
    }
    changes_.learn(shake_.shaking());
}

double Tracker::card_px(cv::Point2f at) const {
    if (plane_) return std::clamp(plane_->px_per_mm(at) * calibration::poker_size.height, 8.0, 2000.0);
    if (heights_.empty()) return 0;
    std::vector<double> sorted = heights_;
    std::nth_element(sorted.begin(), sorted.begin() + static_cast<std::ptrdiff_t>(sorted.size() / 2),
                     sorted.end());
    return sorted[sorted.size() / 2];
}

std::vector<cv::Rect> Tracker::regions_to_examine() {
    std::vector<cv::Rect> urgent, regions;
    for (const Track& track : tracks_)
        if (track.next_look > 0 && track.next_look <= t_)
            urgent.push_back(box_around(track.look.quad, 4, grid_.frame()));
    const auto settled = changes_.settled_regions(settle);
    for (const cv::Rect& cells : settled) regions.push_back(grid_.frame_rect(cells));
    if (t_ - last_sweep_ >= sweep_every) {
        const int column = sweep_ % sweep_columns, row = sweep_ / sweep_columns % sweep_rows;
        const cv::Size f = grid_.frame();
        regions.emplace_back(
            cv::Point(f.width * column / sweep_columns, f.height * row / sweep_rows),
            cv::Point(f.width * (column + 1) / sweep_columns, f.height * (row + 1) / sweep_rows));
        ++sweep_;
        last_sweep_ = t_;
    }
    const double card = card_px(cv::Point2f(grid_.frame()) / 2);
    urgent = joined(urgent, card, grid_.frame());
    regions = joined(regions, card / 2, grid_.frame());
    std::stable_sort(regions.begin(), regions.end(),
                     [](const cv::Rect& a, const cv::Rect& b) { return a.area() < b.area(); });
    for (const cv::Rect& region : regions) {
        const auto holds = [&](const cv::Rect& u) { return (u & region) == u; };
        std::erase_if(urgent, holds);
        urgent.push_back(region);
    }
    return urgent;
}

void Tracker::examine_changes() {
    if (card_px(cv::Point2f(grid_.frame()) / 2) <= 0) {
        look_at_whole_picture();
        return;
    }
    double spent = 0;
    for (const cv::Rect& region : regions_to_examine()) {
        const double card = card_px(cv::Point2f(region.tl() + region.br()) / 2);
        const cv::Rect wide = grown(region, region_margin * card, grid_.frame());
        const double cost = static_cast<double>(wide.area()) * std::pow(network_card / card, 2);
        if (spent > 0 && spent + cost > budget) continue;
        spent += cost;
        examine(region);
    }
}

void Tracker::examine(const cv::Rect& region) {
    const double card = card_px(cv::Point2f(region.tl() + region.br()) / 2);
    const cv::Rect wide = grown(region, region_margin * card, grid_.frame());
    // What the finder misses at one size it often finds at another.
    const double vary = sizes[static_cast<std::size_t>(times_.finds) % sizes.size()];
    const double scale = std::clamp(network_card * vary / card, least_scale, most_scale);
    std::vector<Detection> detections;
    {
        const Stopwatch watch(times_.find);
        ++times_.finds;
        detections = eyes_.find(frame_.bgr(wide), cvRound(wide.width * scale));
    }
    std::vector<Seen> seen;
    for (Detection& detection : detections) {
        for (cv::Point2f& p : detection.quad) p += cv::Point2f(wide.tl());
        if (!inside(detection.quad, wide, grid_.frame())) continue;
        if (auto one = judge(detection)) seen.push_back(std::move(*one));
    }
    propose_known_places(seen, region);
    match(seen, region);
    changes_.accept(grid_.cells_under(region), accept_still);
    examined_.push_back(region);
}

void Tracker::look_at_whole_picture() {
    const cv::Mat everywhere(grid_.cells(), CV_8U, cv::Scalar(255));
    if (t_ - last_sweep_ < sweep_every || !changes_.is_still(everywhere, settle, 0.5)) return;
    last_sweep_ = t_;
    std::vector<Detection> all;
    for (int width : first_widths) {
        const Stopwatch watch(times_.find);
        ++times_.finds;
        for (const Detection& detection : eyes_.find(frame_.bgr, width)) all.push_back(detection);
    }
    constexpr double sure_score = 0.5;
    for (const Detection& detection : one_per_card(all))
        if (detection.score > sure_score && changes_.is_still(grid_.cells_of(detection.quad), settle))
            heights_.push_back(long_side(detection.quad));
}

void Tracker::learn_plane() {
    if (plane_is_given_) return;
    auto fit = plane_ ? collector_.refine() : collector_.fit();
    if (!fit && !plane_) {
        std::vector<Quad> at_rest;
        for (const Track& track : tracks_)
            if (track.state == TrackState::at_rest) at_rest.push_back(track.look.quad);
        fit = collector_.fit_on_edges(frame_.bgr, at_rest);
    }
    if (!fit) return;
    const bool first = !plane_;
    plane_ = fit->plane;
    card_ = fit->card;
    constexpr double flat = 0.12, moved = 8;  // share; mm
    for (Track& track : tracks_) {
        const PoseFit pose = fit_pose(track.look.quad, *plane_, *card_);
        const double shift = table::distance(track.look.pose.centre, pose.pose.centre);
        track.look.pose = pose.pose;
        track.doubt.reset();
        if (track.state == TrackState::appearing) continue;
        if (first && pose.side_error > flat)
            track.state = TrackState::gone;
        else if (first)
            report(track, table::ChangeKind::placed, t_ - 1);
        else if (track.reported && shift > moved)
            report(track, table::ChangeKind::moved, t_);
    }
}

void Tracker::learn_card_size(const Quad& quad) {
    if (card_ || !plane_) return;
    const auto side = [&](std::size_t i, std::size_t j) {
        return table::distance(plane_->to_mm(quad[i]), plane_->to_mm(quad[j]));
    };
    const double width = 0.5 * (side(0, 1) + side(2, 3));
    ++(width > 0.5 * (calibration::poker_size.width + calibration::bridge_size.width) ? poker_votes_
                                                                                      : bridge_votes_);
    if (std::abs(poker_votes_ - bridge_votes_) >= size_votes)
        card_ = poker_votes_ > bridge_votes_ ? calibration::poker_size : calibration::bridge_size;
}

void Tracker::learn_table() {
    const double card = card_px(cv::Point2f(grid_.frame()) / 2) / grid_.cell_px();  // cells
    if (card > 0) arms_.set_card_cells(std::max(4.0, card * card * 0.68));
    cv::Mat taken = arms_.covered() | changes_.changed();
    for (const Track& track : tracks_) taken |= track.cells;
    cv::dilate(taken, taken, cv::Mat());
    bare_.learn(changes_.now(), changes_.still(bare_still) & ~taken);
}

}  // namespace temple::scanner
