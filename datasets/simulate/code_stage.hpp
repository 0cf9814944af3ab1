// SPDX-License-Identifier: GPL-3.0-or-later
// What hands do in Temple Code, one movement of the game each, written into a Timeline. Where things lie is
// where the mats have their fields, with or without mats.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "datasets/simulate/stage.hpp"
#include "referee/table/code_card.hpp"

namespace temple::datasets {

/// What becomes of a combination once it was read.
enum class HolderHabit : std::uint8_t { stands, out_of_sight, stays };

class CodeStage {
  public:
    using Card = table::CodeCard;

    /// The shuffled deck stands on the draw pile.
    CodeStage(Stage& stage, bool mats);

    /// The card that is drawn next; there must be one.
    Card top() const { return drawn_from_.back(); }
    std::size_t in_pile() const { return drawn_from_.size(); }
    bool has_discards() const { return !discarded_.empty(); }

    /// The first player tile is laid beside a player. @return when it lies
    double give_tile(std::size_t from, std::size_t to, double t);
    /// The top card comes to lie cipher side up before a player. @return when it lies
    double lay_combination(std::size_t player, double t);
    /// It is taken up, statues towards the others. @return when it is out of the way
    double put_on_holder(std::size_t player, double t);
    /// The top card comes to lie statues up before a player, the first or second of two. @return when it lies
    double deal(std::size_t dealer, std::size_t player, std::size_t which, double t);
    /// A card that lies before somebody goes to a player's kept cards and is turned cipher side up there.
    /// @return when it lies
    double keep(std::size_t player, Card card, double t);
    /// A card goes statues up on the discard pile. @return when it lies
    double discard(std::size_t player, Card card, double t);
    /// The combination, then all kept cards, go to the discard pile. @return when all lie
    double discard_all(std::size_t player, double t);
    /// Three statue tiles are laid in a row, left to right as the player sees it. @return when they lie
    double lay_guess(std::size_t player, const std::string& statues, double t);
    double clear_guess(std::size_t player, double t);
    /// The discard pile, or all kept cards, become the draw pile again. @return when it stands
    double refill(std::size_t player, bool from_kept, double t);

    const std::vector<Card>& kept(std::size_t player) const { return kept_[player]; }

  private:
    struct Spot {
        cv::Point2d at;
        double yaw = 0;
    };
    Spot field(std::size_t player, const std::string& name) const;
    CardState in_lap(std::size_t player) const;
    Spot pile_field(const std::string& name) const;
    CardState lying(const Spot& spot, bool statues_up, double z, double untidiness);
    std::size_t track_of(Card card) const { return cards_[static_cast<std::size_t>(card.index())]; }
    std::size_t new_thing(const std::string& printed, cv::Size2d size, const CardState& state);
    double bring(std::size_t player, Card card, double t, const CardState& to);
    Card draw();

    Stage& stage_;
    std::array<std::size_t, Card::count> cards_{};  // index of each card's track
    std::vector<Card> drawn_from_;                  // the draw pile, last on top
    std::vector<Card> discarded_;
    std::vector<std::vector<Card>> kept_;  // per player
    std::vector<Card> combinations_;       // per player
    std::vector<std::size_t> guess_;       // tiles that lie as a guess
    std::size_t tile_ = 0;                 // first player tile
    HolderHabit habit_;
    double untidiness_;
};

}  // namespace temple::datasets
