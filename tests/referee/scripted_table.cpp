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
        if (!read_later_.empty() && t_ >= read_later_.front().second) {
            const Thing thing = *find(read_later_.front().first);
            read_later_.clear();
            tell_of(thing, ChangeKind::read, reading(*thing.card, 0.995));
        }
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
std::string ScriptedTable::answer(int id, const json& value) {
    const auto outputs = interpreter_.answer(id, value);
    if (!outputs) return outputs.error();
    take(*outputs);
    return "";
}

void ScriptedTable::tell_of(const Thing& thing, ChangeKind kind, Identity identity,
                            std::optional<Reach> arm) {
    TableChange change;
    change.kind = kind;
    change.track = thing.track;
    change.pose = thing.pose;
    change.face = thing.face;
    change.back = thing.face == Face::down ? thing.back : -1;
    if (style_.uneven_light && change.back == chamber_back && thing.pose.centre.y < middle_.y)
        change.back += 2;
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
    const auto behind = std::ranges::find_if(
        behind_, [&](const Thing& t) { return t.seat == seat && distance(t.pose.centre, pose.centre) < 60; });
    if (behind != behind_.end() && back == chamber_back) {
        thing.track = behind->track;
        behind_.erase(behind);
        tell_of(thing, ChangeKind::turned);
        things_.push_back(thing);
        return thing.track;
    }
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

}  // namespace temple::tests
