// SPDX-License-Identifier: GPL-3.0-or-later
// Runs the scanner over labelled photographs and sums up what became of the cards.
#pragma once

#include <expected>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "datasets/measure/scan_score.hpp"
#include "scanner/card_finder.hpp"
#include "scanner/card_reader.hpp"

namespace temple::datasets {

struct PhotoBenchSetup {
    int every = 1;                // only every n-th photograph
    bool given_outlines = false;  // name at the labels' outlines; cards without one are left out
};

struct PhotoBench {
    std::map<std::string, Tally> by_source;
    std::map<std::string, Tally> by_height, by_tilt, by_sharpness, by_light;  // cards with an outline only
    std::map<std::pair<std::string, std::string>, int> confusion;             // label and wrong name
    Reliability reliability;  // of the likeliest card, told or not
    int pictures = 0, detections = 0, extra = 0, extra_unnamed = 0, doubled = 0;
    std::vector<double> ms;  // a picture
};

/// @param folder holds labels.jsonl and the pictures. Error: one line; a picture that cannot be read counts
/// as one in which nothing was found.
std::expected<PhotoBench, std::string> bench_photos(const std::string& folder, scanner::CardFinder& finder,
                                                    scanner::CardReader& reader,
                                                    const PhotoBenchSetup& setup = {});

}  // namespace temple::datasets
