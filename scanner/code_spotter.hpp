// SPDX-License-Identifier: GPL-3.0-or-later
// A few printed things among playing cards: looks for their codes now and then, and says where they lie.
#pragma once

#include <opencv2/core.hpp>
#include <optional>
#include <vector>

#include "calibration/table_plane.hpp"
#include "referee/table/table_change.hpp"
#include "scanner/code_reader.hpp"
#include "scanner/frame_source.hpp"

namespace temple::scanner {

/// A printed thing as it was read at one place.
struct SpottedCode {
    table::TrackId id = 0;
    table::CodedObject object;
    table::Pose pose;    // mm; its centre, and the direction of its longer side
    Quad outline{};      // px of the frame in which it was read last
    double since = 0;    // s, when it was first read here
    bool rests = false;  // read here twice
    bool told = false;   // the interpreter knows it, here or where it was before
    int missed = 0;      // looks in a row without it
};

class CodeSpotter {
  public:
    /// @param codes only these are ever named
    explicit CodeSpotter(CodeList codes) : reader_(std::move(codes)) {}

    /// Takes the next frame. A name counts once it was read twice at one place, flat on the table.
    /// @param plane of the playing cards; nothing is looked for before it is known
    /// @param shaking the whole picture moves
    /// @return placed, moved and left of printed things; track ids are of this spotter alone
    std::vector<table::TableChange> update(const Frame& frame,
                                           const std::optional<calibration::TablePlane>& plane, bool shaking);

    const std::vector<SpottedCode>& things() const { return things_; }

  private:
    void saw(const CodeReading& reading, const calibration::TablePlane& plane);
    SpottedCode* thing_of(const table::CodedObject& object, table::Place at);
    void miss_the_rest();
    void report(const SpottedCode& thing, table::ChangeKind kind);

    CodeReader reader_;
    std::vector<SpottedCode> things_;
    std::vector<table::TrackId> seen_;  // in this look
    std::vector<table::TableChange> out_;
    double t_ = 0, next_look_ = 0;  // s
    table::TrackId next_id_ = 1;
};

}  // namespace temple::scanner
