// SPDX-License-Identifier: GPL-3.0-or-later
// Where the 35 cards of Temple Code are, as far as the referee knows (RULES.md 2, PROTOCOL.md "Temple Code").
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "referee/announcement.hpp"
#include "referee/seating.hpp"
#include "referee/table/code_card.hpp"

namespace temple::referee {

/// A value: handlers change a copy and keep it only if the whole event is legal.
class TempleCodeTable {
  public:
    using Card = table::CodeCard;
    /// `unseen`: in the draw pile, or a combination that could not be read.
    enum class Where : std::uint8_t { unseen, discarded, in_front, kept, on_holder };

    /// @param refills whether empty piles are refilled (not in solo)
    TempleCodeTable(std::size_t players, bool refills) : holders_(players), refills_(refills) {}

    int draw_pile() const { return draw_pile_; }
    int discard_pile() const;
    bool is_unseen(Card card) const { return spot(card).where == Where::unseen; }
    bool is_on_holder(Card card) const { return spot(card).where == Where::on_holder; }
    bool is_in_front_of(Seat seat, Card card) const { return spot(card) == Spot{Where::in_front, seat}; }
    bool is_kept_by(Seat seat, Card card) const { return spot(card) == Spot{Where::kept, seat}; }
    bool has_combination(Seat seat) const { return holders_[seat].filled; }
    /// The combination, if there is one and it could be read.
    std::optional<Card> combination(Seat seat) const { return holders_[seat].card; }
    std::vector<Card> in_front_of(Seat seat) const { return all_at({Where::in_front, seat}); }
    std::vector<Card> kept_by(Seat seat) const { return all_at({Where::kept, seat}); }
    std::vector<Card> unseen() const { return all_at({Where::unseen, 0}); }

    /// To be called before a card is drawn. Both piles empty: all kept cards form the new pile, `return_kept`
    /// (B7).
    Announcements return_kept_if_empty();
    /// To be called after cards were drawn or discarded. Draw pile empty: `reshuffle`, if there are discards
    /// (B6).
    Announcements reshuffle_if_empty();

    void draw_in_front_of(Seat seat, Card card);
    void draw_combination(Seat seat, std::optional<Card> card);
    void keep(Seat seat, Card card) { put(card, {Where::kept, seat}); }
    void discard(Card card) { put(card, {Where::discarded, 0}); }
    /// After a guess: `combination` and all cards the player kept go to the discard pile.
    void discard_combination_and_kept(Seat seat, Card combination);

  private:
    struct Spot {
        Where where = Where::unseen;
        Seat seat = 0;  // 0 where no player belongs to it
        friend bool operator==(const Spot&, const Spot&) = default;
    };
    struct Holder {
        bool filled = false;
        std::optional<Card> card;  // none: could not be read
    };

    const Spot& spot(Card card) const { return spots_[static_cast<std::size_t>(card.index())]; }
    void put(Card card, Spot spot) { spots_[static_cast<std::size_t>(card.index())] = spot; }
    std::vector<Card> all_at(Spot spot) const;
    /// Moves all cards of a sort to the draw pile. @return how many
    int shuffle_in(Where where);

    std::array<Spot, Card::count> spots_;
    std::vector<Holder> holders_;
    int draw_pile_ = Card::count;
    bool refills_ = true;
};

}  // namespace temple::referee
