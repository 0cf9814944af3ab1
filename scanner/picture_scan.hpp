// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the cards in one photograph, of any size and with cards of any size.
#pragma once

#include <optional>
#include <vector>

#include "scanner/card_finder.hpp"
#include "scanner/card_reader.hpp"

namespace temple::scanner {

/// A card in a photograph.
struct ScannedCard {
    Quad quad;  // px; first corner at the top left of the upright card where it was read
    table::Face face = table::Face::up;
    /// What is told: nothing means "seen, not sure". Only for cards that lie face up.
    std::optional<table::Card> id;
    /// 0..1: of the best candidate, or that it is a back.
    double confidence = 0;
    double found = 0;                          // 0..1: the finder's score; 0 where the outline was given
    std::vector<table::Candidate> candidates;  // at least 1 % each, best first
};

/// Chosen on 140 labelled photographs: naming from 0.7 / 0.8 / 0.9 is right for 82 / 79 / 71 % and wrong
/// for 1.4 / 1.1 / 0.5 % of the cards (mean of the sources); telling unnamed ones from 0.45 / 0.6 / 0.7
/// leaves 51 / 24 / 6 % of all that is told without a card and misses 2 / 5 / 9 % of the cards.
struct ScanLimits {
    double named = 0.8;  // confidence from which a card is named; lower: more answers, more wrong ones
    double found = 0.6;  // the finder's score from which an unnamed card is told
};

/// Runs the finder at several sizes, merges to one entry a card, reads each. @param bgr 8-bit BGR.
std::vector<ScannedCard> scan_picture(CardFinder& finder, CardReader& reader, const cv::Mat& bgr,
                                      const ScanLimits& limits = {});

/// Reads one card at a given outline whose corners may start anywhere: both axes are tried.
ScannedCard read_at(CardReader& reader, const cv::Mat& bgr, const Quad& quad, const ScanLimits& limits = {});

}  // namespace temple::scanner
