// SPDX-License-Identifier: GPL-3.0-or-later
// How well cards in photographs were found and named.
#pragma once

#include <array>
#include <map>
#include <string>
#include <vector>

#include "datasets/measure/picture_label.hpp"
#include "scanner/picture_scan.hpp"

namespace temple::datasets {

/// What became of a labelled card: named rightly; found, not named; named wrongly; not found (intersection
/// over union below 0.5). A second, different name on its place makes it wrong.
enum class Outcome : std::uint8_t { right, unsure, wrong, missed };

struct CardOutcome {
    Outcome outcome = Outcome::missed;
    std::string label, named;  // named: the wrong name where it is wrong
    std::string likeliest;     // the best candidate, whether told or not
    double confidence = 0;     // of the likeliest
    bool reads = false;        // a card face up with candidates: it counts for the calibration
    std::size_t index = 0;     // of the label in its picture
};

struct PictureOutcome {
    std::vector<CardOutcome> cards;
    std::vector<std::string> extra;  // names given where the labels know no card
    int extra_unnamed = 0, doubled = 0, detections = 0;
};

/// Matches detections to labels by place alone, best overlap first.
PictureOutcome judge(const PictureLabel& label, const std::vector<scanner::ScannedCard>& cards);

/// "10H", "BACK", or nothing for a card that was not named.
std::string name_of(const scanner::ScannedCard& card);

/// Shares of outcomes of a group of cards.
struct Tally {
    std::array<int, 4> outcomes{};
    int cards() const { return outcomes[0] + outcomes[1] + outcomes[2] + outcomes[3]; }
    double share(Outcome o) const {
        return cards() ? static_cast<double>(outcomes[static_cast<std::size_t>(o)]) / cards() : 0;
    }
    void add(Outcome o) { ++outcomes[static_cast<std::size_t>(o)]; }
    void add(const Tally& other) {
        for (std::size_t i = 0; i < 4; ++i) outcomes[i] += other.outcomes[i];
    }
};

/// Mean of the groups, those of fewer than 20 cards taken together, so that every table weighs alike.
std::array<double, 4> mean_of_groups(const std::map<std::string, Tally>& groups);

/// How often readings of a confidence were right.
class Reliability {
  public:
    static constexpr std::size_t bins = 10;
    struct Bin {
        int readings = 0, right = 0;
        double confidence = 0;  // sum
    };
    void add(double confidence, bool right);
    const std::array<Bin, bins>& curve() const { return curve_; }
    /// Expected calibration error: mean distance between confidence and share of right ones, weighed by
    /// readings.
    double error() const;

  private:
    std::array<Bin, bins> curve_{};
};

}  // namespace temple::datasets
