// SPDX-License-Identifier: GPL-3.0-or-later
// What Temple Code for 2-4 players and solo have in common: combinations, kept cards, guesses.
#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "referee/game.hpp"
#include "referee/seating.hpp"
#include "referee/temple_code_table.hpp"
#include "referee/temple_code_view.hpp"

namespace temple::referee {

class TempleCodeGame : public Game {
  public:
    bool over() const override { return over_; }
    virtual TempleCodeView view() const = 0;

  protected:
    using Card = table::CodeCard;
    struct Guess {
        Seat player = 0;
        Card combination;  // the true one
        bool right = false;
    };
    struct Deal {
        Seat player = 0;
        std::vector<Card> cards;
    };

    TempleCodeGame(std::vector<std::string> players, bool refills);

    /// The rows of the event table that are the same in both games.
    static Vocabulary common_vocabulary();
    /// What the game waits for; never empty while it runs.
    virtual std::string_view waiting_for() const = 0;

    /// [return_kept] combination [reshuffle]
    Outcome put_combination(const Event& event);
    /// [reshuffle]
    Outcome discard(const Event& event);
    /// All checks of a guess; nothing is changed.
    std::expected<Guess, Announcement> legal_guess(const Event& event, bool setup_complete) const;
    /// Counts the guess and tells it: guess_right or guess_wrong.
    Announcement judge(const Guess& guess, const Event& event);
    /// After a guess that did not end the game: [reshuffle] draw_combination
    Announcements ask_for_combination(const Guess& guess);
    /// The checks of `dealt` up to "not the time", and its cards.
    std::expected<Deal, Announcement> readable_deal(const Event& event) const;
    /// Draws the cards, one by one: per card [return_kept] [reshuffle]
    Outcome draw(const Deal& deal);
    /// The dots of `card` for a player, nulls if the combination could not be read.
    Announcement information(Seat player, Card card) const;
    /// A view filled with what is common.
    TempleCodeView common_view() const;

    std::unexpected<Announcement> not_now() const {
        return refuse("not_now", {{"waiting_for", waiting_for()}});
    }
    static std::unexpected<Announcement> unknown_player(const std::string& name) {
        return refuse("unknown_player", {{"player", name}});
    }
    static std::unexpected<Announcement> unknown_card(const std::string& name) {
        return refuse("unknown_card", {{"card", name}});
    }
    /// The card's name, unless it stands on a holder: that is secret.
    Json name_unless_secret(Card card) const;

    Seating seating_;
    TempleCodeTable table_;
    std::vector<int> scores_;
    bool over_ = false;

  private:
    std::expected<Card, Announcement> true_combination(const Event& event, Seat player) const;
};

}  // namespace temple::referee
