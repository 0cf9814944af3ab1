// SPDX-License-Identifier: GPL-3.0-or-later
#include "datasets/simulate/code_stage.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>

#include "datasets/printed/mats.hpp"
#include "scanner/code_layout.hpp"

namespace temple::datasets {

namespace {

using namespace scanner::code_layout;

constexpr double mat_margin = 12;  // mm between the table's edge and a mat
constexpr double thickness = 0.3;  // mm of a card
constexpr double aside_mm = 156;   // mm from a seat's middle to where the first player tile lies
const CardState away{{-3000, -3000, 0}, 0, 0, 0};

cv::Point2d middle_of(const std::vector<PrintedPart>& fields, const std::string& name) {
    const auto part = std::ranges::find(fields, name, &PrintedPart::name);
    return {part->place.center().x(), part->place.center().y()};
}

cv::Point2d flat(const cv::Vec3d& p) {
    return {p[0], p[1]};
}

}  // namespace

CodeStage::CodeStage(Stage& stage, bool mats)
    : stage_(stage),
      kept_(stage.players()),
      combinations_(stage.players()),
      habit_(static_cast<HolderHabit>(stage.random().whole(0, 2))),
      untidiness_(mats ? 0.6 : stage.random().real(0.5, 2)) {
    const TablePlan& table = stage.table();
    if (mats) {
        for (std::size_t p = 0; p < stage.players(); ++p) {
            const SeatPlan& seat = table.seats()[p];
            const cv::Point2d at = seat.at(0, mat_margin + mat_height / 2);
            new_thing("mat:player-" + std::to_string(p + 1), {mat_width, mat_height},
                      {lifted(at, 0), seat.yaw(), 0, 0});
        }
        new_thing("mat:piles", {mat_width, mat_height},
                  {lifted({table.size().width / 2, table.size().height / 2}, 0), 0, 0, 0});
    }
    std::vector<int> order(Card::count);
    std::iota(order.begin(), order.end(), 0);
    stage.random().shuffle(order);
    const Spot pile = pile_field("draw-pile");
    for (int index : order) {
        const Card card(index);
        const double z = thickness * static_cast<double>(drawn_from_.size() + 1);
        CardState state = lying(pile, false, z, 0.15);
        cards_[static_cast<std::size_t>(index)] =
            new_thing("code:" + std::string(card.name()), {card_width, card_height}, state);
        drawn_from_.push_back(card);
    }
    tile_ = new_thing("token:first-player", {tile_width, tile_height}, away);
}

std::size_t CodeStage::new_thing(const std::string& printed, cv::Size2d size, const CardState& state) {
    CardTrack thing{false, std::nullopt, printed, 0, size, Track<CardState>(state)};
    thing.printed = printed;
    stage_.timeline().cards.push_back(std::move(thing));
    return stage_.timeline().cards.size() - 1;
}

CodeStage::Spot CodeStage::field(std::size_t player, const std::string& name) const {
    const SeatPlan& seat = stage_.table().seats()[player];
    const cv::Point2d on_mat = middle_of(player_mat_fields(), name);
    return {seat.at(on_mat.x - mat_width / 2, mat_margin + mat_height - on_mat.y), seat.yaw()};
}

CodeStage::Spot CodeStage::pile_field(const std::string& name) const {
    const cv::Size2d table = stage_.table().size();
    const cv::Point2d off = middle_of(piles_mat_fields(), name) - cv::Point2d(mat_width / 2, mat_height / 2);
    return {cv::Point2d(table.width / 2, table.height / 2) + off, 0};
}

CardState CodeStage::lying(const Spot& spot, bool statues_up, double z, double untidiness) {
    return stage_.untidy({lifted(spot.at, z), spot.yaw, statues_up ? 0 : std::numbers::pi, 0}, untidiness);
}

/// Below the table's edge: whence things come and where they vanish.
CardState CodeStage::in_lap(std::size_t player) const {
    const SeatPlan& seat = stage_.table().seats()[player];
    return {lifted(seat.at(60, -190), -60), seat.yaw(), 0, 0};
}

CodeStage::Card CodeStage::draw() {
    const Card card = drawn_from_.back();
    drawn_from_.pop_back();
    return card;
}

/// A player's hand takes a card and brings it somewhere.
double CodeStage::bring(std::size_t player, Card card, double t, const CardState& to) {
    const std::size_t id = track_of(card);
    const std::size_t hand = stage_.hand_for(player, flat(stage_.card(id).centre), t);
    t = stage_.reach(hand, t, stage_.grip(hand, stage_.card(id)), 2);
    const double way = cv::norm(to.centre - stage_.card(id).centre);
    t = stage_.carry(hand, id, t + 0.05, stage_.some(0.35 + way / 1200), to,
                     to.roll != stage_.card(id).roll ? 60 : 30);
    stage_.go_home(hand, t + stage_.some(stage_.random().real(0.05, 0.4)));
    return t;
}

double CodeStage::give_tile(std::size_t from, std::size_t to, double t) {
    const SeatPlan& seat = stage_.table().seats()[to];
    auto& track = stage_.timeline().cards[tile_].track;
    const std::size_t hand = stage_.hand(from, 1);
    const cv::Vec3d lap = lifted(stage_.table().seats()[from].at(80, -160), -40);
    const bool first = track.moves().empty();
    t = stage_.reach(hand, t, first ? lap : stage_.grip(hand, track.last()), 2);
    if (first) stage_.move_card(tile_, t, 0, {lap, seat.yaw(), 0, 0});
    const double inward = stage_.random().real(165, 195);  // resting hands lie nearer to the edge
    CardState there{lifted(seat.at(aside_mm, inward), 0), seat.yaw(), 0, 0};
    t = stage_.carry(hand, tile_, t + 0.05, stage_.some(0.8), stage_.untidy(there, untidiness_), 30);
    stage_.go_home(hand, t + 0.1);
    return t;
}

double CodeStage::lay_combination(std::size_t player, double t) {
    combinations_[player] = draw();
    return bring(player, combinations_[player], t,
                 lying(field(player, "combination"), false, 0, untidiness_));
}

double CodeStage::put_on_holder(std::size_t player, double t) {
    if (habit_ == HolderHabit::stays) return t;
    const SeatPlan& seat = stage_.table().seats()[player];
    const std::size_t id = track_of(combinations_[player]);
    const std::size_t hand = stage_.hand_for(player, flat(stage_.card(id).centre), t);
    t = stage_.reach(hand, t, stage_.grip(hand, stage_.card(id)), 2);
    const cv::Point2d at = seat.at(-60, 8);
    // It stands, and who sits opposite sees the statues.
    CardState standing{lifted(at, card_height / 2 + 4), seat.yaw() + std::numbers::pi, 0,
                       std::numbers::pi / 2 - 0.12};
    if (habit_ == HolderHabit::out_of_sight) standing = in_lap(player);
    t = stage_.carry(hand, id, t + 0.05, stage_.some(0.7), standing, 40);
    if (habit_ == HolderHabit::out_of_sight) stage_.move_card(id, t, 0, away);
    stage_.go_home(hand, t + 0.1);
    return t;
}

double CodeStage::deal(std::size_t dealer, std::size_t player, std::size_t which, double t) {
    const Card card = draw();
    return bring(dealer, card, t,
                 lying(field(player, which == 0 ? "dealt-1" : "dealt-2"), true, 0, untidiness_));
}

double CodeStage::keep(std::size_t player, Card card, double t) {
    const double n = static_cast<double>(kept_[player].size());
    Spot spot = field(player, "kept");
    const SeatPlan& seat = stage_.table().seats()[player];
    spot.at += seat.right * (2.5 * std::min(n, 5.0)) - seat.outward * (3.0 * std::min(n, 3.0));
    kept_[player].push_back(card);
    const CardState there = lying(spot, false, thickness * n, untidiness_);
    if (stage_.random().chance(0.6)) return bring(player, card, t, there);
    CardState open = there;  // first it is laid there, then turned
    open.roll = 0;
    t = bring(player, card, t, open);
    return bring(player, card, t + stage_.some(0.5), there);
}

double CodeStage::discard(std::size_t player, Card card, double t) {
    std::erase(kept_[player], card);
    discarded_.push_back(card);
    const double z = thickness * static_cast<double>(discarded_.size());
    return bring(player, card, t, lying(pile_field("discard-pile"), true, z, untidiness_));
}

double CodeStage::discard_all(std::size_t player, double t) {
    if (habit_ == HolderHabit::out_of_sight)
        stage_.move_card(track_of(combinations_[player]), t, 0, in_lap(player));
    t = discard(player, combinations_[player], t);
    while (!kept_[player].empty()) t = discard(player, kept_[player].back(), t + stage_.some(0.1));
    return t;
}

double CodeStage::lay_guess(std::size_t player, const std::string& statues, double t) {
    std::vector<std::size_t> order{0, 1, 2};
    if (stage_.random().chance(0.3)) stage_.random().shuffle(order);
    double done = t;
    for (std::size_t i : order) {
        const CardState lap = in_lap(player);
        const std::size_t id =
            new_thing(std::string("token:statue-") + statues[i], {tile_width, tile_height}, away);
        const std::size_t hand = stage_.hand(player, 1);
        t = stage_.reach(hand, t, lap.centre, 2);
        stage_.move_card(id, t, 0, lap);
        const CardState there = lying(field(player, "guess-" + std::to_string(i + 1)), true, 0, untidiness_);
        t = done = stage_.carry(hand, id, t + 0.05, stage_.some(0.6), there, 30);
        guess_.push_back(id);
    }
    stage_.go_home(stage_.hand(player, 1), done + stage_.some(0.2));
    return done;
}

double CodeStage::clear_guess(std::size_t player, double t) {
    const std::size_t hand = stage_.hand(player, 1);
    std::vector<CardState> gone(guess_.size(), in_lap(player));
    t = stage_.reach(hand, t, stage_.grip(hand, stage_.card(guess_.front())), 2);
    t = stage_.carry(hand, guess_, t, stage_.some(0.7), gone, 20);
    for (std::size_t tile : guess_) stage_.move_card(tile, t, 0, away);
    stage_.go_home(hand, t);
    guess_.clear();
    return t;
}

double CodeStage::refill(std::size_t player, bool from_kept, double t) {
    std::vector<Card> cards;
    if (!from_kept) cards.swap(discarded_);
    if (from_kept)
        for (auto& kept : kept_) {
            cards.insert(cards.end(), kept.begin(), kept.end());
            kept.clear();
        }
    stage_.random().shuffle(cards);
    const Spot pile = pile_field("draw-pile");
    const std::size_t hand = stage_.hand(player, 1);
    std::vector<std::size_t> ids;
    std::vector<CardState> to;
    for (Card card : cards) {
        ids.push_back(track_of(card));
        drawn_from_.push_back(card);
        to.push_back(lying(pile, false, thickness * static_cast<double>(drawn_from_.size()), 0.15));
    }
    t = stage_.reach(hand, t, stage_.grip(hand, stage_.card(ids.front())), 2);
    t = stage_.carry(hand, ids, t + 0.1, stage_.some(1.2), to, 70);
    stage_.go_home(hand, t + 0.1);
    return t;
}

}  // namespace temple::datasets
