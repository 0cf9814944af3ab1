// SPDX-License-Identifier: GPL-3.0-or-later
#include "referee/interpreter/turn_ups.hpp"

#include <algorithm>

namespace temple::referee {

using table::Card;
using table::Face;
using State = TurnUp::State;

namespace {

// mm. A lost face-up card that appears again this near is the same one.
constexpr double same_place = 60;
// mm. A turned card lies in its row or just before it.
constexpr double at_row = 75;
// mm. A face-down card laid this near to where a turned card came from is that card, turned back.
constexpr double turned_back_reach = 110;
// Probability from which a card without a seen origin is taken for the card that it shows.
constexpr double surely_read = 0.9;
// Probability from which a card that appears in the middle is the lost one that shows the same.
constexpr double same_card = 0.4;
// s, mm. Within this of each other two cards are not laid down.
constexpr double one_laying = 1.0;
constexpr double one_pile = 130;
// s. The tracker may find a card at its new place before it gives up the old one.
constexpr double overlapping = 0.5;
constexpr double overlapping_same = 1.5;  // if it shows the same: up to 0.9 were seen
// s. A card that is turned in its place is seen open within this.
constexpr double lay_open = 0.6;
// mm. The hand of the arm that takes a card is at it.
constexpr double hand_at_card = 130;
// s. A card carried from the row to the middle is not longer in the hand.
constexpr double carried = 8;

double overlap(const table::Identity& a, const table::Identity& b) {
    double sum = 0;
    for (const table::Candidate& c : a.candidates) sum += std::min(c.probability, probability_of(b, c.card));
    return sum;
}

}  // namespace

TurnUp* TurnUps::find(int id) {
    const auto it = std::ranges::find(all_, id, &TurnUp::id);
    return it == all_.end() ? nullptr : &*it;
}

bool TurnUps::is_bound(table::TrackId track) const {
    return std::ranges::any_of(
        all_, [track](const TurnUp& u) { return u.lies && (u.track == track || u.left_behind == track); });
}

/// True if no card is missing in the row: one that was turned up must have been turned back.
bool TurnUps::row_is_whole(const TurnUp& up, const Scene& scene) {
    return !scene.playing || scene.rows.counts()[up.seat] >= scene.expected[up.seat];
}

void TurnUps::look(const Scene& scene) {
    follow(scene);
    find_seats(scene);
    for (const auto& [track, card] : scene.table.cards())
        if (card.face == Face::up && !is_bound(track)) look_at_unbound(card, scene);
    if (scene.playing && scene.key) notice_taken(scene);
}

/// Rows are sometimes known only when the first chamber was opened already. What lies open then is that one;
/// what does not was looked at.
void TurnUps::find_seats(const Scene& scene) {
    if (!scene.seats.known()) return;
    for (TurnUp& up : all_) {
        if (!up.seat_is_open) continue;
        up.seat_is_open = false;
        up.seat = scene.seats.nearest(up.home).seat;
        if (!up.lies || !scene.backs.is_chamber(up.back)) up.state = State::forgotten;
    }
}

void TurnUps::follow(const Scene& scene) {
    for (TurnUp& up : all_) {
        if (up.left_behind != 0) {
            // The tracker may go on with that track for another card, which is laid down there.
            const LyingCard* behind = scene.table.find(up.left_behind);
            if (!behind || behind->face == Face::down) up.left_behind = 0;
        }
        if (up.state == State::forgotten) continue;
        const LyingCard* card = up.lies ? scene.table.find(up.track) : nullptr;
        if (card && card->face == Face::up) {
            read(up, *card, scene);
        } else if (up.lies) {
            up.lies = false;
            up.gone = scene.table.now();
            up.turned_back = card != nullptr;
        } else if (!up.turned_back && !up.taken_away() && row_is_whole(up, scene)) {
            for (const LyingCard* down : scene.table.face_down())
                if (down->since >= up.gone - 0.5 && scene.backs.is_chamber(down->back) &&
                    distance(down->pose.centre, up.home) < turned_back_reach)
                    up.turned_back = true;
        }
    }
}

void TurnUps::read(TurnUp& up, const LyingCard& card, const Scene& scene) {
    up.pose = card.pose;
    if (card.arm && !up.arm) up.arm = card.arm;
    if (!card.identity.candidates.empty()) up.identity = together(card.identity, up.before);
    const auto best = weigh(up.identity, scene.possible);
    const std::optional<Card> top = best ? std::optional(best->card) : std::nullopt;
    if (top != up.top) up.top_since = scene.table.now();
    up.top = top;
}

void TurnUps::look_at_unbound(const LyingCard& card, const Scene& scene) {
    const bool known = scene.seats.known();
    if (known && card.was_down && !scene.backs.is_chamber(card.was_down->back)) return;
    if (TurnUp* lost = lost_one_that_fits(card, scene)) {
        if (lost->lies) lost->left_behind = lost->track;
        lost->lies = true;
        lost->track = card.track;
        lost->before = lost->identity;
        if (lost->evidence == Evidence::taken && distance(lost->home, card.pose.centre) < same_place)
            lost->evidence = Evidence::row_short;
        read(*lost, card, scene);
    } else if (card.was_down) {
        const table::Place home = card.was_down->pose.centre;
        begin(card, known ? scene.seats.nearest(home).seat : 0, home, Evidence::turned, scene);
        all_.back().seat_is_open = !known;
        all_.back().back = card.was_down->back;
    } else if (known && scene.playing) {
        begin_without_origin(card, scene);
    }
}

/// A card that is still believed to lie where it was turned up, and lies here now: the tracker may be slow to
/// see that it left. A chamber's card is there only once.
bool TurnUps::shows_the_same(const TurnUp& up, const LyingCard& card) {
    if (!up.lies || card.was_down || card.since <= up.since || up.identity.candidates.empty()) return false;
    const table::Candidate& shown = up.identity.candidates.front();
    return shown.probability >= surely_read && probability_of(card.identity, shown.card) >= surely_read;
}

/// Two cards are not laid down at once in one place: the second is what shows of a card under the first.
bool TurnUps::arrived_with_another(const LyingCard& card, const Scene& scene) const {
    return std::ranges::any_of(all_, [&](const TurnUp& up) {
        const LyingCard* other = up.lies ? scene.table.find(up.track) : nullptr;
        return other && std::abs(other->since - card.since) < one_laying &&
               distance(other->pose.centre, card.pose.centre) < one_pile;
    });
}

TurnUp* TurnUps::lost_one_that_fits(const LyingCard& card, const Scene& scene) {
    TurnUp* same = nullptr;        // shows the same card
    TurnUp* here = nullptr;        // lay here
    TurnUp* carried_on = nullptr;  // was taken up unread, and this appeared afterwards
    for (TurnUp& up : all_) {
        if (shows_the_same(up, card)) return &up;
        if (up.lies || up.turned_back || up.state == State::forgotten) continue;
        // What was never seen in an earlier round is none of the cards of this one.
        if (up.evidence == Evidence::taken && up.gathering < scene.rows.gatherings()) continue;
        const bool agrees = overlap(up.identity, card.identity) >= same_card;
        // Lay there before that one was lost.
        if (card.since < up.gone - (agrees ? overlapping_same : overlapping)) continue;
        const bool near = distance(up.pose.centre, card.pose.centre) < same_place;
        if (up.card) {
            if (probability_of(card.identity, *up.card) >= same_card) same = &up;
            continue;
        }
        if (near && (agrees || card.identity.candidates.empty() || up.identity.candidates.empty()))
            here = &up;
        if (agrees) same = &up;
        if (up.undecided() && card.since >= up.gone && card.since < up.gone + carried) carried_on = &up;
    }
    // A card that was just seen to turn in a row is a new one, unless it flickered in its place.
    if (card.was_down) return here;
    if (same) return same;
    if (here) return here;
    const bool readable = weigh(card.identity, scene.possible).value_or(Reading{}).probability >= same_card;
    return readable ? carried_on : nullptr;
}

void TurnUps::begin(const LyingCard& card, std::size_t seat, table::Place home, Evidence evidence,
                    const Scene& scene) {
    TurnUp up;
    up.id = next_id_++;
    up.seat = seat;
    up.home = home;
    up.evidence = evidence;
    up.track = card.track;
    up.since = card.since;
    up.top_since = scene.table.now();
    up.gathering = scene.rows.gatherings();
    read(up, card, scene);
    all_.push_back(up);
}

void TurnUps::begin_unseen(const DownCard& from, std::size_t seat, const Scene& scene) {
    TurnUp up;
    up.id = next_id_++;
    up.seat = seat;
    up.home = from.pose.centre;
    up.pose = from.pose;
    up.evidence = Evidence::taken;
    up.lies = false;
    up.since = up.gone = from.lost;
    up.top_since = scene.table.now();
    up.arm = from.arm;
    up.gathering = scene.rows.gatherings();
    all_.push_back(up);
    const DownCard settled = from;
    scene.table.settle_vanished(settled);
}

bool TurnUps::is_lost_chamber(const DownCard& card, const Scene& scene) {
    return scene.backs.is_chamber(card.back) && scene.rows.is_of_this_round(card.since);
}

void TurnUps::notice_taken(const Scene& scene) {
    for (const DownCard& c : scene.table.vanished()) {
        if (!c.arm || !is_lost_chamber(c, scene) || scene.table.now() - c.lost < lay_open) continue;
        const std::size_t seat = scene.seats.nearest(c.pose.centre).seat;
        if (seat == *scene.key || scene.rows.counts()[seat] >= scene.expected[seat]) continue;
        if (distance(c.arm->tip, c.pose.centre) > hand_at_card) continue;
        const ArmOwner owner = scene.seats.arm_owner(*c.arm);
        if (owner.seat == *scene.key && owner.off < 0.5 * owner.next_off) return begin_unseen(c, seat, scene);
    }
}

void TurnUps::take_as_turned_up(std::size_t seat, const Scene& scene) {
    for (const DownCard& c : scene.table.vanished())
        if (is_lost_chamber(c, scene) && scene.seats.nearest(c.pose.centre).seat == seat) {
            begin_unseen(c, seat, scene);
            all_.back().gone = scene.table.now();  // it is waited for from now on
            return;
        }
}

void TurnUps::take_as_entered(const LyingCard& card, std::size_t seat, Card opened, const Scene& scene) {
    begin(card, seat, card.pose.centre, Evidence::lies_there, scene);
    all_.back().card = opened;
    all_.back().state = State::entered;
}

void TurnUps::begin_without_origin(const LyingCard& card, const Scene& scene) {
    const auto best = weigh(card.identity, scene.possible);
    if (!best || best->probability < surely_read || arrived_with_another(card, scene)) return;
    const SeatMap::Nearest at = scene.seats.nearest(card.pose.centre);
    const DownCard* missing = nullptr;
    bool one_row = true;
    for (const DownCard& c : scene.table.vanished()) {
        if (!scene.backs.is_chamber(c.back)) continue;
        const std::size_t seat = scene.seats.nearest(c.pose.centre).seat;
        if (missing && scene.seats.nearest(missing->pose.centre).seat != seat) one_row = false;
        if (!missing || seat == at.seat) missing = &c;
    }
    const bool clear_seat = at.off < at_row && at.next_off > 1.5 * at.off;
    if (!missing) {
        const bool row_is_short = scene.rows.counts()[at.seat] < scene.expected[at.seat];
        if (clear_seat && row_is_short) begin(card, at.seat, card.pose.centre, Evidence::lies_there, scene);
        return;
    }
    const DownCard from = *missing;
    const std::size_t seat = scene.seats.nearest(from.pose.centre).seat;
    const bool at_its_row = clear_seat && seat == at.seat;
    const bool in_time = card.since > from.lost - 0.5 && card.since < from.lost + carried;
    if (!at_its_row && !(one_row && !clear_seat && in_time)) return;
    scene.table.settle_vanished(from);
    begin(card, seat, from.pose.centre, at_its_row ? Evidence::row_short : Evidence::moved_out, scene);
}

}  // namespace temple::referee
