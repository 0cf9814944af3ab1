// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/table_change_line.hpp"

#include <array>
#include <cmath>

namespace temple::ui {

nlohmann::ordered_json table_change_line(const table::TableChange& change) {
    constexpr std::array<const char*, 6> kinds{"placed", "turned", "moved", "left", "read", "tick"};
    const auto place = [](table::Place p) {
        return nlohmann::ordered_json{std::round(p.x * 10) / 10, std::round(p.y * 10) / 10};
    };
    nlohmann::ordered_json line{
        {"t", change.t}, {"kind", kinds[static_cast<std::size_t>(change.kind)]}, {"busy", change.busy}};
    if (change.kind == table::ChangeKind::tick) return line;
    line["track"] = change.track;
    if (change.object) line["object"] = change.object->public_name();
    line["at"] = place(change.pose.centre);
    line["angle"] = std::round(change.pose.angle * 100) / 100;
    line["face"] = change.face == table::Face::up ? "up" : "down";
    if (change.face == table::Face::down) line["back"] = change.back;
    for (const auto& c : change.identity.candidates)
        if (c.probability > 0.01)
            line["cards"].push_back({c.card.name(), std::round(c.probability * 1000) / 1000});
    if (change.arm) line["arm"] = {place(change.arm->base), place(change.arm->tip)};
    return line;
}

}  // namespace temple::ui
