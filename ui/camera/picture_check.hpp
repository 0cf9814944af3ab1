// SPDX-License-Identifier: GPL-3.0-or-later
// Whether cards can be read in a picture: their size, the light, the focus.
#pragma once

#include <opencv2/core.hpp>
#include <vector>

namespace temple::ui {

struct PictureCheck {
    double card_height = 0;  // px, mean of the cards that lie there; 0: none seen
    double brightness = 0;   // mean of 0..255
    double sharpness =
        0;  // strongest edges inside the cards: change from one px to the next, 0..255; 0: no card
    double smallest = smallest_playing_card;  // px, of a card that is read well

    bool too_small() const { return card_height > 0 && card_height < smallest; }
    bool too_dark() const { return brightness < darkest_mean; }
    bool too_bright() const { return brightness > brightest_mean; }
    bool blurred() const { return card_height > 0 && sharpness < softest_edge; }

    // SEEING.md, "Naming": 96.2 % at 40 px, 97.4 % at 60 px of clean pictures, and blur and noise cost more.
    static constexpr double smallest_playing_card = 60;
    // SEEING.md, "Codes": from above 90 % of printed cards are read at 94 px (1.07 px/mm), 100 % at 141 px.
    static constexpr double smallest_coded_card = 110;
    // Six videos of lit tables have means of 63 to 135; 40 is a third below the dimmest, 225 nearly white.
    static constexpr double darkest_mean = 40, brightest_mean = 225;
    // 98th percentile of steps in the demo's cards: 62-144; blurred with a sigma of 1.5 px 17-44, of 3 px
    // 7-21.
    static constexpr double softest_edge = 25;
};

/// @param cards outlines of the cards that lie in the picture, px, four corners each
/// @param smallest px, longer side of a card that is read well
PictureCheck check_picture(const cv::Mat& bgr, const std::vector<std::vector<cv::Point2f>>& cards,
                           double smallest = PictureCheck::smallest_playing_card);

}  // namespace temple::ui
