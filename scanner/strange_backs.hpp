// SPDX-License-Identifier: GPL-3.0-or-later
// Backs that the reader takes for a card or for nothing, known by their number.
#pragma once

#include <opencv2/core.hpp>
#include <optional>
#include <vector>

#include "referee/table/card.hpp"
#include "scanner/back_sorter.hpp"
#include "scanner/sighting.hpp"

namespace temple::scanner {

/// What the reader takes something for: a card, if one is likelier than all else, and its probability.
struct TakenFor {
    std::optional<table::Card> card;
    double probability = 0;
};

/// What looks alike in many places at once is a back: no deck holds so many cards of one face, and cards of
/// other faces are named otherwise.
class StrangeBacks {
  public:
    /// Something lies at rest that is no back that the reader knows; one look a place is kept.
    /// @param outline px; @param taken what the reader takes it for
    /// @param backs_known how many cards lie there whose back the reader knows: where they are many, the game
    /// is played with these
    /// @param like_a_back true if it looks like the back of cards that lie there: then few places will do
    /// @return true if a strange back became known by it: what lies there deserves another look
    bool saw(const Quad& outline, const BackLooks& looks, const TakenFor& taken, int backs_known,
             bool like_a_back);
    /// True if it shows a strange back that is known.
    bool shows(const BackLooks& looks, const TakenFor& taken) const;

  private:
    struct Place {
        cv::Point2f centre;
        BackLooks looks;
        std::optional<table::Card> named;
    };
    struct Back {
        BackLooks looks;
        std::optional<table::Card> taken_for;
    };
    std::vector<Place> places_;
    std::vector<Back> known_;
};

}  // namespace temple::scanner
