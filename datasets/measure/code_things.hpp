// SPDX-License-Identifier: GPL-3.0-or-later
// Coded things as pictures, to be laid on rendered tables.
#pragma once

#include <array>
#include <opencv2/core.hpp>
#include <string>
#include <vector>

#include "scanner/code_list.hpp"

namespace temple::datasets {

struct CodeThing {
    std::string object;
    scanner::CodeFamily family = scanner::CodeFamily::matrix;
    cv::Size2d size;  // mm
    cv::Mat art;      // BGRA, 6 px/mm
};

struct CodeThings {
    std::vector<std::array<CodeThing, 2>> cards;  // the default deck, statues side and cipher side
    std::vector<CodeThing> tokens;                // of all games, as often as they are printed
};

/// Drawn once. Needs a QGuiApplication.
const CodeThings& code_things();

}  // namespace temple::datasets
