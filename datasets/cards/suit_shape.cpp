// SPDX-License-Identifier: GPL-3.0-or-later
#include "datasets/cards/suit_shape.hpp"

namespace temple::datasets {

SuitProportions SuitProportions::random(Random& random) {
    return {.heart_notch = random.real(0.14, 0.3),
            .waist = random.real(0.0, 0.4),
            .lobe = random.real(0.21, 0.27),
            .stem = random.real(0.1, 0.24)};
}

namespace {

QPainterPath heart(double notch) {
    QPainterPath path(QPointF(0, 0.5));
    path.cubicTo(-0.12, 0.22, -0.5, 0.06, -0.5, -0.22);
    path.cubicTo(-0.5, -0.42, -0.36, -0.5, -0.25, -0.5);
    path.cubicTo(-0.12, -0.5, -0.03, -0.42, 0, -0.5 + notch);
    path.cubicTo(0.03, -0.42, 0.12, -0.5, 0.25, -0.5);
    path.cubicTo(0.36, -0.5, 0.5, -0.42, 0.5, -0.22);
    path.cubicTo(0.5, 0.06, 0.12, 0.22, 0, 0.5);
    return path;
}

QPainterPath diamond(double waist) {
    const double bow = 0.2 - 0.1 * waist;
    QPainterPath path(QPointF(0, -0.5));
    path.quadTo(bow * 0.95, -bow * 1.1, 0.4, 0);
    path.quadTo(bow * 0.95, bow * 1.1, 0, 0.5);
    path.quadTo(-bow * 0.95, bow * 1.1, -0.4, 0);
    path.quadTo(-bow * 0.95, -bow * 1.1, 0, -0.5);
    return path;
}

QPainterPath foot(double half_width, double top) {
    QPainterPath path(QPointF(0, top));
    path.quadTo(0.02, 0.42, half_width, 0.5);
    path.lineTo(-half_width, 0.5);
    path.quadTo(-0.02, 0.42, 0, top);
    return path;
}

QPainterPath spade(const SuitProportions& p) {
    QPainterPath leaf(QPointF(0, -0.5));
    leaf.cubicTo(0.1, -0.26, 0.48, -0.12, 0.48, 0.14);
    leaf.cubicTo(0.48, 0.34, 0.34, 0.38, 0.24, 0.38);
    leaf.cubicTo(0.12, 0.38, 0.04, 0.3, 0, 0.2);
    leaf.cubicTo(-0.04, 0.3, -0.12, 0.38, -0.24, 0.38);
    leaf.cubicTo(-0.34, 0.38, -0.48, 0.34, -0.48, 0.14);
    leaf.cubicTo(-0.48, -0.12, -0.1, -0.26, 0, -0.5);
    return leaf.united(foot(p.stem, 0.05));
}

QPainterPath club(const SuitProportions& p) {
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    const double r = p.lobe;
    path.addEllipse(QPointF(0, -0.5 + r), r, r);
    path.addEllipse(QPointF(-0.5 + r, 0.1), r, r);
    path.addEllipse(QPointF(0.5 - r, 0.1), r, r);
    path.addEllipse(QPointF(0, 0), 0.14, 0.16);
    return path.simplified().united(foot(p.stem, 0.0));
}

}  // namespace

QPainterPath suit_path(table::Suit suit, const SuitProportions& proportions) {
    switch (suit) {
        case table::Suit::hearts:
            return heart(proportions.heart_notch);
        case table::Suit::diamonds:
            return diamond(proportions.waist);
        case table::Suit::spades:
            return spade(proportions);
        case table::Suit::clubs:
            return club(proportions);
    }
    return {};
}

}  // namespace temple::datasets
