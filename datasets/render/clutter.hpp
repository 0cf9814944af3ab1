// SPDX-License-Identifier: GPL-3.0-or-later
// What lies on tables beside cards and may be taken for one.
#pragma once

#include <opencv2/core.hpp>
#include <vector>

#include "datasets/render/random.hpp"

namespace temple::datasets {

/// Draws one thing that is no playing card: coin, chip, cup, phone, paper, newspaper, banknote, book, box,
/// card of another game, notebook, keyboard, fruit, cable. @param scale px of a card's height there.
/// @return its outline (px), to say what it covers; empty for thin things.
std::vector<cv::Point> draw_clutter(cv::Mat& canvas, cv::Point2f at, double scale, Random& random);

/// Print on a gaming table's cloth: words along arcs, empty card places, lines.
void draw_table_print(cv::Mat& canvas, double scale, Random& random);

}  // namespace temple::datasets
