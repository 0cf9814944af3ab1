// SPDX-License-Identifier: GPL-3.0-or-later
// Seeded chance: everything that is rendered draws from one of these, so that a seed gives the same picture
// again.
#pragma once

#include <cmath>
#include <cstdint>
#include <numbers>
#include <random>
#include <span>
#include <utility>
#include <vector>

namespace temple::datasets {

class Random {
  public:
    explicit Random(std::uint64_t seed) : engine_(seed) {}

    /// A real number in [low, high).
    double real(double low, double high) { return low + (high - low) * unit(); }
    /// A whole number in [low, high].
    int whole(int low, int high) {
        return low + static_cast<int>(unit() * static_cast<double>(high - low + 1));
    }
    /// True with the given probability.
    bool chance(double probability) { return unit() < probability; }
    /// Normally distributed (Box-Muller).
    double normal(double mean, double sigma) {
        const double radius = std::sqrt(-2.0 * std::log(1.0 - unit()));
        return mean + sigma * radius * std::cos(2.0 * std::numbers::pi * unit());
    }
    /// One of the values (there must be one).
    template <typename T>
    const T& pick(std::span<const T> values) {
        return values[static_cast<std::size_t>(whole(0, static_cast<int>(values.size()) - 1))];
    }
    /// An index below `size` (at least 1).
    std::size_t index(std::size_t size) { return static_cast<std::size_t>(whole(0, static_cast<int>(size) - 1)); }
    /// Any order, all equally likely.
    template <typename T>
    void shuffle(std::vector<T>& values) {
        for (std::size_t i = values.size(); i > 1; --i) std::swap(values[i - 1], values[index(i)]);
    }
    /// An independent stream, for a part that may draw more or less without changing its neighbours.
    Random fork() { return Random(engine_()); }

  private:
    // Our own scaling: the standard's distributions differ between libraries.
    double unit() { return static_cast<double>(engine_() >> 11) * 0x1.0p-53; }
    std::mt19937_64 engine_;
};

}  // namespace temple::datasets
