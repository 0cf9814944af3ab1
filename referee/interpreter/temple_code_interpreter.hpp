// SPDX-License-Identifier: GPL-3.0-or-later
// Turns what happens on the table into Temple Code's events (PROTOCOL.md): start, combination, dealt, taken,
// guess, discarded. A pure fold over table changes, the referee's view, and answers. What no camera sees, a
// person enters; the view tells of it.
//
// Only what is legal next is looked for: a card that may be drawn and lies cipher side up before somebody who
// lacks a combination is one; two that lie open before somebody who is to be dealt are dealt; a card of a
// pair that lies cipher side up before the player on turn was taken. Nothing here names a combination but the
// event `combination` itself, of which the referee tells nothing.
#pragma once

#include <expected>
#include <optional>
#include <string>
#include <vector>

#include "referee/interpreter/code_seats.hpp"
#include "referee/interpreter/coded_things.hpp"
#include "referee/interpreter/output.hpp"
#include "referee/interpreter/question_desk.hpp"
#include "referee/temple_code_view.hpp"

namespace temple::referee {

class TempleCodeInterpreter {
  public:
    /// @param players  clockwise as seen in the picture, the first at its bottom edge
    /// @param start    who begins, if known
    /// @param layout   the table file's seats, if there are any; else they are learned from mats or cards
    TempleCodeInterpreter(std::vector<std::string> players, std::optional<std::string> start,
                          const std::optional<table::Layout>& layout);

    /// Goes on with a game that began earlier: before the first update(). What lies there is no news. Where
    /// it is not as the game knows it, and the next step alone does not explain that, people are asked to
    /// enter what happened ("missed").
    /// @param events  the events in force
    void resume(const std::vector<nlohmann::json>& events);
    /// True until it is known what happened while nothing was seen: then know() before every update(), as
    /// people enter it.
    bool is_catching_up() const { return catching_up_; }
    /// What was entered. @param events in force
    void know(const std::vector<nlohmann::json>& events);

    /// Takes the next change.
    /// @param view  where the game stands after all events handed out so far
    /// @return at most one event
    Outputs update(const table::TableChange& change, const TempleCodeView& view);

    /// A person's answer to an open question. Value: start: a player's name; guess: three statues, "WTC";
    /// missed: "none", nothing else is to be entered.
    /// @return what follows at once, or a one-line error
    std::expected<Outputs, std::string> answer(int id, const nlohmann::json& value);

    /// What it waits for, in plain words.
    std::string waiting_for() const;
    /// Where the players sit, as far as that is known.
    const SeatMap& seats() const { return seats_.map(); }

  private:
    using Card = table::CodeCard;

    void learn_seats(const table::TableChange& change);
    void follow_view();
    /// A combination that was guessed at is shown on the discard pile: that lies there.
    void find_discard_pile();
    bool is_on_discard_pile(table::Place place) const;
    void settle_questions(Outputs& out);
    void ask_who_starts(Outputs& out);
    /// A combination lies open in the middle, but nobody guessed at it: the guess was not seen. What follows
    /// would be judged against the old combination, so everything waits. @return true if it is so
    bool ask_missed_guess(Outputs& out);
    std::expected<Outputs, std::string> answer_missed(int id, const std::string& value);
    std::expected<Outputs, std::string> answer_guess(const Question& question, const std::string& statues);

    // temple_code_catch_up.cpp
    enum class StepKind : std::uint8_t { none, combination, deal, taken, guess, discard, unknown };
    /// What happened, if a thing lies where it lies: nothing, or the next step of a player.
    struct Step {
        StepKind kind = StepKind::none;
        std::size_t seat = 0;
    };
    /// After a time in which nothing was seen. @return true while it is not known what happened then
    bool catch_up(bool busy, Outputs& out);
    /// Whether the game knows how everything lies, or will by its next step alone.
    bool agrees_with_game();
    Step step_to(const CodedThing& thing) const;
    Step step_to_cipher(Card card, std::size_t seat) const;
    bool lacks_a_card(std::size_t seat) const;
    /// A person says that nothing is missing: what lies there is no news.
    void go_on_as_it_lies();

    // temple_code_moves.cpp: each looks for one kind of event. @return true if it was given
    bool give_start(Outputs& out);
    bool give_combination(Outputs& out);
    bool give_deal(Outputs& out);
    bool give_taken(Outputs& out);
    bool give_guess(Outputs& out);
    bool give_discarded(Outputs& out);

    bool is_new_combination(const CodedThing& thing, std::size_t seat) const;
    bool is_dealt(const CodedThing& thing, std::size_t seat) const;
    /// Which card of the pair before `from` the player on turn took, as far as that is clear.
    std::optional<Card> taken_of(std::size_t from, std::size_t player);
    bool is_overdue(Card taken);
    std::optional<Card> turned_first(const std::vector<Card>& pair, std::size_t seat);
    std::optional<Card> left_beside_turned(const std::vector<Card>& pair, std::size_t from,
                                           std::size_t player);
    /// The statues that lie as a guess before a player, left to right; nothing if there is no whole row at
    /// rest.
    std::optional<std::string> row_of_tiles(std::size_t seat);
    /// The combination that nobody could read, once it is shown in the middle.
    std::optional<Card> shown_combination(double after) const;

    bool lies(const CodedThing& thing, table::CodedSide side, std::size_t seat) const;
    bool is_drawable(Card card) const;
    bool is_known_elsewhere(Card card) const;
    bool lies_in_the_middle(const CodedThing& thing) const;
    /// Statues side up in the middle, for all to see.
    bool is_shown(const CodedThing& thing) const;
    /// @return false if the same was given just before: nothing is given then
    bool give(nlohmann::json event, Outputs& out);
    const std::string& name_of(std::size_t seat) const { return players_[seat]; }

    std::vector<std::string> players_;
    std::optional<std::string> start_;
    TempleCodeView view_;
    CodedThings things_;
    CodeSeats seats_;
    QuestionDesk desk_;
    nlohmann::json last_given_;
    double now_ = 0;                     // s
    std::vector<table::Place> laid_;     // where cards lay before people, until the seats are known
    std::vector<bool> had_combination_;  // per player
    std::vector<double> lacks_since_;    // s, per player
    std::vector<std::optional<Card>> combinations_;  // per player, as entered from the table
    std::vector<Card> to_be_shown_;  // combinations that were guessed at and not seen open yet
    std::optional<table::Place> discard_pile_;
    double deal_began_ = 0;  // s
    int cards_each_before_ = 0;
    std::vector<std::string> last_guess_;  // per player: the tiles that were entered; empty: none lie
    bool resumed_ = false;
    bool catching_up_ = false;
    double first_seen_ = -1;        // s, time of the first change
    double setup_done_since_ = -1;  // s, since when only the start is missing; -1: it is not
};

}  // namespace temple::referee
