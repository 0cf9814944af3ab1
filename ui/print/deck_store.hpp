// SPDX-License-Identifier: GPL-3.0-or-later
// The decks with ids of their own in the user's data folder.
#pragma once

#include <expected>
#include <string>
#include <vector>

#include "datasets/printed/deck_ids.hpp"
#include "scanner/code_list.hpp"

namespace temple::ui {

/// The deck of a name: kept already, or made now and kept. @param name datasets::is_deck_name. Error: one
/// line.
std::expected<datasets::DeckIds, std::string> kept_deck(const std::string& name);

/// The codes of the default deck, of all kept decks and of all other printed things.
struct AllCodes {
    scanner::CodeList list;
    std::vector<std::string> problems;  // a line for each kept deck that cannot be read
};
AllCodes all_known_codes();

}  // namespace temple::ui
