// SPDX-License-Identifier: GPL-3.0-or-later
// The camera's state and the picture's quality, in plain words.
#pragma once

#include <QString>

#include "ui/camera/vision.hpp"

namespace temple::ui {

/// @param age s since the newest frame
QString camera_words(CameraState state, const std::string& error, double age);
/// True if people must do something.
bool is_fault(CameraState state);
/// What could be better about the picture; "Everything is fine." if nothing.
QString check_words(const VisionView& view);
/// "sure", "settling" ...
QString mark_words(Mark::State state);
/// How high for how many players, which phone app, which address.
QString placing_help();

}  // namespace temple::ui
