// SPDX-License-Identifier: GPL-3.0-or-later
// ScriptedTable, part two: what people do.
#include <algorithm>
#include <numeric>

#include "tests/referee/scripted_table.hpp"

namespace temple::tests {

using nlohmann::json;
using table::Card;
using table::ChangeKind;
using table::Face;
using table::Place;
using table::Pose;
using table::Reach;
using table::TrackId;

void ScriptedTable::know_chambers(const std::vector<std::string>& cards) {
    std::vector<table::Card> chambers;
    for (const std::string& card : cards) chambers.push_back(*table::Card::parse(card));
    interpreter_.know_chambers(chambers);
}

void ScriptedTable::lay_roles() {
    for (std::size_t seat = 0; seat < seats_.size(); ++seat) {
        wait(0.5);
        if (style_.options.value("role_slips", false)) continue;
        const double beside = style_.pitch * (style_.two_lines ? 2.4 : style_.gaps ? 3.9 : 3.3);
        lay(style_.roles_before ? posed(seat, 30, style_.two_lines ? 230 : 135) : posed(seat, beside, 0),
            role_back, seat);
    }
}

void ScriptedTable::deal_heaps(const std::vector<int>& counts) {
    wait(1);
    for (std::size_t seat = 0; seat < seats_.size(); ++seat) {
        wait(0.4);
        std::uniform_real_distribution<double> mess(-28, 28);
        const int visible = std::min(counts[seat], 1 + static_cast<int>(random_() % 3));
        for (int i = 0; i < visible; ++i)
            lay(posed(seat, mess(random_), 10 + mess(random_)), chamber_back, seat);
    }
    wait(1.5);
    for (std::size_t seat = 0; seat < seats_.size(); ++seat)
        while (Thing* thing = any_down(seat)) lift(thing->track);
    wait(2);
}

void ScriptedTable::see_a_ghost(std::size_t seat) {
    Thing ghost{.track = next_track_++,
                .pose = posed(seat, 2.5 * style_.pitch, 0),
                .back = chamber_back,
                .seat = seat,
                .card = {},
                .double_track = {}};
    tell_of(ghost, ChangeKind::placed);
    ghost_ = ghost.track;
}

void ScriptedTable::lose_the_ghost() {
    Thing ghost;
    ghost.track = *ghost_;
    tell_of(ghost, ChangeKind::left);
}

void ScriptedTable::misread_a_back(std::size_t seat, const std::string& card) {
    lay(posed(seat, 0, 10), chamber_back, seat);
    Thing* back = any_down(seat);
    back->face = Face::up;
    back->card = Card::parse(card);
    wait(0.5);
    tell_of(*back, ChangeKind::turned, reading(*back->card, 0.66));
    wait(1);
}

void ScriptedTable::lay_rows(const std::vector<int>& counts) {
    const double gap_at = style_.gaps ? 1.0 + static_cast<double>(random_() % 3) : 99;
    const int most = std::ranges::max(counts);
    for (int i = 0; i < most; ++i)
        for (std::size_t seat = 0; seat < seats_.size(); ++seat) {
            wait(0.1);
            if (i >= counts[seat]) continue;
            const int in_line = style_.two_lines ? 3 : counts[seat];
            const int line = i / in_line;
            const int here = std::min(in_line, counts[seat] - line * in_line);
            double along = (i % in_line - (here - 1) / 2.0) * style_.pitch;
            if (i % in_line >= gap_at) along += style_.pitch * 0.6;
            lay(posed(seat, along, line * 100.0), chamber_back, seat);
        }
}

void ScriptedTable::deal(std::vector<int> counts) {
    const auto view = true_view();
    if (counts.empty()) counts.assign(seats_.size(), view.cards_each);
    deal_heaps(counts);
    lay_rows(counts);
    truth({{"type", "dealt"}, {"counts", counts}});
    wait(3.5);
}

void ScriptedTable::mend_deal(std::size_t from, std::size_t to, const std::vector<int>& counts) {
    lift(down_of(from).back()->track);
    wait(1);
    lay_one_more(to);
    truth({{"type", "dealt"}, {"counts", counts}});
    wait(3);
}

void ScriptedTable::lay_one_more(std::size_t to) {
    double end = 0;
    for (const Thing* t : down_of(to)) {
        const Place d = t->pose.centre - seats_[to].centre;
        end = std::max(end, d.x * seats_[to].along.x + d.y * seats_[to].along.y);
    }
    lay(posed(to, end + style_.pitch, 0), chamber_back, to);
}

void ScriptedTable::restart_program() {
    interpreter_ = referee::TempleGoldInterpreter(
        names(style_.players),
        style_.tell_start ? std::optional(names(style_.players)[style_.first]) : std::nullopt,
        layout_of(style_));
    interpreter_.resume(*referee_.temple_gold(), referee_.events_in_force());
    for (Thing& thing : things_) {
        thing.track = next_track_++;
        thing.double_track.reset();
        const bool open = thing.face == table::Face::up && thing.card;
        tell_of(thing, ChangeKind::placed, open ? reading(*thing.card, 0.99) : table::Identity{});
    }
    wait(2);
}

void ScriptedTable::start(std::size_t seat) {
    truth({{"type", "start"}, {"player", names(seats_.size())[seat]}});
}

void ScriptedTable::open(std::size_t by, std::size_t seat, const std::string& card, bool surely_show_arm) {
    turn_up(by, seat, card, surely_show_arm || !chance(style_.slips.arm_unseen));
    const auto n = names(seats_.size());
    truth({{"type", "opened"}, {"by", n[by]}, {"player", n[seat]}, {"card", card}});
}

void ScriptedTable::turn_up(std::size_t by, std::size_t seat, const std::string& card, bool show_arm) {
    wait(0.8);
    if (chance(style_.slips.flicker)) sweep(seat);
    Thing* thing = any_down(seat);
    if (!thing) return;
    if (thing->double_track) {
        Thing twin = *thing;
        twin.track = *thing->double_track;
        tell_of(twin, ChangeKind::left);
        thing->double_track.reset();
    }
    const bool lost = chance(style_.slips.new_id_on_turn);
    if (lost) {
        tell_of(*thing, ChangeKind::left);
        wait(0.3);
        thing->track = next_track_++;
    }
    thing->face = Face::up;
    thing->card = Card::parse(card);
    std::uniform_real_distribution<double> shift(0, 38);
    thing->pose.centre = thing->pose.centre + seats_[seat].outward * -shift(random_);
    last_turned_ = thing->track;
    turned_at_ = t_;
    const std::optional<Reach> arm = show_arm ? std::optional(arm_of(by, thing->pose.centre)) : std::nullopt;
    const bool doubtful = chance(style_.slips.late_reading), unread = chance(style_.slips.unread);
    const double first = chance(style_.slips.misreading) ? 0.2 : 0.55;
    tell_of(*thing, lost ? ChangeKind::placed : ChangeKind::turned,
            doubtful || unread ? reading(*thing->card, first) : reading(*thing->card, 0.99), arm);
    wait(doubtful ? 1.0 : 0.3);
    if (Thing* still = find(last_turned_); still && !unread)
        tell_of(*still, ChangeKind::read, reading(*still->card, 0.995));
    wait(0.8);
}

void ScriptedTable::take_to_middle() {
    Thing* thing = find(last_turned_);
    if (!thing) return;
    const Card card = *thing->card;
    const Thing before = *thing;
    const double along = 24.0 * (piled_++ % 8);
    thing->pose.centre = middle_ + Place{along - 80, -30 + 60.0 * (card.rank() >= 10) + 10};
    if (chance(style_.slips.stays_behind)) {
        behind_.push_back(before);
        wait(0.6);
        thing->track = next_track_++;
        last_turned_ = thing->track;
        tell_of(*thing, ChangeKind::placed, reading(card, 0.99));
    } else if (style_.slips.lingers > 0 && chance(style_.slips.lingers)) {
        wait(0.6);
        thing->track = next_track_++;
        last_turned_ = thing->track;
        tell_of(*thing, ChangeKind::placed, reading(card, 0.57));
        wait(0.8);
        tell_of(before, ChangeKind::left);
    } else if (chance(style_.slips.new_id_on_move)) {
        tell_of(*thing, ChangeKind::left);
        wait(0.6);
        thing->track = next_track_++;
        last_turned_ = thing->track;
        tell_of(*thing, ChangeKind::placed);
        wait(0.2);
        if (Thing* still = find(last_turned_)) tell_of(*still, ChangeKind::read, reading(card, 0.9));
    } else {
        wait(0.6);
        tell_of(*thing, ChangeKind::moved, reading(card, 0.99));
    }
    wait(0.8);
}

void ScriptedTable::turn_back() {
    Thing* thing = find(last_turned_);
    if (!thing) return;
    thing->face = Face::down;
    if (chance(style_.slips.new_id_on_turn)) {
        Thing up = *thing;
        up.face = Face::up;
        tell_of(up, ChangeKind::left);
        thing->track = next_track_++;
        wait(0.4);
        tell_of(*thing, ChangeKind::placed);
    } else {
        tell_of(*thing, ChangeKind::turned);
    }
    wait(1);
}

void ScriptedTable::pick_up_and_open_in_middle(std::size_t by, std::size_t seat, const std::string& card) {
    wait(0.8);
    Thing* thing = any_down(seat);
    tell_of(*thing, ChangeKind::left);
    wait(0.8);
    thing->track = next_track_++;
    thing->face = Face::up;
    thing->card = Card::parse(card);
    thing->pose.centre = middle_ + Place{24.0 * (piled_++ % 8) - 80, 80};
    last_turned_ = thing->track;
    turned_at_ = t_;
    tell_of(*thing, ChangeKind::placed, reading(*thing->card, 0.99), arm_of(by, thing->pose.centre));
    wait(0.5);
    if (Thing* still = find(last_turned_)) tell_of(*still, ChangeKind::read, reading(*still->card, 0.995));
    const auto n = names(seats_.size());
    truth({{"type", "opened"}, {"by", n[by]}, {"player", n[seat]}, {"card", card}});
    wait(1.5);
}

void ScriptedTable::peek(std::size_t seat, bool faces_show) {
    const auto down = down_of(seat);
    std::vector<Pose> poses;
    for (Thing* t : down) {
        poses.push_back(t->pose);
        if (faces_show) {
            t->face = Face::up;
            tell_of(*t, ChangeKind::turned, reading(Card(static_cast<int>(random_() % 52)), 0.9));
        }
        t_ += frame;
    }
    wait(0.4);
    for (Thing* t : down) tell_of(*t, ChangeKind::left);
    wait(1.5);
    for (Thing* t : down) {
        t->track = next_track_++;
        t->face = Face::down;
        tell_of(*t, ChangeKind::placed);
        wait(0.2);
    }
}

void ScriptedTable::sweep(std::size_t seat) {
    for (Thing* t : down_of(seat)) {
        tell_of(*t, ChangeKind::left);
        if (t->double_track) {
            t->track = *t->double_track;
            tell_of(*t, ChangeKind::left);
        }
        t->track = next_track_++;
        t->double_track.reset();
    }
    wait(0.4);
    for (Thing* t : down_of(seat)) tell_of(*t, ChangeKind::placed);
    wait(0.3);
}

void ScriptedTable::gather() {
    wait(1);
    for (std::size_t seat = 0; seat < seats_.size(); ++seat) {
        while (Thing* thing = any_down(seat)) lift(thing->track);
        wait(0.3);
    }
    // What stays face up in a row after a warning is gathered too.
    std::vector<TrackId> open;
    for (const Thing& t : things_)
        if (t.face == Face::up && distance(t.pose.centre, middle_) > 200) open.push_back(t.track);
    for (const TrackId track : open) lift(track);
    wait(1);
}

void ScriptedTable::show_role(std::size_t seat, const std::string& card) {
    const auto it = std::ranges::find_if(things_, [seat](const Thing& t) {
        return t.back == role_back && t.seat == seat && t.face == Face::down;
    });
    if (it == things_.end()) return;
    wait(0.6);
    const bool lost = chance(style_.slips.new_id_on_turn);
    if (lost) {
        tell_of(*it, ChangeKind::left);
        wait(0.3);
        it->track = next_track_++;
    }
    it->face = Face::up;
    it->card = Card::parse(card);
    const TrackId track = it->track;
    const bool doubtful = seat == style_.slow_role;
    tell_of(*it, lost ? ChangeKind::placed : ChangeKind::turned, reading(*it->card, doubtful ? 0.7 : 0.98));
    wait(0.3);
    if (doubtful)
        read_later_.push_back({track, t_ + 1.5});
    else
        tell_of(*find(track), ChangeKind::read, reading(*find(track)->card, 0.995));
    wait(0.5);
    truth({{"type", "role"}, {"player", names(seats_.size())[seat]}, {"card", card}});
}

void ScriptedTable::turn_up_left_over(std::size_t seat, const std::string& card) {
    Thing* thing = any_down(seat);
    if (!thing) return;
    thing->face = Face::up;
    thing->card = Card::parse(card);
    tell_of(*thing, ChangeKind::turned, reading(*thing->card, 0.99));
    wait(0.7);
}

}  // namespace temple::tests
