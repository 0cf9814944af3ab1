// SPDX-License-Identifier: GPL-3.0-or-later
// A made-up table for tests of the tracker: cards, an arm, light and shake, seen by a made-up camera; and
// eyes that know the truth, but only about what is visible.
#pragma once

#include <numbers>
#include <opencv2/core.hpp>
#include <string>
#include <vector>

#include "calibration/table_plane.hpp"
#include "scanner/tracker.hpp"

namespace temple::scanner {

struct SceneCard {
    table::Pose pose;
    table::Face face = table::Face::down;
    table::Card card{};
    int back = 0;     // 0 blue, 1 red
    double size = 1;  // larger than 1: held up towards the camera
};

/// An arm as a thick line from outside of the picture to its tip, mm.
struct SceneArm {
    table::Place from, tip;
    double width = 60;
};

class TableScene {
  public:
    explicit TableScene(double tilt_degrees = 10);

    std::vector<SceneCard> cards;
    std::vector<SceneArm> arms;
    double exposure = 1;
    cv::Point2d shake{0, 0};  // px
    double noise = 3;         // grey levels

    const calibration::TablePlane& plane() const { return plane_; }
    static cv::Size size() { return {960, 540}; }
    /// The next frame, 1/15 s after the one before.
    Frame frame();
    CardEyes eyes();
    double now() const { return static_cast<double>(number_) / fps; }
    static constexpr double fps = 15;

    /// Runs the tracker for some seconds; everything but ticks is collected.
    std::vector<table::TableChange> run(Tracker& tracker, double seconds);

  private:
    Quad outline(const SceneCard& card) const;
    std::vector<cv::Point> polygon(const SceneArm& arm) const;
    void draw_pips(cv::Mat& picture, const SceneCard& card) const;
    double hidden(const SceneCard& card) const;

    calibration::TablePlane plane_;
    std::int64_t number_ = 0;
    cv::RNG rng_{12345};
    cv::Mat wood_;
};

/// Radians: the long side of a card that stands upright in the picture.
inline constexpr double upright = std::numbers::pi / 2;

/// Rows for four players, as they lie in a game: upright at the long sides, lying at the short ones.
std::vector<SceneCard> four_rows(int each);

int count(const std::vector<table::TableChange>& changes, table::ChangeKind kind);

/// The changes in words, for the message of a test that fails.
std::string listed(const std::vector<table::TableChange>& changes);

}  // namespace temple::scanner
