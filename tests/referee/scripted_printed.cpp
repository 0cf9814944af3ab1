// SPDX-License-Identifier: GPL-3.0-or-later
// What people do with printed things: a spotter tells them by tracks of its own.
#include "tests/referee/scripted_table.hpp"

namespace temple::tests {

namespace {

constexpr table::TrackId key_track = 1, first_slip_track = 10;
constexpr double behind_row = 85, beside_row = 215;  // mm

table::TableChange coded(const std::string& name, table::TrackId track, table::Place at,
                         table::ChangeKind kind) {
    table::TableChange change;
    change.kind = kind;
    change.track = track;
    change.pose = {at, 0};
    change.face = table::Face::up;
    change.object = table::CodedObject{name, table::CodedSide::token};
    return change;
}

}  // namespace

void ScriptedTable::lay_key(std::size_t seat) {
    const auto kind = key_lies_ ? table::ChangeKind::moved : table::ChangeKind::placed;
    tell(coded("token:key", key_track, at(seat, 40, behind_row), kind));
    key_lies_ = true;
}

void ScriptedTable::lay_key_between(std::size_t seat, std::size_t other) {
    const table::Place middle = (at(seat, 0, behind_row) + at(other, 0, behind_row)) * 0.5;
    tell(coded("token:key", key_track, middle, table::ChangeKind::placed));
    key_lies_ = true;
}

void ScriptedTable::turn_up_slip(std::size_t seat, const std::string& role) {
    tell(coded("role:" + role, first_slip_track + static_cast<table::TrackId>(seat), at(seat, beside_row, 0),
               table::ChangeKind::placed));
}

}  // namespace temple::tests
