// SPDX-License-Identifier: GPL-3.0-or-later
// The camera's state and the picture's quality, in plain words.
#pragma once

#include <QString>

#include "ui/camera/vision.hpp"

namespace temple::ui {

/// @param source as in the settings: a fault's way out depends on it. @param age s since the newest frame
QString camera_words(CameraState state, const std::string& source, double age);
/// That it sees again, after a fault.
QString camera_is_back();
/// That the table or the camera was bumped.
QString picture_moves();
/// That the computer looks too seldom to follow the game.
QString too_busy_words();
/// True if people must do something.
bool is_fault(CameraState state);
/// What could be better about the picture; "Everything is fine." if nothing.
QString check_words(const VisionView& view);
/// "sure", "settling" ...
QString mark_words(Mark::State state);
/// How high for how many players, which phone app, which address.
QString placing_help();

}  // namespace temple::ui
