// SPDX-License-Identifier: GPL-3.0-or-later
#include "referee/temple_code_notes.hpp"

#include <algorithm>
#include <utility>

namespace temple::referee {
namespace {

void decipher(PlayerNotes& notes, const Json& said) {
    Deciphered card{said.at("card").get<std::string>(), std::nullopt};
    if (said.at("blue").is_number_integer() && said.at("red").is_number_integer())
        card.dots = {said.at("blue").get<int>(), said.at("red").get<int>()};
    notes.known.push_back(std::move(card));
}

void judge(PlayerNotes& notes, const Announcement& said) {
    JudgedGuess judged;
    judged.guess = said.arguments.at("card").get<std::string>();
    judged.right = said.kind == "guess_right";
    judged.known = std::exchange(notes.known, {});
    judged.combination = judged.right ? judged.guess : said.arguments.at("combination").get<std::string>();
    for (Deciphered& card : judged.known) card.dots = feedback(card.card, judged.combination);
    const auto possible = possible_combinations(judged.known);
    judged.left = static_cast<int>(possible.size());
    judged.consistent = std::ranges::find(possible, judged.guess) != possible.end();
    notes.guesses.push_back(std::move(judged));
}

}  // namespace

std::vector<PlayerNotes> notes_of(const Referee& referee) {
    const auto view = referee.temple_code();
    if (!view) return {};
    std::vector<PlayerNotes> all;
    for (const auto& player : view->players) all.push_back({player.name, player.has_combination, {}, {}});
    Referee again(referee.setup());
    for (const auto& event : referee.events_in_force())
        for (const Announcement& said : again.handle(event)) {
            const bool is_guess = said.kind == "guess_right" || said.kind == "guess_wrong";
            if (!is_guess && said.kind != "information") continue;
            const auto notes =
                std::ranges::find(all, said.arguments.at("player").get<std::string>(), &PlayerNotes::player);
            is_guess ? judge(*notes, said) : decipher(*notes, said.arguments);
        }
    return all;
}

}  // namespace temple::referee
