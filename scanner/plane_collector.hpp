// SPDX-License-Identifier: GPL-3.0-or-later
// Collects cards at rest until they tell where the table's plane is.
#pragma once

#include <map>
#include <opencv2/core.hpp>
#include <optional>

#include "calibration/plane_from_cards.hpp"
#include "referee/table/table_change.hpp"
#include "scanner/sighting.hpp"

namespace temple::scanner {

class PlaneCollector {
  public:
    explicit PlaneCollector(cv::Size picture) : picture_(picture) {}

    /// A card lies at rest here. One outline per place is kept. @param quad px; @param track its number.
    void add(table::TrackId track, const Quad& quad);

    /// The plane, once enough cards agree on it: at least 4, lengths good to 3 %, and the card size clear.
    std::optional<calibration::PlaneFit> fit();

  private:
    cv::Size picture_;
    std::map<table::TrackId, Quad> quads_;
    bool changed_ = false;
};

}  // namespace temple::scanner
