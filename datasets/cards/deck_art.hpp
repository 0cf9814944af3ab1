// SPDX-License-Identifier: GPL-3.0-or-later
// A deck as pictures: what the renderer lays on the table.
#pragma once

#include <array>
#include <expected>
#include <opencv2/core.hpp>
#include <string>

#include "referee/table/card.hpp"

namespace temple::datasets {

/// Pictures of all faces and of the back. Each is 8-bit BGRA, upright, the card filling the picture to its
/// edges, rounded corners transparent. A face that the deck does not have is an empty Mat.
struct DeckArt {
    std::string name;
    double width_mm = 63;
    double height_mm = 88;
    std::array<cv::Mat, table::Card::count> faces;
    cv::Mat back;

    const cv::Mat& face(table::Card card) const { return faces[static_cast<std::size_t>(card.index())]; }
};

/// Reads a deck from a folder of pictures named as PROTOCOL.md names cards ("10H.png"), JOKER.png, BACK.png.
/// Faces that are missing stay empty; a missing back is drawn. Error: no face could be read.
std::expected<DeckArt, std::string> load_deck_art(const std::string& folder);

}  // namespace temple::datasets
