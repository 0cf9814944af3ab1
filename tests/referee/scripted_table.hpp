// SPDX-License-Identifier: GPL-3.0-or-later
// A table played by a script, for tests of the interpreter: it tells the table changes that a tracker would
// tell, with a tracker's slips if asked for, and compares what a referee fed by the interpreter says with
// what one fed with the truth says.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <random>
#include <string>
#include <vector>

#include "referee/interpreter/temple_gold_interpreter.hpp"
#include "referee/referee.hpp"

namespace temple::tests {

/// What the tracker does wrong, as probabilities per occasion.
struct TrackerSlips {
    double new_id_on_turn = 0;  // a turned card comes as left + placed
    double new_id_on_move = 0;  // a card moved to the middle comes as left + placed
    double stays_behind = 0;  // such a card is placed anew, and the next card laid where it lay is it, turned
    double arm_unseen = 0;    // no arm at a turn
    double doubled = 0;       // a laid card is found twice, 12 mm apart
    double late_reading = 0;  // the identity is doubtful for a second
    double misreading = 0;    // the doubtful identity has another card in front, at most 0.85
    double flicker = 0;       // a row card is lost and found again under a new id, per opening
    double lingers = 0;  // such a card is found in the middle, doubtfully, before its old place is given up
    double unread = 0;   // never read with more than 0.6 until moved to the middle
};

struct TableStyle {
    std::size_t players = 4;
    bool layout = false;        // the interpreter gets the table file
    std::size_t first = 0;      // who begins
    bool tell_start = true;     // --start
    bool roles_before = false;  // role cards before the row instead of beside it
    bool two_lines = false;     // rows of three and two
    bool gaps = false;          // a gap in each row
    nlohmann::json options = nlohmann::json::object();
    bool uneven_light = false;   // chambers far from the window look like another sort of back
    double jitter = 5;           // mm, per card
    double pitch = 66;           // mm, from card to card of a row
    std::size_t slow_role = 99;  // this player's role card is read 1.5 s late
    TrackerSlips slips{};
    unsigned seed = 1;
};

class ScriptedTable {
  public:
    explicit ScriptedTable(TableStyle style);

    /// These chambers were checked before the game.
    void know_chambers(const std::vector<std::string>& cards);

    // What people do. Each takes its time and tells the truth to the second referee where it is an event.
    void lay_roles();
    /// Heaps, peeking, rows; `counts` cards per player, default as the round wants.
    void deal(std::vector<int> counts = {});
    /// The same in parts, for odd deals.
    void deal_heaps(const std::vector<int>& counts);
    void lay_rows(const std::vector<int>& counts);
    /// A card of `seat`'s heap is seen for a moment, and taken for an open card that lies there from then on.
    void misread_a_back(std::size_t seat, const std::string& card);
    /// One card of `from`'s row is moved to `to`'s; the deal is then as `counts` says.
    void mend_deal(std::size_t from, std::size_t to, const std::vector<int>& counts);
    /// A card comes to lie at the end of a row, or comes into sight there.
    void lay_one_more(std::size_t to);
    void start(std::size_t seat);
    /// Turns up one of the cards that lie before `seat`, and tells it to the truth.
    void open(std::size_t by, std::size_t seat, const std::string& card, bool surely_show_arm = false);
    /// The same without telling it to the truth.
    void turn_up(std::size_t by, std::size_t seat, const std::string& card, bool show_arm = true);
    /// A card of `seat`'s row is gone, and nobody saw how.
    void lose_card(std::size_t seat) { lift(any_down(seat)->track); }
    /// The tracker believes that a chamber lies at the end of `seat`'s row of four, where none does.
    void see_a_ghost(std::size_t seat);
    void lose_the_ghost();
    void take_to_middle();  // the card that was turned up last
    void turn_back();       // the card that was turned up last
    void pick_up_and_open_in_middle(std::size_t by, std::size_t seat, const std::string& card);
    void peek(std::size_t seat, bool faces_show);
    void sweep(std::size_t seat);  // a hand passes, tracks are lost and found
    void gather();
    void show_role(std::size_t seat, const std::string& card);
    void turn_up_left_over(std::size_t seat, const std::string& card);  // out of curiosity, no event
    void wait(double seconds);

    // What is printed (scripted_printed.cpp).
    /// The key token is put down before `seat`.
    void lay_key(std::size_t seat);
    void lay_key_between(std::size_t seat, std::size_t other);
    /// A printed role slip is turned up before `seat`. @param role "A", "G"
    void turn_up_slip(std::size_t seat, const std::string& role);

