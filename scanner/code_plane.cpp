// SPDX-License-Identifier: GPL-3.0-or-later
#include "scanner/code_plane.hpp"

#include <algorithm>

#include "calibration/plane_from_cards.hpp"
#include "scanner/quad.hpp"

namespace temple::scanner {

namespace {

constexpr std::size_t fewest = 1;  // cards
constexpr std::size_t most = 40;   // cards
constexpr std::size_t plenty = 6;  // cards: from then on lengths are good to 2 %
// Shares; a card that stands in a holder is off by a third and more.
constexpr double good = 0.12, rough = 0.2, very_rough = 0.35;
constexpr double largest_residual = 0.05;  // of a card's height

}  // namespace

Quad on_short_side(const Quad& card) {
    return {card[1], card[2], card[3], card[0]};
}

void CodePlane::add(const Quad& card) {
    const Quad outline = on_short_side(card);
    for (const Quad& known : cards_)
        if (overlap_area(known, outline) > 0) return;
    if (cards_.size() < most) cards_.push_back(outline);
}

std::optional<calibration::TablePlane> CodePlane::better() {
    // Half as many again are worth another fit.
    if (cards_.size() < fewest || 2 * cards_.size() < 3 * used_ || cards_.size() == used_)
        return std::nullopt;
    const auto fit = calibration::plane_from_cards(cards_, picture_, calibration::poker_size);
    if (!fit || fit->residual > largest_residual) return std::nullopt;
    used_ = cards_.size();
    return fit->plane;
}

double CodePlane::tolerance() const {
    if (used_ == 0 || used_ >= plenty) return good;  // 0: the plane was given
    return used_ == 1 ? very_rough : rough;
}

void CodePlane::shift(cv::Point2f by) {
    for (Quad& card : cards_)
        for (cv::Point2f& p : card) p += by;
}

PoseFit fit_code(const CodeReading& reading, const calibration::TablePlane& plane) {
    const double width = reading.code.outline.width, height = reading.code.outline.height;
    return fit_pose(width > height ? on_short_side(reading.outline) : reading.outline, plane,
                    {std::min(width, height), std::max(width, height)});
}

}  // namespace temple::scanner
