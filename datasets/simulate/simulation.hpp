// SPDX-License-Identifier: GPL-3.0-or-later
// The door to simulated games: wishes in, a video with its truth out.
#pragma once

#include <cstdint>
#include <expected>
#include <functional>
#include <optional>
#include <string>

#include "datasets/simulate/choreography.hpp"
#include "datasets/simulate/game_writer.hpp"
#include "datasets/simulate/scene_style.hpp"

namespace temple::datasets {

struct SimulationWishes {
    referee::GameSetup setup;
    std::uint64_t seed = 1;
    double length = 60;  // s, about
    double pace = 1;     // as in Choreography
    double idling = 1;   // as in Choreography
    std::optional<GameEnd> end;
    std::vector<Slip> slips;
    bool any_slips = false;  // one or two by chance
    SceneWishes scene;
    bool printed = false;  // of Temple Gold: as Choreography::printed
    bool mats = false;     // of Temple Code: player mats and one for the piles lie on the table
    std::string deck;      // folder of card pictures; empty: drawn
    VideoWishes video;
    std::function<void(double)> progress;  // share done, 0..1
};

struct SimulationError {
    std::string text;          // one line
    bool wrong_usage = false;  // the wishes cannot be had; otherwise a failure while running
};

struct SimulationReport {
    int frames = 0;
    double frames_per_cpu_second = 0;  // drawing and compressing
};

/// Plans, renders and writes a game. Starts an offscreen QGuiApplication if there is none (cards are drawn
/// with it).
std::expected<SimulationReport, SimulationError> simulate(const SimulationWishes& wishes);

}  // namespace temple::datasets
