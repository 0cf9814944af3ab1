// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <opencv2/core.hpp>

#include "datasets/render/camera_pose.hpp"
#include "datasets/simulate/scene_style.hpp"
#include "datasets/simulate/table_plan.hpp"

namespace temple::datasets {

/// The empty table with the floor, the people around it and what lies about: everything that never moves,
/// sharp and evenly lit, as the camera sees it (8-bit BGR).
cv::Mat draw_empty_scene(const TablePlan& table, const SceneStyle& style, const CameraPose& camera,
                         Random& random);

}  // namespace temple::datasets
