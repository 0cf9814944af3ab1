// SPDX-License-Identifier: GPL-3.0-or-later
#include "datasets/render/random_colour.hpp"

#include <algorithm>

namespace temple::datasets {

cv::Scalar random_colour(Random& r, int low, int high) {
    const double base = r.real(low, high), spread = r.chance(0.4) ? 8 : 60;
    const auto channel = [&] { return std::clamp(base + r.normal(0, spread), 0.0, 255.0); };
    return {channel(), channel(), channel()};
}

}  // namespace temple::datasets
