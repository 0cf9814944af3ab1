// SPDX-License-Identifier: GPL-3.0-or-later
// The table's plane from the coded cards that lie on it: their size is known, so that one will do for a
// start.
#pragma once

#include <opencv2/core.hpp>
#include <optional>
#include <vector>

#include "calibration/table_plane.hpp"
#include "scanner/card_pose.hpp"
#include "scanner/code_field.hpp"
#include "scanner/sighting.hpp"

namespace temple::scanner {

class CodePlane {
  public:
    explicit CodePlane(cv::Size picture) : picture_(picture) {}

    /// A coded card lies at rest here; one outline a place is kept.
    /// @param card px, from the top left of the upright card, clockwise as seen
    void add(const Quad& card);
    /// A plane that rests on more cards than the last one that was given, if there is one.
    std::optional<calibration::TablePlane> better();
    /// How far the length of a card that lies flat may be off, as a share: much while few cards were seen.
    double tolerance() const;
    /// The picture was moved by so many px.
    void shift(cv::Point2f by);

  private:
    cv::Size picture_;
    std::vector<Quad> cards_;
    std::size_t used_ = 0;
};

/// The same outline from the next corner on: a coded card is upright on its long side, other cards on a short
/// one.
Quad on_short_side(const Quad& card);

/// The pose of the object whose code was read, by the size that is known of it.
PoseFit fit_code(const CodeReading& reading, const calibration::TablePlane& plane);

}  // namespace temple::scanner
