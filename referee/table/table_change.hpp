// SPDX-License-Identifier: GPL-3.0-or-later
// What the tracker tells the interpreters: changes of single physical objects on the table.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "referee/table/card.hpp"
#include "referee/table/coded_object.hpp"
#include "referee/table/place.hpp"

namespace temple::table {

using TrackId = std::uint32_t;

enum class Face : std::uint8_t { up, down };

/// One candidate of an identity and its probability (0..1).
struct Candidate {
    Card card;
    double probability = 0;
    friend bool operator==(const Candidate&, const Candidate&) = default;
};

/// The summed, calibrated belief about what a face-up card shows: at most 8 candidates, best first. What is
/// missing to 1 is "something else". Empty: nothing was read yet.
struct Identity {
    std::vector<Candidate> candidates;
    double best() const { return candidates.empty() ? 0.0 : candidates.front().probability; }
    friend bool operator==(const Identity&, const Identity&) = default;
};

/// An arm that reached over the table: where it comes in at the border of the table or picture, and its tip.
struct Reach {
    Place base;  // mm; may lie outside the table
    Place tip;   // mm
    friend bool operator==(const Reach&, const Reach&) = default;
};

enum class ChangeKind : std::uint8_t {
    placed,  // a card came to rest where none was known
    turned,  // a known card at rest shows its other side
    moved,   // a known card lies at rest at another place
    left,    // a known card is no longer where it was (a covered card has not left)
    read,    // the identity of a face-up card at rest changed: more or other evidence
    tick     // nothing changed; the clock. Sent at least twice a second, so that the interpreter can wait
};

/// One change. A card is only reported when it rests flat on the table: never from a hand.
struct TableChange {
    ChangeKind kind = ChangeKind::tick;
    double t = 0;       // s in the video, when it was concluded
    TrackId track = 0;  // 0 for tick
    Pose pose;          // at rest, now
    Face face = Face::down;
    Identity identity;  // of a face-up card
    /// What it is, if it carries a code of ours; face, identity and back then say nothing.
    std::optional<CodedObject> object{};
    /// Which sort of back a face-down card shows: an index of appearance clusters, 0 = the first seen. -1
    /// unknown.
    int back = -1;
    /// The arm that was followed to this card just before the change; nothing if none was seen clearly.
    std::optional<Reach> arm;
    /// True while something large (arm, hand) moves or lies over the table, or the picture shakes.
    bool busy = false;
};

}  // namespace temple::table
