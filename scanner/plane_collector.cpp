// SPDX-License-Identifier: GPL-3.0-or-later
#include "scanner/plane_collector.hpp"

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

void PlaneCollector::add(const Quad& quad) {
    for (Quad& known : quads_)
        if (overlap_ratio(known, quad) > 0.5) {
            known = quad;
            return;
        }
    if (quads_.size() < most) quads_.push_back(quad);
}

std::optional<calibration::PlaneFit> PlaneCollector::fit() {
    if (static_cast<int>(quads_.size()) < fewest || quads_.size() == tried_) return std::nullopt;
    tried_ = quads_.size();
    const auto fit = calibration::plane_from_cards(quads_, picture_, size_);
    if (!fit || fit->inliers < fewest || fit->residual > largest_residual ||
        fit->uncertainty > largest_uncertainty)
        return std::nullopt;
    if (fit->size_margin < clear_size && fit->inliers < plenty) return std::nullopt;
    used_ = quads_.size();
    if (fit->inliers >= plenty) size_ = fit->card;
    return fit;
}

std::optional<calibration::PlaneFit> PlaneCollector::refine() {
    if (used_ == 0 || used_ >= most || 2 * quads_.size() < 3 * used_) return std::nullopt;
    return fit();
}

}  // namespace temple::scanner
