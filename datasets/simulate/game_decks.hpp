// SPDX-License-Identifier: GPL-3.0-or-later
// The two decks of a game: chambers, and role cards with another back.
#pragma once

#include <expected>
#include <opencv2/core.hpp>
#include <string>

#include "datasets/cards/deck_art.hpp"
#include "datasets/render/random.hpp"

namespace temple::datasets {

struct GameDecks {
    DeckArt chambers;
    DeckArt roles;  // the second deck: another back; the same faces or others
};

/// Draws two decks whose backs can be told from each other and from the table. Needs a QGuiApplication.
/// @param folder pictures of the chambers' faces and back; empty: drawn as well
/// @param table mean colour of the table's top, BGR
/// Error: the folder holds no deck.
std::expected<GameDecks, std::string> choose_decks(const std::string& folder, const cv::Scalar& table,
                                                   Random& random);

}  // namespace temple::datasets
