// SPDX-License-Identifier: GPL-3.0-or-later
// Decks with ids of their own, kept as JSON: one file a deck, NAME.json.
#pragma once

#include <expected>
#include <filesystem>
#include <string>
#include <vector>

#include "datasets/printed/deck_ids.hpp"

namespace temple::datasets {

/// Letters, digits, '-' and '_', at most 40: what a deck may be called.
bool is_deck_name(const std::string& name);

/// Error: one line. A file that names codes twice or too near each other is refused.
std::expected<DeckIds, std::string> read_deck(const std::filesystem::path& file);
std::expected<void, std::string> write_deck(const std::filesystem::path& file, const DeckIds& deck);

/// The decks of a folder, by name, and a line for each file that is none.
struct KeptDecks {
    std::vector<DeckIds> decks;
    std::vector<std::string> problems;
};
KeptDecks read_decks(const std::filesystem::path& folder);

}  // namespace temple::datasets
