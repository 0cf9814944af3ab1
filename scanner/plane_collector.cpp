// SPDX-License-Identifier: GPL-3.0-or-later
#include "scanner/plane_collector.hpp"

#include <vector>

#include "scanner/quad.hpp"

namespace temple::scanner {

namespace {

constexpr int fewest = 4;
constexpr double largest_residual = 0.03;     // of a card's height; snapped outlines err 0.5-1.5 %
constexpr double largest_uncertainty = 0.03;  // of any length
constexpr double clear_size = 4;              // log odds
constexpr int plenty = 10;                    // cards: then the better size will do
constexpr std::size_t most = 60;

}  // namespace

void PlaneCollector::add(table::TrackId track, const Quad& quad) {
    for (auto it = quads_.begin(); it != quads_.end();)
        it = it->first != track && overlap_ratio(it->second, quad) > 0.5 ? quads_.erase(it) : std::next(it);
    if (quads_.size() >= most && !quads_.contains(track)) return;
    quads_[track] = quad;
    changed_ = true;
}

std::optional<calibration::PlaneFit> PlaneCollector::fit() {
    if (!changed_ || static_cast<int>(quads_.size()) < fewest) return std::nullopt;
    changed_ = false;
    std::vector<calibration::CardQuad> quads;
    for (const auto& [track, quad] : quads_) quads.push_back(quad);
    const auto fit = calibration::plane_from_cards(quads, picture_);
    if (!fit || fit->inliers < fewest || fit->residual > largest_residual ||
        fit->uncertainty > largest_uncertainty)
        return std::nullopt;
    if (fit->size_margin < clear_size && fit->inliers < plenty) return std::nullopt;
    return fit;
}

}  // namespace temple::scanner
