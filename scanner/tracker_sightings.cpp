// SPDX-License-Identifier: GPL-3.0-or-later
// What was seen in one look, and what it means for the tracks.
#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

#include "scanner/card_pose.hpp"
#include "scanner/quad.hpp"
#include "scanner/rectify.hpp"
#include "scanner/tracker.hpp"
#include "scanner/tracker_limits.hpp"

namespace temple::scanner {

namespace {

constexpr double confirm_still = 0.25;  // s
// A card under a restless hand rests if its edges stay in one place for this long, over so many looks; a
// sliding or turning card is another place at each.
constexpr double restless_after = 0.25;  // s
constexpr int restless_times = 3;
constexpr double confirm_after = 0.12;  // s between the first and the last look that agree
constexpr int confirm_times = 2;
constexpr double guessed = 0.7;          // probability; backs under fingers were named with up to 0.55
constexpr double touched = 0.05;         // share of a card that an arm covers
constexpr double doubled_overlap = 0.3;  // with a card that was found at its place
constexpr double surely_read = 0.9;      // probability at which two readings that differ are two cards
// Share of a card's area that is new: 0.88-1 for a card that was laid upon others, 0.1-0.6 where parts of the
// cards of a pile were taken for another one.
constexpr double least_fresh = 0.7;
constexpr double laid_within = 1.5;   // s before it is first seen so that an arm was there
constexpr double under_again = 0.75;  // s until a card under another is looked for again
constexpr double before_act = 0.4;    // s that a hand needs to reach what it changes
constexpr double same_angle = 0.08;   // rad
constexpr double same_corner = 0.05;  // of a card's height, before the plane is known
constexpr double moved_overlap = 0.12;
constexpr double turned_overlap = 0.25;  // turned over and laid a little aside

}  // namespace

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
        double overlap, worth;
        std::size_t track, seen;
    };
    // Of several outlines at a card's place, one that lies as a card does is it.
    const auto worth = [&](const Track& track, const Seen& one, double overlap) {
        const bool fits = one.flat || (track.doubt && repeats(*track.doubt, one));
        return overlap + (overlap >= same_card_overlap && fits ? 1 : 0);
    };
    std::vector<Pair> pairs;
    std::vector<bool> done(tracks_.size(), false);
    for (std::size_t i = 0; i < tracks_.size(); ++i)
        for (std::size_t j = 0; j < seen.size(); ++j)
            if (const double o = overlap_ratio(tracks_[i].look.quad, seen[j].look.quad); o >= moved_overlap)
                pairs.push_back({o, worth(tracks_[i], seen[j], o), i, j});
    std::stable_sort(pairs.begin(), pairs.end(),
                     [](const Pair& a, const Pair& b) { return a.worth > b.worth; });
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

bool Tracker::is_part_of_pile(const Seen& seen) const {
    if (seen.look.face != table::Face::up || seen.look.fresh >= least_fresh) return false;
    const auto under = [&](const Track& track) {
        return track.reported && track.look.face == table::Face::up &&
               overlap_ratio(track.look.quad, seen.look.quad) > moved_overlap;
    };
    return std::any_of(tracks_.begin(), tracks_.end(), under);
}

void Tracker::begin_track(Seen& seen) {
    if (seen.look.face == table::Face::up && seen.sighting)
        if (readable(seen) < least_readable || is_part_of_pile(seen)) return;
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

bool Tracker::repeats(const Look& look, const Seen& seen) const {
    if (!seen.sighting || seen.look.face != look.face || !same_place(look, seen.look)) return false;
    const table::Identity known = look.evidence.identity();
    return known.best() >= surely_read &&
           seen.sighting->reading.cards[static_cast<std::size_t>(known.candidates.front().card.index())] >=
               surely_read;
}

void Tracker::saw(Track& track, Seen& seen) {
    if (!seen.flat && !(track.doubt && repeats(*track.doubt, seen))) {
        // Lifted, or half under a hand: nothing can be said.
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
        const double fresh = old.fresh;
        old = seen.look;
        old.fresh = std::max(fresh, old.fresh);
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
    if (!rests(old, seen) || (known && is_guess_under_arm(track, old)))
        track.next_look = t_ + again;
    else if (known && was_laid_upon(track, old))
        lay_upon(track, Look(old));
    else
        confirm(track, Look(old));
}

bool Tracker::is_guess_under_arm(const Track& track, const Look& now) const {
    if (track.look.face != table::Face::down || now.face != table::Face::up) return false;
    return now.evidence.identity().best() < guessed && arms_.covered_share(track.cells) > touched;
}

bool Tracker::was_laid_upon(const Track& track, const Look& now) const {
    if (track.look.face != table::Face::up || now.face != table::Face::up) return false;
    if (now.fresh < least_fresh || !arms_.was_at(track.cells, now.first - laid_within, t_)) return false;
    const table::Identity was = track.look.evidence.identity(), is = now.evidence.identity();
    if (was.best() < surely_read || is.best() < surely_read) return false;
    const table::Card card = is.candidates.front().card;
    const auto is_that = [&](const Track& other) {
        const table::Identity known = other.look.evidence.identity();
        return other.look.face == table::Face::up && known.best() > 0 &&
               known.candidates.front().card == card &&
               overlap_ratio(other.look.quad, now.quad) > moved_overlap;
    };
    return std::none_of(tracks_.begin(), tracks_.end(), is_that);
}

void Tracker::lay_upon(Track& track, const Look& look) {
    track.doubt.reset();
    track.state = TrackState::covered;
    track.next_look = t_ + under_again;
    Track upper;
    upper.id = next_id_++;
    upper.look = look;
    upper.last_unchanged = track.last_unchanged;
    confirm(upper, look);
    tracks_.push_back(std::move(upper));  // `track` is not valid any more
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
    constexpr double longest_act = 4;  // s: reaching, turning and letting go
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
