// SPDX-License-Identifier: GPL-3.0-or-later
// A game's header: which game, who plays, which options (PROTOCOL.md, "Header").
#pragma once

#include <expected>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

namespace temple::referee {

struct GameSetup {
    std::string game;                  // "temple_gold", "temple_code" or "monkey_temple"
    std::vector<std::string> players;  // clockwise
    nlohmann::json options = nlohmann::json::object();

    /// The header as one JSON line: {"game":..,"players":[..],"options":{..}}.
    std::string to_header() const;
};

/// Reads a header's shape: an object with a known game, distinct non-empty names and an object of options.
/// What a single game asks of them (number of players, names and values of options) is checked by that game.
/// @return the set-up, or the `reason` of `setup_rejected`: "header", "game", "players" or "options"
std::expected<GameSetup, std::string> parse_header(const nlohmann::json& header);

}  // namespace temple::referee
