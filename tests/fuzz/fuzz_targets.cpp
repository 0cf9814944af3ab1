// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/fuzz_targets.hpp"

#include <cstdlib>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

#include "referee/journal/scenario_import.hpp"
#include "referee/journal/secrets.hpp"
#include "referee/journal/statistics.hpp"
#include "referee/json_text.hpp"
#include "referee/referee.hpp"
#include "referee/scenario_reader.hpp"

namespace temple::fuzz {
namespace {

using namespace temple::referee;

void must(bool holds, const char* what) {
    if (holds) return;
    std::cerr << what << '\n';
    std::abort();
}

void check_answer(const Announcements& said, int number, const Json& before, const Json& after) {
    for (const auto& announcement : said) {
        must(announcement.event == number, "an announcement has the number of its event");
        must(parse_line(announcement.to_line()).has_value(), "an announcement is a line of JSON");
        if (announcement.severity != Severity::warning) continue;
        must(said.size() == 1, "a warning is the only announcement of its event");
        must(before == after, "a refused event changes nothing");
    }
}

}  // namespace

void scenario(std::string_view bytes) {
    std::istringstream in{std::string(bytes)};
    ScenarioReader reader(in);
    const auto header = reader.next();
    if (!header) return;
    Referee referee(*header);
    must(!referee.opening().empty(), "a set-up is answered");
    int number = 0;
    while (const auto line = reader.next()) {
        const Json before = referee.status();
        const auto said = referee.handle_line(*line);
        must(referee.last_event() == ++number, "every line that is not blank has a number");
        check_answer(said, number, before, referee.status());
    }
}

void import(std::string_view bytes) {
    std::istringstream in{std::string(bytes)};
    const auto game = read_scenario(in);
    if (!game) return;
    const std::string exported = write_scenario(game->setup, game->lines);
    std::istringstream out(exported);
    const auto again = read_scenario(out);
    must(again && write_scenario(again->setup, again->lines) == exported, "an export is imported as it was");
    must(again->ending == game->ending, "an imported game stands where it stood");
    Referee now(game->setup);
    std::vector<Announcements> answers;
    for (const auto& line : game->lines) answers.push_back(now.handle_line(line));
    for (std::size_t i = 0; i < game->lines.size(); ++i) {
        const auto shown = without_secrets(now, static_cast<int>(i) + 1, game->lines[i], answers[i]);
        must(!is_blank(shown) && shown.find('\n') == std::string::npos, "what is shown of a line is a line");
    }
    Statistics().add(game->setup, game->lines);
}

}  // namespace temple::fuzz
