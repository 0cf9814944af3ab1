// SPDX-License-Identifier: GPL-3.0-or-later
#include "scanner/code_ring.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "scanner/code_edges.hpp"
#include "scanner/code_levels.hpp"

namespace temple::scanner {

namespace {

using namespace code_layout;

// Words differ in at least 8 of 23 sectors.
constexpr int most_wrong_sectors = 1;
constexpr double least_match = 0.55;   // mean agreement, -1..1
constexpr double least_margin = 0.25;  // to the best other word
constexpr int phases = 6;              // turns tried within a sector
constexpr int angles = ring_sectors * phases;
constexpr int taps = 3;  // angles next to each other that make up a sector: its middle half

/// From the unit circle of the ring's own radius to px, up to a turn; clockwise from straight up.
class RingView {
  public:
    RingView(const cv::Mat& grey, const cv::RotatedRect& inner) : grey_(grey), centre_(inner.center) {
        const double turn = inner.angle * CV_PI / 180, c = std::cos(turn), s = std::sin(turn);
        const double a = inner.size.width / 2 / ring_inner, b = inner.size.height / 2 / ring_inner;
        // The symmetric root: a circle tilted about an axis is not turned by it.
        m_ = cv::Matx22d(c, -s, s, c) * cv::Matx22d(a, 0, 0, b) * cv::Matx22d(c, s, -s, c);
    }
    cv::Point2d px(double radius, double angle) const {
        const cv::Vec2d p = m_ * cv::Vec2d(radius * std::sin(angle), -radius * std::cos(angle));
        return centre_ + cv::Point2d(p[0], p[1]);
    }
    /// @param at mm from the ring's centre, the object turned clockwise by `angle`
    cv::Point2d px(cv::Point2d at, double angle) const {
        return px(std::hypot(at.x, at.y) / ring_radius, std::atan2(at.x, -at.y) + angle);
    }
    double grey(double radius, double angle) const { return grey_at(grey_, px(radius, angle)); }

    std::optional<CodeLevels> levels() const {
        std::vector<double> line, gap;
        for (int i = 0; i < 32; ++i) {
            const double angle = 2 * CV_PI * i / 32;
            line.push_back(grey((1 + ring_inner) / 2, angle));
            gap.push_back(grey((ring_inner + sectors_outer) / 2, angle));
        }
        return levels_of(line, gap);
    }

  private:
    const cv::Mat& grey_;
    cv::Point2d centre_;
    cv::Matx22d m_;
};

struct Match {
    std::size_t index = 0;
    double agreement = -1, second = -1;
    int wrong = 0, angle = 0;
};

/// The sectors' values if sector 0 is centred at an angle (a number of samples).
std::array<float, ring_sectors> sectors_from(const std::array<float, angles>& samples, int first) {
    std::array<float, ring_sectors> values{};
    for (int k = 0; k < ring_sectors; ++k) {
        for (int t = -(taps / 2); t <= taps / 2; ++t)
            values[static_cast<std::size_t>(k)] +=
                samples[static_cast<std::size_t>((k * phases + first + t + angles) % angles)];
        values[static_cast<std::size_t>(k)] /= taps;
    }
    return values;
}

/// Mean agreement, -1..1, and how many sectors have the wrong sign.
std::pair<double, int> agreement_of(const std::array<float, ring_sectors>& values, RingWord word) {
    double sum = 0;
    int wrong = 0;
    for (int k = 0; k < ring_sectors; ++k) {
        const float v =
            (word >> k & 1u) ? values[static_cast<std::size_t>(k)] : -values[static_cast<std::size_t>(k)];
        sum += std::min(v, 1.0f);
        wrong += v < 0;
    }
    return {sum / ring_sectors, wrong};
}

Match best_match(const std::array<float, angles>& samples,
                 const std::vector<CodeList::Entry<RingWord>>& rings) {
    Match best;
    std::vector<double> best_of(rings.size(), -1);
    for (int phase = 0; phase < phases; ++phase) {
        const auto values = sectors_from(samples, phase);
        for (std::size_t r = 0; r < rings.size(); ++r)
            for (int shift = 0; shift < ring_sectors; ++shift) {
                const auto [agreement, wrong] = agreement_of(values, turned(rings[r].pattern, shift));
                best_of[r] = std::max(best_of[r], agreement);
                if (agreement > best.agreement) best = {r, agreement, -1, wrong, shift * phases + phase};
            }
    }
    for (std::size_t r = 0; r < rings.size(); ++r)
        if (r != best.index) best.second = std::max(best.second, best_of[r]);
    return best;
}

/// The angle (in samples) about which the agreement is symmetrical: near its top it is flat.
double exact_angle(const std::array<float, angles>& samples, const Match& match, RingWord word) {
    double sum = 0, moment = 0;
    for (int off = -phases; off <= phases; ++off) {
        const double agreement = agreement_of(sectors_from(samples, match.angle + off + angles), word).first;
        const double weight = std::max(0.0, agreement - 0.5 * match.agreement);
        sum += weight;
        moment += weight * off;
    }
    return match.angle + (sum > 0 ? moment / sum : 0);
}

}  // namespace

std::optional<CodeReading> read_ring(const cv::Mat& grey, const cv::RotatedRect& inner,
                                     const CodeList& list) {
    if (list.rings().empty()) return std::nullopt;
    const RingView ring(grey, inner);
    const auto levels = ring.levels();
    if (!levels) return std::nullopt;
    std::array<float, angles> samples{};
    for (int i = 0; i < angles; ++i) {
        double sum = 0;
        for (const double share : {0.25, 0.5, 0.75})
            sum += ring.grey(sectors_inner + share * (sectors_outer - sectors_inner), 2 * CV_PI * i / angles);
        samples[static_cast<std::size_t>(i)] = (*levels)(sum / 3);
    }
    const Match match = best_match(samples, list.rings());
    if (match.agreement < least_match || match.wrong > most_wrong_sectors ||
        match.agreement - match.second < least_margin)
        return std::nullopt;
    CodeReading out{list.rings()[match.index].code, std::min(1.0, match.agreement), {}};
    const cv::Rect2d& mm = out.code.outline;
    const double angle = 2 * CV_PI * exact_angle(samples, match, list.rings()[match.index].pattern) / angles,
                 right = mm.x + mm.width, bottom = mm.y + mm.height;
    out.outline = {ring.px({mm.x, mm.y}, angle), ring.px({right, mm.y}, angle),
                   ring.px({right, bottom}, angle), ring.px({mm.x, bottom}, angle)};
    return out;
}

}  // namespace temple::scanner
