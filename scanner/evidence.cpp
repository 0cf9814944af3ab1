// SPDX-License-Identifier: GPL-3.0-or-later
#include "scanner/evidence.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace temple::scanner {

namespace {

constexpr double repeated_look = 0.3;       // weight of a look after the first
constexpr double most_weight = 2.5;         // looks' worth; beyond it old ones fade
constexpr double least_probability = 1e-4;  // no single look excludes a card
constexpr double small_height = 45;         // px: below it a look counts less
constexpr int enough_looks = 12;
constexpr double sure = 0.995;
constexpr int sure_looks = 4;

}  // namespace

void Evidence::add(const Sighting& sighting, double card_height) {
    const Reading& reading = sighting.reading;
    const double readable = 1.0 - reading.none - reading.back;
    // A hand over the index, or glare: such a look says little, and what it says is about the hand.
    double weight = (looks_ == 0 ? 1.0 : repeated_look) * std::clamp(readable, 0.05, 1.0);
    weight *= std::clamp(card_height / small_height, 0.3, 1.0);
    best_sharpness_ = std::max(best_sharpness_, sighting.sharpness);
    if (best_sharpness_ > 0) weight *= std::clamp(sighting.sharpness / best_sharpness_, 0.2, 1.0);
    if (weight_ + weight > most_weight) {
        const double fade = (most_weight - weight) / weight_;
        for (double& s : sum_) s *= fade;
        other_ *= fade;
        weight_ *= fade;
    }
    for (std::size_t i = 0; i < sum_.size(); ++i)
        sum_[i] += weight * std::log(std::max<double>(reading.cards[i], least_probability));
    other_ += weight * std::log(std::max<double>(reading.none + reading.back, least_probability));
    weight_ += weight;
    ++looks_;
}

table::Identity Evidence::identity() const {
    table::Identity identity;
    if (looks_ == 0) return identity;
    const double top = std::max(other_, *std::max_element(sum_.begin(), sum_.end()));
    double total = std::exp(other_ - top);
    for (double s : sum_) total += std::exp(s - top);
    std::vector<int> order(sum_.size());
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(), [&](int a, int b) {
        return sum_[static_cast<std::size_t>(a)] > sum_[static_cast<std::size_t>(b)];
    });
    order.resize(8);
    for (int i : order)
        identity.candidates.push_back(
            {table::Card(i), std::exp(sum_[static_cast<std::size_t>(i)] - top) / total});
    return identity;
}

bool Evidence::is_settled() const {
    if (looks_ >= enough_looks) return true;
    return looks_ >= sure_looks && identity().best() >= sure;
}

}  // namespace temple::scanner
