// SPDX-License-Identifier: GPL-3.0-or-later
#include "datasets/simulate/perfect_tracker.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <tuple>

namespace temple::datasets {

namespace {

constexpr double tick_period = 0.4;  // s
constexpr double moved_mm = 5;       // a card that lies further from its old place has moved
constexpr double arm_near = 130;     // mm: an arm this near to a card may have touched it
constexpr double arm_memory = 1.2;   // s before the change in which the arm is looked for

table::Pose pose_of(const CardState& state) {
    const double turn = std::fmod(state.yaw + std::numbers::pi / 2, std::numbers::pi);
    return {{state.centre[0], state.centre[1]}, turn < 0 ? turn + std::numbers::pi : turn};
}

table::CodedSide side_of(const CardTrack& thing, table::Face face) {
    if (!thing.printed.starts_with("code:")) return table::CodedSide::token;
    return face == table::Face::up ? table::CodedSide::statues : table::CodedSide::cipher;
}

/// True if the point (mm) lies under this card.
bool covers(const CardTrack& card, const CardState& state, cv::Point2d p) {
    const cv::Point2d d = p - cv::Point2d(state.centre[0], state.centre[1]);
    const double c = std::cos(state.yaw), s = std::sin(state.yaw);
    return std::abs(d.x * c + d.y * s) < card.size.width / 2 &&
           std::abs(-d.x * s + d.y * c) < card.size.height / 2;
}

class Watcher {
  public:
    Watcher(const Timeline& timeline, const PerfectTracking& tracking)
        : timeline_(timeline),
          tracking_(tracking),
          known_(timeline.cards.size()),
          now_(timeline.cards.size()) {}

    std::vector<table::TableChange> watch() {
        double last = -1;
        for (double t = 0; t < timeline_.duration; t += 1 / tracking_.fps) {
            const std::size_t before = changes_.size();
            look(t);
            if (changes_.size() > before) last = t;
            if (t - last < tick_period) continue;
            changes_.push_back(blank(table::ChangeKind::tick, t));
            last = t;
        }
        return std::move(changes_);
    }

  private:
    struct Known {
        table::TrackId track = 0;  // 0: not known
        table::Pose pose;
        table::Face face = table::Face::down;
        double last_rest = 0;  // s
    };

    struct Now {
        CardState state;
        double since = 0;  // s
        bool at_rest = false;
    };

    void look(double t) {
        for (std::size_t id = 0; id < known_.size(); ++id) {
            const auto& track = timeline_.cards[id].track;
            now_[id] = {track.at(t), track.since(t), false};
            now_[id].at_rest =
                !track.moving(t) && t - now_[id].since >= tracking_.settle && lies_flat(now_[id].state);
            // Printed things come from laps and vanish there.
            if (!timeline_.cards[id].printed.empty() && !on_table(now_[id].state)) now_[id].at_rest = false;
        }
        for (std::size_t id = 0; id < known_.size(); ++id) {
            if (timeline_.cards[id].printed.starts_with("mat:")) continue;  // its rings are no things
            Known& known = known_[id];
            if (now_[id].at_rest) {
                known.last_rest = t;
                compare(id, t);
            } else if (known.track != 0 && t - known.last_rest > tracking_.patience) {
                report(table::ChangeKind::left, id, t);
                known.track = 0;
            }
        }
    }

    bool on_table(const CardState& state) const {
        const cv::Size2d size = timeline_.table.size();
        return state.centre[0] > 0 && state.centre[1] > 0 && state.centre[0] < size.width &&
               state.centre[1] < size.height;
    }

    void compare(std::size_t id, double t) {
        Known& known = known_[id];
        const CardState& state = now_[id].state;
        const table::Pose pose = pose_of(state);
        const table::Face face = shows_face(state) ? table::Face::up : table::Face::down;
        const bool fresh = known.track == 0, turned = !fresh && face != known.face;
        const bool moved = !fresh && table::distance(pose.centre, known.pose.centre) > moved_mm;
        if ((!fresh && !turned && !moved) || !seen(id)) return;
        if (fresh) known.track = ++tracks_;
        known.pose = pose;
        known.face = face;
        report(fresh    ? table::ChangeKind::placed
               : turned ? table::ChangeKind::turned
                        : table::ChangeKind::moved,
               id, t);
    }

