// SPDX-License-Identifier: GPL-3.0-or-later
// Collects cards at rest until they tell where the table's plane is.
#pragma once

#include <opencv2/core.hpp>
#include <optional>
#include <span>
#include <vector>

#include "calibration/plane_from_cards.hpp"
#include "scanner/sighting.hpp"

namespace temple::scanner {

class PlaneCollector {
  public:
    explicit PlaneCollector(cv::Size picture) : picture_(picture) {}

    /// A card lies at rest here. One outline per place is kept. @param quad px, as measured.
    void add(const Quad& quad);

    /// The plane, once enough cards agree on it: at least 4, lengths good to 3 %, and the card size clear.
    std::optional<calibration::PlaneFit> fit();
    /// The same from better outlines, where fit() gave none. Neighbours and printed frames
    /// draw an outline's sides away; a roughly known plane says what shape a card has and so where its sides
    /// must be looked for. @param bgr picture in which the cards lie; @param at_rest their outlines, px
    std::optional<calibration::PlaneFit> fit_on_edges(const cv::Mat& bgr, std::span<const Quad> at_rest);
    /// A better plane than the last one that was given, once half as many cards again were measured; the card
    /// size stays.
    std::optional<calibration::PlaneFit> refine();
    /// True while the plane rests on few cards.
    bool provisional() const { return used_ < enough; }

  private:
    static bool is_good(const calibration::PlaneFit& fit);

    static constexpr std::size_t enough = 14;  // cards: after that the plane stays

    cv::Size picture_;
    std::vector<Quad> quads_;
    std::size_t tried_ = 0, used_ = 0;            // number of cards at the last trial and at the last fit
    std::size_t measured_ = 0;                    // cards at rest at the last trial of fit_on_edges()
    std::optional<calibration::PlaneFit> rough_;  // the last trial of fit(), good or not
    std::optional<calibration::CardSize> size_;
};

}  // namespace temple::scanner
