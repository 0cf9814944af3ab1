// SPDX-License-Identifier: GPL-3.0-or-later
#include "datasets/printed/sheets.hpp"

#include <algorithm>
#include <cmath>

#include "datasets/printed/code_art.hpp"
#include "datasets/printed/shape_art.hpp"

namespace temple::datasets {

namespace {

constexpr double mark_gap = 1, mark_length = 4;  // mm
constexpr double ruler_length = 50;
constexpr double least_margin = 5;   // mm that printers leave free
constexpr double ruler_margin = 13;  // mm below the things, if the ruler is to lie there

/// Cells of one size in the middle of a page.
struct Grid {
    QSizeF page, cell;
    int columns = 1, rows = 1;

    static Grid fitting(QSizeF page, QSizeF cell, int most_columns = 99, int most_rows = 99) {
        const auto fit = [](double room, double size, int most) {
            return std::clamp(static_cast<int>((room - 2 * least_margin + 1e-6) / size), 1, most);
        };
        return {page, cell, fit(page.width(), cell.width(), most_columns),
                fit(page.height(), cell.height(), most_rows)};
    }
    std::size_t count() const { return static_cast<std::size_t>(columns * rows); }
    QRectF area() const {
        const QSizeF size(cell.width() * columns, cell.height() * rows);
        return {QPointF((page.width() - size.width()) / 2, (page.height() - size.height()) / 2), size};
    }
    /// @param mirrored as the back of the sheet has it
    QRectF at(std::size_t i, bool mirrored = false) const {
        const int row = static_cast<int>(i) / columns;
        int column = static_cast<int>(i) % columns;
        if (mirrored) column = columns - 1 - column;
        return {area().topLeft() + QPointF(column * cell.width(), row * cell.height()), cell};
    }
};

std::vector<QLineF> crop_marks(const Grid& grid) {
    std::vector<QLineF> marks;
    const QRectF a = grid.area();
    for (int i = 0; i <= grid.columns; ++i) {
        const double x = a.left() + i * grid.cell.width();
        marks.emplace_back(x, a.top() - mark_gap - mark_length, x, a.top() - mark_gap);
        marks.emplace_back(x, a.bottom() + mark_gap, x, a.bottom() + mark_gap + mark_length);
    }
    for (int i = 0; i <= grid.rows; ++i) {
        const double y = a.top() + i * grid.cell.height();
        marks.emplace_back(a.left() - mark_gap - mark_length, y, a.left() - mark_gap, y);
        marks.emplace_back(a.right() + mark_gap, y, a.right() + mark_gap + mark_length, y);
    }
    return marks;
}

/// Below the things where there is room, else beside the first of them, between two crop marks.
QLineF ruler_beside(const QRectF& things, QSizeF page) {
    const double below = page.height() - things.bottom();
    if (below >= ruler_margin) {
        const double y = things.bottom() + mark_gap + mark_length + 3.5,
                     x = page.width() / 2 - ruler_length / 2;
        return {x, y, x + ruler_length, y};
    }
    const double x = things.left() / 2 - 2.5, y = things.top() + 19;
    return {x, y, x, y + ruler_length};
}

Sheet sheet_of(const Grid& grid, const QString& caption) {
    return {grid.page, caption, {}, crop_marks(grid), {}, ruler_beside(grid.area(), grid.page)};
}

QString numbered(const QString& title, std::size_t sheet, std::size_t of, const QString& side) {
    return title + QString(" %1/%2%3").arg(sheet).arg(of).arg(side.isEmpty() ? "" : " - " + side);
}

std::size_t pages_for(std::size_t things, const Grid& grid) {
    return (things + grid.count() - 1) / grid.count();
}

std::vector<Sheet> double_sided_cards(const std::vector<PrintedCard>& cards, QSizeF page,
                                      const QString& title) {
    // Cards stand upright on the page, their pictures lie on their side. The front's upper edge is to the
    // left; seen from behind that is the right.
    const Grid grid = Grid::fitting(page, cards.front().front.size.transposed(), 3, 3);
    const std::size_t pages = pages_for(cards.size(), grid);
    std::vector<Sheet> sheets;
    for (std::size_t n = 0; n < pages; ++n) {
        Sheet front =
            sheet_of(grid, numbered(title, n + 1, pages, "front. Print at 100 %, turn over the long edge"));
        Sheet back = sheet_of(grid, numbered(title, n + 1, pages, "back"));
        for (std::size_t i = 0; i < grid.count() && n * grid.count() + i < cards.size(); ++i) {
            const PrintedCard& card = cards[n * grid.count() + i];
            front.placements.push_back({card.front, grid.at(i), 270});
            back.placements.push_back({card.back, grid.at(i, true), 90});
        }
        sheets.push_back(std::move(front));
        sheets.push_back(std::move(back));
    }
    return sheets;
}

std::vector<Sheet> folded_cards(const std::vector<PrintedCard>& cards, QSizeF page, const QString& title) {
    // The back lies above the front, upside down: folded away behind, it is upright.
    const QSizeF card = cards.front().front.size;
    const Grid grid = Grid::fitting(page, {card.width(), 2 * card.height()}, 2, 2);
    const std::size_t pages = pages_for(cards.size(), grid);
    std::vector<Sheet> sheets;
    for (std::size_t n = 0; n < pages; ++n) {
        Sheet sheet = sheet_of(
            grid, numbered(title, n + 1, pages, "cut out, fold at the dashed lines, glue. Print at 100 %"));
        for (std::size_t i = 0; i < grid.count() && n * grid.count() + i < cards.size(); ++i) {
            const PrintedCard& one = cards[n * grid.count() + i];
            const QRectF at = grid.at(i);
            sheet.placements.push_back({one.back, QRectF(at.topLeft(), card), 180});
            sheet.placements.push_back(
                {one.front, QRectF(at.topLeft() + QPointF(0, card.height()), card), 0});
        }
        for (int row = 0; row < grid.rows; ++row) {
            const double y = grid.area().top() + (2 * row + 1) * card.height();
            sheet.folds.emplace_back(grid.area().left() - mark_gap - mark_length, y,
                                     grid.area().left() - mark_gap, y);
            sheet.folds.emplace_back(grid.area().right() + mark_gap, y,
                                     grid.area().right() + mark_gap + mark_length, y);
            sheet.folds.emplace_back(grid.area().left(), y, grid.area().right(), y);
        }
        sheets.push_back(std::move(sheet));
    }
    return sheets;
}

}  // namespace

QSizeF paper_size(Paper paper) {
    return paper == Paper::a4 ? QSizeF(210, 297) : QSizeF(215.9, 279.4);
}

std::vector<Sheet> card_sheets(const std::vector<PrintedCard>& cards, Paper paper, Sides sides,
                               const QString& title) {
    if (cards.empty()) return {};
    return sides == Sides::both ? double_sided_cards(cards, paper_size(paper), title)
                                : folded_cards(cards, paper_size(paper), title);
}

std::vector<Sheet> object_sheets(const std::vector<PrintedObject>& objects,
                                 const std::optional<PrintedObject>& back, Paper paper, Sides sides,
                                 const QString& title) {
    if (objects.empty()) return {};
    const Grid grid = Grid::fitting(paper_size(paper), objects.front().size);
    const std::size_t pages = pages_for(objects.size(), grid);
    std::vector<Sheet> sheets;
    for (std::size_t n = 0; n < pages; ++n) {
        Sheet front = sheet_of(grid, numbered(title, n + 1, pages, ""));
        Sheet behind{
            grid.page, back ? numbered(title, n + 1, pages, "back") : QString("This side stays empty"),
            {},        {},
            {},        {}};
        if (back) behind.crop_marks = crop_marks(grid);
        for (std::size_t i = 0; i < grid.count() && n * grid.count() + i < objects.size(); ++i) {
            front.placements.push_back({objects[n * grid.count() + i], grid.at(i), 0});
            if (back) behind.placements.push_back({*back, grid.at(i, true), 0});
        }
        sheets.push_back(std::move(front));
        if (sides == Sides::both) sheets.push_back(std::move(behind));
    }
    return sheets;
}

Sheet single_sheet(const PrintedObject& object, Paper paper, const QString& title) {
    QSizeF page = paper_size(paper);
    if (object.size.width() > object.size.height()) page.transpose();
    const Grid grid{page, object.size, 1, 1};
    Sheet sheet{page, title, {{object, grid.at(0), 0}}, {}, {}, {}};
    const double beside = grid.area().left();
    if (page.height() - grid.area().bottom() >= ruler_margin || beside >= ruler_margin)
        sheet.ruler = ruler_beside(grid.area(), page);
    return sheet;
}

}  // namespace temple::datasets
