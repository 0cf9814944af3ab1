// SPDX-License-Identifier: GPL-3.0-or-later
// How a thing moves through a simulated game: moves from state to state, at rest in between.
#pragma once

#include <algorithm>
#include <cstddef>
#include <opencv2/core.hpp>
#include <vector>

namespace temple::datasets {

/// How a move runs between its ends.
enum class Ease : std::uint8_t {
    reach,  // starts and ends at rest, as arms do (minimum jerk)
    slide   // starts fast and runs out, as a tossed card does
};

/// Share of the way covered at share `u` of the time, both 0..1.
inline double eased(Ease ease, double u) {
    u = std::clamp(u, 0.0, 1.0);
    if (ease == Ease::slide) return 1 - (1 - u) * (1 - u);
    return u * u * u * (10 + u * (6 * u - 15));
}

/// Where a card is. Frame: camera_pose.hpp (mm, z up). At yaw 0 the card's top points up in the picture.
struct CardState {
    cv::Vec3d centre;
    double yaw = 0;   // radians, clockwise as seen in the picture
    double roll = 0;  // radians about the long axis: 0 face up, pi face down
    double pitch =
        0;  // radians: the card's top edge is raised, so that its face looks towards its bottom side

    friend bool operator==(const CardState&, const CardState&) = default;
};

/// Where a hand is: the point between thumb and fingers, and what the fingers do.
struct HandState {
    cv::Vec3d tip;
    double shape = 0;  // 0 lying flat, 1 reaching, 2 pinching, 3 holding; values between are in between
    double bend = 0;   // radians that the hand turns at the wrist

    friend bool operator==(const HandState&, const HandState&) = default;
};

/// Where a small thing (the key) lies.
struct ThingState {
    cv::Vec3d centre;
    double yaw = 0;

    friend bool operator==(const ThingState&, const ThingState&) = default;
};

CardState between(const CardState& from, const CardState& to, double share, double lift);
HandState between(const HandState& from, const HandState& to, double share, double lift);
ThingState between(const ThingState& from, const ThingState& to, double share, double lift);

/// The way of one thing through time (s). Moves do not overlap and are in order of time.
template <typename State>
class Track {
  public:
    struct Move {
        double begin = 0, end = 0;  // s
        State from, to;
        double lift = 0;  // mm: height of the arc over the straight way
        Ease ease = Ease::reach;
    };

    Track() = default;
    explicit Track(State start) : start_(start) {}

    /// Appends a move; it begins no earlier than the last one ends. @return when it ends
    double move(double begin, double duration, const State& to, double lift = 0, Ease ease = Ease::reach) {
        begin = std::max(begin, free_from());
        moves_.push_back({begin, begin + duration, last(), to, lift, ease});
        return begin + duration;
    }

    /// Puts a there-and-back excursion into a pause: the moves must start and end at the state of that pause.
    void insert(const std::vector<Move>& excursion) {
        if (excursion.empty()) return;
        const auto at = std::upper_bound(moves_.begin(), moves_.end(), excursion.front().begin,
                                         [](double t, const Move& m) { return t < m.begin; });
        moves_.insert(at, excursion.begin(), excursion.end());
    }

    State at(double t) const {
        const Move* m = latest(t);
        if (m == nullptr) return start_;
        if (t >= m->end || m->end <= m->begin) return m->to;
        const double u = (t - m->begin) / (m->end - m->begin);
        return between(m->from, m->to, eased(m->ease, u), 4 * u * (1 - u) * m->lift);
    }

    /// True while a move is under way.
    bool moving(double t) const {
        const Move* m = latest(t);
        return m != nullptr && t < m->end;
    }
    /// Since when it has been at rest (or the begin of its present move).
    double since(double t) const {
        const Move* m = latest(t);
        return m == nullptr ? 0 : t < m->end ? m->begin : m->end;
    }
    /// When the next move after t begins; infinity if none does.
    double next_begin(double t) const {
        const auto at = std::upper_bound(moves_.begin(), moves_.end(), t,
                                         [](double s, const Move& m) { return s < m.begin; });
        return at == moves_.end() ? std::numeric_limits<double>::infinity() : at->begin;
    }

    const State& last() const { return moves_.empty() ? start_ : moves_.back().to; }
    double free_from() const { return moves_.empty() ? 0 : moves_.back().end; }
    const std::vector<Move>& moves() const { return moves_; }
    const State& start() const { return start_; }

  private:
    const Move* latest(double t) const {
        const auto at = std::upper_bound(moves_.begin(), moves_.end(), t,
                                         [](double s, const Move& m) { return s < m.begin; });
        return at == moves_.begin() ? nullptr : &*std::prev(at);
    }

    State start_{};
    std::vector<Move> moves_;
};

}  // namespace temple::datasets
