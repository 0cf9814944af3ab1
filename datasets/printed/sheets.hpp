// SPDX-License-Identifier: GPL-3.0-or-later
// Pages with printed things on them: where each lies, crop marks, fold lines, a ruler.
#pragma once

#include <QLineF>
#include <QString>
#include <optional>
#include <vector>

#include "datasets/printed/card_faces.hpp"
#include "datasets/printed/printed_object.hpp"

namespace temple::datasets {

enum class Paper : std::uint8_t { a4, letter };

/// mm, upright.
QSizeF paper_size(Paper paper);

/// A thing on a page.
struct Placement {
    PrintedObject object;
    QRectF place;      // mm from the page's top left corner, as it lies there
    int rotation = 0;  // degrees clockwise from upright: 0, 90, 180, 270
};

struct Sheet {
    QSizeF size;  // mm
    QString caption;
    std::vector<Placement> placements;
    std::vector<QLineF> crop_marks, folds;
    std::optional<QLineF> ruler;  // 50 mm
};

enum class Sides : std::uint8_t {
    both,   // printed double-sided, turned over the long edge: each sheet is followed by its back
    single  // fronts and backs side by side, folded and glued
};

/// Cards, nine a page. Fold sheets: four a page.
std::vector<Sheet> card_sheets(const std::vector<PrintedCard>& cards, Paper paper, Sides sides,
                               const QString& title);

/// Things of one size, as many as fit. @param back printed behind each; if not given, double-sided sheets are
/// followed by an empty page.
std::vector<Sheet> object_sheets(const std::vector<PrintedObject>& objects,
                                 const std::optional<PrintedObject>& back, Paper paper, Sides sides,
                                 const QString& title);

/// One thing in the middle of a page, which lies on its side if the thing does.
Sheet single_sheet(const PrintedObject& object, Paper paper, const QString& title);

/// @param painter 1 unit is 1 mm
void draw_sheet(QPainter& painter, const Sheet& sheet);

/// All named things, as JSON:
/// {"version":1,"pages_mm":[[210,297],..],"objects":[{"page":1,"name":...,"side":...,"rect_mm":[x,y,w,h],
/// "rotation":90,"coded":true}]}; pages count from 1, rectangles from the page's top left corner; rotation is
/// clockwise.
std::string manifest_of(const std::vector<Sheet>& sheets);

}  // namespace temple::datasets
