// SPDX-License-Identifier: GPL-3.0-or-later
// What was seen in one look, and what it means for the tracks.
#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

#include "scanner/card_finder.hpp"
#include "scanner/card_pose.hpp"
#include "scanner/edge_snap.hpp"
#include "scanner/quad.hpp"
#include "scanner/rectify.hpp"
#include "scanner/stopwatch.hpp"
#include "scanner/tracker.hpp"
#include "scanner/tracker_limits.hpp"

namespace temple::scanner {

namespace {

constexpr double confirm_still = 0.25;  // s
// A hand that stays on an open card keeps moving. Such a card rests if its edges stay in one place for this
// long, over so many looks; a sliding or turning card is another place at each.
constexpr double restless_score = 0.5;
constexpr double restless_after = 0.25;  // s
constexpr int restless_times = 3;
constexpr double confirm_after = 0.12;  // s between the first and the last look that agree
constexpr int confirm_times = 2;
constexpr double least_readable = 0.5;      // probability of cards (or of a back): less is a hand or a shadow
constexpr double proposed_readable = 0.65;  // the same for a place that the finder did not name
constexpr double doubled_overlap = 0.3;     // with a card that was found at its place
// mm rms of the sides that lie on edges: a resting card has 0.3-1, one held 10 cm above the table is 9 %
// larger: 2.5-4.
constexpr double flat_residual = 1.6, flat_residual_corner = 1.0;
constexpr double provisional_factor = 1.7;  // a plane from four cards errs by up to 5 % of a length
constexpr double sure_score = 0.5;
constexpr double wildest_sides = 0.35;   // share by which the finder's outline may err
constexpr double held_scale = 1.16;      // of a card's size, median of the sides
constexpr double farthest_settled = 16;  // mm between the finder's outline and the edges
constexpr double same_centre = 5;        // mm: closer is the same place
constexpr double same_angle = 0.08;      // rad
constexpr double same_corner = 0.05;     // of a card's height, before the plane is known
constexpr double same_card_overlap = 0.45;
constexpr double moved_overlap = 0.12;
constexpr double turned_overlap = 0.25;             // turned over and laid a little aside
constexpr double seen_back = 0.8, seen_card = 0.9;  // probability at which the reader overrules the finder

}  // namespace

std::optional<Tracker::Seen> Tracker::judge(const Detection& detection) {
    Seen seen;
    seen.look.quad = detection.quad;
    seen.look.first = seen.look.last = t_;
    seen.look.times = 1;
    seen.cells = grid_.cells_of(detection.quad);
    if (cv::countNonZero(seen.cells) == 0) return std::nullopt;
    seen.still = changes_.is_still(seen.cells, rest_still, rest_tolerance);
    const bool open = detection.face == table::Face::up && detection.score > restless_score;
    if (!seen.still && !(plane_ && open)) return std::nullopt;
    if (plane_) {
        if (!settle_pose(seen, detection)) return std::nullopt;
        seen.cells = grid_.cells_of(seen.look.quad);
    }
    decide_face(seen, detection);
    return seen;
}

bool Tracker::settle_pose(Seen& seen, const Detection& detection) {
    PoseFit best;
    calibration::CardSize size{};
    for (const calibration::CardSize& candidate : calibration::card_sizes) {
        if (card_ && !(candidate == *card_)) continue;
        const PoseFit fit = fit_pose(detection.quad, *plane_, candidate);
        if (size.height > 0 && fit.residual >= best.residual) continue;
        best = fit;
        size = candidate;
    }
    if (best.scale > held_scale) {  // nearer to the camera than the table
        seen.flat = false;
        return true;
    }
    if (best.side_error > wildest_sides) return false;  // no card, or one on edge
    // A hand that hides a part draws the outline to the rest: the pose that is known there may be the better
    // start.
    PoseOnEdges pose = pose_on_edges(frame_.bgr, best.pose, *plane_, size);
    const auto try_from = [&](const Look& known) {
        if (overlap_ratio(known.quad, detection.quad) < same_card_overlap) return;
        const PoseOnEdges other = pose_on_edges(frame_.bgr, known.pose, *plane_, size);
        if (other.corner &&
            (other.sides > pose.sides || (other.sides == pose.sides && other.residual < pose.residual)))
            pose = other;
    };
    for (const Track& track : tracks_) {
        if (track.reported || track.state == TrackState::appearing) try_from(track.look);
        if (track.doubt) try_from(*track.doubt);
    }
    const double trust = !plane_is_given_ && collector_.provisional() ? provisional_factor : 1;
    const double moved = table::distance(pose.pose.centre, best.pose.centre);
    seen.flat = pose.corner &&
                pose.residual <= (pose.sides > 2 ? flat_residual : flat_residual_corner) * trust &&
                moved < farthest_settled;
    constexpr double measurable = 4.5;  // mm: what a provisional plane may err on a resting card
    if (!plane_is_given_ && seen.still && pose.sides == 4 && pose.residual < measurable &&
        detection.score > sure_score)
        collector_.add(pose.measured);
    seen.look.pose = pose.pose;
    seen.look.quad = outline_at(pose.pose, *plane_, size);
    return true;
}

void Tracker::decide_face(Seen& seen, const Detection& detection) {
    seen.look.face = detection.face;
    constexpr double sure_down = 0.6;
    if (detection.face == table::Face::down && detection.score >= sure_down) return;
    const Stopwatch watch(times_.read);
    ++times_.reads;
    const Sighting sighting = eyes_.read(frame_.bgr, {seen.look.quad, detection.face, detection.score});
    double cards = 0;
    for (float p : sighting.reading.cards) cards += p;
    if (detection.face == table::Face::up && sighting.reading.back > seen_back)
        seen.look.face = table::Face::down;
    if (detection.face == table::Face::down && cards > seen_card) seen.look.face = table::Face::up;
    if (seen.look.face == table::Face::up) seen.sighting = sighting;
    seen.readable = seen.look.face == table::Face::up ? 1.0 - sighting.reading.none - sighting.reading.back
                                                      : sighting.reading.back;
}

double Tracker::readable(Seen& seen) {
    if (seen.readable < 0) {
        const Stopwatch watch(times_.read);
        ++times_.reads;
        seen.readable = eyes_.read(frame_.bgr, {seen.look.quad, seen.look.face, 1}).reading.back;
    }
    return seen.readable;
}

bool Tracker::same_place(const Look& a, const Look& b) const {
    if (plane_)
        return table::distance(a.pose.centre, b.pose.centre) < same_centre &&
               axis_distance(a.pose.angle, b.pose.angle) < same_angle;
    return corner_distance(a.quad, b.quad) < same_corner * long_side(a.quad) + 1;
}

void Tracker::propose_known_places(std::vector<Seen>& seen, const cv::Rect& region) {
    for (const Track& track : tracks_) {
        const bool appearing = track.state == TrackState::appearing;
        if (!plane_ || (!track.reported && !appearing) ||
            !cv::Rect2f(region).contains(centre_of(track.look.quad)))
            continue;
        if (!appearing && looks_unchanged(track)) continue;
        const auto there = [&](const Seen& one) {
            return one.flat && overlap_ratio(one.look.quad, track.look.quad) > doubled_overlap;
        };
        if (std::any_of(seen.begin(), seen.end(), there)) continue;
        constexpr double half_sure = 0.5;  // the reader is asked for the face
        auto one = judge({track.look.quad, appearing ? track.look.face : table::Face::up, half_sure});
        if (one && one->flat && one->readable >= proposed_readable) seen.push_back(std::move(*one));
    }
}

void Tracker::match(std::vector<Seen>& seen, const cv::Rect& region) {
    struct Pair {
        double overlap;
        std::size_t track, seen;
    };
    std::vector<Pair> pairs;
    std::vector<bool> done(tracks_.size(), false);
    for (std::size_t i = 0; i < tracks_.size(); ++i)
        for (std::size_t j = 0; j < seen.size(); ++j)
            if (const double o = overlap_ratio(tracks_[i].look.quad, seen[j].look.quad); o >= moved_overlap)
                pairs.push_back({o, i, j});
    std::stable_sort(pairs.begin(), pairs.end(),
                     [](const Pair& a, const Pair& b) { return a.overlap > b.overlap; });
    for (const Pair& pair : pairs) {
        if (done[pair.track] || seen[pair.seen].taken) continue;
        Track& track = tracks_[pair.track];
        const bool near = pair.overlap >= same_card_overlap;
        const double least = track.look.face == seen[pair.seen].look.face ? moved_overlap : turned_overlap;
        if (!near && (!seen[pair.seen].flat || pair.overlap < least || looks_unchanged(track))) continue;
        done[pair.track] = seen[pair.seen].taken = true;
        saw(track, seen[pair.seen]);
    }
    for (std::size_t i = 0; i < done.size(); ++i)
        if (!done[i] && cv::Rect2f(region).contains(centre_of(tracks_[i].look.quad)))
            missed(tracks_[i], seen);
    for (Seen& one : seen)
        if (!one.taken && one.flat && !lies_on_known(one, seen)) begin_track(one);
}

bool Tracker::lies_on_known(const Seen& one, const std::vector<Seen>& seen) const {
    for (const Seen& other : seen)
        if (&other != &one && other.taken && overlap_ratio(one.look.quad, other.look.quad) > doubled_overlap)
            return true;
    return false;
}

void Tracker::begin_track(Seen& seen) {
    if (readable(seen) < least_readable) return;
    Track track;
    track.id = next_id_++;
    track.look = seen.look;
    if (seen.sighting) track.look.evidence.add(*seen.sighting, long_side(seen.look.quad));
    track.next_look = t_ + again;
    track.last_unchanged = t_;
    place(track);
    tracks_.push_back(std::move(track));
}

void Tracker::place(Track& track) {
    track.cells = grid_.cells_of(track.look.quad);
    track.mask = grid_.mask_of(track.look.quad);
    const cv::Rect box = cv::boundingRect(track.mask);
    track.patch = changes_.now().empty() || box.empty() ? cv::Mat() : changes_.now()(box).clone();
}

void Tracker::saw(Track& track, Seen& seen) {
    if (!seen.flat) {  // lifted, or half under a hand: nothing can be said
        track.next_look = t_ + 2 * again;
        return;
    }
    track.next_look = 0;
    const double height = long_side(seen.look.quad);
    const bool known = track.state != TrackState::appearing;
    Look& old = known && track.doubt ? *track.doubt : track.look;
    if (known && same_place(track.look, seen.look) && track.look.face == seen.look.face) {
        track.doubt.reset();
        track.state = TrackState::at_rest;
        track.missed = 0;
        track.missed_since = 0;
        track.look.last = t_;
        // A card that is sure is not read again: what covers it later only blurs it.
        if (seen.sighting && !track.look.evidence.is_settled())
            track.look.evidence.add(*seen.sighting, height);
        place(track);
        return;
    }
    if (readable(seen) < least_readable) {  // a hand, or a hand on it
        if (!known && ++track.missed >= 2) track.state = TrackState::gone;
        track.next_look = t_ + 2 * again;
        return;
    }
    track.missed = 0;
    track.missed_since = 0;
    if (known && !track.doubt) {
        track.doubt = seen.look;
        if (seen.sighting) track.doubt->evidence.add(*seen.sighting, height);
        track.next_look = t_ + again;
        return;
    }
    if (!same_place(old, seen.look) || old.face != seen.look.face) {
        old = seen.look;
        if (seen.sighting) old.evidence.add(*seen.sighting, height);
        track.next_look = t_ + again;
        if (!known) place(track);
        return;
    }
    old.quad = seen.look.quad;
    old.pose = seen.look.pose;
    if (t_ > old.last) ++old.times;
    old.last = t_;
    if (seen.sighting) old.evidence.add(*seen.sighting, height);
    if (rests(old, seen))
        confirm(track, Look(old));
    else
        track.next_look = t_ + again;
}

bool Tracker::rests(const Look& look, const Seen& seen) const {
    if (look.times >= restless_times && t_ - look.first >= restless_after) return true;
    return look.times >= confirm_times && t_ - look.first >= confirm_after &&
           changes_.is_still(seen.cells, confirm_still, rest_tolerance);
}

void Tracker::confirm(Track& track, const Look& look) {
    const bool was_known = track.state != TrackState::appearing;
    const bool was_turned = was_known && track.look.face != look.face;
    const Evidence before = track.look.evidence;
    const double seen_before = track.last_unchanged;
    track.look = look;
    if (was_known && !was_turned && look.face == table::Face::up && before.looks() > look.evidence.looks())
        track.look.evidence = before;  // the same card, pushed
    track.doubt.reset();
    track.state = TrackState::at_rest;
    place(track);
    if (look.face == table::Face::down)
        track.look.back = backs_.sort(looks_of(rectify(frame_.bgr, look.quad)));
    learn_card_size(look.quad);
    constexpr double longest_act = 4, before_act = 0.4;  // s: reaching, turning and letting go
    const double from =
        std::max(t_ - longest_act, was_known ? seen_before - before_act : t_ - longest_act / 2);
    if (!plane_)
        collector_.add(look.quad);
    else
        report(track,
               !was_known   ? table::ChangeKind::placed
               : was_turned ? table::ChangeKind::turned
                            : table::ChangeKind::moved,
               from);
    arms_.absorb(look.quad);
    track.last_unchanged = t_;
}

}  // namespace temple::scanner
