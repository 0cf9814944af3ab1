// SPDX-License-Identifier: GPL-3.0-or-later
// Draws a Timeline as the camera sees it. Kept between frames: the table with all cards at rest, and the
// picture of the last frame; only what changed is drawn again.
#pragma once

#include <opencv2/core.hpp>
#include <optional>
#include <vector>

#include "datasets/render/arm.hpp"
#include "datasets/render/card_drawing.hpp"
#include "datasets/simulate/card_textures.hpp"
#include "datasets/simulate/scene_style.hpp"
#include "datasets/simulate/sensor.hpp"
#include "datasets/simulate/timeline.hpp"

namespace temple::datasets {

class FrameRenderer {
  public:
    /// @param timeline must outlive the renderer
    FrameRenderer(const Timeline& timeline, const GameDecks& decks, SceneStyle style, Random random);

    /// The frame at time t (s), 8-bit BGR. Times must not decrease. Valid until the next call.
    const cv::Mat& frame(double t);

    const CameraPose& camera() const { return camera_; }

  private:
    enum class Kind : std::uint8_t { card, key, hand, head };  // in the order in which they are drawn

    /// Something that is drawn anew because it moves, or is held: at the end and at the begin of the
    /// exposure.
    struct Mover {
        Kind kind = Kind::card;
        std::size_t id = 0;
        CardState card, card_before;
        ArmPose arm, arm_before;
        cv::Rect bounds;      // px, shadows included
        double travel = 0;    // px during the exposure
        bool hidden = false;  // under the next card of a stack
        bool same_as(const Mover& other) const;
    };
    struct Resting {
        std::size_t id = 0;
        CardState state;
        double since = 0;
        bool operator==(const Resting&) const = default;
    };

    bool rests(std::size_t card, double t) const;
    void update_resting(double t, std::vector<cv::Rect>& dirty);
    void draw_resting(const cv::Rect& area);
    std::vector<Mover> movers_at(double t);
    Mover card_mover(std::size_t id, double t) const;
    Mover hand_mover(std::size_t id, double t);
    void redraw(const cv::Rect& area, const std::vector<Mover>& movers, double t);
    void draw_shadows(Canvas& canvas, const std::vector<const Mover*>& movers, double t);
    void draw_movers(Canvas& canvas, const std::vector<const Mover*>& movers, double t);

    CardState card_at(std::size_t id, double t) const;
    ArmPose arm_at(std::size_t id, double t) const;
    CardState key_at(double t) const;
    CardState head_at(std::size_t player, double t) const;
    Corners corners(cv::Size2d size, const CardState& state) const;
    cv::Rect bounds_of(cv::Size2d size, const CardState& state) const;
    void draw_card_at(Canvas& canvas, std::size_t id, const CardState& state) const;
    void draw_thing(Canvas& canvas, const cv::Mat& picture, cv::Size2d size, const CardState& state) const;
    void shadow_of(Canvas& canvas, cv::Size2d size, const CardState& state) const;

    const Timeline& timeline_;
    SceneStyle style_;
    CameraPose camera_;
    CardTextures textures_;
    cv::Mat key_;
    cv::Size2d key_size_, head_size_;
    std::vector<cv::Mat> heads_;  // per player
    std::vector<ArmPainter> arms_;
    cv::Mat bare_;     // the table without cards
    cv::Mat resting_;  // with all cards at rest, sharp, evenly lit
    cv::Mat seen_;     // after the lens and the light, before the sensor
    Sensor sensor_;
    std::vector<Resting> known_resting_;
    std::optional<CardState> known_key_;
    std::vector<Mover> known_movers_;
};

}  // namespace temple::datasets
