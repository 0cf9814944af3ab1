// SPDX-License-Identifier: GPL-3.0-or-later
#include "scanner/plane_collector.hpp"

#include <algorithm>
#include <cmath>

#include "scanner/card_pose.hpp"
#include "scanner/quad.hpp"

namespace temple::scanner {

namespace {

constexpr int fewest = 4;
constexpr double largest_residual = 0.03;     // of a card's height; snapped outlines err 0.5-1.5 %
constexpr double largest_uncertainty = 0.03;  // of any length
constexpr double clear_size = 4;              // log odds
constexpr int plenty = 10;                    // cards: then the better size will do
constexpr std::size_t most = 60;
// Of a card's height: outlines whose sides lie on a neighbour's edge or a printed frame.
constexpr double rough_outline = 0.15;
constexpr double wildest_sides = 0.35;   // share by which an outline may err and still be a start
constexpr double on_its_edges = 4.5;     // mm rms between the card on a rough plane and the sides found there
constexpr int rounds = 4;                // where the first outlines err by 4 %, one or two do
constexpr double all_sides_right = 0.8;  // mm rms
// Of a card's height: with the right size 0.001-0.01; with the wrong one, and on edges that are no card's,
// 0.014-0.03.
constexpr double edge_residual = 0.012;
constexpr double clearly_worse = 1.3;  // share by which the other size must fit worse

/// The sides that the picture shows where cards on this plane must have them. Cards that have not all four
/// are left out, and in a row whose cards touch, where sides are drawn to the neighbour, the half that fits
/// worse.
std::vector<Quad> sides_on(const cv::Mat& bgr, std::span<const Quad> outlines,
                           const calibration::PlaneFit& rough) {
    std::vector<PoseOnEdges> poses;
    for (const Quad& outline : outlines) {
        const PoseFit start = fit_pose(outline, rough.plane, rough.card);
        if (start.side_error > wildest_sides) continue;
        const PoseOnEdges pose = pose_on_edges(bgr, start.pose, rough.plane, rough.card, SideTrust::all);
        if (pose.sides == 4 && pose.residual < on_its_edges) poses.push_back(pose);
    }
    std::ranges::sort(poses, {}, &PoseOnEdges::residual);
    std::vector<Quad> measured;
    for (std::size_t i = 0; i < poses.size(); ++i)
        if (i < std::max(poses.size() / 2, static_cast<std::size_t>(fewest)) ||
            poses[i].residual < all_sides_right)
            measured.push_back(poses[i].measured);
    return measured;
}

struct OnEdges {
    calibration::PlaneFit fit;
    std::vector<Quad> sides;
    double error() const { return fit.residual / std::sqrt(static_cast<double>(fit.inliers)); }
};

/// Alternates between the plane and the sides that are found where it has them, for cards of one size.
std::optional<OnEdges> settle(const cv::Mat& bgr, std::span<const Quad> outlines, cv::Size picture,
                              const calibration::CardSize& size) {
    std::optional<OnEdges> settled;
    auto fit = calibration::plane_from_cards(outlines, picture, size, rough_outline);
    for (int round = 0; fit && round < rounds; ++round) {
        std::vector<Quad> sides = sides_on(bgr, outlines, *fit);
        if (static_cast<int>(sides.size()) < fewest) return std::nullopt;
        fit = calibration::plane_from_cards(sides, picture, size,
                                            round + 1 < rounds ? rough_outline : calibration::good_outline);
        if (fit) settled = OnEdges{*fit, std::move(sides)};
    }
    return fit ? settled : std::nullopt;
}

}  // namespace

bool PlaneCollector::is_good(const calibration::PlaneFit& fit) {
    return fit.inliers >= fewest && fit.residual <= largest_residual &&
           fit.uncertainty <= largest_uncertainty && (fit.size_margin >= clear_size || fit.inliers >= plenty);
}

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
    rough_ = fit ? fit : calibration::plane_from_cards(quads_, picture_, size_, rough_outline);
    if (!fit || !is_good(*fit)) return std::nullopt;
    used_ = quads_.size();
    if (fit->inliers >= plenty) size_ = fit->card;
    return fit;
}

std::optional<calibration::PlaneFit> PlaneCollector::fit_on_edges(const cv::Mat& bgr,
                                                                  std::span<const Quad> at_rest) {
    if (!rough_ || at_rest.size() == measured_) return std::nullopt;
    measured_ = at_rest.size();
    // Sides near those of a bridge card can be found on poker cards with a printed frame, and the other way
    // round: each size has its trial.
    std::vector<OnEdges> trials;
    for (const calibration::CardSize& size : calibration::card_sizes)
        if (auto trial = settle(bgr, at_rest, picture_, size)) trials.push_back(std::move(*trial));
    if (trials.empty()) return std::nullopt;
    std::ranges::sort(trials, {}, [](const OnEdges& trial) { return trial.error(); });
    const OnEdges& best = trials.front();
    if (trials.size() > 1 && trials[1].error() < clearly_worse * best.error()) return std::nullopt;
    const bool most_agree = 2 * best.fit.inliers >= static_cast<int>(at_rest.size());
    if (!is_good(best.fit) || best.fit.residual > edge_residual || !most_agree) return std::nullopt;
    quads_ = best.sides;
    tried_ = used_ = quads_.size();
    if (best.fit.inliers >= plenty) size_ = best.fit.card;
    return best.fit;
}

std::optional<calibration::PlaneFit> PlaneCollector::refine() {
    if (used_ == 0 || used_ >= most || 2 * quads_.size() < 3 * used_) return std::nullopt;
    return fit();
}

}  // namespace temple::scanner
