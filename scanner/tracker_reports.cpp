// SPDX-License-Identifier: GPL-3.0-or-later
// What the tracker tells: readings summed over frames, changes, the clock.
#include <algorithm>

#include "scanner/quad.hpp"
#include "scanner/rectify.hpp"
#include "scanner/stopwatch.hpp"
#include "scanner/tracker.hpp"

namespace temple::scanner {

namespace {

constexpr int reads_per_frame = 3;      // 4 ms each
constexpr double read_still = 0.1;      // s
constexpr double read_visible = 0.3;    // share of the card that an arm may cover
constexpr double report_every = 0.15;   // s between two `read` of one card
constexpr double worth_telling = 0.02;  // of the best card's probability
constexpr double tick_every = 0.25;     // s

}  // namespace

void Tracker::read_cards() {
    std::vector<Track*> unread;
    for (Track& track : tracks_) {
        if (track.state != TrackState::at_rest || track.doubt || track.look.face != table::Face::up) continue;
        if (track.look.evidence.is_settled() || arms_.covered_share(track.cells) > read_visible) continue;
        if (changes_.is_still(track.cells, read_still, 0.25)) unread.push_back(&track);
    }
    std::stable_sort(unread.begin(), unread.end(), [](const Track* a, const Track* b) {
        return a->look.evidence.looks() < b->look.evidence.looks();
    });
    if (unread.size() > reads_per_frame) unread.resize(reads_per_frame);
    for (Track* track : unread) {
        const Stopwatch watch(times_.read);
        ++times_.reads;
        const Sighting sighting = eyes_.read(frame_.bgr, {track->look.quad, track->look.face, 1});
        track->look.evidence.add(sighting, long_side(track->look.quad));
        // Taken for an open card before its back was known.
        const BackLooks looks = looks_of(rectify(frame_.bgr, track->look.quad));
        if (shows_known_back(track->look.quad, looks, sighting)) track->next_look = t_;
    }
}

void Tracker::report(Track& track, table::ChangeKind kind, double arm_from) {
    table::TableChange change;
    change.kind = kind;
    change.t = t_;
    change.track = track.id;
    change.pose = track.look.pose;
    change.face = track.look.face;
    if (track.look.face == table::Face::up) change.identity = track.look.evidence.identity();
    if (track.look.face == table::Face::down) change.back = track.look.back;
    change.busy = busy();
    if (kind != table::ChangeKind::read && plane_)
        if (const auto arm = arms_.arm_at(track.cells, arm_from, t_))
            change.arm = table::Reach{plane_->to_mm(arm->base), plane_->to_mm(arm->tip)};
    track.reported = true;
    track.last_report = t_;
    track.last_identity = change.identity;
    last_report_ = t_;
    out_.push_back(std::move(change));
}

void Tracker::report_readings() {
    if (!plane_) return;
    for (Track& track : tracks_) {
        if (!track.reported || track.state != TrackState::at_rest || track.look.face != table::Face::up)
            continue;
        if (t_ - track.last_report < report_every) continue;
        const table::Identity identity = track.look.evidence.identity();
        const bool other = identity.candidates.empty() != track.last_identity.candidates.empty() ||
                           (!identity.candidates.empty() &&
                            identity.candidates.front().card != track.last_identity.candidates.front().card);
        if (other || std::abs(identity.best() - track.last_identity.best()) > worth_telling)
            report(track, table::ChangeKind::read, t_);
    }
}

void Tracker::report_tick() {
    if (t_ - last_report_ < tick_every) return;
    table::TableChange tick;
    tick.t = t_;
    tick.busy = busy();
    last_report_ = t_;
    out_.push_back(tick);
}

}  // namespace temple::scanner
