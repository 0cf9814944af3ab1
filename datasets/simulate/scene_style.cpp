// SPDX-License-Identifier: GPL-3.0-or-later
#include "datasets/simulate/scene_style.hpp"

#include <algorithm>

namespace temple::datasets {

SceneStyle SceneStyle::random(const SceneWishes& wishes, std::size_t players, Random& random) {
    SceneStyle style;
    const double scale = wishes.size.width / 1920.0;
    style.view.size = wishes.size;
    style.view.field_of_view = random.real(62, 74);
    style.view.tilt = wishes.tilt.value_or(random.chance(0.4) ? random.real(0, 6) : random.real(6, 30));
    style.view.azimuth = random.real(-20, 20);
    style.view.roll = random.normal(0, 1.2);
    style.view.margin = random.real(0.015, 0.045);
    if (random.chance(0.7)) style.view.distortion = {random.real(-0.06, 0.015), random.real(-0.005, 0.01)};
    style.table = wishes.table.value_or(static_cast<TableKind>(random.whole(0, 4)));
    style.props = style.table == TableKind::cluttered ? random.whole(5, 8)
                  : random.chance(0.4)                ? random.whole(1, 2)
                                                      : 0;
    for (std::size_t p = 0; p < players; ++p) style.people.push_back(ArmLook::random(random));
    style.shade = {{random.real(-0.5, 0.5), random.real(-0.5, 0.5)}, random.real(0.2, 0.5)};

    CameraEffects& light = style.light;
    light.gradient = {random.normal(0, 0.12), random.normal(0, 0.12)};
    light.exposure = random.real(0.8, 1.08);
    light.vignette = random.chance(0.5) ? random.real(0, 0.25) : 0;
    for (int c = 0; c < 3; ++c)
        light.white_balance[c] = std::clamp(random.normal(1, c == 1 ? 0.015 : 0.05), 0.85, 1.15);
    if (random.chance(0.4))
        light.glares.push_back({{random.real(0.2, 0.8), random.real(0.2, 0.8)},
                                {random.real(0.08, 0.22), random.real(0.08, 0.22)},
                                random.real(15, 60)});
    light.blur = random.real(0.45, 0.95) * std::max(0.75, scale);
    light.noise = random.real(0.8, 3.2);
    light.chroma_noise = random.real(0, 1.5);
    if (wishes.noise) light.noise = *wishes.noise, light.chroma_noise = *wishes.noise / 3;

    style.exposure_drift = random.real(0.005, 0.04);
    style.shutter = 1 / random.real(40, 110);
    style.gloss = random.chance(0.6) ? random.real(0.1, 0.6) : 0;
    style.mirror = {random.real(0.15, 0.85), random.real(0.15, 0.85)};
    style.mirror_radius = random.real(70, 200);
    const int bumps = random.chance(0.35) ? random.whole(1, 2) : 0;
    for (int i = 0; i < bumps; ++i)
        style.bumps.emplace_back(random.real(0.1, 0.95), random.real(2, 6) * scale);
    style.surface = static_cast<std::uint64_t>(random.whole(0, 1 << 30));
    return style;
}

}  // namespace temple::datasets
