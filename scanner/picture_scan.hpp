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
    double found = 0;  // 0..1: how far the finder agrees; 0 where the outline was given
    std::vector<table::Candidate> candidates;  // at least 1 % each, best first
};

/// Chosen on labelled photographs (mean of the sources; scanner/models): naming from 0.7 / 0.8 / 0.9 was
/// right for 91.0 / 90.0 / 86.9 % and wrong for 1.4 / 1.0 / 0.6 % of the cards; telling unnamed ones from
/// 0.35 / 0.4 / 0.45 left 10 / 5 / 4 % of all that is told without a card and missed 2.1 / 2.5 / 3.7 % of the
/// cards.
struct ScanLimits {
    double named = 0.8;  // confidence from which a card is named; lower: more answers, more wrong ones
    double found = 0.4;  // how sure the finder must be of a card that cannot be named
    double back = 0.5;   // and of one that lies face down
};

/// Looks at all candidates (picture_candidates.hpp), leaves one entry a card: those that read well as a whole
/// card win over parts of cards and over outlines that are a little off. @param bgr 8-bit BGR.
std::vector<ScannedCard> scan_picture(CardFinder& finder, CardReader& reader, const cv::Mat& bgr,
                                      const ScanLimits& limits = {});

/// Reads one card at a given outline whose corners may start anywhere: both axes are tried.
ScannedCard read_at(CardReader& reader, const cv::Mat& bgr, const Quad& quad, const ScanLimits& limits = {});

}  // namespace temple::scanner
