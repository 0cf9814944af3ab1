// SPDX-License-Identifier: GPL-3.0-or-later
// What follows the things on the table: playing cards with two networks, or printed cards by their codes.
#pragma once

#include <expected>
#include <functional>
#include <memory>
#include <opencv2/core.hpp>
#include <optional>
#include <string>
#include <vector>

#include "calibration/table_plane.hpp"
#include "referee/table/table_change.hpp"
#include "scanner/frame_source.hpp"
#include "scanner/tracker.hpp"
#include "ui/camera/face_up_cards.hpp"

namespace temple::ui {

/// One thing as it is known, in px of the picture.
struct Mark {
    enum class State : std::uint8_t { settling, sure, in_doubt, covered };
    State state = State::settling;
    std::vector<cv::Point2f> outline;
    bool is_card = true;  // false: a token or a mat
    bool at_rest = false;
    bool face_up = false;
    std::string name;  // of a card that is sure and lies face up, statues up; never of a code
};

class TableFollower {
  public:
    virtual ~TableFollower() = default;
    /// What was concluded from the next frame, in order.
    virtual std::vector<table::TableChange> update(const scanner::Frame& frame) = 0;

    /// What is known now; px of the last frame.
    virtual std::vector<Mark> marks() const = 0;
    /// Which playing cards lie open and at rest.
    virtual FaceUpCards open_cards() const = 0;
    virtual std::optional<calibration::TablePlane> plane() const = 0;
    /// True while the whole picture moves.
    virtual bool shaking() const = 0;
    /// px; smaller cards are not read well.
    virtual double smallest_card() const = 0;

    /// The frame with what is understood of it. @param text a line at the lower edge
    virtual cv::Mat draw(const scanner::Frame& frame, const std::string& text) const = 0;
    /// Where the time went, one line.
    virtual std::string times() const = 0;
};

/// Makes followers that see with the same eyes, one for each size of frames.
struct Followers {
    /// @param size px of the frames. @param plane of a table file
    std::function<std::unique_ptr<TableFollower>(cv::Size size,
                                                 const std::optional<calibration::TablePlane>& plane)>
        make;
    std::vector<std::string> remarks;  // what a person should know: decks that cannot be read
};

/// What a game needs, by its name; for one that cannot be watched, what sees playing cards.
/// Error: one line; the networks cannot be loaded.
std::expected<Followers, std::string> load_followers(const std::string& game);
/// For playing cards, seen with these eyes.
Followers card_followers(const scanner::CardEyes& eyes);

}  // namespace temple::ui
