// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <numbers>

#include "datasets/simulate/phases.hpp"

namespace temple::datasets {

namespace {

constexpr double card_thickness = 0.3;  // mm
constexpr double toss_speed = 2200;     // mm/s of a card that slides to a heap
constexpr double longest_throw = 150;   // mm that the dealer's hand goes along with a card
constexpr double out_of_sight = -420;   // mm: this far behind the table's edge nothing is seen

std::optional<std::size_t> track_of(const Stage& stage, std::optional<table::Card> card) {
    if (!card) return std::nullopt;
    return stage.chamber(*card);
}

/// The rows as they are dealt at first, by slot: with a wrong deal one card lies in the wrong row.
std::vector<std::vector<std::optional<std::size_t>>> dealt_rows(const Stage& stage,
                                                                const PlannedRound& round) {
    std::vector<std::vector<std::optional<std::size_t>>> rows(stage.players());
    for (std::size_t p = 0; p < rows.size(); ++p)
        for (table::Card card : round.rows[p]) rows[p].push_back(track_of(stage, card));
    if (round.wrong_deal) {
        rows[round.wrong_deal->too_many].push_back(rows[round.wrong_deal->too_few].back());
        rows[round.wrong_deal->too_few].back().reset();
    }
    return rows;
}

std::vector<std::size_t> present(const std::vector<std::optional<std::size_t>>& row) {
    std::vector<std::size_t> cards;
    for (const auto& card : row)
        if (card) cards.push_back(*card);
    return cards;
}

/// A stack of face-down cards; the first of `cards` on top.
std::vector<CardState> stacked(Stage& stage, const std::vector<std::size_t>& cards, cv::Point2d at,
                               double yaw) {
    std::vector<CardState> states;
    for (std::size_t i = 0; i < cards.size(); ++i)
        states.push_back(stage.untidy(
            {lifted(at, card_thickness * static_cast<double>(cards.size() - i)), yaw, std::numbers::pi, 0},
            0.25));
    return states;
}

/// The dealer brings a stack that was out of the picture.
double bring_in(Stage& stage, std::size_t dealer, const std::vector<std::size_t>& cards, cv::Point2d to,
                double t) {
    const SeatPlan& seat = stage.table().seats()[dealer];
    const std::size_t hand = stage.hand(dealer, 1);
    const auto hidden = stacked(stage, cards, seat.at(60, out_of_sight), seat.yaw());
    const auto shown = stacked(stage, cards, to, seat.yaw());
    for (std::size_t i = 0; i < cards.size(); ++i) stage.move_card(cards[i], t, 0, hidden[i]);
    t = stage.reach(hand, t, stage.grip(hand, hidden.front()), 2);
    return stage.carry(hand, cards, t, stage.some(0.6), shown, 40);
}

/// Tosses a card from the deck to a place. @return when it has landed
double toss(Stage& stage, std::size_t hand, std::size_t card, const CardState& to, double begin,
            double interval) {
    const cv::Vec3d from = stage.card(card).centre;
    const cv::Vec3d way = to.centre - from;
    const double far = std::max(1.0, cv::norm(way));
    auto& track = stage.timeline().hands[hand].track;
    const cv::Vec3d grip = stage.grip(hand, stage.card(card));
    const cv::Vec3d out = grip + way * (std::min(0.8, longest_throw / far));
    begin = std::max(begin, track.free_from());
    track.move(begin, interval * 0.5, {out, 1.6, 0}, 20);
    track.move(begin + interval * 0.5, interval * 0.45, {grip, 2, 0}, 12);
    return stage.move_card(card, begin, 0.16 + far / toss_speed, to, 14, Ease::slide);
}

double interval_of(const Stage& stage) {
    return stage.players() <= 5 ? 0.27 : stage.players() <= 7 ? 0.22 : 0.19;
}  // s a card

/// Deals round by round, as most people do. @return when the last card has landed
double deal_heaps(Stage& stage, const PlannedRound& round,
                  const std::vector<std::vector<std::optional<std::size_t>>>& rows,
                  const std::vector<std::size_t>& order, double t) {
    const std::size_t hand = stage.hand(round.dealer, 1);
    std::vector<std::size_t> owner(stage.timeline().cards.size());
    for (std::size_t p = 0; p < rows.size(); ++p)
        for (std::size_t card : present(rows[p])) owner[card] = p;
    std::vector<int> heap(stage.players());
    double landed = t;
    for (std::size_t card : order) {
        const std::size_t p = owner[card];
        const SeatPlan& seat = stage.table().seats()[p];
        CardState to{lifted(stage.table().heap(p), card_thickness * ++heap[p]), seat.yaw(), std::numbers::pi,
                     0};
        to.centre += cv::Vec3d(stage.random().normal(0, 11), stage.random().normal(0, 11), 0);
        to.yaw += stage.random().normal(0, 0.32);
        const double interval = stage.some(interval_of(stage));
        landed = std::max(landed, toss(stage, hand, card, to, t, interval));
        t = stage.timeline().hands[hand].track.free_from();
    }
    stage.go_home(hand, t);
    return landed;
}

/// The order in which cards leave the deck: one to each player in turn, from the dealer's left on.
std::vector<std::size_t> deal_order(Stage& stage, const PlannedRound& round,
                                    const std::vector<std::vector<std::optional<std::size_t>>>& rows) {
    std::vector<std::vector<std::size_t>> left(rows.size());
    for (std::size_t p = 0; p < rows.size(); ++p) {
        left[p] = present(rows[p]);
        stage.random().shuffle(left[p]);
    }
    std::vector<std::size_t> order;
    for (bool any = true; any;) {
        any = false;
        for (std::size_t i = 1; i <= rows.size(); ++i) {
            auto& own = left[(round.dealer + i) % rows.size()];
            if (own.empty()) continue;
            order.push_back(own.back());
            own.pop_back();
            any = true;
        }
    }
    return order;
}

std::vector<int> counts(const std::vector<std::vector<std::optional<std::size_t>>>& rows) {
    std::vector<int> n;
    for (const auto& row : rows) n.push_back(static_cast<int>(present(row).size()));
    return n;
}

double put_right(Stage& stage, const PlannedRound& round, double t) {
    const WrongDeal& wrong = *round.wrong_deal;
    const std::size_t card = stage.chamber(round.rows[wrong.too_few].back());
    const std::size_t count = round.rows[wrong.too_few].size();
    const CardState to = stage.untidy(stage.table().row_place(wrong.too_few, count - 1, count), 1);
    const std::size_t hand = stage.hand_for(wrong.too_many, {to.centre[0], to.centre[1]}, t);
    t = stage.reach(hand, t + stage.some(2.2), stage.grip(hand, stage.card(card)), 2);
    t = stage.carry(hand, card, t + 0.1, stage.some(0.8), to, 30);
    stage.go_home(hand, t + 0.1);
    return t;
}

}  // namespace

double deal_roles(Stage& stage, double t) {
    const std::size_t dealer = stage.plan().rounds.front().dealer;
    std::vector<std::size_t> cards;
    for (std::size_t i = 1; i <= stage.players(); ++i)
        cards.push_back(stage.role((dealer + i) % stage.players()));
    t = bring_in(stage, dealer, cards, stage.table().deck(dealer), t);
    const std::size_t hand = stage.hand(dealer, 1);
    std::vector<double> landed(stage.players());
    for (std::size_t card : cards) {
        const std::size_t p = stage.timeline().cards[card].owner;
        CardState to = stage.untidy(stage.table().role_place(p, 5), 3);
        landed[p] = toss(stage, hand, card, to, t, stage.some(0.34));
        t = stage.timeline().hands[hand].track.free_from();
    }
    stage.go_home(hand, t);
    double done = t;
    for (std::size_t p = 0; p < stage.players(); ++p) {
        const std::size_t card = stage.role(p);
        const cv::Vec3d at = stage.card(card).centre;
        const std::size_t own = stage.hand_for(p, {at[0], at[1]}, landed[p]);
        const double seen = peek(stage, own, card, landed[p] + stage.some(0.4));
        const CardState place = stage.untidy(stage.table().role_place(p, 5), 1);
        const double laid = stage.carry(own, card, seen, stage.some(0.3), place, 6);
        done = std::max(done, laid);
        stage.go_home(own, laid + 0.05);
    }
    return done;
}

double deal_chambers(Stage& stage, std::size_t number, double t) {
    const PlannedRound& round = stage.plan().rounds[number];
    const auto rows = dealt_rows(stage, round);
    const auto order = deal_order(stage, round, rows);
    if (number == 0)
        t = bring_in(stage, round.dealer, order, stage.table().deck(round.dealer), t);
    else {  // the gathered deck was mixed: which card lies where in it is settled now
        const SeatPlan& seat = stage.table().seats()[round.dealer];
        const auto states = stacked(stage, order, stage.table().deck(round.dealer), seat.yaw());
        for (std::size_t i = 0; i < order.size(); ++i)
            t = std::max(t, stage.move_card(order[i], t, 0, states[i]));
    }
    const double landed = deal_heaps(stage, round, rows, order, t);
    double laid = landed;
    for (std::size_t p = 0; p < stage.players(); ++p)
        laid = std::max(laid, lay_out(stage, p, rows[p], round.rows.front().size(),
                                      landed + stage.some(0.25) + stage.random().real(0, 0.6)));
    stage.tell(landed,
               {{"type", "dealt"}, {"counts", counts(rows)}, {"laid_out", std::round(laid * 100) / 100}});
    if (!round.wrong_deal) return laid;
    laid = put_right(stage, round, laid);
    const std::vector<int> right(stage.players(), static_cast<int>(round.rows.front().size()));
    stage.tell(laid, {{"type", "dealt"}, {"counts", right}, {"laid_out", std::round(laid * 100) / 100}});
    return laid;
}

}  // namespace temple::datasets
