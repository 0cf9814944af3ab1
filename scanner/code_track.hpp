// SPDX-License-Identifier: GPL-3.0-or-later
// One coded thing over time.
#pragma once

#include <opencv2/core.hpp>
#include <optional>

#include "referee/table/table_change.hpp"
#include "scanner/sighting.hpp"

namespace temple::scanner {

/// A coded thing as it was read once or several times in the same way.
struct CodeLook {
    table::CodedObject object;
    Quad outline{};    // px
    double first = 0;  // s, when it was first read so
    double last = 0;   // s, when it was last read so
};

enum class CodeTrackState : std::uint8_t {
    appearing,  // read once
    at_rest,    // read twice at one place
    covered,    // another card lies over it
    gone
};

struct CodeTrack {
    table::TrackId id = 0;
    CodeTrackState state = CodeTrackState::appearing;
    CodeLook look;                  // what and where it is
    std::optional<CodeLook> doubt;  // what it seems to be now, until that was read twice: turned, moved
    table::Pose pose;               // mm; meaningless until the plane is known
    cv::Mat cells;                  // 255: the cells of the coarse grid that it covers
    bool disturbed = false;         // something happened at its place since it was last read
    int missed = 0;                 // looks in a row without it, since that
    double missed_since = 0;        // s
    double next_look = 0;           // s; 0: when something changes
    bool reported = false;          // the interpreters know it
};

/// Things of which there is only one: wherever it is read, it is this one.
inline bool is_unique(const table::CodedObject& object) {
    return object.name.starts_with("code:") || object.name.starts_with("mat:") ||
           object.name == "token:first-player" || object.name == "token:key";
}

}  // namespace temple::scanner
