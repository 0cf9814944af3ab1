// SPDX-License-Identifier: GPL-3.0-or-later
#include "scanner/strange_backs.hpp"

#include <algorithm>

#include "scanner/quad.hpp"

namespace temple::scanner {

namespace {

// Places: three players have 15 chambers before them in the first round; of one card two decks hold two.
constexpr int many = 8;
constexpr std::size_t most_places = 120;
constexpr double one_place = 0.4;  // of a short side

bool may_be_one(std::optional<table::Card> a, std::optional<table::Card> b) {
    return !a || !b || *a == *b;
}

}  // namespace

bool StrangeBacks::saw(const Quad& outline, const BackLooks& looks, std::optional<table::Card> named) {
    if (shows(looks, named)) return false;
    const cv::Point2f centre = centre_of(outline);
    const double near = one_place * short_side(outline);
    std::erase_if(places_, [&](const Place& place) { return cv::norm(place.centre - centre) < near; });
    if (places_.size() == most_places) places_.erase(places_.begin());
    places_.push_back({centre, looks, named});
    int alike = 0;
    std::optional<table::Card> taken_for;
    for (const Place& place : places_) {
        if (difference(place.looks, looks) >= same_back) continue;
        if (!may_be_one(taken_for, place.named)) return false;
        if (place.named) taken_for = place.named;
        ++alike;
    }
    if (alike < many) return false;
    known_.push_back({looks, taken_for});
    return true;
}

bool StrangeBacks::shows(const BackLooks& looks, std::optional<table::Card> named) const {
    return std::ranges::any_of(known_, [&](const Back& back) {
        const bool taken_again = named && back.taken_for && *named == *back.taken_for;
        if (named && !taken_again) return false;
        return difference(back.looks, looks) < (taken_again ? same_sort : same_back);
    });
}

}  // namespace temple::scanner
