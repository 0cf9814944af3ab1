// SPDX-License-Identifier: GPL-3.0-or-later
#include "referee/known_to_all.hpp"

#include <ranges>
#include <set>
#include <string>

namespace temple::referee {

std::vector<nlohmann::json> events_known_to_all(const Referee& referee) {
    auto events = referee.events_in_force();
    if (!referee.temple_code()) return events;
    std::set<std::string> shown;  // players whose next earlier combination was put on the discard pile
    for (auto& event : std::views::reverse(events)) {
        const std::string type = event.at("type");
        if (type == "guess") shown.insert(event.at("player").get<std::string>());
        if (type == "combination" && shown.erase(event.at("player").get<std::string>()) == 0)
            event.erase("card");
    }
    return events;
}

Referee known_to_all(const Referee& referee) {
    Referee all(referee.setup());
    for (const auto& event : events_known_to_all(referee)) all.handle(event);
    return all;
}

}  // namespace temple::referee
