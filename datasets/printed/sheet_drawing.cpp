// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>
#include <nlohmann/json.hpp>

#include "datasets/printed/code_art.hpp"
#include "datasets/printed/shape_art.hpp"
#include "datasets/printed/sheets.hpp"

namespace temple::datasets {

namespace {

constexpr QRgb mark_colour = 0xff606060;

/// From mm of the upright thing to mm of the page.
QTransform onto_page(const Placement& placed) {
    QTransform to;
    to.translate(placed.place.center().x(), placed.place.center().y());
    to.rotate(placed.rotation);
    to.translate(-placed.object.size.width() / 2, -placed.object.size.height() / 2);
    return to;
}

void draw_ruler(QPainter& p, const QLineF& ruler) {
    p.save();
    p.translate(ruler.p1());
    p.rotate(-ruler.angle());
    p.setPen(QPen(QColor(ink), 0.25));
    p.drawLine(QPointF(0, 0), QPointF(ruler.length(), 0));
    for (int mm = 0; mm <= std::lround(ruler.length()); ++mm)
        p.drawLine(QPointF(mm, 0), QPointF(mm, mm % 10 == 0 ? -2.2 : mm % 5 == 0 ? -1.6 : -1));
    draw_text(p, "50 mm: measure it, and print at 100 %", {2, 0.8, ruler.length() - 4, 2}, 1.5, QColor(ink),
              false);
    p.restore();
}

double rounded(double mm) {
    return std::round(mm * 1000) / 1000;
}

}  // namespace

void draw_sheet(QPainter& p, const Sheet& sheet) {
    for (const Placement& placed : sheet.placements) {
        p.save();
        p.setTransform(onto_page(placed), true);
        placed.object.draw(p);
        p.restore();
    }
    p.setPen(QPen(QColor(mark_colour), 0.2));
    for (const QLineF& mark : sheet.crop_marks) p.drawLine(mark);
    QPen fold(QColor(mark_colour), 0.25);
    fold.setDashPattern({6, 5});
    p.setPen(fold);
    for (const QLineF& line : sheet.folds) p.drawLine(line);
    if (sheet.ruler) draw_ruler(p, *sheet.ruler);
    double top = sheet.size.height();
    for (const Placement& placed : sheet.placements) top = std::min(top, placed.place.top());
    const double middle = sheet.placements.empty() ? sheet.size.height() / 2 : std::max(3.6, top - 7);
    draw_text(p, sheet.caption, {12, middle - 1.5, sheet.size.width() - 24, 3}, 1.8, QColor(mark_colour),
              false);
}

std::string manifest_of(const std::vector<Sheet>& sheets) {
    using nlohmann::ordered_json;
    ordered_json objects = ordered_json::array(), pages = ordered_json::array();
    for (std::size_t n = 0; n < sheets.size(); ++n) {
        pages.push_back({rounded(sheets[n].size.width()), rounded(sheets[n].size.height())});
        const auto add = [&](const std::string& name, const Placement& placed, const QRectF& at, bool coded) {
            objects.push_back(
                {{"page", n + 1},
                 {"name", name},
                 {"side", placed.object.side},
                 {"rect_mm", {rounded(at.x()), rounded(at.y()), rounded(at.width()), rounded(at.height())}},
                 {"rotation", placed.rotation},
                 {"coded", coded}});
        };
        for (const Placement& placed : sheets[n].placements) {
            add(placed.object.name, placed, placed.place, placed.object.coded);
            for (const PrintedPart& part : placed.object.parts)
                add(part.name, placed, onto_page(placed).mapRect(part.place), part.coded);
        }
    }
    return ordered_json{{"version", 1}, {"pages_mm", pages}, {"objects", objects}}.dump(1) + "\n";
}

}  // namespace temple::datasets
