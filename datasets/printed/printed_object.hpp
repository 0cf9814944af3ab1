// SPDX-License-Identifier: GPL-3.0-or-later
// A thing that is printed and cut out.
#pragma once

#include <QPainter>
#include <QRectF>
#include <QSizeF>
#include <functional>
#include <string>
#include <vector>

namespace temple::datasets {

/// A part of a printed thing that has a name of its own.
struct PrintedPart {
    std::string name;  // "mat:player-1-a", or "mat:player-1/combination" for a field
    QRectF place;      // mm from the thing's top left corner
    bool coded = false;
};

/// One side of a printed thing.
struct PrintedObject {
    std::string name;    // as `scan` names it: "code:NPT", "token:first-player"; without a code: "notes"
    std::string side;    // "cipher", "statues", else "front", "back"
    QSizeF size;         // mm, upright
    bool coded = false;  // `scan` reads it
    /// Draws it upright; 1 unit is 1 mm, the origin its top left corner.
    std::function<void(QPainter&)> draw;
    std::vector<PrintedPart> parts = {};
};

}  // namespace temple::datasets
