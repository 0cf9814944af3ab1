// SPDX-License-Identifier: GPL-3.0-or-later
// What was read in one frame, and what it means for the tracks; what is told.
#include <algorithm>
#include <cmath>

#include "scanner/card_pose.hpp"
#include "scanner/code_tracker.hpp"
#include "scanner/quad.hpp"

namespace temple::scanner {

namespace {

constexpr double rest_still = 0.12;      // s without motion before a reading counts
constexpr double rest_tolerance = 0.25;  // share of its cells that may flicker, as for playing cards
constexpr double rest_time = 0.2;        // s from the first of the equal readings to the last
constexpr double again = 0.06;           // s until what was read once is looked at again
constexpr double same_place = 0.12;      // of a thing's size: 9 mm for a card
constexpr double near_place = 0.7;       // of its size: a token that is pushed stays this token
constexpr double time_without = 0.8;     // s, and
constexpr int looks_without = 3;         // until a thing has left
constexpr double covered_share = 0.08;   // of its area that others hide
constexpr double tick_every = 0.25;      // s

double size_of(const Quad& outline) {
    return std::sqrt(area_of(outline));
}

double apart(const Quad& a, const Quad& b) {
    return cv::norm(centre_of(a) - centre_of(b)) / std::max(1.0, size_of(a));
}

bool same_look(const CodeLook& a, const CodeLook& b) {
    return a.object == b.object && apart(a.outline, b.outline) < same_place;
}

bool is_card(const table::CodedObject& object) {
    return object.side != table::CodedSide::token;
}

table::CodedObject object_of(const KnownCode& code) {
    const auto side = code.family == CodeFamily::matrix   ? table::CodedSide::cipher
                      : code.family == CodeFamily::frieze ? table::CodedSide::statues
                                                          : table::CodedSide::token;
    return {code.object, side};
}

}  // namespace

bool CodeTracker::lies_flat(const CodeReading& reading) const {
    if (!plane_) return true;
    return fit_code(reading, *plane_).side_error < cards_.tolerance();
}

bool CodeTracker::is_trusted(const CodeReading& reading) const {
    if (reading.code.object.empty()) return false;
    // Who holds it does not matter: what is read whole is not covered, and fresh cards look like arms at
    // first.
    return changes_.is_still(grid_.cells_of(reading.outline), rest_still, rest_tolerance) &&
           lies_flat(reading);
}

void CodeTracker::match(const std::vector<CodeReading>& readings, const cv::Rect& region) {
    std::vector<table::TrackId> seen;
    for (const CodeReading& reading : readings) {
        if (!is_trusted(reading)) continue;
        const CodeLook look{object_of(reading.code), reading.outline, t_, t_};
        if (CodeTrack* track = track_of(look)) {
            saw(*track, look);
            seen.push_back(track->id);
        } else {
            begin_track(look);
            seen.push_back(tracks_.back().id);
        }
    }
    for (CodeTrack& track : tracks_) {
        const cv::Rect box = box_around(track.look.outline, 0, grid_.frame());
        if (std::ranges::find(seen, track.id) == seen.end() && (box & region) == box) missed(track);
    }
}

CodeTrack* CodeTracker::track_of(const CodeLook& look) {
    CodeTrack* nearest = nullptr;
    for (CodeTrack& track : tracks_) {
        if (track.look.object.name != look.object.name || track.state == CodeTrackState::gone) continue;
        if (is_unique(look.object)) return &track;
        if (apart(track.look.outline, look.outline) > near_place || track.look.last == t_) continue;
        if (nearest == nullptr ||
            apart(track.look.outline, look.outline) < apart(nearest->look.outline, look.outline))
            nearest = &track;
    }
    return nearest;
}

void CodeTracker::begin_track(const CodeLook& look) {
    CodeTrack track;
    track.id = next_id_++;
    track.look = look;
    track.next_look = t_ + again;
    place(track);
    tracks_.push_back(std::move(track));
}

void CodeTracker::saw(CodeTrack& track, const CodeLook& look) {
    track.missed = 0;
    if (same_look(track.look, look)) {
        track.doubt.reset();
        track.next_look = 0;
        track.disturbed = false;
        track.look.last = t_;
        if (track.state == CodeTrackState::covered) track.state = CodeTrackState::at_rest;
        if (track.state != CodeTrackState::appearing) return;
        track.look.outline = look.outline;
        track.next_look = t_ + again;
        if (t_ - track.look.first >= rest_time) settle(track);
        return;
    }
    if (track.doubt && same_look(*track.doubt, look)) {
        track.doubt->last = t_;
    } else {
        track.doubt = look;
    }
    track.next_look = t_ + again;
    if (t_ - track.doubt->first >= rest_time) settle(track);
}

/// It was read twice in the same way: it is so.
void CodeTracker::settle(CodeTrack& track) {
    const double before = track.look.last;
    const bool turned = track.doubt && !(track.doubt->object == track.look.object);
    if (track.doubt) track.look = *track.doubt;
    track.doubt.reset();
    track.state = CodeTrackState::at_rest;
    track.next_look = 0;
    track.disturbed = false;
    place(track);
    arms_.absorb(track.look.outline);
    if (is_card(track.look.object)) {
        cards_.add(track.look.outline);
        set_scale(track.look.outline);
    }
    if (!plane_) return;
    const auto kind = !track.reported ? table::ChangeKind::placed
                      : turned        ? table::ChangeKind::turned
                                      : table::ChangeKind::moved;
    report(track, kind, track.reported ? before : track.look.first - 1);
}

void CodeTracker::missed(CodeTrack& track) {
    if (track.state == CodeTrackState::appearing) {
        if (++track.missed >= looks_without) track.state = CodeTrackState::gone;
        track.next_look = t_ + again;
        return;
    }
    // What was not touched is still there, read or not.
    if (!track.disturbed || track.doubt) return;
    if (!changes_.is_still(track.cells, rest_still, rest_tolerance)) return;
    if (arms_.covered_share(track.cells) > covered_share) return;
    if (is_covered(track)) {
        track.state = CodeTrackState::covered;
        return;
    }
    track.next_look = t_ + again;
    if (track.missed++ == 0) track.missed_since = t_;
    if (track.missed < looks_without || t_ - track.missed_since < time_without) return;
    if (track.reported) report(track, table::ChangeKind::left, track.look.last);
    track.state = CodeTrackState::gone;
}

bool CodeTracker::is_covered(const CodeTrack& track) const {
    return std::ranges::any_of(tracks_, [&](const CodeTrack& other) {
        return other.id != track.id && other.state != CodeTrackState::gone &&
               other.look.last > track.look.last &&
               overlap_area(other.look.outline, track.look.outline) >
                   covered_share * area_of(track.look.outline);
    });
}

void CodeTracker::place(CodeTrack& track) {
    track.cells = grid_.cells_of(track.look.outline);
    if (!plane_) return;
    if (is_card(track.look.object))
        track.pose = fit_pose(on_short_side(track.look.outline), *plane_, calibration::poker_size).pose;
    else
        track.pose = {plane_->to_mm(centre_of(track.look.outline)), 0};
}

void CodeTracker::report(CodeTrack& track, table::ChangeKind kind, double arm_from) {
    table::TableChange change;
    change.kind = kind;
    change.t = t_;
    change.track = track.id;
    change.pose = track.pose;
    change.face = track.look.object.side == table::CodedSide::cipher ? table::Face::down : table::Face::up;
    change.object = track.look.object;
    change.busy = busy();
    if (kind != table::ChangeKind::read)
        if (const auto arm = arms_.arm_at(track.cells, arm_from, t_))
            change.arm = table::Reach{plane_->to_mm(arm->base), plane_->to_mm(arm->tip)};
    track.reported = true;
    last_report_ = t_;
    out_.push_back(std::move(change));
}

void CodeTracker::report_tick() {
    if (t_ - last_report_ < tick_every) return;
    table::TableChange tick;
    tick.t = t_;
    tick.busy = busy();
    last_report_ = t_;
    out_.push_back(tick);
}

}  // namespace temple::scanner
