// SPDX-License-Identifier: GPL-3.0-or-later
#include "datasets/cards/deck_style.hpp"

namespace temple::datasets {

namespace {

std::array<QString, 13> index_letters(Random& random) {
    const double kind = random.real(0, 1);
    QString ace = "A", jack = "J", queen = "Q", king = "K";
    if (kind < 0.25) {
        ace = random.chance(0.8) ? "1" : "A", jack = "V", queen = "D", king = "R";
    } else if (kind < 0.45) {  // with 0.36 a clear B was often read as the R of a king
        jack = "B", queen = "D", king = "K";
    } else if (kind < 0.48) {
        ace = "1";
    }
    return {ace, "2", "3", "4", "5", "6", "7", "8", "9", "10", jack, queen, king};
}

QColor shade(Random& random, int hue, int spread, int saturation, int value) {
    return QColor::fromHsv((hue + random.whole(-spread, spread) + 360) % 360,
                           std::min(255, saturation + random.whole(-30, 30)),
                           std::min(255, value + random.whole(-35, 35)));
}

std::array<QColor, 4> inks(Random& random, bool dark_paper) {
    const QColor black = dark_paper ? QColor(225, 225, 230)
                                    : QColor(random.whole(0, 45), random.whole(0, 45), random.whole(0, 50));
    const QColor red = shade(random, 357, 8, 225, 205);
    if (random.chance(0.16))
        return {shade(random, 125, 15, 210, 115),
                random.chance(0.7) ? shade(random, 218, 15, 215, 190) : shade(random, 28, 8, 230, 220), red,
                black};
    return {black, red, red, black};
}

}  // namespace

DeckStyle DeckStyle::random(Random& r, const std::vector<QString>& fonts) {
    DeckStyle s;
    if (r.chance(0.4)) s.width_mm = 57;
    s.corner = r.real(0.03, 0.085);
    const bool dark = r.chance(0.04);
    s.paper = dark ? QColor(r.whole(10, 45), r.whole(10, 45), r.whole(10, 55))
                   : QColor(r.whole(240, 255), r.whole(238, 255), r.whole(222, 255));
    s.suit_colours = inks(r, dark);
    s.font = r.pick(std::span<const QString>(fonts));
    s.bold = r.chance(0.55);
    s.squeeze = r.chance(0.5) ? 1.0 : r.real(0.65, 1.05);
    s.ranks = index_letters(r);
    const bool jumbo = r.chance(0.22);
    s.index_size = jumbo ? r.real(0.22, 0.36) : r.real(0.1, 0.2);
    const bool tiny = !jumbo && r.chance(0.2);
    if (tiny) s.index_size = r.real(0.07, 0.11);
    s.index_suit_size = s.index_size * (jumbo ? r.real(0.5, 1.0) : r.real(0.65, 1.05));
    s.index_margin = r.real(0.025, 0.075);
    s.index_suit_beside = !jumbo && r.chance(0.07);
    s.four_indices = r.chance(0.12);
    s.corner_suit = !r.chance(0.06);
    s.pip_size = r.real(0.15, 0.25) * (jumbo ? 0.85 : 1.0);
    s.pips = !r.chance(0.1);
    if (r.chance(tiny ? 0.6 : 0.25)) s.middle_pips = r.chance(0.4) ? 1 : r.real(0, 1);
    if (r.chance(tiny ? 0.8 : 0.4)) {  // patience decks: small pips, drawn together
        s.pip_inset_x = r.real(0.24, 0.37);
        s.pip_inset_y = r.real(0.13, 0.31);
        s.pip_size = std::min(s.pip_size, r.real(0.75, 0.95) * (1 - 2 * s.pip_inset_x) / 2 + 0.03);
        s.pip_gap = r.real(0, 0.12);
    }
    if (r.chance(0.12)) s.pip_frame = r.real(0.2, 0.27);
    s.panel = r.chance(0.5) ? s.paper : QColor(r.whole(225, 255), r.whole(215, 250), r.whole(150, 230));
    s.court = r.chance(0.45)   ? CourtStyle::borrowed
              : r.chance(0.85) ? CourtStyle::figure
                               : CourtStyle::letter;
    s.court_inset = jumbo ? r.real(0.2, 0.28) : r.real(0.12, 0.21);
    s.court_frame = r.chance(0.75);
    // Continental decks: a figure from edge to edge and letters in all corners.
    if (s.ranks[10] != "J" ? r.chance(0.65) : r.chance(0.1)) {
        s.full_figure = true;
        s.court_frame = r.chance(0.3);
        s.court_inset = r.real(0.05, 0.11);
        s.index_size = r.real(0.09, 0.15);
        s.index_suit_size = s.index_size * r.real(0.7, 1.5);
        s.index_margin = r.real(0.05, 0.11);
        s.index_suit_beside = r.chance(0.4);
        s.four_indices = r.chance(0.6);
    }
    if (r.chance(0.12)) s.card_border = r.real(0.012, 0.03);
    s.border_colour = QColor::fromHsv(r.whole(0, 359), r.whole(40, 230), r.whole(30, 220));
    s.ornate_ace = r.chance(0.8);
    s.suits = SuitProportions::random(r);
    return s;
}

}  // namespace temple::datasets
