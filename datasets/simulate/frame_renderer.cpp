// SPDX-License-Identifier: GPL-3.0-or-later
#include "datasets/simulate/frame_renderer.hpp"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

#include "datasets/printed/printed_pictures.hpp"
#include "datasets/render/head.hpp"
#include "datasets/render/props.hpp"
#include "datasets/simulate/dirty_area.hpp"
#include "datasets/simulate/empty_scene.hpp"
#include "datasets/simulate/gloss.hpp"
#include "scanner/code_layout.hpp"

namespace temple::datasets {

namespace {

constexpr double px_per_moment = 3.5;  // motion blur is a sum of pictures no further apart than this
constexpr int most_moments = 6;
constexpr double tremble = 0.9;  // mm that what is held in a hand wanders

/// True if `above` hides `below` for all practical purposes: they lie in one neat stack.
bool hides(const CardState& above, const CardState& below) {
    return std::hypot(above.centre[0] - below.centre[0], above.centre[1] - below.centre[1]) < 0.8 &&
           std::abs(above.yaw - below.yaw) < 0.012 && above.roll == below.roll && above.pitch == below.pitch;
}

/// True if two cards lie so close together that they have one shadow.
bool one_stack(const CardState& a, const CardState& b) {
    return cv::norm(a.centre - b.centre) < 9;
}

/// Held things wander a little; what is close together wanders alike.
cv::Vec3d wander(const cv::Vec3d& at, double t) {
    const double phase = at[0] * 0.004 + at[1] * 0.003;
    return cv::Vec3d(std::sin(7.3 * t + phase) + 0.6 * std::sin(2.9 * t + 2 * phase),
                     std::sin(6.1 * t + 1.7 + phase), std::sin(4.3 * t + phase)) *
           tremble;
}

}  // namespace

FrameRenderer::FrameRenderer(const Timeline& timeline, const GameDecks& decks, SceneStyle style,
                             Random random)
    : timeline_(timeline),
      style_(std::move(style)),
      camera_(style_.view, timeline.table.size()),
      textures_(timeline, decks,
                camera_.scale_at({timeline.table.size().width / 2, timeline.table.size().height, 60}),
                random),
      key_size_(key_token_mm, key_token_mm),
      head_size_(head_width_mm, head_length_mm),
      sensor_(style_, timeline.duration, random.fork()) {
    const double scale =
        camera_.scale_at({timeline.table.size().width / 2, timeline.table.size().height / 2, 0});
    key_ = draw_key_token(key_token_mm, scale, random);
    if (timeline.printed_key) {
        key_ = printed_pictures("token:key", scale * 1.3).front;
        key_size_ = {scanner::code_layout::tile_width, scanner::code_layout::tile_height};
    }
    for (const ArmLook& person : style_.people)
        heads_.push_back(draw_head(person.hair, person.skin, scale * 1.35, random));
    for (const HandTrack& hand : timeline.hands)
        arms_.emplace_back(style_.people[hand.player], hand.side, scale * 1.15, camera_);
    bare_ = draw_empty_scene(timeline.table, style_, camera_, random);
    resting_ = bare_.clone();
    seen_ = cv::Mat(bare_.size(), CV_8UC3, cv::Scalar::all(0));
    const cv::Rect all({0, 0}, bare_.size());
    sensor_.expose(bare_, all, all, seen_);
}

bool FrameRenderer::Mover::same_as(const Mover& other) const {
    if (kind != other.kind || id != other.id) return false;
    if (kind == Kind::hand)
        return arm.tip == other.arm.tip && arm.shape == other.arm.shape && arm.bend == other.arm.bend &&
               arm_before.tip == other.arm_before.tip;
    return card == other.card && card_before == other.card_before;
}

const cv::Mat& FrameRenderer::frame(double t) {
    std::vector<cv::Rect> dirty;
    update_resting(t, dirty);
    std::vector<Mover> movers = movers_at(t);
    for (const Mover& mover : movers) {
        const auto before = std::ranges::find_if(
            known_movers_, [&](const Mover& m) { return m.kind == mover.kind && m.id == mover.id; });
        if (before != known_movers_.end() && before->same_as(mover)) continue;
        dirty.push_back(mover.bounds);
        if (before != known_movers_.end()) dirty.push_back(before->bounds);
    }
    for (const Mover& gone : known_movers_)
        if (std::ranges::none_of(movers,
                                 [&](const Mover& m) { return m.kind == gone.kind && m.id == gone.id; }))
            dirty.push_back(gone.bounds);
    for (const cv::Rect& area : merged(dirty, bare_.size(), sensor_.blur_margin() + 1))
        redraw(area, movers, t);
    known_movers_ = std::move(movers);
    return sensor_.read(seen_, t);
}

bool FrameRenderer::rests(std::size_t card, double t) const {
    const auto& track = timeline_.cards[card].track;
    return !track.moving(t) && !track.moving(t - style_.shutter) && lies_flat(track.at(t)) &&
           track.since(t) == track.since(t - style_.shutter);
}

void FrameRenderer::update_resting(double t, std::vector<cv::Rect>& dirty) {
    std::vector<Resting> resting;
    for (std::size_t id = 0; id < timeline_.cards.size(); ++id)
        if (rests(id, t))
            resting.push_back({id, timeline_.cards[id].track.at(t), timeline_.cards[id].track.since(t)});
    std::ranges::sort(resting, [](const Resting& a, const Resting& b) {
        return std::tuple(a.since, a.state.centre[2], a.id) < std::tuple(b.since, b.state.centre[2], b.id);
    });
    std::vector<cv::Rect> changed;
    const auto differing = [&](const std::vector<Resting>& in, const std::vector<Resting>& from) {
        for (const Resting& r : in)
            if (std::ranges::find(from, r) == from.end())
                changed.push_back(bounds_of(timeline_.cards[r.id].size, r.state));
    };
    differing(resting, known_resting_);
    differing(known_resting_, resting);
    std::optional<CardState> key;
    if (!timeline_.key.moving(t) && !timeline_.key.moving(t - style_.shutter)) key = key_at(t);
    if (key != known_key_)
        for (const auto& k : {key, known_key_})
            if (k) changed.push_back(bounds_of(key_size_, *k));
    known_resting_ = std::move(resting);
    known_key_ = key;
    for (const cv::Rect& area : merged(changed, bare_.size(), 1)) {
        draw_resting(area);
        dirty.push_back(area);
    }
}

void FrameRenderer::draw_resting(const cv::Rect& area) {
    Canvas canvas{resting_(area), area.tl()};
    bare_(area).copyTo(canvas.bgr);
    for (std::size_t i = 0; i < known_resting_.size(); ++i) {
        const Resting& r = known_resting_[i];
        const cv::Size2d size = timeline_.cards[r.id].size;
        if ((bounds_of(size, r.state) & area).empty()) continue;
        if (i + 1 < known_resting_.size() && hides(known_resting_[i + 1].state, r.state)) continue;
        const bool shaded_later = std::ranges::any_of(
            known_resting_.begin() + static_cast<std::ptrdiff_t>(i) + 1, known_resting_.end(),
            [&](const Resting& above) { return one_stack(above.state, r.state); });
        if (!shaded_later) shadow_of(canvas, size, r.state);
        draw_card_at(canvas, r.id, r.state);
    }
    if (known_key_) {
        shadow_of(canvas, key_size_ * 0.6, *known_key_);
        draw_thing(canvas, key_, key_size_, *known_key_);
    }
}

std::vector<FrameRenderer::Mover> FrameRenderer::movers_at(double t) {
    std::vector<Mover> movers;
    for (std::size_t id = 0; id < timeline_.cards.size(); ++id)
        if (!rests(id, t)) movers.push_back(card_mover(id, t));
    std::ranges::stable_sort(movers, {}, [](const Mover& m) { return m.card.centre[2]; });
    for (std::size_t i = 0; i + 1 < movers.size(); ++i)
        movers[i].hidden = hides(movers[i + 1].card, movers[i].card) &&
                           hides(movers[i + 1].card_before, movers[i].card_before);
    if (!known_key_) {
        Mover key{Kind::key, 0, key_at(t), key_at(t - style_.shutter), {}, {}, {}, 0};
        key.bounds = bounds_of(key_size_, key.card) | bounds_of(key_size_, key.card_before);
        key.travel = cv::norm(camera_.project(key.card.centre) - camera_.project(key.card_before.centre));
        movers.push_back(key);
    }
    for (std::size_t id = 0; id < timeline_.hands.size(); ++id) movers.push_back(hand_mover(id, t));
    for (std::size_t id = 0; id < heads_.size(); ++id) {
        Mover head{Kind::head, id, head_at(id, t), head_at(id, t - style_.shutter), {}, {}, {}, 0, false};
        head.bounds = bounds_of(head_size_, head.card) | bounds_of(head_size_, head.card_before);
        head.travel = cv::norm(camera_.project(head.card.centre) - camera_.project(head.card_before.centre));
        movers.push_back(head);
    }
    std::erase_if(movers, [](const Mover& m) { return m.bounds.empty(); });
    return movers;
}

FrameRenderer::Mover FrameRenderer::card_mover(std::size_t id, double t) const {
    Mover mover{Kind::card, id, card_at(id, t), card_at(id, t - style_.shutter), {}, {}, {}, 0};
    const cv::Size2d size = timeline_.cards[id].size;
    mover.bounds = bounds_of(size, mover.card) | bounds_of(size, mover.card_before);
    const Corners now = corners(size, mover.card), before = corners(size, mover.card_before);
    for (std::size_t i = 0; i < 4; ++i) mover.travel = std::max(mover.travel, cv::norm(now[i] - before[i]));
    return mover;
}

FrameRenderer::Mover FrameRenderer::hand_mover(std::size_t id, double t) {
    Mover mover{Kind::hand, id, {}, {}, arm_at(id, t), arm_at(id, t - style_.shutter), {}, 0};
    mover.bounds =
        arms_[id].bounds(mover.arm, style_.shade) | arms_[id].bounds(mover.arm_before, style_.shade);
    mover.bounds &= cv::Rect({0, 0}, bare_.size());
    mover.travel = cv::norm(camera_.project(mover.arm.tip) - camera_.project(mover.arm_before.tip));
    return mover;
}

void FrameRenderer::redraw(const cv::Rect& area, const std::vector<Mover>& movers, double t) {
    const int margin = sensor_.blur_margin();
    const cv::Rect part =
        cv::Rect(area.x - margin, area.y - margin, area.width + 2 * margin, area.height + 2 * margin) &
        cv::Rect({0, 0}, bare_.size());
    std::vector<const Mover*> here;
    double travel = 0;
    for (const Mover& m : movers)
        if (!(m.bounds & part).empty()) {
            here.push_back(&m);
            travel = std::max(travel, m.travel);
        }
    const int moments = std::clamp(cvCeil(travel / px_per_moment), 1, most_moments);
    Canvas base{resting_(part).clone(), part.tl()};
    draw_shadows(base, here, t - (moments > 1 ? style_.shutter / 2 : 0));
    if (moments == 1) {
        draw_movers(base, here, t);
        sensor_.expose(base.bgr, part, area, seen_);
        return;
    }
    cv::Mat mean;
    Canvas canvas{{}, part.tl()};
    for (int i = 0; i < moments; ++i) {
        base.bgr.copyTo(canvas.bgr);
        draw_movers(canvas, here, t - style_.shutter * i / (moments - 1));
        if (i == 0)
            mean = canvas.bgr.clone();
        else
            cv::addWeighted(mean, i / (i + 1.0), canvas.bgr, 1 / (i + 1.0), 0, mean);
    }
    sensor_.expose(mean, part, area, seen_);
}

void FrameRenderer::draw_shadows(Canvas& canvas, const std::vector<const Mover*>& movers, double t) {
    for (std::size_t i = 0; i < movers.size(); ++i) {
        const Mover& m = *movers[i];
        if (m.kind == Kind::hand) arms_[m.id].draw_shadow(canvas, arm_at(m.id, t), style_.shade);
        if (m.kind != Kind::card || m.hidden) continue;
        const bool next_shades = i + 1 < movers.size() && movers[i + 1]->kind == Kind::card &&
                                 one_stack(movers[i + 1]->card, m.card);
        if (!next_shades) shadow_of(canvas, timeline_.cards[m.id].size, card_at(m.id, t));
    }
}

void FrameRenderer::draw_movers(Canvas& canvas, const std::vector<const Mover*>& movers, double t) {
    for (const Mover* m : movers) {
        if (m->kind == Kind::card && !m->hidden) draw_card_at(canvas, m->id, card_at(m->id, t));
        if (m->kind == Kind::key) draw_thing(canvas, key_, key_size_, key_at(t));
        if (m->kind == Kind::hand) arms_[m->id].draw(canvas, arm_at(m->id, t));
        if (m->kind == Kind::head) draw_thing(canvas, heads_[m->id], head_size_, head_at(m->id, t));
    }
}

CardState FrameRenderer::card_at(std::size_t id, double t) const {
    CardState state = timeline_.cards[id].track.at(t);
    if (!lies_flat(state)) state.centre += wander(state.centre, t);
    return state;
}

ArmPose FrameRenderer::arm_at(std::size_t id, double t) const {
    const HandTrack& hand = timeline_.hands[id];
    const HandState state = hand.track.at(t);
    ArmPose pose{state.tip, hand.shoulder, state.shape, state.bend};
    if (state.tip[2] > table_height_mm) pose.tip += wander(state.tip, t);
    return pose;
}

CardState FrameRenderer::key_at(double t) const {
    const ThingState state = timeline_.key.at(t);
    return {state.centre, state.yaw, 0, 0};
}

CardState FrameRenderer::head_at(std::size_t player, double t) const {
    const ThingState state = timeline_.heads[player].at(t);
    return {state.centre, state.yaw, 0, 0};
}

Corners FrameRenderer::corners(cv::Size2d size, const CardState& state) const {
    const double cr = std::cos(state.roll), sr = std::sin(state.roll), cp = std::cos(state.pitch),
                 sp = std::sin(state.pitch);
    const double cy = std::cos(state.yaw), sy = std::sin(state.yaw);
    Corners out;
    const std::array<cv::Point2d, 4> local{cv::Point2d(-0.5, -0.5), {0.5, -0.5}, {0.5, 0.5}, {-0.5, 0.5}};
    for (std::size_t i = 0; i < 4; ++i) {
        const double u = local[i].x * size.width, v = local[i].y * size.height;
        const double x = u * cr, z0 = u * sr, y = v * cp + z0 * sp, z = z0 * cp - v * sp;
        out[i] = camera_.project(state.centre + cv::Vec3d(x * cy - y * sy, x * sy + y * cy, z));
    }
    return out;
}

cv::Rect FrameRenderer::bounds_of(cv::Size2d size, const CardState& state) const {
    const Corners at = corners(size, state);
    cv::Rect box = cv::boundingRect(std::vector<cv::Point2f>(at.begin(), at.end()));
    const double scale = camera_.scale_at(state.centre), z = std::max(0.0, state.centre[2]);
    // The shadow falls on the table, beside and below the card.
    const cv::Point2d below = camera_.project(
        {state.centre[0] + style_.shade.slope[0] * z, state.centre[1] + style_.shade.slope[1] * z, 0});
    const cv::Point2d shift = below - camera_.project(state.centre);
    const int pad = cvCeil((4 + 0.25 * z) * scale) + 3;
    box |= box + cv::Point(cvRound(shift.x), cvRound(shift.y));
    return cv::Rect(box.x - pad, box.y - pad, box.width + 2 * pad, box.height + 2 * pad) &
           cv::Rect({0, 0}, bare_.size());
}

void FrameRenderer::shadow_of(Canvas& canvas, cv::Size2d size, const CardState& state) const {
    Corners at = corners(size, state);
    for (auto& corner : at) corner -= cv::Point2f(canvas.offset);
    const double z = std::max(0.6, state.centre[2]), scale = camera_.scale_at(state.centre);
    const cv::Point2d shift = camera_.project({state.centre[0] + style_.shade.slope[0] * z,
                                               state.centre[1] + style_.shade.slope[1] * z, 0}) -
                              camera_.project(state.centre);
    draw_shadow(canvas.bgr, at, shift, std::max(0.8, (0.7 + 0.07 * z) * scale), style_.shade.depth);
}

void FrameRenderer::draw_card_at(Canvas& canvas, std::size_t id, const CardState& state) const {
    Corners at = corners(timeline_.cards[id].size, state);
    for (auto& corner : at) corner -= cv::Point2f(canvas.offset);
    const cv::Point2f across = at[1] - at[0], down = at[2] - at[1];
    const double area = across.cross(down);
    if (std::abs(area) < 2) return;  // seen from its edge
    const double tilt = std::abs(std::cos(state.roll) * std::cos(state.pitch));
    const double light = 0.78 + 0.22 * tilt - 0.015 * static_cast<double>(id % 3);
    const cv::Mat& art = area > 0 ? textures_.face(id) : textures_.back(id);
    if (area < 0) at = {at[1], at[0], at[3], at[2]};
    const cv::Size2d table = timeline_.table.size();
    const cv::Point2d mirror(style_.mirror.x * table.width, style_.mirror.y * table.height);
    const cv::Mat mirroring =
        glossy(art, timeline_.cards[id].size, state, style_, mirror, static_cast<double>(id * 37 % 64) / 64);
    draw_card(canvas.bgr, mirroring.empty() ? art : mirroring, at, light);
}

void FrameRenderer::draw_thing(Canvas& canvas, const cv::Mat& picture, cv::Size2d size,
                               const CardState& state) const {
    Corners at = corners(size, state);
    for (auto& corner : at) corner -= cv::Point2f(canvas.offset);
    draw_card(canvas.bgr, picture, at);
}

}  // namespace temple::datasets
