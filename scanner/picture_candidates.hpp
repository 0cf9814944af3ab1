// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <opencv2/core.hpp>
#include <vector>

#include "scanner/card_finder.hpp"
#include "scanner/card_reader.hpp"
#include "scanner/sighting.hpp"

namespace temple::scanner {

/// A place in a photograph where a card may lie, with what was read there.
struct Candidate {
    Sighting sighting;
    double own = 0;      // the finder's score of this outline; 0 where only an outline was seen
    double support = 0;  // 0..1: how far the finder agrees over all sizes at which it could see such a card
    double part_reads = 0;  // how well a part of it reads as the same card; 0: no such part was seen
    bool outlined = false;  // an outline of four straight sides stands out there
};

/// All places that the finder marks at several sizes, and all outlines that stand out, each read along its
/// likely axis (or both). Many are the same card. @param bgr 8-bit BGR of any size, with cards from 2 % to
/// all of it.
std::vector<Candidate> gather_candidates(CardFinder& finder, CardReader& reader, const cv::Mat& bgr);

/// Probability that any card's face is seen, and that of the likeliest one.
double any_card(const Reading& reading);
double best_card(const Reading& reading);

/// Reads along the outline's own axes and, where its sides are so alike that the long one may be the short
/// one, along the other axis too.
Sighting read_likely_axes(CardReader& reader, const cv::Mat& bgr, const Detection& detection);

}  // namespace temple::scanner
