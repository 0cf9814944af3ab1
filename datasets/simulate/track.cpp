// SPDX-License-Identifier: GPL-3.0-or-later
#include "datasets/simulate/track.hpp"

#include <cmath>
#include <numbers>

namespace temple::datasets {

namespace {

double mix(double a, double b, double share) {
    return a + (b - a) * share;
}

cv::Vec3d mix(const cv::Vec3d& a, const cv::Vec3d& b, double share, double lift) {
    return a + (b - a) * share + cv::Vec3d(0, 0, lift);
}

/// The short way round.
double mix_angle(double a, double b, double share) {
    return a + std::remainder(b - a, 2 * std::numbers::pi) * share;
}

}  // namespace

CardState between(const CardState& from, const CardState& to, double share, double lift) {
    return {mix(from.centre, to.centre, share, lift), mix_angle(from.yaw, to.yaw, share),
            mix(from.roll, to.roll, share), mix(from.pitch, to.pitch, share)};
}

HandState between(const HandState& from, const HandState& to, double share, double lift) {
    return {mix(from.tip, to.tip, share, lift), mix(from.shape, to.shape, share),
            mix(from.bend, to.bend, share)};
}

ThingState between(const ThingState& from, const ThingState& to, double share, double lift) {
    return {mix(from.centre, to.centre, share, lift), mix_angle(from.yaw, to.yaw, share)};
}

}  // namespace temple::datasets
