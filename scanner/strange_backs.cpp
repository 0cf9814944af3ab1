// SPDX-License-Identifier: GPL-3.0-or-later
#include "scanner/strange_backs.hpp"

#include <algorithm>
#include <cmath>
#include <map>

#include "scanner/quad.hpp"

namespace temple::scanner {

namespace {

// Places: three players have 15 chambers before them in the first round; of one card two decks hold two.
constexpr int many = 8;
// Places: two decks hold two cards of one face, and one of them may have been moved.
constexpr int no_deck_has = 4;
constexpr std::size_t most_places = 120;
constexpr double one_place = 0.4;  // of a short side
// Of the places that are taken for cards, most are taken for one: a back of game 5 of the trial was a king of
// diamonds in 21 of 27.
constexpr double favourite_share = 0.7;
constexpr int most_named_otherwise = 1;
constexpr double surely_another = 0.9;  // probability: an open card, whatever else looks like it

// Of the 24 places of a card's looks: number cards show paper at 16 and more, courts at 6 and more.
constexpr int most_paper = 5;
constexpr double paper_lightness = 60, paper_chroma = 14;  // Lab

/// Open cards look alike, too, where they cannot be read: what shows much paper is no back, if it is not
/// taken for one card everywhere.
bool shows_paper(const BackLooks& looks) {
    const auto is_paper = [](const cv::Vec3f& place) {
        return place[0] > paper_lightness * lightness_weight && std::hypot(place[1], place[2]) < paper_chroma;
    };
    return std::ranges::count_if(looks, is_paper) > most_paper;
}

}  // namespace

bool StrangeBacks::saw(const Quad& outline, const BackLooks& looks, const TakenFor& taken, int backs_known,
                       bool like_a_back) {
    if (shows(looks, taken)) return false;
    const cv::Point2f centre = centre_of(outline);
    const double near = one_place * short_side(outline);
    std::erase_if(places_, [&](const Place& place) { return cv::norm(place.centre - centre) < near; });
    if (places_.size() == most_places) places_.erase(places_.begin());
    places_.push_back({centre, looks, taken.card});
    int alike = 0;
    std::map<table::Card, int> votes;
    int named = 0;
    Back back{looks, {}};
    for (const Place& place : places_) {
        if (difference(place.looks, looks) >= same_back) continue;
        ++alike;
        if (!place.named) continue;
        ++named;
        const int here = ++votes[*place.named];
        if (!back.taken_for || here > votes[*back.taken_for]) back.taken_for = place.named;
    }
    const int for_one = back.taken_for ? votes[*back.taken_for] : 0;
    if (shows_paper(looks) && for_one < many) return false;
    // Open cards are taken for as many cards as there are.
    if (named > most_named_otherwise && for_one < favourite_share * named) return false;
    const bool is_twin = for_one >= (like_a_back ? no_deck_has : many);
    if (!is_twin && alike < std::max(many, 2 * backs_known)) return false;
    known_.push_back(back);
    return true;
}

bool StrangeBacks::shows(const BackLooks& looks, const TakenFor& taken) const {
    return std::ranges::any_of(known_, [&](const Back& back) {
        const bool taken_again = taken.card && taken.card == back.taken_for;
        if (taken.card && !taken_again && taken.probability >= surely_another) return false;
        return difference(back.looks, looks) < (taken_again ? same_sort : same_back);
    });
}

}  // namespace temple::scanner
