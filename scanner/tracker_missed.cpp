// SPDX-License-Identifier: GPL-3.0-or-later
// What it means for a track that it was not seen: unchanged, covered, under others, or gone.
#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

#include "scanner/quad.hpp"
#include "scanner/tracker.hpp"
#include "scanner/tracker_limits.hpp"

namespace temple::scanner {

namespace {

constexpr double covered_again = 0.25;                    // s until a covered card is looked for again
constexpr double covered_share = 0.12;                    // of a card's cells under an arm
constexpr double under_share = 0.6;                       // of a card's area under others
constexpr double upon_share = 0.12, beside_share = 0.05;  // of a card's area
constexpr int unchanged_limit = 16;                       // grey levels
constexpr double unchanged_share = 0.85;
constexpr double least_visible = 0.2;  // of a card's area, to say what is there
constexpr int most_missed = 4;
constexpr double missed_for = 1.2;  // s

}  // namespace

bool Tracker::looks_unchanged(const Track& track) const {
    return looks_unchanged(track, track.mask);
}

bool Tracker::looks_unchanged(const Track& track, const cv::Mat& mask) const {
    const cv::Rect box = cv::boundingRect(track.mask);
    if (track.patch.empty() || box.empty() || track.patch.size() != box.size()) return false;
    int all = 0, same = 0;
    for (int y = 0; y < box.height; ++y)
        for (int x = 0; x < box.width; ++x) {
            if (!mask.at<uchar>(box.y + y, box.x + x)) continue;
            const auto &a = track.patch.at<cv::Vec3b>(y, x),
                       &b = changes_.now().at<cv::Vec3b>(box.y + y, box.x + x);
            ++all;
            same += std::max({std::abs(a[0] - b[0]), std::abs(a[1] - b[1]), std::abs(a[2] - b[2])}) <=
                    unchanged_limit;
        }
    return same >= unchanged_share * all;
}

cv::Mat Tracker::visible_part(const Track& track, const std::vector<Seen>& seen) const {
    cv::Mat visible = track.mask.clone();
    for (const Seen& other : seen) visible.setTo(0, grid_.mask_of(other.look.quad));
    return visible;
}

bool Tracker::visible_part_is_bare(const Track& track, const std::vector<Seen>& seen) const {
    const cv::Mat visible = visible_part(track, seen);
    if (cv::countNonZero(visible) < least_visible * cv::countNonZero(track.mask)) return false;
    return bare_.look(changes_.now(), visible) == BareTable::Look::bare;
}

bool Tracker::lies_between(const Track& track, const std::vector<Seen>& seen) {
    const double area = std::max(1.0, area_of(track.look.quad));
    std::vector<const Quad*> upon;
    for (const Seen& one : seen)
        if (one.flat && overlap_area(track.look.quad, one.look.quad) > upon_share * area)
            upon.push_back(&one.look.quad);
    for (std::size_t i = 0; i < upon.size(); ++i)
        for (std::size_t j = i + 1; j < upon.size(); ++j)
            if (overlap_area(*upon[i], *upon[j]) < beside_share * area) return true;
    return false;
}

bool Tracker::lies_under(const Track& track, const std::vector<Seen>& seen) const {
    if (share_under(track, seen) <= under_share || lies_between(track, seen)) return false;
    const cv::Mat visible = visible_part(track, seen);
    // What of it would still be seen beside the card on top must look as it did.
    return cv::countNonZero(visible) < least_visible * cv::countNonZero(track.mask) ||
           looks_unchanged(track, visible);
}

double Tracker::share_under(const Track& track, const std::vector<Seen>& seen) {
    double area = 0;
    for (const Seen& other : seen) area += overlap_area(track.look.quad, other.look.quad);
    return area / std::max(1.0, area_of(track.look.quad));
}

void Tracker::missed(Track& track, const std::vector<Seen>& seen) {
    if (track.state == TrackState::gone) return;  // two regions may hold it in one frame
    if (track.state == TrackState::appearing) {
        if (++track.missed >= 2) track.state = TrackState::gone;
        track.next_look = t_ + again;
        return;
    }
    track.next_look = 0;
    if (looks_unchanged(track)) {
        track.state = TrackState::at_rest;
        track.missed = 0;
        return;
    }
    if (!changes_.is_still(track.cells, rest_still, rest_tolerance)) {
        track.next_look = t_ + 2 * again;
        return;
    }
    if (arms_.covered_share(track.cells) > covered_share) {
        track.state = TrackState::covered;
        track.missed = 0;
        track.next_look = t_ + covered_again;
        return;
    }
    const bool bare = visible_part_is_bare(track, seen);
    if (!bare && lies_under(track, seen)) {
        track.state = TrackState::covered;
        track.missed = 0;
        track.next_look = t_ + 3 * covered_again;
        return;
    }
    if (track.missed++ == 0) track.missed_since = t_;
    track.state = TrackState::covered;
    if (bare || (track.missed >= most_missed && t_ - track.missed_since >= missed_for)) {
        track.state = TrackState::gone;
        if (track.reported) report(track, table::ChangeKind::left, t_ - 4);
        if (bare) arms_.absorb(track.look.quad);
        return;
    }
    track.next_look = t_ + 4 * again;
}

}  // namespace temple::scanner
