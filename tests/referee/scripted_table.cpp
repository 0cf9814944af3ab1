// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/referee/scripted_table.hpp"

#include <algorithm>
#include <array>
#include <numbers>
#include <numeric>

#include "referee/interpreter/row_clusters.hpp"

namespace temple::tests {

using nlohmann::json;
using table::Card;
using table::ChangeKind;
using table::Face;
using table::Identity;
using table::Place;
using table::Pose;
using table::Reach;
using table::TableChange;
using table::TrackId;

namespace {

constexpr int chamber_back = 1, role_back = 0;
constexpr double frame = 1.0 / 15;  // s between the tracker's looks

/// mm: a table on which everybody has room for a row of five and a role card.
Place size_for(std::size_t players) {
    if (players <= 6) return {1400, 900};
    return players == 7 ? Place{1900, 1000} : Place{2000, 1300};
}

struct Sides {
    int bottom, left, top, right;
};
Sides sides_for(std::size_t players) {
    constexpr std::array<Sides, 8> all{{{1, 1, 0, 1},
                                        {1, 1, 1, 1},
                                        {1, 1, 2, 1},
                                        {2, 1, 2, 1},
                                        {2, 1, 3, 1},
                                        {2, 2, 2, 2},
                                        {3, 1, 3, 2},
                                        {3, 2, 3, 2}}};
    return all[players - 3];
}

}  // namespace

std::vector<std::string> names(std::size_t players) {
    const std::vector<std::string> all{"Anna", "Ben",   "Carla", "Dan", "Eva",
                                       "Finn", "Greta", "Hans",  "Ida", "Jan"};
    return {all.begin(), all.begin() + static_cast<std::ptrdiff_t>(players)};
}

referee::GameSetup ScriptedTable::setup_of(const TableStyle& style) {
    return {"temple_gold", names(style.players), style.options};
}

std::vector<ScriptedTable::SeatFrame> ScriptedTable::seats_of(std::size_t players) {
    const Sides sides = sides_for(players);
    const double w = size_for(players).x, h = size_for(players).y, in = 70;
    constexpr double corner = 180;
    std::vector<SeatFrame> seats;
    const auto spread = [](double side, int i, int count) {
        return corner + (side - 2 * corner) * (i + 0.5) / count;
    };
    // Clockwise as seen: the bottom from right to left, the left upwards, the top from left to right, the
    // right down.
    for (int i = 0; i < sides.bottom; ++i)
        seats.push_back({{w - spread(w, i, sides.bottom), h - in}, {-1, 0}, {0, 1}});
    for (int i = 0; i < sides.left; ++i)
        seats.push_back({{in, h - spread(h, i, sides.left)}, {0, -1}, {-1, 0}});
    for (int i = 0; i < sides.top; ++i) seats.push_back({{spread(w, i, sides.top), in}, {1, 0}, {0, -1}});
    for (int i = 0; i < sides.right; ++i)
        seats.push_back({{w - in, spread(h, i, sides.right)}, {0, 1}, {1, 0}});
    if (sides.bottom == 3) std::ranges::rotate(seats, seats.begin() + 1);
    return seats;
}

std::optional<table::Layout> ScriptedTable::layout_of(const TableStyle& style) {
    if (!style.layout) return std::nullopt;
    table::Layout layout{.size = size_for(style.players), .seats = {}, .middle = {}};
    const auto seats = seats_of(style.players);
    for (std::size_t i = 0; i < seats.size(); ++i) {
        const auto& s = seats[i];
        const auto corner = [&s](double along, double out) {
            return s.centre + s.along * along + s.outward * out;
        };
        layout.seats.push_back({names(style.players)[i],
                                {corner(-200, -80), corner(200, -80), corner(200, 70), corner(-200, 70)}});
    }
    return layout;
}

ScriptedTable::ScriptedTable(TableStyle style)
    : style_(std::move(style)),
      random_(style_.seed),
      seats_(seats_of(style_.players)),
      middle_(size_for(style_.players) * 0.5),
      referee_(setup_of(style_)),
      truth_(setup_of(style_)),
      interpreter_(names(style_.players),
                   style_.tell_start ? std::optional(names(style_.players)[style_.first]) : std::nullopt,
                   layout_of(style_)) {}

// --- telling
// -------------------------------------------------------------------------------------------------

void ScriptedTable::keep(const referee::Announcements& announcements, std::vector<std::string>& where) {
    for (const referee::Announcement& a : announcements) {
        if (a.kind == "started") continue;  // when it is said is the program's choice
        referee::Announcement plain = a;
        plain.event = 0;
        where.push_back(plain.to_line());
        if (&where == &said_ && a.kind == "opened") delays_.push_back(t_ - turned_at_);
    }
}

void ScriptedTable::take(const referee::Outputs& outputs) {
    for (const referee::Output& output : outputs) {
        if (output.kind == referee::Output::Kind::event) {
            keep(referee_.handle(output.body), said_);
            given_.push_back(output.body);
            given_.back()["t"] = t_;
        }
        if (output.kind == referee::Output::Kind::question) questions_.push_back(output.body);
        if (output.kind == referee::Output::Kind::answered) answered_.push_back(output.body);
    }
}

void ScriptedTable::tell(TableChange change) {
    change.t = t_;
    take(interpreter_.update(change, *referee_.temple_gold()));
}

void ScriptedTable::wait(double seconds) {
    for (const double end = t_ + seconds; t_ < end;) {
        t_ += frame;
        tell({});
    }
}

void ScriptedTable::truth(const json& event) {
    keep(truth_.handle(event), should_say_);
    happened_.push_back(event);
    happened_.back()["t"] = t_;
}
void ScriptedTable::person(const json& event) {
    keep(referee_.handle(event), said_);
}
void ScriptedTable::answer(int id, const json& value) {
    if (const auto outputs = interpreter_.answer(id, value)) take(*outputs);
}

void ScriptedTable::tell_of(const Thing& thing, ChangeKind kind, Identity identity,
                            std::optional<Reach> arm) {
    TableChange change;
    change.kind = kind;
    change.track = thing.track;
    change.pose = thing.pose;
    change.face = thing.face;
    change.back = thing.face == Face::down ? thing.back : -1;
    change.identity = std::move(identity);
    change.arm = arm;
    tell(change);
}

std::size_t ScriptedTable::wrong() const {
    // Longest common subsequence; games are short.
    const std::size_t n = said_.size(), m = should_say_.size();
    std::vector<std::vector<std::size_t>> same(n + 1, std::vector<std::size_t>(m + 1, 0));
    for (std::size_t i = n; i-- > 0;)
        for (std::size_t j = m; j-- > 0;)
            same[i][j] = said_[i] == should_say_[j] ? same[i + 1][j + 1] + 1
                                                    : std::max(same[i + 1][j], same[i][j + 1]);
    return n - same[0][0];
}

std::string ScriptedTable::difference() const {
    for (std::size_t i = 0; i < std::max(said_.size(), should_say_.size()); ++i) {
        const std::string said = i < said_.size() ? said_[i] : "nothing";
        const std::string should = i < should_say_.size() ? should_say_[i] : "nothing";
        if (said != should)
            return "announcement " + std::to_string(i) + ": said " + said + ", should be " + should +
                   "; waits for " + interpreter_.waiting_for();
    }
    return "";
}

// --- things
// --------------------------------------------------------------------------------------------------

Place ScriptedTable::at(std::size_t seat, double along, double inward) const {
    const SeatFrame& s = seats_[seat];
    return s.centre + s.along * along + s.outward * -inward;
}

Pose ScriptedTable::posed(std::size_t seat, double along, double inward) {
    std::normal_distribution<double> shift(0, style_.jitter), turn(0, 0.05);
    Pose pose;
    pose.centre = at(seat, along + shift(random_), inward + shift(random_));
    const Place out = seats_[seat].outward;
    pose.angle = std::fmod(std::atan2(out.y, out.x) + turn(random_) + 2 * std::numbers::pi, std::numbers::pi);
    return pose;
}

TrackId ScriptedTable::lay(Pose pose, int back, std::size_t seat) {
    Thing thing{
        .track = next_track_++, .pose = pose, .back = back, .seat = seat, .card = {}, .double_track = {}};
    tell_of(thing, ChangeKind::placed);
    if (back == chamber_back && chance(style_.slips.doubled)) {
        Thing twin = thing;
        twin.track = next_track_++;
        twin.pose.centre = twin.pose.centre + Place{12, 3};
        tell_of(twin, ChangeKind::placed);
        thing.double_track = twin.track;
    }
    things_.push_back(thing);
    return thing.track;
}

void ScriptedTable::lift(TrackId track) {
    const auto it = std::ranges::find(things_, track, &Thing::track);
    Thing thing = *it;
    things_.erase(it);
    tell_of(thing, ChangeKind::left);
    if (!thing.double_track) return;
    thing.track = *thing.double_track;
    tell_of(thing, ChangeKind::left);
}

ScriptedTable::Thing* ScriptedTable::find(TrackId track) {
    const auto it = std::ranges::find(things_, track, &Thing::track);
    return it == things_.end() ? nullptr : &*it;
}

bool ScriptedTable::lies_open(Card card) const {
    return std::ranges::any_of(things_,
                               [card](const Thing& t) { return t.face == Face::up && t.card == card; });
}

std::vector<ScriptedTable::Thing*> ScriptedTable::down_of(std::size_t seat) {
    std::vector<Thing*> down;
    for (Thing& t : things_)
        if (t.seat == seat && t.face == Face::down && t.back == chamber_back) down.push_back(&t);
    return down;
}

ScriptedTable::Thing* ScriptedTable::any_down(std::size_t seat) {
    const auto down = down_of(seat);
    if (down.empty()) return nullptr;
    return down[std::uniform_int_distribution<std::size_t>(0, down.size() - 1)(random_)];
}

Reach ScriptedTable::arm_of(std::size_t by, Place tip) {
    const SeatFrame& s = seats_[by];
    std::uniform_real_distribution<double> aside(-90, 90);
    const double towards =
        std::clamp(((tip.x - s.centre.x) * s.along.x + (tip.y - s.centre.y) * s.along.y) * 0.2, -90.0, 90.0);
    return {s.centre + s.outward * 90 + s.along * (towards + aside(random_) * 0.5), tip};
}

Identity ScriptedTable::reading(Card card, double sure) {
    Identity identity;
    std::uniform_int_distribution<int> any(0, 51);
    int other = any(random_);
    if (other == card.index()) other = (other + 1) % 52;
    identity.candidates = {{card, sure}, {Card(other), (1 - sure) * 0.7}};
    if (sure < 0.5) std::swap(identity.candidates[0], identity.candidates[1]);
    return identity;
}

// --- playing
// -------------------------------------------------------------------------------------------------

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
    double end = 0;
    for (const Thing* t : down_of(to)) {
        const Place d = t->pose.centre - seats_[to].centre;
        end = std::max(end, d.x * seats_[to].along.x + d.y * seats_[to].along.y);
    }
    lay(posed(to, end + style_.pitch, 0), chamber_back, to);
    truth({{"type", "dealt"}, {"counts", counts}});
    wait(3);
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
    const double along = 24.0 * (piled_++ % 8);
    thing->pose.centre = middle_ + Place{along - 80, -30 + 60.0 * (card.rank() >= 10) + 10};
    if (chance(style_.slips.new_id_on_move)) {
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
    tell_of(*it, lost ? ChangeKind::placed : ChangeKind::turned, reading(*it->card, 0.98));
    wait(0.3);
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