    /// Enough of the card is free of cards that were laid down later.
    bool seen(std::size_t id) const {
        const cv::Size2d size = timeline_.cards[id].size;
        const CardState& state = now_[id].state;
        const double c = std::cos(state.yaw), s = std::sin(state.yaw);
        int free = 0, all = 0;
        for (double u = -0.4; u <= 0.41; u += 0.2)
            for (double v = -0.4; v <= 0.41; v += 0.2) {
                const double x = u * size.width, y = v * size.height;
                free +=
                    hidden(id, {state.centre[0] + x * c - y * s, state.centre[1] + x * s + y * c}) ? 0 : 1;
                ++all;
            }
        return free >= tracking_.least_seen * all;
    }

    /// True if a card that was laid down after `id` lies over the point (mm).
    bool hidden(std::size_t id, cv::Point2d p) const {
        const auto order = [&](std::size_t i) {
            return std::tuple(now_[i].since, now_[i].state.centre[2], i);
        };
        for (std::size_t other = 0; other < now_.size(); ++other)
            if (now_[other].at_rest && order(other) > order(id) &&
                covers(timeline_.cards[other], now_[other].state, p))
                return true;
        return false;
    }

    table::TableChange blank(table::ChangeKind kind, double t) const {
        table::TableChange change;
        change.kind = kind;
        change.t = t;
        for (const HandTrack& hand : timeline_.hands) {
            const cv::Vec3d tip = hand.track.at(t).tip;
            const bool over = tip[0] > 0 && tip[1] > 0 && tip[0] < timeline_.table.size().width &&
                              tip[1] < timeline_.table.size().height;
            change.busy = change.busy || (over && hand.track.moving(t));
        }
        return change;
    }

    void report(table::ChangeKind kind, std::size_t id, double t) {
        table::TableChange change = blank(kind, t);
        const CardTrack& card = timeline_.cards[id];
        change.track = known_[id].track;
        change.pose = known_[id].pose;
        change.face = known_[id].face;
        if (change.face == table::Face::up && card.card)
            change.identity.candidates = {{*card.card, tracking_.certainty}};
        change.back = change.face == table::Face::down ? (card.role ? 0 : 1) : -1;
        if (!card.printed.empty())
            change.object = table::CodedObject{card.printed, side_of(card, change.face)};
        change.arm = arm_at(change.pose.centre, t);
        changes_.push_back(std::move(change));
    }

    /// The arm that came nearest to a place during the last moments.
    std::optional<table::Reach> arm_at(table::Place place, double t) const {
        std::optional<table::Reach> best;
        double nearest = arm_near;
        for (double s = std::max(0.0, t - arm_memory); s <= t; s += 0.1)
            for (const HandTrack& hand : timeline_.hands) {
                const cv::Vec3d tip = hand.track.at(s).tip;
                const double off = std::hypot(tip[0] - place.x, tip[1] - place.y);
                if (off >= nearest) continue;
                nearest = off;
                best = table::Reach{{hand.shoulder[0], hand.shoulder[1]}, {tip[0], tip[1]}};
            }
        return best;
    }

    const Timeline& timeline_;
    PerfectTracking tracking_;
    std::vector<Known> known_;
    std::vector<Now> now_;
    table::TrackId tracks_ = 0;
    std::vector<table::TableChange> changes_;
};

std::vector<table::Place> places(const std::vector<cv::Point2d>& points) {
    std::vector<table::Place> out;
    for (const cv::Point2d& p : points) out.push_back({p.x, p.y});
    return out;
}

}  // namespace

std::vector<table::TableChange> perfect_changes(const Timeline& timeline, const PerfectTracking& tracking) {
    return Watcher(timeline, tracking).watch();
}

table::Layout layout_of(const Timeline& timeline) {
    table::Layout layout;
    layout.size = {timeline.table.size().width, timeline.table.size().height};
    for (std::size_t p = 0; p < timeline.table.seats().size(); ++p)
        layout.seats.push_back({timeline.plan.setup.players[p], places(timeline.table.seats()[p].area())});
    layout.middle = places(timeline.table.middle());
    return layout;
}

}  // namespace temple::datasets
