// SPDX-License-Identifier: GPL-3.0-or-later
// Frames -> table changes, for printed things with codes: follows each of them and says what changed.
#pragma once

#include <opencv2/core.hpp>
#include <optional>
#include <vector>

#include "calibration/table_plane.hpp"
#include "referee/table/table_change.hpp"
#include "scanner/arm_finder.hpp"
#include "scanner/camera_shake.hpp"
#include "scanner/change_map.hpp"
#include "scanner/code_plane.hpp"
#include "scanner/code_reader.hpp"
#include "scanner/code_track.hpp"
#include "scanner/frame_source.hpp"

namespace temple::scanner {

struct CodeTrackerSetup {
    cv::Size frame;                                // px
    std::optional<calibration::TablePlane> plane;  // from a table file; else it is taken from the cards
};

/// A code is only looked for where something changed and has settled; a name counts once it was read twice at
/// one place where nothing moves, flat on the table.
class CodeTracker {
  public:
    CodeTracker(const CodeTrackerSetup& setup, CodeReader reader);

    /// Takes the next frame.
    /// @return what was concluded from it, in order; at least a tick twice a second. Nothing but ticks until
    /// the plane is known.
    std::vector<table::TableChange> update(const Frame& frame);

    const std::vector<CodeTrack>& tracks() const { return tracks_; }
    const std::optional<calibration::TablePlane>& plane() const { return plane_; }
    bool busy() const { return shake_.shaking() || !arms_.arms().empty(); }
    bool shaking() const { return shake_.shaking(); }
    /// s spent on reading, and how many looks that were.
    double reading_time() const { return reading_time_; }
    int looks() const { return looks_; }

  private:
    // code_tracker.cpp: what is looked at
    void watch_camera(const cv::Mat& reduced);
    void set_scale(const Quad& card);
    void notice_disturbed();
    std::vector<cv::Rect> regions_to_read();
    void look_at(const cv::Rect& region);
    void learn_plane();

    // code_sightings.cpp: what was read, and what it means for the tracks
    void match(const std::vector<CodeReading>& readings, const cv::Rect& region);
    bool is_trusted(const CodeReading& reading) const;
    bool lies_flat(const CodeReading& reading) const;
    CodeTrack* track_of(const CodeLook& look);
    void saw(CodeTrack& track, const CodeLook& look);
    void begin_track(const CodeLook& look);
    void missed(CodeTrack& track);
    bool is_covered(const CodeTrack& track) const;
    void settle(CodeTrack& track);
    void place(CodeTrack& track);
    void report(CodeTrack& track, table::ChangeKind kind, double arm_from);
    void report_tick();

    Grid grid_;
    CodeReader reader_;
    bool plane_is_given_;
    std::optional<calibration::TablePlane> plane_;
    CodePlane cards_;
    ChangeMap changes_;
    CameraShake shake_;
    ArmFinder arms_;
    std::vector<CodeTrack> tracks_;
    std::vector<table::TableChange> out_;
    Frame frame_;
    double card_px_ = 0;      // long side of a card, px; 0 until one was read
    double least_scale_ = 0;  // px per mm where cards are smallest, along their shorter direction; 0 as above
    double t_ = 0, last_report_ = -1e9, last_sweep_ = -1e9;
    double reading_time_ = 0;
    int looks_ = 0;
    table::TrackId next_id_ = 1;
};

}  // namespace temple::scanner
