// SPDX-License-Identifier: GPL-3.0-or-later
#include "referee/setup.hpp"

#include <algorithm>
#include <set>

#include "referee/game.hpp"
#include "referee/json_text.hpp"

namespace temple::referee {
namespace {

using Value = nlohmann::json;

std::optional<std::vector<std::string>> distinct_names(const Value& list) {
    if (!list.is_array()) return std::nullopt;
    std::vector<std::string> names;
    for (const Value& name : list) {
        if (!name.is_string() || name.get_ref<const std::string&>().empty()) return std::nullopt;
        names.push_back(name.get<std::string>());
    }
    if (std::set(names.begin(), names.end()).size() != names.size()) return std::nullopt;
    return names;
}

}  // namespace

std::string GameSetup::to_header() const {
    return write_line(Json{{"game", game}, {"players", players}, {"options", options}});
}

std::expected<GameSetup, std::string> parse_header(const Value& header) {
    if (!header.is_object()) return std::unexpected("header");
    const Value game = header.value("game", Value());
    if (!game.is_string() || !is_game(game.get_ref<const std::string&>())) return std::unexpected("game");
    auto names = distinct_names(header.value("players", Value()));
    if (!names) return std::unexpected("players");
    Value options = header.value("options", Value());
    if (options.is_null()) options = Value::object();
    if (!options.is_object()) return std::unexpected("options");
    return GameSetup{game.get<std::string>(), std::move(*names), std::move(options)};
}

}  // namespace temple::referee
