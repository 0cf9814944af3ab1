// SPDX-License-Identifier: GPL-3.0-or-later
// Which cards lie open, as far as that is sure.
#pragma once

#include <optional>
#include <vector>

#include "scanner/track.hpp"

namespace temple::ui {

/// The card that a face-up track surely is; nothing while it is in doubt.
std::optional<table::Card> sure_card(const scanner::Track& track);

struct FaceUpCards {
    std::vector<table::Card> cards;
    int unread = 0;  // seen, but not known for sure
    friend bool operator==(const FaceUpCards&, const FaceUpCards&) = default;
};

/// What lies open and at rest.
FaceUpCards face_up_cards(const std::vector<scanner::Track>& tracks);

}  // namespace temple::ui
