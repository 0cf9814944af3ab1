// SPDX-License-Identifier: GPL-3.0-or-later
#include "scanner/code_reader.hpp"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

#include "scanner/code_edges.hpp"
#include "scanner/code_ring.hpp"
#include "scanner/quad.hpp"

namespace temple::scanner {

namespace {

using namespace code_layout;

constexpr double line_share = 0.6;       // of the dark line is looked at on both sides of an outline
constexpr double least_reach = 1.8;      // px
constexpr double same_place = 0.5;       // of the short side
constexpr int largest_reduction = 3840;  // px of the long side: the last one of read_picture

/// Two readings of one place are one object.
void add(std::vector<CodeReading>& all, CodeReading reading) {
    for (CodeReading& known : all)
        if (cv::norm(centre_of(known.outline) - centre_of(reading.outline)) <
            same_place * std::min(short_side(known.outline), long_side(known.outline))) {
            if (reading.confidence > known.confidence) known = std::move(reading);
            return;
        }
    all.push_back(std::move(reading));
}

}  // namespace

std::vector<CodeReading> CodeReader::read(const cv::Mat& grey, const CodeFinderLimits& limits) const {
    std::vector<CodeReading> all;
    const CodeOutlines found = find_code_outlines(grey, limits);
    for (const Quad& field : found.fields) {
        if (!looks_framed(grey, field)) continue;
        const double scale = std::sqrt(area_of(field) / (field_width * field_height));
        const double reach = std::max(least_reach, line_share * frame_width * scale);
        auto exact = exact_field(grey, field, reach);
        if (exact) exact = exact_field(grey, *exact, 0.7 * reach);
        if (!exact) continue;
        if (auto reading = read_field(grey, *exact, list_)) add(all, std::move(*reading));
    }
    for (const cv::RotatedRect& ring : found.rings) {
        const double radius = std::sqrt(ring.size.width * ring.size.height) / 2 / ring_inner;
        const double reach = std::max(least_reach, line_share * (1 - ring_inner) * radius);
        auto exact = exact_ring(grey, ring, reach);
        if (exact) exact = exact_ring(grey, *exact, 0.7 * reach);
        if (!exact) continue;
        if (auto reading = read_ring(grey, *exact, list_)) add(all, std::move(*reading));
    }
    return all;
}

std::vector<CodeReading> CodeReader::read_picture(const cv::Mat& grey) const {
    std::vector<CodeReading> all;
    const int longest = std::max(grey.cols, grey.rows);
    CodeFinderLimits limits;
    for (int side = limits.long_side; side <= largest_reduction; side *= 2) {
        limits.long_side = side;
        for (CodeReading& reading : read(grey, limits)) add(all, std::move(reading));
        if (side >= longest) break;
    }
    return all;
}

cv::Mat code_grey(const cv::Mat& bgr) {
    if (bgr.channels() == 1) return bgr;
    cv::Mat grey;
    cv::cvtColor(bgr, grey, cv::COLOR_BGR2GRAY);
    return grey;
}

}  // namespace temple::scanner
