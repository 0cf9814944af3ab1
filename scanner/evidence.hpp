// SPDX-License-Identifier: GPL-3.0-or-later
// What several looks at one card say together.
#pragma once

#include <array>

#include "referee/table/table_change.hpp"
#include "scanner/sighting.hpp"

namespace temple::scanner {

/// Sums calibrated log probabilities over frames. Looks at a card that does not move repeat the same picture
/// with other noise: they are far from independent, so the first counts fully, later ones little, and all
/// together no more than a few.
class Evidence {
  public:
    /// @param card_height px of the card in the frame.
    void add(const Sighting& sighting, double card_height);
    void reset() { *this = Evidence(); }

    /// The belief: at most 8 candidates, best first; empty before the first look.
    table::Identity identity() const;
    int looks() const { return looks_; }
    /// True when more looks would change little: sure, or looked at often.
    bool is_settled() const;

  private:
    std::array<double, table::Card::count> sum_{};  // weighted ln p
    double other_ = 0;                              // weighted ln p of "no readable card"
    double weight_ = 0;
    double best_sharpness_ = 0;
    int looks_ = 0;
};

}  // namespace temple::scanner
