// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/camera/face_up_cards.hpp"

namespace temple::ui {
namespace {

constexpr double sure_from = 0.9;  // of the tracker's belief

}  // namespace

std::optional<table::Card> sure_card(const scanner::Track& track) {
    if (track.look.face != table::Face::up) return std::nullopt;
    const auto identity = track.look.evidence.identity();
    if (identity.candidates.empty() || identity.candidates.front().probability < sure_from)
        return std::nullopt;
    return identity.candidates.front().card;
}

FaceUpCards face_up_cards(const std::vector<scanner::Track>& tracks) {
    FaceUpCards open;
    for (const scanner::Track& track : tracks) {
        if (track.state != scanner::TrackState::at_rest || track.look.face != table::Face::up) continue;
        if (const auto card = sure_card(track))
            open.cards.push_back(*card);
        else
            ++open.unread;
    }
    return open;
}

}  // namespace temple::ui
