// SPDX-License-Identifier: GPL-3.0-or-later
// Turns what happens on the table into Temple Gold's events (PROTOCOL.md): start, dealt, opened, role. Asks
// where it cannot decide (DESIGN.md section 4). A pure fold over table changes, the referee's view, and
// answers.
//
// Use: for each change call update() with the referee's present view; give its events to the referee, show
// its questions; hand people's answers to answer(). What a person enters past the interpreter (opened, undo,
// correct ...) it sees in the view.
#pragma once

#include <expected>
#include <optional>
#include <string>
#include <vector>

#include "referee/interpreter/opening_judge.hpp"
#include "referee/interpreter/output.hpp"
#include "referee/interpreter/printed_aids.hpp"
#include "referee/interpreter/question_desk.hpp"
#include "referee/interpreter/role_watch.hpp"
#include "referee/temple_gold_view.hpp"

namespace temple::referee {

class TempleGoldInterpreter {
  public:
    /// @param players  clockwise as seen in the picture, the first at its bottom edge
    /// @param start    who begins, if known
    /// @param layout   the table file's seats, if there are any; without it they are learned from the first
    /// rows
    TempleGoldInterpreter(std::vector<std::string> players, std::optional<std::string> start,
                          std::optional<table::Layout> layout);

    /// The chambers of this game, each of them, as they were checked before it. A card that is none of them
    /// is asked about, whatever the camera reads; once such a card is entered, the check was wrong and counts
    /// no more.
    void know_chambers(std::vector<table::Card> chambers) { chambers_ = std::move(chambers); }

    /// Goes on with a game that began earlier, perhaps at this table: before the first update(). What lies
    /// open of the cards that were opened, and what is left of a round's rows, is known and no news.
    /// @param view    where the game stands
    /// @param events  the events in force
    void resume(const TempleGoldView& view, const std::vector<nlohmann::json>& events);

    /// Takes the next change.
    /// @param view  where the referee's game stands after all events handed out so far
    /// @return in the order in which they are to be given to the referee and shown
    Outputs update(const table::TableChange& change, const TempleGoldView& view);

    /// A person's answer to an open question. Values: card, role: a card's name, or "none" for "this is
    /// nothing"; role slips: "A", "G"; player, opener, start: a player's name; still_there: true or false;
    /// deal (the cards were gathered, but openings are missing): true for "the round goes on".
    /// @return what follows at once, or a one-line error
    std::expected<Outputs, std::string> answer(int id, const nlohmann::json& value);

    /// What it waits for, in plain words.
    std::string waiting_for() const;
    /// Where the players sit, as far as that is known.
    const SeatMap& seats() const { return seats_; }
    /// How many face-down cards lie before each player now.
    const std::vector<int>& row_counts() const { return rows_.counts(); }

  private:
    using State = TurnUp::State;

    void look(const table::TableChange& change);
    /// Of the cards that were opened before this program began: those that lie open are no news.
    void find_cards_opened_before();
    TurnUps::Scene scene();
    void sync_with_view();
    void sync_turn_up(TurnUp& up);
    void bind_foreign_opening(const TempleGoldView::Opening& opening);
    void settle_questions(Outputs& out);
    void settle_question(const Question& question, Outputs& out);

    // temple_gold_key.cpp: what the printed key token tells
    void begin_where_the_key_lies(Outputs& out);
    void watch_key(Outputs& out);
    bool key_lies_elsewhere(const RestingKey& key) const;
    void settle_key_question(const Question& question, Outputs& out);
    void take_whose_it_was(std::size_t seat, Outputs& out);

    void begin_game(Outputs& out);
    void give_start(std::size_t seat, Outputs& out);
    void watch_deal(Outputs& out);
    void give_deal(bool counted, Outputs& out);
    bool rows_may_be_dealt() const;

