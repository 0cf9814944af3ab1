// SPDX-License-Identifier: GPL-3.0-or-later
// The stage on which the phases of a game are acted out: hands that reach, carry and turn, written into a
// Timeline.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "datasets/render/random.hpp"
#include "datasets/simulate/timeline.hpp"

namespace temple::datasets {

class Stage {
  public:
    /// All cards are out of the picture, all hands idle. @param pace 1 = a brisk group, 0.5 = half as fast.
    Stage(GamePlan plan, TablePlan table, double pace, Random random);

    const GamePlan& plan() const { return timeline_.plan; }
    const TablePlan& table() const { return timeline_.table; }
    std::size_t players() const { return timeline_.plan.setup.players.size(); }
    Random& random() { return random_; }
    Timeline& timeline() { return timeline_; }

    /// A duration (s) that varies as people do, at the group's pace.
    double some(double seconds) { return seconds / pace_ * random_.real(0.8, 1.25); }

    std::size_t chamber(table::Card card) const;  // index of its track
    std::size_t role(std::size_t player) const;   // index of the player's role card
    std::size_t hand(std::size_t player, int side) const { return 2 * player + (side > 0 ? 0 : 1); }
    /// The hand of a player that has the shorter way, and time at `t`.
    std::size_t hand_for(std::size_t player, cv::Point2d target, double t);
    const CardState& card(std::size_t id) const { return timeline_.cards[id].track.last(); }

    /// Where this hand takes hold of a card in that state.
    cv::Vec3d grip(std::size_t hand, const CardState& state) const;
    /// Moves a hand to a point at the speed of an arm. @return arrival
    double reach(std::size_t hand, double begin, const cv::Vec3d& to, double shape, double lift = 25);
    /// Moves cards and the hand that holds the first of them alike. @return arrival
    double carry(std::size_t hand, std::span<const std::size_t> cards, double begin, double duration,
                 std::span<const CardState> to, double lift);
    double carry(std::size_t hand, std::size_t card, double begin, double duration, const CardState& to,
                 double lift);
    /// Turns a card over about its long axis, where it lies or nearly so. @return when it rests
    double turn(std::size_t hand, std::size_t card, double begin, bool face_up, double drift_mm = 8);
    /// Draws the hand back to where it idles. @return arrival
    double go_home(std::size_t hand, double begin);
    /// Cards alone (tossed, pushed): @return arrival
    double move_card(std::size_t card, double begin, double duration, const CardState& to, double lift = 0,
                     Ease ease = Ease::reach);
    double move_key(std::size_t hand, double begin, cv::Point2d to);

    /// A state as a hand leaves it: not quite there, not quite straight.
    CardState untidy(CardState state, double amount);
    /// Where the next opened card of a kind goes.
    CardState next_on_pile(table::Card card);

    /// An opened card stays in its row until clear_left_lying() takes all such cards to their piles.
    void leave_lying(std::size_t card, const CardState& pile) { left_lying_.emplace_back(card, pile); }
    double clear_left_lying(double t);

    void tell(double t, nlohmann::ordered_json event);
    const std::string& name(std::size_t player) const { return timeline_.plan.setup.players[player]; }

  private:
    void seat_hands();
    void bring_cards();

    Timeline timeline_;
    double pace_;
    Random random_;
    std::vector<std::size_t> chamber_of_card_;
    std::size_t first_role_ = 0;
    std::vector<HandState> homes_;
    int pile_style_ = 0;
    std::array<int, 3> piled_{};
    std::vector<std::pair<std::size_t, CardState>> left_lying_;
};

/// Above the table, flat: a point at height z.
inline cv::Vec3d lifted(cv::Point2d place, double z) {
    return {place.x, place.y, z};
}

}  // namespace temple::datasets
