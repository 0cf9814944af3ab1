// SPDX-License-Identifier: GPL-3.0-or-later
// Printed things as pictures, to be laid on rendered tables. Needs a QGuiApplication.
#pragma once

#include <opencv2/core.hpp>
#include <string>

#include "datasets/printed/printed_object.hpp"

namespace temple::datasets {

/// BGRA, upright, 8-bit.
cv::Mat picture_of(const PrintedObject& object, double px_per_mm);

struct PrintedPictures {
    cv::Mat front, back;
};

/// Both sides of a thing by its name: "code:NPT" of the default deck, "token:statue-W", "mat:player-1",
/// "mat:piles", "role:A" (on a short side). Tokens and mats have a bare back.
PrintedPictures printed_pictures(const std::string& name, double px_per_mm);

}  // namespace temple::datasets
