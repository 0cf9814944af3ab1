// SPDX-License-Identifier: GPL-3.0-or-later
#include "referee/interpreter/coded_things.hpp"

#include <algorithm>

namespace temple::referee {

using table::ChangeKind;
using table::CodedSide;

namespace {

constexpr double one_pile = 25;     // mm between the centres of cards of one pile
constexpr double half_a_tile = 18;  // mm: two tiles that are nearer cannot lie side by side
constexpr std::string_view card_prefix = "code:", statue_prefix = "token:statue-";

}  // namespace

std::optional<table::CodeCard> card_of(const table::CodedObject& object) {
    if (!object.name.starts_with(card_prefix)) return std::nullopt;
    return table::CodeCard::parse(std::string_view(object.name).substr(card_prefix.size()));
}

std::optional<char> statue_of(const table::CodedObject& object) {
    if (!object.name.starts_with(statue_prefix)) return std::nullopt;
    return object.name.back();
}

CodedThing* CodedThings::card(table::CodeCard card) {
    const auto found =
        std::ranges::find_if(things_, [&](const CodedThing& t) { return card_of(t.object) == card; });
    return found == things_.end() ? nullptr : &*found;
}

bool CodedThings::is_under_a_tile(const CodedThing& thing) const {
    return std::ranges::any_of(things_, [&](const CodedThing& other) {
        return other.there && statue_of(other.object) && other.since > thing.since &&
               distance(other.at, thing.at) < half_a_tile;
    });
}

void CodedThings::take(const table::TableChange& change) {
    if (!change.object) return;
    const auto followed = std::ranges::find(things_, change.track, &CodedThing::track);
    CodedThing* known = followed == things_.end() ? nullptr : &*followed;
    // A card that left and is seen again is the same card, whatever its track.
    if (!known)
        if (const auto seen = card_of(*change.object)) known = card(*seen);
    if (change.kind == ChangeKind::left) {
        if (!known) return;
        known->there = false;
        known->gone_since = change.t;
        return;
    }
    if (change.kind == ChangeKind::read && known) {
        known->at = change.pose.centre;
        return;
    }
    const CodedThing fresh{change.track, *change.object, change.pose.centre, change.t};
    if (known) {
        *known = fresh;
        return;
    }
    things_.push_back(fresh);
    if (fresh.object.side == CodedSide::cipher) look_for_pile(fresh);
}

void CodedThings::look_for_pile(const CodedThing& fresh) {
    for (const auto& [name, place] : first_places_)
        if (!draw_pile_ && name != fresh.object.name && distance(place, fresh.at) < one_pile)
            draw_pile_ = fresh.at;
    first_places_.emplace_back(fresh.object.name, fresh.at);
}

}  // namespace temple::referee