    /// The program ends and begins anew: what lies on the table is seen afresh, the referee's game goes on.
    void restart_program();

    /// Tells the truth an event that happened.
    void truth(const nlohmann::json& event);
    /// A person enters something past the interpreter.
    void person(const nlohmann::json& event);
    /// @return the error, empty if it was taken
    std::string answer(int id, const nlohmann::json& value);

    std::size_t first() const { return style_.first; }
    bool tells_start() const { return style_.tell_start; }

    // What was said.
    const std::vector<std::string>& said() const { return said_; }
    const std::vector<std::string>& should_say() const { return should_say_; }
    const std::vector<nlohmann::json>& questions() const { return questions_; }
    const std::vector<nlohmann::json>& answered() const { return answered_; }
    /// Events that the interpreter gave and that really happened, with their time `t`, for looking into a
    /// failure.
    const std::vector<nlohmann::json>& given() const { return given_; }
    const std::vector<nlohmann::json>& happened() const { return happened_; }
    /// s from turning up to the announcement, per announced opening.
    const std::vector<double>& delays() const { return delays_; }
    /// How many of the announcements are not among those that should have been said, in order.
    std::size_t wrong() const;
    /// Where what was said first differs from what should have been said; empty if it does not.
    std::string difference() const;
    referee::TempleGoldView view() const { return *referee_.temple_gold(); }
    const referee::TempleGoldInterpreter& interpreter() const { return interpreter_; }
    std::size_t key() const { return *truth_.temple_gold()->key; }
    referee::TempleGoldView true_view() const { return *truth_.temple_gold(); }
    std::mt19937& random() { return random_; }
    bool lies_open(table::Card card) const;
    /// Face-down cards in a seat's row.
    std::size_t lie_down(std::size_t seat) { return down_of(seat).size(); }
    bool chance(double p) { return std::uniform_real_distribution(0.0, 1.0)(random_) < p; }

  private:
    static constexpr int chamber_back = 1, role_back = 0;
    bool key_lies_ = false;
    std::optional<table::TrackId> ghost_;
    static constexpr double frame = 1.0 / 15;  // s between the tracker's looks

    struct Thing {
        table::TrackId track = 0;
        table::Pose pose;
        table::Face face = table::Face::down;
        int back = 0;
        std::size_t seat = 0;
        std::optional<table::Card> card;
        std::optional<table::TrackId> double_track;
    };
    struct SeatFrame {
        table::Place centre, along, outward;
    };

    static std::vector<SeatFrame> seats_of(std::size_t players);
    table::Place at(std::size_t seat, double along, double inward) const;
    table::Pose posed(std::size_t seat, double along, double inward);
    void tell(table::TableChange change);
    void take(const referee::Outputs& outputs);
    void keep(const referee::Announcements& announcements, std::vector<std::string>& where);
    table::TrackId lay(table::Pose pose, int back, std::size_t seat);
    void tell_of(const Thing& thing, table::ChangeKind kind, table::Identity identity = {},
                 std::optional<table::Reach> arm = {});
    void lift(table::TrackId track);
    Thing* any_down(std::size_t seat);
    std::vector<Thing*> down_of(std::size_t seat);
    table::Reach arm_of(std::size_t by, table::Place tip);
    table::Identity reading(table::Card card, double sure);
    Thing* find(table::TrackId track);
    static referee::GameSetup setup_of(const TableStyle& style);
    static std::optional<table::Layout> layout_of(const TableStyle& style);

    std::vector<Thing> behind_;  // seen no more where they are believed to lie

    TableStyle style_;
    std::mt19937 random_;
    std::vector<SeatFrame> seats_;
    table::Place middle_;
    referee::Referee referee_;
    referee::Referee truth_;
    referee::TempleGoldInterpreter interpreter_;
    std::vector<Thing> things_;
    table::TrackId next_track_ = 1;
    table::TrackId last_turned_ = 0;
    std::vector<std::pair<table::TrackId, double>> read_later_;  // and when, s
    int piled_ = 0;
    double t_ = 0;
    double turned_at_ = 0;
    std::vector<std::string> said_, should_say_;
    std::vector<nlohmann::json> questions_, answered_, given_, happened_;
    std::vector<double> delays_;
};

/// "Anna", "Ben", ...
std::vector<std::string> names(std::size_t players);

}  // namespace temple::tests
