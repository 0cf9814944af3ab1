// SPDX-License-Identifier: GPL-3.0-or-later
// How a simulated game looks: camera, light, table, people. All by chance from a seed, unless wished
// otherwise.
#pragma once

#include <opencv2/core.hpp>
#include <optional>
#include <vector>

#include "datasets/render/arm.hpp"
#include "datasets/render/camera_effects.hpp"
#include "datasets/render/camera_pose.hpp"
#include "datasets/render/random.hpp"
#include "datasets/render/table_surface.hpp"

namespace temple::datasets {

struct SceneWishes {
    cv::Size size{1920, 1080};       // px
    std::optional<double> tilt;      // degrees, 0 to 45; nothing: 0 to 30 by chance
    std::optional<double> noise;     // grey levels, sigma; nothing: 0.8 to 3.2 by chance
    std::optional<TableKind> table;  // nothing: any
};

struct SceneStyle {
    CameraView view;
    TableKind table = TableKind::wood;
    std::vector<ArmLook> people;  // per player
    Shade shade;
    CameraEffects light;  // gradient, white balance, glares, vignette, blur, noise; the rest is not used
    double exposure_drift = 0.02;  // share by which the exposure wanders
    double shutter = 1.0 / 60;     // s that a frame is exposed
    double gloss = 0.3;            // how much cards mirror the lamp, 0..1
    cv::Point2d mirror{0.5, 0.5};  // where a flat card mirrors it: shares of the table's width and height
    double mirror_radius = 120;    // mm
    std::vector<cv::Vec2d> bumps;  // the camera shakes: time (share of the game), size (px)
    std::uint64_t surface = 1;     // seed of the table's top
    int props = 0;

    static SceneStyle random(const SceneWishes& wishes, std::size_t players, Random& random);
};

}  // namespace temple::datasets
