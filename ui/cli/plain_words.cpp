// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/plain_words.hpp"

#include <array>
#include <functional>
#include <map>

namespace temple::ui {

namespace {

using Json = nlohmann::ordered_json;

std::string text(const Json& line, const char* field) {
    const auto found = line.find(field);
    return found != line.end() && found->is_string() ? found->get<std::string>() : "";
}

int number(const Json& line, const char* field) {
    const auto found = line.find(field);
    return found != line.end() && found->is_number_integer() ? found->get<int>() : 0;
}

std::string count_of(int n, const std::string& one, const std::string& many) {
    return std::to_string(n) + " " + (n == 1 ? one : many);
}

std::string names(const Json& list) {
    std::string all;
    for (std::size_t i = 0; i < list.size(); ++i)
        all += (i == 0 ? "" : i + 1 == list.size() ? " and " : ", ") + list[i].get<std::string>();
    return all;
}

std::string card_words(const std::string& name) {
    if (name == "JOKER") return "the joker";
    if (name.size() < 2) return name;
    static const std::map<std::string, std::string> ranks{
        {"A", "ace"},   {"J", "jack"}, {"Q", "queen"}, {"K", "king"}, {"2", "two"},
        {"3", "three"}, {"4", "four"}, {"5", "five"},  {"6", "six"},  {"7", "seven"},
        {"8", "eight"}, {"9", "nine"}, {"10", "ten"}};
    static const std::map<char, std::string> suits{
        {'C', "clubs"}, {'D', "diamonds"}, {'H', "hearts"}, {'S', "spades"}};
    const auto rank = ranks.find(name.substr(0, name.size() - 1));
    const auto suit = suits.find(name.back());
    return rank == ranks.end() || suit == suits.end() ? name : "the " + rank->second + " of " + suit->second;
}

std::string setup(const Json& a) {
    std::string said = "For this game: " + count_of(number(a, "adventurer_roles"), "red", "red") + " and " +
                       count_of(number(a, "guardian_roles"), "black role card", "black role cards") + ", " +
                       count_of(number(a, "empty"), "number card", "number cards") + ", " +
                       count_of(number(a, "gold"), "court card", "court cards") + ", " +
                       count_of(number(a, "traps"), "ace", "aces") + ".";
    if (number(a, "leftover_roles") > 0) said += " One role card goes back unseen.";
    return said;
}

std::string opened(const Json& a) {
    const std::string chamber = text(a, "chamber");
    const int gold = number(a, "gold_hidden"), traps = number(a, "traps_hidden");
    std::string said = text(a, "player") + ", " + card_words(text(a, "card")) + ": ";
    if (chamber == "gold")
        said +=
            "gold! " + (gold == 0 ? std::string("None is hidden any more.")
                                  : std::to_string(gold) + (gold == 1 ? " is" : " are") + " still hidden.");
    else if (chamber == "trap")
        said += "a fire trap! " + (traps == 0
                                       ? std::string("That was the last.")
                                       : std::to_string(traps) + (traps == 1 ? " is left." : " are left."));
    else
        said += "empty.";
    return said + " " + text(a, "key") + " has the key.";
}

std::string game_over(const Json& a) {
    static const std::map<std::string, std::string> reasons{
        {"all_gold", "All the gold is found: the adventurers win!"},
        {"all_traps", "The last fire trap: the guardians win!"},
        {"rounds_over", "Four rounds are over and gold is still hidden: the guardians win!"},
        {"conceded", "The adventurers give up: the guardians win!"}};
    const auto found = reasons.find(text(a, "reason"));
    return found == reasons.end() ? "" : found->second;
}

std::string winners(const Json& a) {
    if (!a.contains("players") || a["players"].empty()) return "Nobody was a guardian, so nobody wins.";
    return "The " + text(a, "winner") + " win: " + names(a["players"]) + ".";
}

std::string wrong_deal(const Json& a) {
    std::string said;
    for (std::size_t i = 0; i < a["players"].size(); ++i)
        said += (i ? " " : "") + a["players"][i].get<std::string>() + " has " +
                count_of(a["seen"][i].get<int>(), "card", "cards") + ".";
    return said + " It should be " + std::to_string(number(a, "expected")) + ".";
}

std::string question(const Json& a) {
    const std::string ask = text(a, "ask"), player = text(a, "player");
    std::string said;
    if (ask == "card")
        said = "Which card lies in front of " + player + "?";
    else if (ask == "player")
        said = "Whose chamber was that?";
    else if (ask == "opener")
        said = "Who opened that card?";
    else if (ask == "start")
        said = "Who has the key?";
    else if (ask == "deal")
        said = "How many cards has everybody?";
    else if (ask == "role")
        said = "Which role had " + player + "?";
    else if (ask == "still_there")
        said = "Does the card in front of " + player + " stay open?";
    if (const auto c = a.find("candidates"); c != a.end() && c->is_array() && !c->empty()) {
        said += " Perhaps";
        for (std::size_t i = 0; i < std::min<std::size_t>(3, c->size()); ++i)
            if ((*c)[i].is_array() && !(*c)[i].empty() && (*c)[i][0].is_string())
                said += (i ? ", " : " ") + (*c)[i][0].get<std::string>();
        said += ".";
    }
    return said + " (question " + std::to_string(number(a, "id")) + ")";
}

const std::map<std::string, std::function<std::string(const Json&)>>& sentences() {
    static const std::map<std::string, std::function<std::string(const Json&)>> all{
        {"setup", setup},
        {"deal",
         [](const Json& a) {
             return "Please deal " + count_of(number(a, "cards_each"), "card", "cards") + " to everybody.";
         }},
        {"started", [](const Json& a) { return text(a, "player") + " begins."; }},
        {"round_start",
         [](const Json& a) {
             return "Round " + std::to_string(number(a, "round")) + ". " + text(a, "key") + " has the key.";
         }},
        {"opened", opened},
        {"adventurers_cannot_win",
         [](const Json& a) {
             return count_of(number(a, "openings_left"), "opening is", "openings are") + " left but " +
                    std::to_string(number(a, "gold_hidden")) +
                    " gold are hidden: the adventurers cannot win any more. You may stop.";
         }},
        {"round_end",
         [](const Json& a) {
             return "Round " + std::to_string(number(a, "round")) +
                    " is over. Gather the face-down cards and shuffle.";
         }},
        {"game_over", game_over},
        {"role",
         [](const Json& a) {
             return text(a, "player") + " was " +
                    (text(a, "role") == "adventurer" ? "an adventurer." : "a guardian.");
         }},
        {"winners", winners},
        {"undone", [](const Json&) { return "Taken back."; }},
        {"corrected", [](const Json&) { return "Corrected."; }},
        {"own_chamber",
         [](const Json& a) { return text(a, "player") + ", you may not open your own chamber."; }},
        {"out_of_turn",
         [](const Json& a) { return text(a, "expected") + " has the key, not " + text(a, "player") + "."; }},
        {"round_over", [](const Json&) { return "The round is over; deal first."; }},
        {"wrong_deal", wrong_deal},
        {"card_seen_twice",
         [](const Json& a) {
             return "It cannot be: " + card_words(text(a, "card")) + " has been opened already.";
         }},
        {"card_not_in_game", [](const Json&) { return "There is no joker in this game."; }},
        {"too_many_of_kind",
         [](const Json& a) {
             return "There are not so many " + text(a, "chamber") + " chambers; one card was misread.";
         }},
        {"no_cards_left", [](const Json& a) { return text(a, "player") + " has no cards left."; }},
        {"role_shown_early",
         [](const Json& a) { return text(a, "player") + ", keep your role card hidden!"; }},
        {"too_many_of_role",
         [](const Json& a) {
             return "There are only " + std::to_string(number(a, "limit")) + " cards of that role.";
         }},
        {"concede_not_allowed", [](const Json&) { return "The adventurers can still win."; }},
        {"nothing_to_undo", [](const Json&) { return "Nothing to take back."; }},
        {"cannot_correct", [](const Json&) { return "I do not know that event."; }},
        {"correction_refused",
         [](const Json& a) {
             return "That cannot be: it does not fit event " + std::to_string(number(a, "at")) + ".";
         }},
        {"question", question},
    };
    return all;
}

}  // namespace

std::string in_plain_words(const nlohmann::ordered_json& line) {
    const auto found = sentences().find(text(line, "kind"));
    return found == sentences().end() ? "" : found->second(line);
}

}  // namespace temple::ui
