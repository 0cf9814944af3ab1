// SPDX-License-Identifier: GPL-3.0-or-later
// Follows every chamber that was turned up, as a physical card: from which row it came, what was read of it,
// whether it still lies there, was moved to the middle or turned back - also when its track is lost on the
// way.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "referee/interpreter/belief.hpp"
#include "referee/interpreter/row_watch.hpp"

namespace temple::referee {

/// How well it is known that a face-up card came out of a certain row just now.
enum class Evidence : std::uint8_t {
    turned,     // a face-down chamber of the row was seen to become it, or vanished where it lies
    row_short,  // it lies at the row, and a card of that row vanished
    moved_out,  // it lies elsewhere, and a card of exactly one row vanished before
    taken,      // the key holder took it away, or it vanished and its row's owner played on; not seen open
    lies_there  // it lies at the row, which is shorter than it should be
};

struct TurnUp {
    enum class State : std::uint8_t {
        open,       // not decided yet
        given,      // its event was given to the referee just now
        entered,    // the referee took it: `card` is in force
        warned,     // the referee refused it: the card should be turned back
        dismissed,  // a person took it back or corrected it, or said that it is nothing
        forgotten   // turned back, or never more seen
    };
    int id = 0;
    std::size_t seat = 0;
    bool seat_is_open = false;  // it was turned up before it was known where the players sit
    int back = -1;              // while seat_is_open: what it showed before
    Evidence evidence = Evidence::turned;
    State state = State::open;
    std::optional<table::Card> card;  // what was entered, or what a person said
    table::TrackId track = 0;
    table::TrackId left_behind = 0;  // its track at the place before, until the tracker gives that up; 0 none
    bool lies = true;                // seen face up now
    table::Pose pose;                // mm, last seen
    table::Place home;               // mm, where it lay in the row
    double since = 0;                // s, first seen face up at rest
    double gone = 0;                 // s, when it was lost from sight (unless `lies`)
    table::Identity identity;        // read, at all its places together
    table::Identity before;          // read at the places before this one
    std::optional<table::Card> top;
    double top_since = 0;  // s, since when the best possible reading is `top`
    std::optional<table::Reach> arm;
    int gathering = 0;  // RowWatch::gatherings() when it was turned up
    bool turned_back = false;
    bool asked_still_there = false;

    /// True once it lies clearly away from the row it came from: people accepted it and put it to the others.
    bool taken_away() const { return distance(pose.centre, home) > 130; }
    bool undecided() const { return state == State::open && !seat_is_open; }
};

class TurnUps {
  public:
    struct Scene {
        TableMemory& table;
        const CardBacks& backs;
        const SeatMap& seats;
        const RowWatch& rows;
        /// Which cards can still be turned up as chambers.
        std::function<bool(table::Card)> possible;
        /// Face-down cards that the referee knows of, per seat.
        const std::vector<int>& expected;
        std::optional<std::size_t> key;
        /// False while the rows are not lying for play: then only cards that were seen to turn count.
        bool playing = false;
    };
    /// Looks at the table after a change.
    void look(const Scene& scene);

    /// In the order in which they were turned up.
    std::vector<TurnUp>& all() { return all_; }
    const std::vector<TurnUp>& all() const { return all_; }
    TurnUp* find(int id);
    /// A card of this seat vanished and was not seen again; takes it for turned up. Nothing if none vanished.
    void take_as_turned_up(std::size_t seat, const Scene& scene);
    /// A card of this seat that lies open and is in force already: it was opened before this program began.
    void take_as_entered(const LyingCard& card, std::size_t seat, table::Card opened, const Scene& scene);
    /// The face-up cards that belong to a turn-up (not role cards, not unknown ones).
    bool is_bound(table::TrackId track) const;

  private:
    void find_seats(const Scene& scene);
    void follow(const Scene& scene);
    void look_at_unbound(const LyingCard& card, const Scene& scene);
    static bool shows_the_same(const TurnUp& up, const LyingCard& card);
    bool arrived_with_another(const LyingCard& card, const Scene& scene) const;
    TurnUp* lost_one_that_fits(const LyingCard& card, const Scene& scene);
    void begin(const LyingCard& card, std::size_t seat, table::Place home, Evidence evidence,
               const Scene& scene);
    void begin_unseen(const DownCard& from, std::size_t seat, const Scene& scene);
    static bool is_lost_chamber(const DownCard& card, const Scene& scene);
    void notice_taken(const Scene& scene);
    void begin_without_origin(const LyingCard& card, const Scene& scene);
    static bool row_is_whole(const TurnUp& up, const Scene& scene);
    static void read(TurnUp& up, const LyingCard& card, const Scene& scene);

    std::vector<TurnUp> all_;
    int next_id_ = 1;
};

}  // namespace temple::referee
