// SPDX-License-Identifier: GPL-3.0-or-later
// One card over time.
#pragma once

#include <cstdint>
#include <opencv2/core.hpp>
#include <optional>

#include "referee/table/table_change.hpp"
#include "scanner/evidence.hpp"
#include "scanner/sighting.hpp"

namespace temple::scanner {

enum class TrackState : std::uint8_t {
    appearing,  // seen, not yet known to rest
    at_rest,    // lies flat and is seen, or nothing changed since
    covered,    // an arm or another card is over it
    gone
};

/// A card as it was seen once or several times in the same way.
struct Look {
    Quad quad;
    table::Pose pose;  // mm; meaningless until the plane is known
    table::Face face = table::Face::down;
    int back = -1;
    Evidence evidence;
    double first = 0;  // s, when it was first seen so
    double last = 0;   // s, when it was last seen so
    int times = 0;     // in different frames
    double fresh = 0;  // share of its area that looked different half a second before
};

struct Track {
    table::TrackId id = 0;
    TrackState state = TrackState::appearing;
    Look look;                      // what it is
    std::optional<Look> doubt;      // what it seems to be now, until that is confirmed: turned, moved
    cv::Mat cells;                  // 255: the cells of the coarse grid that it covers
    cv::Mat mask;                   // 255: its px in the reduced picture
    cv::Mat patch;                  // the reduced picture inside its box, when it was confirmed
    double next_look = 0;           // s, when it should be looked at again; 0: when something changes
    double last_unchanged = 0;      // s, when its place last looked as it was examined
    double missed_since = 0;        // s; 0: seen at the last look
    int missed = 0;                 // looks in a row without it
    bool reported = false;          // the interpreters know it
    double last_report = 0;         // s
    table::Identity last_identity;  // as reported
};

}  // namespace temple::scanner
