// SPDX-License-Identifier: GPL-3.0-or-later
// Frames -> table changes: follows every card on the table and says what changed.
#pragma once

#include <functional>
#include <opencv2/core.hpp>
#include <optional>
#include <vector>

#include "calibration/card_size.hpp"
#include "calibration/table_plane.hpp"
#include "referee/table/table_change.hpp"
#include "scanner/arm_finder.hpp"
#include "scanner/back_sorter.hpp"
#include "scanner/bare_table.hpp"
#include "scanner/camera_shake.hpp"
#include "scanner/card_pose.hpp"
#include "scanner/change_map.hpp"
#include "scanner/frame_source.hpp"
#include "scanner/plane_collector.hpp"
#include "scanner/strange_backs.hpp"
#include "scanner/track.hpp"

namespace temple::scanner {

/// What the tracker sees with: CardFinder and CardReader, or stand-ins in tests.
struct CardEyes {
    /// Detections in px of the picture; the second argument is the working width in px.
    std::function<std::vector<Detection>(const cv::Mat& bgr, int working_width)> find;
    std::function<Sighting(const cv::Mat& bgr, const Detection&)> read;
};

struct TrackerSetup {
    cv::Size frame;                                // px
    std::optional<calibration::TablePlane> plane;  // from a table file; else it is taken from the cards
    std::optional<calibration::CardSize> card;     // else it is taken from the cards
};

/// Where the time went, s since the start.
struct TrackerTimes {
    double change = 0, find = 0, read = 0;
    int finds = 0, reads = 0;
};

class Tracker {
  public:
    Tracker(const TrackerSetup& setup, CardEyes eyes);

    /// Takes the next frame.
    /// @return what was concluded from it, in order; at least a tick twice a second. Nothing but ticks until
    /// the plane is known.
    std::vector<table::TableChange> update(const Frame& frame);

    const std::vector<Track>& tracks() const { return tracks_; }
    const ArmFinder& arms() const { return arms_; }
    const ChangeMap& changes() const { return changes_; }
    const Grid& grid() const { return grid_; }
    const std::optional<calibration::TablePlane>& plane() const { return plane_; }
    const std::optional<calibration::CardSize>& card_size() const { return card_; }
    bool shaking() const { return shake_.shaking(); }
    bool busy() const;
    const TrackerTimes& times() const { return times_; }
    /// The regions (px) that were examined in the last frame.
    const std::vector<cv::Rect>& examined() const { return examined_; }

  private:
    // tracker.cpp: what is looked at
    void watch_camera(const cv::Mat& reduced);
    void examine_changes();
    std::vector<cv::Rect> regions_to_examine();
    void examine(const cv::Rect& region);
    void look_at_whole_picture();
    double card_px(cv::Point2f at) const;
    void learn_plane();
    void learn_card_size(const Quad& quad);
    void learn_table();

    // tracker_look.cpp: what one look says of one outline
    struct Seen {
        Look look;
        std::optional<Sighting> sighting;  // of a face-up card
        cv::Mat cells;
        double readable = -1;  // probability that the reader sees this face; -1: not asked yet
        bool flat = true;      // agrees with a card's size; false: held up, or half hidden
        bool still = true;     // nothing moves there, as far as a hand beside it lets one tell
        bool taken = false;    // belongs to a track
    };
    std::optional<Seen> judge(const Detection& detection);
    /// The size whose outline fits the picture's edges better.
    calibration::CardSize size_on_edges(const Quad& quad) const;
    bool settle_pose(Seen& seen, const Detection& detection);
    /// True if enough sides lie on edges as a card's do. @param found where the finder has it
    bool lies_flat(const PoseOnEdges& pose, const table::Pose& found) const;
    void decide_face(Seen& seen, const Detection& detection);
    /// True if it looks like backs that lie or lay on the table: the reader knows few backs, the eye is
    /// taught by the table. @param looks of the place
    bool shows_known_back(const Quad& quad, const BackLooks& looks, const Sighting& sighting) const;
    /// True if open cards lie there, other than what shows a strange back. @param looks of the place
    bool lies_among_open(const Quad& quad, const BackLooks& looks) const;
    /// How many cards lie face down now.
    int backs_known() const;
    /// The card that is more likely than all else, if one is.
    static TakenFor taken_for(const Sighting& sighting);
    /// True if a known card seemed to lie open there at the last look. @param within mm
    bool is_doubted(const table::Pose& pose, double within) const;
    /// The finder is sure of an open card that cannot be read where edges lie: they may be its neighbours'.
    /// Looks for edges beside it.
    void look_around(Seen& seen, const Detection& detection);
    double readable(Seen& seen);

