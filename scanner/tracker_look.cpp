// SPDX-License-Identifier: GPL-3.0-or-later
// What one look says of one outline: where the card lies, which way up, and whether it is a card at all.
#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

#include "scanner/card_pose.hpp"
#include "scanner/edge_snap.hpp"
#include "scanner/quad.hpp"
#include "scanner/rectify.hpp"
#include "scanner/stopwatch.hpp"
#include "scanner/tracker.hpp"
#include "scanner/tracker_limits.hpp"

namespace temple::scanner {

namespace {

// A hand that stays on an open card keeps moving: what the finder is so sure of is looked at all the same.
constexpr double restless_score = 0.5;
// mm rms of the sides that lie on edges: a resting card has 0.3-1, one held 10 cm above the table is 9 %
// larger: 2.5-4.
constexpr double flat_residual = 1.6, flat_residual_corner = 1.0;
constexpr double provisional_factor = 1.7;  // a plane from four cards errs by up to 5 % of a length
constexpr double sure_score = 0.5;
constexpr double beside = 7;  // mm: the finder errs by so much where a card hardly differs from the table
constexpr double other_place = 2.5;      // mm
constexpr double surely_readable = 0.9;  // probability of cards
constexpr double wildest_sides = 0.35;   // share by which the finder's outline may err
constexpr double held_scale = 1.16;      // of a card's size, median of the sides
constexpr double farthest_settled = 16;  // mm between the finder's outline and the edges
constexpr float likely_card = 0.6F;      // probability; backs that the reader has never met get 0.1-0.56
constexpr double pile_overlap = 0.02, itself = 0.7;
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
    seen.look.fresh = arms_.new_share(seen.cells);
    decide_face(seen, detection);
    if (plane_ && card_ && open && (!seen.flat || seen.readable < proposed_readable))
        look_around(seen, detection);
    return seen;
}

calibration::CardSize Tracker::size_on_edges(const Quad& quad) const {
    calibration::CardSize best = calibration::bridge_size;
    PoseOnEdges best_pose;
    for (const calibration::CardSize& size : calibration::card_sizes) {
        const PoseFit fit = fit_pose(quad, *plane_, size);
        const PoseOnEdges pose = pose_on_edges(frame_.bgr, fit.pose, *plane_, size, SideTrust::all);
        if (pose.sides < best_pose.sides ||
            (pose.sides == best_pose.sides && pose.residual >= best_pose.residual))
            continue;
        best = size;
        best_pose = pose;
    }
    return best;
}

bool Tracker::lies_flat(const PoseOnEdges& pose, const table::Pose& found) const {
    const double trust = !plane_is_given_ && collector_.provisional() ? provisional_factor : 1;
    return pose.corner && pose.residual <= (pose.sides > 2 ? flat_residual : flat_residual_corner) * trust &&
           table::distance(pose.pose.centre, found.centre) < farthest_settled;
}

bool Tracker::settle_pose(Seen& seen, const Detection& detection) {
    const calibration::CardSize size = card_ ? *card_ : size_on_edges(detection.quad);
    const PoseFit best = fit_pose(detection.quad, *plane_, size);
    if (best.scale > held_scale) {  // nearer to the camera than the table
        seen.flat = false;
        return true;
    }
    if (best.side_error > wildest_sides) return false;  // no card, or one on edge
    // A hand that hides a part draws the outline to the rest: the pose that is known there may be the better
    // start.
    // Before the size is known a side that disagrees says that it is the other one.
    const SideTrust trusted = card_ ? SideTrust::all_but_one : SideTrust::all;
    PoseOnEdges pose = pose_on_edges(frame_.bgr, best.pose, *plane_, size, trusted);
    const auto try_from = [&](const Look& known) {
        if (overlap_ratio(known.quad, detection.quad) < same_card_overlap) return;
        const PoseOnEdges other = pose_on_edges(frame_.bgr, known.pose, *plane_, size, trusted);
        if (other.corner &&
            (other.sides > pose.sides || (other.sides == pose.sides && other.residual < pose.residual)))
            pose = other;
    };
    for (const Track& track : tracks_) {
        if (track.reported || track.state == TrackState::appearing) try_from(track.look);
        if (track.doubt) try_from(*track.doubt);
    }
    seen.flat = lies_flat(pose, best.pose);
    constexpr double measurable = 4.5;  // mm: what a provisional plane may err on a resting card
    if (!plane_is_given_ && seen.still && pose.sides == 4 && pose.residual < measurable &&
        detection.score > sure_score)
        collector_.add(pose.measured);
    seen.look.pose = pose.pose;
    seen.look.quad = outline_at(pose.pose, *plane_, size);
    return true;
}

bool Tracker::is_doubted(const table::Pose& pose, double within) const {
    return std::any_of(tracks_.begin(), tracks_.end(), [&](const Track& track) {
        return track.doubt && track.doubt->face == table::Face::up &&
               table::distance(track.doubt->pose.centre, pose.centre) < within;
    });
}

void Tracker::look_around(Seen& seen, const Detection& detection) {
    const table::Pose found = fit_pose(detection.quad, *plane_, *card_).pose;
    // What may be held up is only looked for where it was seen to lie.
    if (!seen.flat && !is_doubted(found, farthest_settled + same_centre)) return;
    std::vector<PoseOnEdges> places;
    for (const double x : {-beside, 0.0, beside})
        for (const double y : {-beside, 0.0, beside}) {
            const double c = std::cos(found.angle), s = std::sin(found.angle);
            const table::Pose start{found.centre + table::Place{c * x - s * y, s * x + c * y}, found.angle};
            const PoseOnEdges pose = pose_on_edges(frame_.bgr, start, *plane_, *card_);
            const auto is_that = [&](const PoseOnEdges& known) {
                return table::distance(known.pose.centre, pose.pose.centre) < other_place;
            };
            if (pose.sides > 2 && lies_flat(pose, found) &&
                (seen.flat || is_doubted(pose.pose, same_centre)) &&
                std::none_of(places.begin(), places.end(), is_that))
                places.push_back(pose);
        }
    for (const PoseOnEdges& pose : places) {
        const Stopwatch watch(times_.read);
        ++times_.reads;
        const Quad quad = outline_at(pose.pose, *plane_, *card_);
        const Sighting sighting = eyes_.read(frame_.bgr, {quad, table::Face::up, detection.score});
        const double readable = 1.0 - sighting.reading.none - sighting.reading.back;
        if (readable < surely_readable || readable <= seen.readable) continue;
        seen.flat = true;
        seen.readable = readable;
        seen.look.pose = pose.pose;
        seen.look.quad = quad;
        seen.look.face = table::Face::up;
        seen.sighting = sighting;
        seen.cells = grid_.cells_of(quad);
    }
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
    if (!seen.flat) return;
    const BackLooks looks = looks_of(rectify(frame_.bgr, seen.look.quad));
    if (!seen.sighting) {
        if (seen.readable < proposed_readable && backs_.is_known(looks)) seen.readable = proposed_readable;
        return;
    }
    if (seen.still && !lies_among_open(seen.look.quad, looks) &&
        strange_backs_.saw(seen.look.quad, looks, taken_for(sighting), backs_known(), backs_.is_known(looks)))
        for (Track& track : tracks_) track.next_look = t_;
    if (!shows_known_back(seen.look.quad, looks, sighting)) return;
    seen.look.face = table::Face::down;
    seen.sighting.reset();
    seen.readable = proposed_readable;
}

int Tracker::backs_known() const {
    return static_cast<int>(std::ranges::count_if(tracks_, [](const Track& track) {
        return track.state == TrackState::at_rest && track.look.face == table::Face::down;
    }));
}

TakenFor Tracker::taken_for(const Sighting& sighting) {
    const auto best = std::ranges::max_element(sighting.reading.cards);
    if (*best < likely_card) return {};
    return {table::Card(static_cast<int>(best - sighting.reading.cards.begin())), *best};
}

bool Tracker::lies_among_open(const Quad& quad, const BackLooks& looks) const {
    return std::ranges::any_of(tracks_, [&](const Track& track) {
        const table::Identity identity = track.look.evidence.identity();
        const double overlap = overlap_ratio(track.look.quad, quad);
        return track.look.face == table::Face::up && identity.best() >= likely_card &&
               overlap > pile_overlap && overlap < itself &&
               !strange_backs_.shows(looks, {identity.candidates.front().card, identity.best()});
    });
}

bool Tracker::shows_known_back(const Quad& quad, const BackLooks& looks, const Sighting& sighting) const {
    const TakenFor taken = taken_for(sighting);
    if (!strange_backs_.shows(looks, taken) &&
        (taken.card || 1.0 - sighting.reading.none - sighting.reading.back >= surely_readable ||
         !backs_.is_known(looks)))
        return false;
    // Parts of the open cards of a pile together look like anything.
    return !lies_among_open(quad, looks);
}

double Tracker::readable(Seen& seen) {
    if (seen.readable < 0) {
        const Stopwatch watch(times_.read);
        ++times_.reads;
        seen.readable = eyes_.read(frame_.bgr, {seen.look.quad, seen.look.face, 1}).reading.back;
    }
    return seen.readable;
}

}  // namespace temple::scanner
