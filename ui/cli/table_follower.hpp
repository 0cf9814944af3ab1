// SPDX-License-Identifier: GPL-3.0-or-later
// What follows the things on the table for `watch`: playing cards with two networks, or printed cards by
// their codes.
#pragma once

#include <expected>
#include <memory>
#include <opencv2/core.hpp>
#include <optional>
#include <string>
#include <vector>

#include "calibration/table_plane.hpp"
#include "referee/table/table_change.hpp"
#include "scanner/frame_source.hpp"

namespace temple::ui {

class TableFollower {
  public:
    virtual ~TableFollower() = default;
    /// What was concluded from the next frame, in order.
    virtual std::vector<table::TableChange> update(const scanner::Frame& frame) = 0;
    /// The frame with what is understood of it. @param text a line at the lower edge
    virtual cv::Mat draw(const scanner::Frame& frame, const std::string& text) const = 0;
    /// Where the time went, one line.
    virtual std::string times() const = 0;
};

/// For a game by its name. @param size px of the frames. @param plane of a table file
/// Error: one line; the networks cannot be loaded. Remarks (decks that cannot be read) go to stderr.
std::expected<std::unique_ptr<TableFollower>, std::string> make_follower(
    const std::string& game, cv::Size size, const std::optional<calibration::TablePlane>& plane);

}  // namespace temple::ui