    void watch_for_missed_end(Outputs& out);
    bool rows_are_whole() const;
    bool rows_are_as_before() const;
    void watch_openings(Outputs& out);
    void forget_old_turn_ups();
    bool lay_before_the_rows(const TurnUp& up) const;
    TurnUp* next_turn_up();
    bool looks_like_peeking(const TurnUp& up) const;
    bool row_lies_still(const TurnUp& up) const;
    /// True if fewer cards lie at a seat than the referee knows of: an opening of one may have been
    /// overlooked.
    bool lacks_a_card(std::size_t seat) const;
    void decide(TurnUp& up, Outputs& out);
    bool overlooked_one_before(const TurnUp& up);
    bool has_long_lacked_a_card(std::size_t seat, const TurnUp& up) const;
    void decide_first_of_round(TurnUp& up, Outputs& out);
    void decide_late_one(TurnUp& up, Outputs& out);
    /// True if the rows have as many chambers, with those that lie open, as this round's deal gives.
    bool lies_as_dealt() const;
    void decide_opener(TurnUp& up, table::Card card, Outputs& out);
    void give_opening(TurnUp& up, table::Card card, std::optional<std::size_t> by, Outputs& out);
    void ask_card(const TurnUp& up, Outputs& out);
    void ask_opener(const TurnUp& up, std::size_t likely, bool blocks, Outputs& out);
    void ask_still_there(Outputs& out);
    CardVerdict card_of(const TurnUp& up) const;
    CardVerdict card_by_rules(const TurnUp& up) const;
    bool is_in_deck(table::Card card) const;

    void watch_roles(Outputs& out);
    void watch_role(std::size_t seat, Outputs& out);
    void watch_slip(std::size_t seat, Outputs& out);
    std::optional<table::Card> role_card(const ShownRole& role) const;
    void give_role(std::size_t seat, const std::string& card, Outputs& out);
    void ask_role(std::size_t seat, Outputs& out);

    std::expected<void, std::string> take_answer(const Question& question, const nlohmann::json& value,
                                                 Outputs& out);
    std::expected<void, std::string> take_card(const Question& question, const std::string& name);
    std::optional<std::size_t> seat_named(const std::string& name) const;
    const std::string& name_of(std::size_t seat) const { return players_[seat]; }
    bool blocked() const;
    nlohmann::json names_as_candidates(std::optional<std::size_t> likely) const;

    std::vector<std::string> players_;
    std::optional<std::string> start_;
    std::vector<table::Card> chambers_;  // empty: not known
    TempleGoldView view_;
    std::vector<TempleGoldView::Opening> opened_before_;  // resume(): and not seen lying open yet
    TableMemory table_;
    CardBacks backs_;
    SeatMap seats_;
    RowWatch rows_;
    TurnUps turn_ups_;
    RoleWatch roles_;
    QuestionDesk desk_;

    double now_ = 0;  // s
    PrintedAids printed_;
    std::size_t openings_seen_ = 0;
    double last_opening_ = 0;              // s, when the referee took the last opening
    double key_asked_since_ = -1;          // s: RestingKey::since that was asked about; -1 none
    std::optional<table::Card> key_card_;  // the opening that the open question about the key is about

    bool start_given_ = false;
    int round_seen_ = 1;
    double round_ended_ = 0;          // s, when the round before ended
    int last_gathering_ = -1;         // RowWatch::gatherings() when the round before ended
    std::vector<int> last_counts_;    // given with the last `dealt`; empty: none, or not counted
    int last_counts_gathering_ = -1;  // and when
    int gathering_at_deal_ = 0;       // RowWatch::gatherings() when this round's rows lay
    bool rows_lay_ = false;           // they were seen whole since the deal
    double astray_since_ = -1;        // s, since when the rows are taken up in mid-round; -1 they are not
    double dealt_since_ = -1;         // s, when the referee took this round's deal
    double over_since_ = -1;          // s, when the game ended
    std::vector<std::optional<std::string>> role_given_;
    std::vector<bool> role_asked_;
};

}  // namespace temple::referee
