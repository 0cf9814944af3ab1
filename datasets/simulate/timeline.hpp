// SPDX-License-Identifier: GPL-3.0-or-later
// A simulated game as data: where every card, hand and the key is at any time, and what happened when. No
// pixels.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "datasets/simulate/game_plan.hpp"
#include "datasets/simulate/table_plan.hpp"
#include "datasets/simulate/track.hpp"

namespace temple::datasets {

/// A thing lies on the table up to this height of its centre (mm): a stack of 50 cards is 15 mm high.
inline constexpr double table_height_mm = 18;

struct CardTrack {
    bool role = false;                // a role card or slip; otherwise a chamber
    std::optional<table::Card> card;  // nothing: a role slip
    std::string name;                 // as PROTOCOL.md names it
    std::size_t owner = 0;            // of a role card
    cv::Size2d size;                  // mm
    Track<CardState> track;
    /// Of what we print: "code:NPT", "token:statue-W", "mat:player-1"; else empty.
    std::string printed = {};
};

struct HandTrack {
    std::size_t player = 0;
    int side = 1;        // 1 right, -1 left hand
    cv::Vec3d shoulder;  // where the arm comes from
    Track<HandState> track;
};

/// An event as it goes into a scenario, and when it happened (s).
struct TruthEvent {
    double t = 0;
    nlohmann::ordered_json event;
};

struct Timeline {
    GamePlan plan;
    TablePlan table;
    std::vector<CardTrack> cards;
    std::vector<HandTrack> hands;          // 2 * player: right, 2 * player + 1: left
    std::vector<Track<ThingState>> heads;  // per player; yaw 0: looks up in the picture
    Track<ThingState> key;
    bool printed_key = false;       // it is the token that we print
    std::vector<TruthEvent> truth;  // in order of time
    double duration = 0;            // s
};

/// True if a card in this state lies flat on the table, one side up.
bool lies_flat(const CardState& state);
/// True if it shows its face to somebody straight above.
bool shows_face(const CardState& state);

}  // namespace temple::datasets
