// SPDX-License-Identifier: GPL-3.0-or-later
#include "datasets/simulate/stage.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace temple::datasets {

namespace {

constexpr double arm_speed = 1500;      // mm/s over a long reach; people at games: 0.8 to 2 m/s
constexpr double shortest_reach = 0.2;  // s
constexpr double turn_lift = 46;        // mm: half a poker card's width and some air
const cv::Size2d slip_size{48, 66};     // mm: an A7 slip cut in half

cv::Point2d flat(const cv::Vec3d& p) {
    return {p[0], p[1]};
}

}  // namespace

Stage::Stage(GamePlan plan, TablePlan table, double pace, Random random)
    : timeline_{.plan = std::move(plan),
                .table = std::move(table),
                .cards = {},
                .hands = {},
                .heads = {},
                .key = {},
                .truth = {}},
      pace_(pace),
      random_(std::move(random)) {
    pile_style_ = random_.whole(0, 2);
    seat_hands();
    bring_cards();
    const cv::Point2d far = cv::Point2d(-2000, -2000);
    timeline_.key = Track<ThingState>({lifted(far, 0), 0});
}

void Stage::seat_hands() {
    for (std::size_t p = 0; p < players(); ++p) {
        const SeatPlan& seat = table().seats()[p];
        timeline_.heads.emplace_back(ThingState{
            lifted(seat.at(random_.real(-30, 30), -random_.real(250, 330)), random_.real(300, 420)),
            seat.yaw()});
        for (int side : {1, -1}) {
            // Some rest on the table beside the row, some lie in the lap.
            const bool on_table = random_.chance(0.4);
            const double along = side * (seat.width / 2 + random_.real(-35, 15));
            HandState home{lifted(on_table ? seat.at(along, random_.real(25, 80))
                                           : seat.at(side * random_.real(90, 150), random_.real(-120, -70)),
                                  on_table ? 4 : -60),
                           0, side * random_.real(-0.2, 0.35)};
            HandTrack hand{p, side, lifted(seat.at(side * 185.0, -250), 150), Track<HandState>(home)};
            homes_.push_back(home);
            timeline_.hands.push_back(std::move(hand));
        }
    }
}

void Stage::bring_cards() {
    chamber_of_card_.assign(table::Card::count, 0);
    if (plan().rounds.empty()) return;  // another game, which brings its own
    const CardState away{{-3000, -3000, 0}, 0, std::numbers::pi, 0};
    for (const auto& row : plan().rounds.front().rows)
        for (table::Card card : row) {
            chamber_of_card_[static_cast<std::size_t>(card.index())] = timeline_.cards.size();
            timeline_.cards.push_back({false, card, card.name(), 0, table().card(), Track<CardState>(away)});
        }
    first_role_ = timeline_.cards.size();
    for (std::size_t p = 0; p < players(); ++p) {
        const RoleCard& role = plan().roles[p];
        timeline_.cards.push_back({true, role.card, role.name(), p, role.card ? table().card() : slip_size,
                                   Track<CardState>(away)});
    }
}

std::size_t Stage::chamber(table::Card card) const {
    return chamber_of_card_[static_cast<std::size_t>(card.index())];
}

std::size_t Stage::role(std::size_t player) const {
    return first_role_ + player;
}

std::size_t Stage::hand_for(std::size_t player, cv::Point2d target, double t) {
    const auto cost = [&](std::size_t id) {
        const HandTrack& h = timeline_.hands[id];
        const double wait = std::max(0.0, h.track.free_from() - t);
        return cv::norm(flat(h.shoulder) - target) + wait * 2000 + (h.side < 0 ? 60 : 0);
    };
    const std::size_t right = hand(player, 1), left = hand(player, -1);
    return cost(right) <= cost(left) ? right : left;
}

cv::Vec3d Stage::grip(std::size_t id, const CardState& state) const {
    const cv::Point2d centre = flat(state.centre);
    const cv::Point2d back = flat(timeline_.hands[id].shoulder) - centre;
    const cv::Point2d towards = back * (1 / std::max(1.0, cv::norm(back)));
    return lifted(centre + towards * (table().card().height * 0.3), state.centre[2] + 5);
}

