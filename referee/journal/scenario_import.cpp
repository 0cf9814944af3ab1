// SPDX-License-Identifier: GPL-3.0-or-later
#include "referee/journal/scenario_import.hpp"

#include <utility>

#include "referee/journal/journaled_referee.hpp"
#include "referee/json_text.hpp"
#include "referee/scenario_reader.hpp"

namespace temple::referee {

std::expected<ImportedGame, std::string> read_scenario(std::istream& in) {
    ScenarioReader reader(in);
    Referee referee(reader.next().value_or(std::string()));
    if (!referee.has_game())
        return std::unexpected("its first line sets up no game; name a file that `history export` wrote");
    ImportedGame game{referee.setup(), {}, {}};
    while (auto line = reader.next()) {
        referee.handle_line(*line);
        game.lines.push_back(parse_line(*line) ? std::move(*line) : std::string(malformed_placeholder));
    }
    game.ending = ending_of(referee);
    return game;
}

std::string write_scenario(const GameSetup& setup, const std::vector<std::string>& lines) {
    std::string text = setup.to_header() + "\n";
    for (const std::string& line : lines) text += line + "\n";
    return text;
}

}  // namespace temple::referee