    // tracker_sightings.cpp: what was seen, and what it means for the tracks
    /// The finder misses cards of which a hand hides a third: where a known card changed, look at its own
    /// place.
    void propose_known_places(std::vector<Seen>& seen, const cv::Rect& region);
    void match(std::vector<Seen>& seen, const cv::Rect& region);
    void saw(Track& track, Seen& seen);
    /// True if a look reads the same open card at the same place, so that edges that a hand hides are not
    /// needed again.
    bool repeats(const Look& look, const Seen& seen) const;
    void missed(Track& track, const std::vector<Seen>& seen);
    void begin_track(Seen& seen);
    /// True if an open outline among open cards shows nothing that was not there before: parts of these
    /// cards.
    bool is_part_of_pile(const Seen& seen) const;
    /// True if it doubles a detection that belongs to a known card.
    bool lies_on_known(const Seen& one, const std::vector<Seen>& seen) const;
    /// True if looks that agree have seen it long enough.
    bool rests(const Look& look, const Seen& seen) const;
    void confirm(Track& track, const Look& look);
    /// True if a card that lay face down seems open, but no card can be named and an arm is on it: a back
    /// between fingers.
    bool is_guess_under_arm(const Track& track, const Look& now) const;
    /// True if what an arm has just left there is another open card.
    bool was_laid_upon(const Track& track, const Look& now) const;
    /// A card was laid upon a known one: that stays, covered. Adds a track.
    void lay_upon(Track& track, const Look& look);
    void place(Track& track);
    bool same_place(const Look& a, const Look& b) const;
    bool looks_unchanged(const Track& track) const;
    bool looks_unchanged(const Track& track, const cv::Mat& mask) const;
    cv::Mat visible_part(const Track& track, const std::vector<Seen>& seen) const;
    /// True if cards that lie side by side are where it was: it was laid elsewhere, as one of them perhaps.
    /// No row is laid upon a single card.
    static bool lies_between(const Track& track, const std::vector<Seen>& seen);
    bool lies_under(const Track& track, const std::vector<Seen>& seen) const;
    bool visible_part_is_bare(const Track& track, const std::vector<Seen>& seen) const;
    static double share_under(const Track& track, const std::vector<Seen>& seen);

    // tracker_reports.cpp: what is told
    void read_cards();
    void report(Track& track, table::ChangeKind kind, double arm_from);
    void report_readings();
    void report_tick();

    Grid grid_;
    CardEyes eyes_;
    bool plane_is_given_;
    std::optional<calibration::TablePlane> plane_;
    std::optional<calibration::CardSize> card_;
    ChangeMap changes_;
    CameraShake shake_;
    ArmFinder arms_;
    BareTable bare_;
    BackSorter backs_;
    StrangeBacks strange_backs_;
    PlaneCollector collector_;
    std::vector<Track> tracks_;
    std::vector<table::TableChange> out_;
    std::vector<cv::Rect> examined_;
    std::vector<double> heights_;  // px of cards at rest, until the plane is known
    int poker_votes_ = 0, bridge_votes_ = 0;
    Frame frame_;
    double t_ = 0, last_report_ = -1e9, last_sweep_ = -1e9;
    int sweep_ = 0;
    table::TrackId next_id_ = 1;
    TrackerTimes times_;
};

}  // namespace temple::scanner
