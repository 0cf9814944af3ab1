// SPDX-License-Identifier: GPL-3.0-or-later
// Which cards lie on the table: the fold of the table changes. It reasons with places where track ids get
// lost: a face-up card that appears where a face-down card lay is that card, turned.
#pragma once

#include <map>
#include <optional>
#include <vector>

#include "referee/table/table_change.hpp"

namespace temple::referee {

/// A face-down card that is no longer seen as such, where and as what it last lay.
struct DownCard {
    table::Pose pose;                   // mm
    int back = -1;                      // cluster of the back's looks, -1 unknown
    double lost = 0;                    // s, when it was last known to lie there
    std::optional<table::Reach> arm{};  // that was over it when it vanished
    double since = 0;                   // s, when it was laid there
};

/// How sure it is that a face-up card was a certain face-down card before.
enum class Origin : std::uint8_t { none, same_place, same_track };

/// A card that lies at rest.
struct LyingCard {
    table::TrackId track = 0;
    table::Pose pose;  // mm
    table::Face face = table::Face::down;
    table::Identity identity;
    int back = -1;  // as it mostly looked, of a face-down card
    std::map<int, int> back_votes;
    double since = 0;                  // s, when it came to rest here with this face up
    std::optional<table::Reach> arm;   // that laid or turned it, if seen
    Origin origin = Origin::none;      // of a face-up card
    std::optional<DownCard> was_down;  // set unless origin is none
};

class TableMemory {
  public:
    /// Takes the next change. Changes of tracks that it does not know count as `placed`.
    void apply(const table::TableChange& change);

    const std::map<table::TrackId, LyingCard>& cards() const { return cards_; }
    const LyingCard* find(table::TrackId track) const;
    /// Face-down cards, separate ones only: of two whose centres lie within 20 mm the first (a doubled
    /// detection).
    std::vector<const LyingCard*> face_down() const;
    /// Face-down cards that vanished lately and did not come back, oldest first.
    const std::vector<DownCard>& vanished() const { return vanished_; }
    /// Takes a vanished card off the list: it was found again as a face-up card.
    void settle_vanished(const DownCard& card);
    /// Empties the list of vanished cards: a new deal lies.
    void forget_vanished() { vanished_.clear(); }
    /// s; the time of the last change.
    double now() const { return now_; }

  private:
    void put(const table::TableChange& change, LyingCard* known);
    void find_origin(LyingCard& card, const LyingCard* before);
    void remove(const table::TableChange& change);
    void returned(const table::Place& place, int back);

    std::map<table::TrackId, LyingCard> cards_;
    std::vector<DownCard> vanished_;
    double now_ = 0;
};

}  // namespace temple::referee
