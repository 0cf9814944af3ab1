// SPDX-License-Identifier: GPL-3.0-or-later
// Labels of photographs, one JSON line a picture: image, source, exhaustive, cards with id, box, quad.
#pragma once

#include <expected>
#include <optional>
#include <string>
#include <vector>

#include "scanner/sighting.hpp"

namespace temple::datasets {

struct CardLabel {
    std::string id;                      // "10H", "JOKER", "BACK"; "Q?" rank only, "?S" suit only
    std::optional<scanner::Quad> quad;   // px, corners in any order around the card
    std::optional<scanner::Quad> bound;  // px: upright rectangle around it where no quad is known
    bool placed() const { return quad || bound; }
};

struct PictureLabel {
    std::string image, source;
    bool exhaustive = false;  // every card in the picture is listed
    std::vector<CardLabel> cards;
};

/// Reads labels. Error: one line that names the file, the line, the way out.
std::expected<std::vector<PictureLabel>, std::string> read_picture_labels(const std::string& path);

/// The label of an image: the same path, or a path that ends in the label's, or the same file name if only
/// one has it.
const PictureLabel* label_of(const std::vector<PictureLabel>& labels, const std::string& image);

/// Whether a name agrees with a label, which may leave the rank or the suit open.
bool agrees(const std::string& label, const std::string& name);

}  // namespace temple::datasets
