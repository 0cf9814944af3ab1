// SPDX-License-Identifier: GPL-3.0-or-later
// Dark and light of one code: known from its dark line and the light beside it.
#pragma once

#include <algorithm>
#include <optional>
#include <vector>

namespace temple::scanner {

struct CodeLevels {
    double dark = 0, light = 255;
    /// -1 light to 1 dark, a little beyond.
    float operator()(double grey) const {
        const double half = (light - dark) / 2;
        return static_cast<float>(std::clamp((light - half - grey) / half, -1.3, 1.3));
    }
};

inline double median_of(std::vector<double> values) {
    if (values.empty()) return 0;
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

/// Grey levels that a line and the gap beside it must differ by.
inline constexpr double least_contrast = 18;
/// Share of places on the line and the gap that are dark and light: what closes in a light field by chance (a
/// card's printed border, a cup) is thinner or uneven.
inline constexpr double line_is_whole = 0.9;

/// The levels if places on the line and in the gap differ as those of a code do.
inline std::optional<CodeLevels> levels_of(const std::vector<double>& line, const std::vector<double>& gap) {
    const CodeLevels levels{median_of(line), median_of(gap)};
    if (levels.light - levels.dark < least_contrast) return std::nullopt;
    const double middle = (levels.light + levels.dark) / 2;
    const auto dark = std::count_if(line.begin(), line.end(), [&](double g) { return g < middle; });
    const auto light = std::count_if(gap.begin(), gap.end(), [&](double g) { return g > middle; });
    if (static_cast<double>(dark) < line_is_whole * static_cast<double>(line.size()) ||
        static_cast<double>(light) < line_is_whole * static_cast<double>(gap.size()))
        return std::nullopt;
    return levels;
}

}  // namespace temple::scanner
