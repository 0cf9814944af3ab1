// SPDX-License-Identifier: GPL-3.0-or-later
#include "datasets/cards/drawn_deck.hpp"

#include <QFontDatabase>
#include <QPainterPath>

#include "datasets/cards/card_back.hpp"
#include "datasets/cards/card_paper.hpp"
#include "datasets/cards/court_figure.hpp"
#include "datasets/cards/pip_layout.hpp"

namespace temple::datasets {

namespace {

using table::Card;
using table::Suit;

constexpr int sheet_width = 300;  // px; cards in pictures are rarely taller than 400 px

QColor suit_colour(Card card, const DeckStyle& s) {
    return s.suit_colours[static_cast<std::size_t>(card.suit())];
}

void draw_suit(QPainter& p, Card card, const DeckStyle& s, QPointF at, double size, bool turned) {
    p.save();
    p.translate(at);
    p.scale(size, turned ? -size : size);
    p.fillPath(suit_path(card.suit(), s.suits), suit_colour(card, s));
    p.restore();
}

/// Outline of a text scaled to a height of 1, centred at the origin; "10" is narrowed as real decks do.
QPainterPath rank_path(const QString& text, const DeckStyle& s) {
    QFont font(s.font);
    font.setBold(s.bold);
    font.setPixelSize(200);
    font.setStyleStrategy(QFont::ForceOutline);
    QPainterPath path;
    path.addText(0, 0, font, text);
    const QRectF box = path.boundingRect();
    if (box.height() <= 0) return path;
    QTransform fit;
    const double scale = 1.0 / box.height();
    const double narrow = text.size() > 1 ? std::min(1.0, 0.95 / (box.width() * scale * s.squeeze)) : 1.0;
    fit.scale(scale * s.squeeze * narrow, scale);
    fit.translate(-box.center().x(), -box.center().y());
    return fit.map(path);
}

void draw_index(QPainter& p, Card card, const DeckStyle& s, double width) {
    const double rank_height = s.index_size * width;
    const QPainterPath rank = rank_path(s.ranks[static_cast<std::size_t>(card.rank())], s);
    const double rank_width = rank.boundingRect().width() * rank_height;
    const double suit = s.index_suit_size * width;
    const double margin = s.index_margin * width;
    const double column =
        margin + std::max(rank_width, s.corner_suit && !s.index_suit_beside ? suit * 0.85 : 0.0) / 2;
    const double top = margin * 1.3 + rank_height / 2;
    p.save();
    p.translate(column, top);
    p.scale(rank_height, rank_height);
    p.fillPath(rank, suit_colour(card, s));
    p.restore();
    if (!s.corner_suit) return;
    if (s.index_suit_beside)
        draw_suit(p, card, s, {column + rank_width / 2 + suit * 0.65, top}, suit, false);
    else
        draw_suit(p, card, s, {column, top + rank_height / 2 + suit * 0.66}, suit, false);
}

void draw_indices(QPainter& p, Card card, const DeckStyle& s, QSizeF size) {
    for (int half = 0; half < 2; ++half) {
        draw_index(p, card, s, size.width());
        if (s.four_indices) {  // the other two corners carry it too, upright, mirrored in place only
            const double margin = s.index_margin * size.width();
            const QPainterPath rank = rank_path(s.ranks[static_cast<std::size_t>(card.rank())], s);
            const double width =
                std::max(rank.boundingRect().width() * s.index_size, s.index_suit_size) * size.width();
            p.save();
            p.translate(size.width() - 2 * margin - width, 0);
            draw_index(p, card, s, size.width());
            p.restore();
        }
        p.translate(size.width(), size.height());
        p.rotate(180);
    }
}

void draw_number(QPainter& p, Card card, const DeckStyle& s, QSizeF size, Random& r) {
    QRectF area(s.pip_inset_x * size.width(), s.pip_inset_y * size.height(),
                (1 - 2 * s.pip_inset_x) * size.width(), (1 - 2 * s.pip_inset_y) * size.height());
    double pip = s.pip_size * size.width();
    if (s.pip_frame > 0) {
        const double inset = s.pip_frame * size.width();
        const QRectF panel(inset, inset * 0.9, size.width() - 2 * inset, size.height() - 1.8 * inset);
        p.fillRect(panel, s.panel);
        p.setPen(QPen(s.border_colour, size.width() * 0.008));
        p.setBrush(Qt::NoBrush);
        p.drawRect(panel);
        area = panel.adjusted(panel.width() * 0.22, panel.height() * 0.14, -panel.width() * 0.22,
                              -panel.height() * 0.14);
        pip *= 0.72;
    }
    const int value = card.rank() + 1;
    if (!s.pips || value == 1) {
        double large = value == 1 ? r.real(0.3, 0.6) : r.real(0.4, 0.7);
        if (value == 1 && s.ornate_ace && card.suit() == Suit::spades) large = r.real(0.55, 0.8);
        draw_suit(p, card, s, {size.width() / 2, size.height() / 2}, large * size.width(), false);
        if (value == 1 && s.ornate_ace)
            decorate_ace(p, suit_path(card.suit(), s.suits), s.paper, suit_colour(card, s), size, large, r);
        return;
    }
    for (const Pip& at : pip_layout(value, s.middle_pips)) {
        const double apart = std::abs(at.y - 0.5) < 0.01 ? 0 : at.y < 0.5 ? -0.5 : 0.5;
        const double y = (at.y + apart * s.pip_gap - 0.5) / (1 + s.pip_gap) + 0.5;
        draw_suit(p, card, s, {area.left() + at.x * area.width(), area.top() + y * area.height()}, pip,
                  at.turned);
    }
}

void draw_court(QPainter& p, Card card, const DeckStyle& s, QSizeF size, const cv::Mat& court, Random& r) {
    const double inset = s.court_inset * size.width();
    const QRectF frame(inset, inset * 0.8, size.width() - 2 * inset, size.height() - 1.6 * inset);
    if (s.court == CourtStyle::letter) {
        p.save();
        p.translate(size.width() / 2, size.height() / 2);
        p.scale(size.width() * 0.45, size.width() * 0.45);
        p.fillPath(rank_path(s.ranks[static_cast<std::size_t>(card.rank())], s), suit_colour(card, s));
        p.restore();
    } else if (!court.empty()) {
        const QImage picture(court.data, court.cols, court.rows, static_cast<qsizetype>(court.step),
                             QImage::Format_ARGB32);
        p.drawImage(frame, picture);
    } else {
        draw_court_figure(p, frame, card.rank(), suit_colour(card, s), r);
        const double sign = size.width() * r.real(0.14, 0.24);
        for (int half = 0; half < 2; ++half) {
            draw_suit(p, card, s, {frame.left() + sign * 0.7, frame.top() + sign * 0.8}, sign, false);
            p.translate(size.width(), size.height());
            p.rotate(180);
        }
    }
    if (s.full_figure)  // paper under the letters
        for (int half = 0; half < 2; ++half) {
            const double reach = s.index_margin + s.index_size * r.real(1.0, 1.2),
                         down = reach + 1.1 * s.index_suit_size;
            p.fillRect(QRectF(0, 0, reach * size.width(), down * size.width()), s.paper);
            if (s.four_indices)
                p.fillRect(QRectF(size.width() * (1 - reach), 0, reach * size.width(), down * size.width()),
                           s.paper);
            p.translate(size.width(), size.height());
            p.rotate(180);
        }
    if (s.court_frame) {
        p.setBrush(Qt::NoBrush);
        p.setPen(
            QPen(r.chance(0.5) ? s.border_colour : QColor(30, 30, 60), size.width() * r.real(0.005, 0.014)));
        p.drawRect(frame);
    }
}

void draw_joker(QPainter& p, const DeckStyle& s, QSizeF size, Random& r) {
    const QColor colour = r.chance(0.5) ? QColor(190, 20, 30) : QColor(20, 20, 30);
    const QRectF frame(size.width() * 0.2, size.height() * 0.16, size.width() * 0.6, size.height() * 0.68);
    draw_court_figure(p, frame, r.whole(10, 12), colour, r);
    const QString word = r.chance(0.9) ? "JOKER" : "\u2605";
    QFont font(s.font);
    font.setBold(s.bold);
    font.setPixelSize(static_cast<int>(size.width() * r.real(0.07, 0.12)));
    p.setFont(font);
    p.setPen(colour);
    const bool letters_below_each_other = r.chance(0.7);
    for (int half = 0; half < 2; ++half) {
        const double column = size.width() * 0.05;
        if (letters_below_each_other)
            for (qsizetype i = 0; i < word.size(); ++i)
                p.drawText(
                    QPointF(column, size.height() * 0.1 + static_cast<double>(i) * font.pixelSize() * 1.05),
                    word.mid(i, 1));
        else
            p.drawText(QPointF(column, size.height() * 0.09), word);
        p.translate(size.width(), size.height());
        p.rotate(180);
    }
}

/// The inside of a court's frame in somebody's art: without the corner indices.
cv::Mat court_inside(const cv::Mat& face, double from_side, double from_end) {
    if (face.empty()) return {};
    const int dx = static_cast<int>(face.cols * from_side), dy = static_cast<int>(face.rows * from_end);
    return face(cv::Rect(dx, dy, face.cols - 2 * dx, face.rows - 2 * dy)).clone();
}

}  // namespace

std::vector<QString> index_fonts() {
    std::vector<QString> fonts;
    for (const QString& family : QFontDatabase::families(QFontDatabase::Latin)) {
        // FreeSerif has the spade and club signs exchanged and some families hold signs only; letters come
        // from text fonts.
        if (family.contains("Emoji") || family.contains("Symbol") || family.contains("Dingbats") ||
            family.contains("Standard Symbols"))
            continue;
        fonts.push_back(family);
    }
    if (fonts.empty()) fonts.push_back(QFont().defaultFamily());
    return fonts;
}

cv::Mat draw_face(Card card, const DeckStyle& style, int width, const cv::Mat& court, Random r) {
    const int height = static_cast<int>(std::lround(width * style.height_mm / style.width_mm));
    const QSizeF size(width, height);
    return draw_on_paper({width, height}, style.corner, style.paper, [&](QPainter& p) {
        if (style.card_border > 0) {
            const double d = style.card_border * width;
            p.setPen(QPen(style.border_colour, width * 0.01));
            p.drawRoundedRect(QRectF(d, d, width - 2 * d, height - 2 * d), d, d);
        }
        if (card.is_joker()) return draw_joker(p, style, size, r);
        if (card.rank() >= 10)
            draw_court(p, card, style, size, court, r);
        else
            draw_number(p, card, style, size, r);
        draw_indices(p, card, style, size);
    });
}

DeckArt draw_deck(std::uint64_t seed, const std::vector<QString>& fonts, std::span<const DeckArt> courts) {
    Random random(seed);
    DeckStyle style = DeckStyle::random(random, fonts);
    if (courts.empty() && style.court == CourtStyle::borrowed) style.court = CourtStyle::figure;
    DeckArt deck{.name = "drawn-" + std::to_string(seed),
                 .width_mm = style.width_mm,
                 .height_mm = style.height_mm,
                 .faces = {},
                 .back = {}};
    const DeckArt* lender = style.court == CourtStyle::borrowed ? &random.pick(courts) : nullptr;
    const bool keep_ranks = random.chance(0.35);
    for (int i = 0; i < Card::count; ++i) {
        const Card card(i);
        cv::Mat court;
        if (lender && !card.is_joker() && card.rank() >= 10) {
            const int rank = keep_ranks ? card.rank() : random.whole(10, 12);
            const Suit suit =
                keep_ranks || random.chance(0.5) ? card.suit() : static_cast<Suit>(random.whole(0, 3));
            const bool full = style.full_figure;
            court = court_inside(lender->face(Card::of(suit, rank)), full ? 0.15 : 0.17, full ? 0.04 : 0.1);
        }
        deck.faces[static_cast<std::size_t>(i)] = draw_face(card, style, sheet_width, court, random.fork());
    }
    const int height = deck.faces[0].rows;
    deck.back = draw_back({sheet_width, height}, style.corner, random.fork());
    return deck;
}

}  // namespace temple::datasets