double Stage::reach(std::size_t id, double begin, const cv::Vec3d& to, double shape, double lift) {
    auto& track = timeline_.hands[id].track;
    const double duration =
        (shortest_reach + cv::norm(to - track.last().tip) / arm_speed) / pace_ * random_.real(0.85, 1.2);
    return track.move(begin, duration, {to, shape, timeline_.hands[id].side * random_.real(-0.15, 0.25)},
                      lift);
}

double Stage::carry(std::size_t id, std::span<const std::size_t> cards, double begin, double duration,
                    std::span<const CardState> to, double lift) {
    auto& track = timeline_.hands[id].track;
    begin = std::max(begin, track.free_from());
    for (std::size_t c : cards) begin = std::max(begin, timeline_.cards[c].track.free_from());
    for (std::size_t i = 0; i < cards.size(); ++i)
        timeline_.cards[cards[i]].track.move(begin, duration, to[i], lift);
    return track.move(begin, duration, {grip(id, to.front()), 2, track.last().bend}, lift);
}

double Stage::carry(std::size_t id, std::size_t card, double begin, double duration, const CardState& to,
                    double lift) {
    return carry(id, std::span(&card, 1), begin, duration, std::span(&to, 1), lift);
}

double Stage::turn(std::size_t id, std::size_t card, double begin, bool face_up, double drift_mm) {
    CardState to = this->card(card);
    to.centre += cv::Vec3d(random_.normal(0, drift_mm), random_.normal(0, drift_mm), 0);
    to.yaw += random_.normal(0, 0.07);
    to.roll = face_up ? 0 : std::numbers::pi;
    return carry(id, card, begin, some(0.36), to, turn_lift);
}

double Stage::go_home(std::size_t id, double begin) {
    const HandState& home = homes_[id];
    auto& track = timeline_.hands[id].track;
    const double duration =
        (shortest_reach + cv::norm(home.tip - track.last().tip) / arm_speed) / pace_ * random_.real(0.9, 1.3);
    return track.move(begin, duration, home, 15);
}

double Stage::move_card(std::size_t card, double begin, double duration, const CardState& to, double lift,
                        Ease ease) {
    return timeline_.cards[card].track.move(begin, duration, to, lift, ease);
}

double Stage::move_key(std::size_t id, double begin, cv::Point2d to) {
    auto& track = timeline_.hands[id].track;
    begin = std::max({begin, track.free_from(), timeline_.key.free_from()});
    const double duration = some(0.25 + cv::norm(to - flat(track.last().tip)) / arm_speed);
    timeline_.key.move(begin, duration, {lifted(to, 0), random_.real(0, 6)}, 20);
    return track.move(begin, duration, {lifted(to, 5), 2, 0}, 25);
}

CardState Stage::untidy(CardState state, double amount) {
    state.centre += cv::Vec3d(random_.normal(0, 2.2 * amount), random_.normal(0, 2.2 * amount), 0);
    state.yaw += random_.normal(0, 0.035 * amount);
    return state;
}

double Stage::clear_left_lying(double t) {
    double done = t;
    for (const auto& [id, pile] : left_lying_) {
        const cv::Point2d at = flat(card(id).centre);
        const std::size_t hand = hand_for(random_.index(players()), at, t);
        const double taken = reach(hand, t, grip(hand, card(id)), 2);
        done = std::max(done, carry(hand, id, taken, some(0.5), pile, 30));
        go_home(hand, done);
        t += some(0.3);
    }
    left_lying_.clear();
    return done;
}

CardState Stage::next_on_pile(table::Card card) {
    const auto kind = static_cast<std::size_t>(referee::chamber_of(card));
    const int n = piled_[kind]++;
    const cv::Point2d at = table().pile(kind);
    const double width = table().card().width;
    cv::Point2d off;
    if (pile_style_ == 0) off = {(n % 7) * random_.real(15, 26), (n / 7) * 34.0};  // a fan
    if (pile_style_ == 1) off = {random_.normal(0, 14), random_.normal(0, 14)};    // a messy heap
    if (pile_style_ == 2)
        off = {(n % 4) * (width * 0.62), (n / 4) * 42.0 + random_.normal(0, 3)};  // half over each other
    const double untidiness = pile_style_ == 1 ? 0.22 : 0.05;
    return {lifted(at + off, 0.3 * n), random_.normal(0, untidiness), 0, 0};
}

void Stage::tell(double t, nlohmann::ordered_json event) {
    event["t"] = std::round(t * 1000) / 1000;
    timeline_.truth.push_back({t, std::move(event)});
}

}  // namespace temple::datasets
