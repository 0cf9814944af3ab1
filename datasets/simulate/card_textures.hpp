// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of all cards of a game, at the size in which they are drawn.
#pragma once

#include <opencv2/core.hpp>
#include <vector>

#include "datasets/simulate/game_decks.hpp"
#include "datasets/simulate/timeline.hpp"

namespace temple::datasets {

class CardTextures {
  public:
    /// @param px_per_mm the largest scale at which a card is seen
    CardTextures(const Timeline& timeline, const GameDecks& decks, double px_per_mm, Random& random);

    /// BGRA pictures of a card's two sides.
    const cv::Mat& face(std::size_t card) const { return faces_[card]; }
    const cv::Mat& back(std::size_t card) const { return backs_[card]; }

  private:
    std::vector<cv::Mat> faces_, backs_;
};

}  // namespace temple::datasets
