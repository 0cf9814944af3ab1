// SPDX-License-Identifier: GPL-3.0-or-later
#include "scanner/code_spotter.hpp"

#include <algorithm>

#include "scanner/code_plane.hpp"
#include "scanner/code_track.hpp"
#include "scanner/quad.hpp"

namespace temple::scanner {

namespace {

// s between two looks at the whole frame. A look costs 10 to 20 ms at 1080p: less than 1.5 ms a frame.
constexpr double look_every = 0.4;
constexpr double same_place = 8;     // mm: a thing that nobody touches is read within 1
constexpr double near_place = 30;    // mm: one that is pushed stays this thing
constexpr int looks_without = 4;     // in a row, until a thing has left: 1.6 s, a passing hand
constexpr double flat_side = 0.15;   // share by which a side may be off; held 15 cm high it is 0.2
constexpr double flat_scale = 0.12;  // the same for the whole

}  // namespace

std::vector<table::TableChange> CodeSpotter::update(const Frame& frame,
                                                    const std::optional<calibration::TablePlane>& plane,
                                                    bool shaking) {
    t_ = frame.t;
    out_.clear();
    if (!plane || shaking || t_ < next_look_) return {};
    next_look_ = t_ + look_every;
    seen_.clear();
    const cv::Size size = frame.bgr.size();
    const double scale =
        plane->px_per_mm({static_cast<float>(size.width) / 2, static_cast<float>(size.height) / 2});
    for (const CodeReading& reading : reader_.read(code_grey(frame.bgr), limits_for(size, size, scale)))
        if (!reading.code.object.empty()) saw(reading, *plane);
    miss_the_rest();
    return std::move(out_);
}

void CodeSpotter::saw(const CodeReading& reading, const calibration::TablePlane& plane) {
    const PoseFit fit = fit_code(reading, plane);
    if (fit.side_error > flat_side || std::abs(fit.scale - 1) > flat_scale) return;
    const table::CodedObject object{reading.code.object, table::CodedSide::token};
    SpottedCode* thing = thing_of(object, fit.pose.centre);
    if (thing == nullptr) {
        things_.push_back({next_id_++, object, fit.pose, reading.outline, t_});
        seen_.push_back(things_.back().id);
        return;
    }
    seen_.push_back(thing->id);
    thing->missed = 0;
    thing->outline = reading.outline;
    if (distance(thing->pose.centre, fit.pose.centre) > same_place) {
        thing->pose = fit.pose;
        thing->since = t_;
        thing->rests = false;
        return;
    }
    if (thing->rests) return;
    thing->rests = true;
    report(*thing, thing->told ? table::ChangeKind::moved : table::ChangeKind::placed);
    thing->told = true;
}

SpottedCode* CodeSpotter::thing_of(const table::CodedObject& object, table::Place at) {
    SpottedCode* nearest = nullptr;
    for (SpottedCode& thing : things_) {
        if (!(thing.object == object) || std::ranges::find(seen_, thing.id) != seen_.end()) continue;
        if (is_unique(object)) return &thing;
        const double off = distance(thing.pose.centre, at);
        if (off < near_place && (nearest == nullptr || off < distance(nearest->pose.centre, at)))
            nearest = &thing;
    }
    return nearest;
}

void CodeSpotter::miss_the_rest() {
    for (SpottedCode& thing : things_)
        if (std::ranges::find(seen_, thing.id) == seen_.end()) ++thing.missed;
    for (const SpottedCode& thing : things_)
        if (thing.missed >= looks_without && thing.told) report(thing, table::ChangeKind::left);
    std::erase_if(things_, [](const SpottedCode& thing) { return thing.missed >= looks_without; });
}

void CodeSpotter::report(const SpottedCode& thing, table::ChangeKind kind) {
    table::TableChange change;
    change.kind = kind;
    change.t = t_;
    change.track = thing.id;
    change.pose = thing.pose;
    change.face = table::Face::up;
    change.object = thing.object;
    out_.push_back(std::move(change));
}

}  // namespace temple::scanner
