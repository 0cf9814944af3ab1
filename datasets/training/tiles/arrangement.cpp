// SPDX-License-Identifier: GPL-3.0-or-later
#include "datasets/training/tiles/arrangement.hpp"

#include <algorithm>

namespace temple::datasets {

namespace {

void add_row(std::vector<Lie>& lies, cv::Point2d at, double angle, Random& r) {
    const int count = r.whole(2, 7);
    const bool up = r.chance(0.35);
    const double step = r.chance(0.25) ? r.real(0.3, 0.7) : r.real(0.7, 1.0);
    for (int i = 0; i < count; ++i) {
        const double along = (i - count / 2.0) * step + r.normal(0, 0.02);
        const double across = r.normal(0, 0.03);
        const cv::Point2d d(std::cos(angle), std::sin(angle));
        lies.push_back({at + d * along + cv::Point2d(-d.y, d.x) * across, angle + r.normal(0, 0.06),
                        up != r.chance(0.1)});
    }
}

void add_heap(std::vector<Lie>& lies, cv::Point2d at, Random& r) {
    const int count = r.whole(2, 6);
    const bool up = r.chance(0.45);
    const double spread = r.real(0.05, 0.4), angle = r.real(0, 3.1416), turn = r.real(0.03, 0.5);
    for (int i = 0; i < count; ++i)
        lies.push_back({at + cv::Point2d(r.normal(0, spread), r.normal(0, spread)), angle + r.normal(0, turn),
                        up != r.chance(0.08)});
}

void add_fan(std::vector<Lie>& lies, cv::Point2d at, Random& r) {
    const int count = r.whole(2, 7);
    const double step = r.chance(0.3) ? r.real(0.08, 0.18) : r.real(0.13, 0.4),
                 bend = r.chance(0.5) ? r.real(0, 0.2) : 0, angle = r.real(0, 6.2832);
    const bool up = r.chance(0.8);
    cv::Point2d p = at;
    for (int i = 0; i < count; ++i) {
        const double a = angle + bend * (i - count / 2.0);
        lies.push_back({p, a, up});
        p += cv::Point2d(std::cos(a), std::sin(a)) * step;
    }
}

/// Cards side by side and below each other, touching or nearly, as people lay out a whole suit.
void add_grid(std::vector<Lie>& lies, cv::Point2d at, double aspect, Random& r) {
    const int columns = r.whole(2, 6), rows = r.whole(2, 4);
    const double angle =
        r.chance(0.7) ? std::numbers::pi / 2 * r.whole(0, 3) + r.normal(0, 0.05) : r.real(0, 6.2832);
    const double gap = r.chance(0.5) ? r.real(-0.01, 0.03) : r.real(0.02, 0.3),
                 up = r.chance(0.85) ? 0.97 : 0.4;
    const cv::Point2d x(std::cos(angle), std::sin(angle)), y(-x.y, x.x);
    for (int i = 0; i < rows; ++i)
        for (int k = 0; k < columns; ++k) {
            if (r.chance(0.04)) continue;
            lies.push_back({at + x * ((k - columns / 2.0) * (aspect + gap) + r.normal(0, 0.012)) +
                                y * ((i - rows / 2.0) * (1 + gap) + r.normal(0, 0.012)),
                            angle + r.normal(0, 0.02), r.chance(up)});
        }
}

/// Four or five cards that cover each other by half.
void add_knot(std::vector<Lie>& lies, cv::Point2d at, Random& r) {
    const double angle = r.real(0, 6.2832), up = r.chance(0.85) ? 1.0 : 0.3;
    for (int i = r.whole(3, 5); i > 0; --i)
        lies.push_back(
            {at + cv::Point2d(r.normal(0, 0.4), r.normal(0, 0.4)), angle + r.normal(0, 0.5), r.chance(up)});
}

}  // namespace

std::vector<Lie> arrange(cv::Point2d half, Random& r) {
    std::vector<Lie> lies;
    const auto anywhere = [&] { return cv::Point2d(r.real(-half.x, half.x), r.real(-half.y, half.y)); };
    if (r.chance(0.1)) return lies;
    if (r.chance(0.15)) {  // one card, somewhere near the middle
        lies.push_back(
            {anywhere() * 0.6, r.chance(0.5) ? r.normal(0, 0.1) : r.real(0, 6.2832), r.chance(0.85)});
        return lies;
    }
    const int groups = std::clamp(static_cast<int>(half.x * half.y * r.real(0.1, 0.6)), 1, 5);
    for (int i = 0; i < groups; ++i) switch (r.whole(0, 7)) {
            case 0:
            case 1:
                add_row(lies, anywhere(),
                        r.chance(0.6) ? std::numbers::pi / 2 * r.whole(0, 3) + r.normal(0, 0.05)
                                      : r.real(0, 6.2832),
                        r);
                break;
            case 2:
                add_heap(lies, anywhere(), r);
                break;
            case 3:
                add_fan(lies, anywhere(), r);
                break;
            case 4:
                add_grid(lies, anywhere(), r.real(0.62, 0.72), r);
                break;
            case 5:
                add_knot(lies, anywhere(), r);
                break;
            default:
                for (int k = r.whole(1, 4); k > 0; --k)
                    lies.push_back({anywhere(), r.real(0, 6.2832), r.chance(0.7)});
        }
    return lies;
}

}  // namespace temple::datasets
