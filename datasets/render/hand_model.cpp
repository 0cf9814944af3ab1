// SPDX-License-Identifier: GPL-3.0-or-later
#include "datasets/render/hand_model.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace temple::datasets {

namespace {

/// Lengths of an adult hand, mm.
struct Finger {
    double root_x, root_y;  // knuckle
    std::array<double, 3> bones;
    double radius;
};

constexpr std::array<Finger, 4> fingers{{{-27, -90, {42, 24, 19}, 9.8},
                                         {-7, -95, {46, 28, 20}, 10.0},
                                         {13, -91, {43, 26, 20}, 9.6},
                                         {31, -82, {33, 19, 17}, 8.6}}};

/// Degrees: spread to the right, bend at the three joints, for each finger; thumb: heading and droop.
struct Gesture {
    std::array<std::array<double, 4>, 4> fingers;
    std::array<double, 4> thumb;  // heading of the two outer bones, droop of both
};

constexpr std::array<Gesture, 4> gestures{{
    {{{{-11, 8, 12, 6}, {-2, 6, 12, 6}, {7, 8, 14, 8}, {19, 10, 14, 8}}}, {-44, -36, 8, 4}},
    {{{{-7, 22, 24, 14}, {-1, 20, 28, 16}, {6, 24, 32, 18}, {14, 28, 34, 18}}}, {-28, -14, 16, 12}},
    {{{{-3, 42, 44, 26}, {1, 46, 50, 28}, {4, 54, 58, 30}, {8, 60, 60, 30}}}, {-16, 12, 26, 20}},
    {{{{-2, 58, 66, 34}, {1, 60, 70, 36}, {4, 62, 72, 36}, {8, 64, 70, 36}}}, {-12, 4, 6, 8}},
}};

double radians(double degrees) {
    return degrees * std::numbers::pi / 180;
}

Gesture in_between(double shape) {
    shape = std::clamp(shape, 0.0, 3.0);
    const auto low = std::min<std::size_t>(2, static_cast<std::size_t>(shape));
    const double share = shape - static_cast<double>(low);
    Gesture g = gestures[low];
    const Gesture& next = gestures[low + 1];
    for (std::size_t f = 0; f < 4; ++f)
        for (std::size_t i = 0; i < 4; ++i) g.fingers[f][i] += share * (next.fingers[f][i] - g.fingers[f][i]);
    for (std::size_t i = 0; i < 4; ++i) g.thumb[i] += share * (next.thumb[i] - g.thumb[i]);
    return g;
}

cv::Vec3d step(const cv::Vec3d& from, double length, double heading, double droop) {
    const double h = radians(heading), d = radians(droop);
    return from + cv::Vec3d(std::sin(h) * std::cos(d), -std::cos(h) * std::cos(d), -std::sin(d)) * length;
}

void add_palm(std::vector<Rod>& rods) {
    constexpr double z = 30;
    for (double x = -28; x <= 32; x += 6) {  // close together: the back of a hand is one surface
        const double knuckle = -92 + std::abs(x + 4) * std::abs(x + 4) * 0.008;
        rods.push_back({{x * 0.7, -4, z - 2}, {x, knuckle, z - 1}, 15, 11, false});
    }
    rods.push_back({{-17, -26, z - 4}, {-33, -50, z - 8}, 16, 13, false});  // ball of the thumb
    for (double x = -14; x <= 14; x += 7)
        rods.push_back({{x, 90, z}, {x, -10, z - 2}, 15, 15, false});  // wrist
}

}  // namespace

HandModel pose_hand(double shape) {
    const Gesture g = in_between(shape);
    HandModel model;
    add_palm(model.rods);
    cv::Vec3d forefinger;
    for (std::size_t f = 0; f < 4; ++f) {
        cv::Vec3d at(fingers[f].root_x, fingers[f].root_y, 30);
        double droop = 0, radius = fingers[f].radius;
        for (std::size_t bone = 0; bone < 3; ++bone) {
            droop += g.fingers[f][bone + 1];
            const cv::Vec3d next = step(at, fingers[f].bones[bone], g.fingers[f][0], droop);
            model.rods.push_back({at, next, radius, radius * 0.92, bone == 2});
            at = next;
            radius *= 0.92;
        }
        if (f == 0) forefinger = at;
    }
    const cv::Vec3d root(-34, -46, 22);
    const cv::Vec3d joint = step(root, 36, g.thumb[0], g.thumb[2]);
    const cv::Vec3d end = step(joint, 28, g.thumb[1], g.thumb[2] + g.thumb[3]);
    model.rods.push_back({root, joint, 12, 10, false});
    model.rods.push_back({joint, end, 10.2, 8.8, true});
    model.grip = (forefinger + end) * 0.5;
    double lowest = 1e9;
    for (const Rod& r : model.rods) lowest = std::min({lowest, r.a[2] - r.radius_a, r.b[2] - r.radius_b});
    for (Rod& r : model.rods) r.a[2] -= lowest, r.b[2] -= lowest;
    return model;
}

}  // namespace temple::datasets
