// SPDX-License-Identifier: GPL-3.0-or-later
// The frame of the fold: seeing, staying in step with the referee, start and deal.
#include "referee/interpreter/temple_gold_interpreter.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

namespace temple::referee {

using nlohmann::json;
using Phase = TempleGoldView::Phase;

namespace {

// s for which the right number of cards must lie before everybody, untouched. Players lay one every 0.3 s.
constexpr double right_deal_steady = 0.8;
// s for a wrong number: two counts 1.5 s apart, each after a second of rest.
constexpr double wrong_deal_steady = 2.5;
// A count this far from what was dealt is rather an overlooked row.
constexpr int largest_slip = 2;
// s after the deal at which a person is asked who begins, if nobody has opened a chamber by then.
constexpr double ask_start_after = 15;

}  // namespace

TempleGoldInterpreter::TempleGoldInterpreter(std::vector<std::string> players,
                                             std::optional<std::string> start,
                                             std::optional<table::Layout> layout)
    : players_(std::move(players)),
      start_(std::move(start)),
      backs_(players_.size()),
      seats_(players_.size()),
      rows_(players_.size()),
      roles_(players_.size()),
      role_given_(players_.size()),
      role_asked_(players_.size(), false) {
    if (layout) seats_.take_areas(*layout, players_);
}

Outputs TempleGoldInterpreter::update(const table::TableChange& change, const TempleGoldView& view) {
    view_ = view;
    Outputs out;
    look(change);
    sync_with_view();
    settle_questions(out);
    begin_game(out);
    watch_deal(out);
    watch_for_missed_end(out);
    watch_key(out);
    watch_openings(out);
    watch_roles(out);
    return out;
}

void TempleGoldInterpreter::look(const table::TableChange& change) {
    printed_.take(change);
    if (change.object) return;
    table_.apply(change);
    now_ = table_.now();
    backs_.look(table_, view_.dealt ? std::accumulate(view_.cards.begin(), view_.cards.end(), 0) : 0);
    rows_.look(table_, backs_, seats_, static_cast<std::size_t>(view_.cards_each),
               view_.dealt ? view_.cards : std::vector<int>{});
    find_cards_opened_before();
    turn_ups_.look(scene());
    roles_.look(table_, backs_, seats_, turn_ups_, view_.phase == Phase::over);
}

TurnUps::Scene TempleGoldInterpreter::scene() {
    return {.table = table_,
            .backs = backs_,
            .seats = seats_,
            .rows = rows_,
            .possible = [this](table::Card card) { return view_.can_turn_up(card); },
            .expected = view_.cards,
            .key = view_.key,
            .playing = view_.dealt && view_.phase != Phase::over};
}

void TempleGoldInterpreter::sync_with_view() {
    std::erase_if(opened_before_, [this](const TempleGoldView::Opening& before) {
        return std::ranges::find(view_.opened, before.card, &TempleGoldView::Opening::card) ==
               view_.opened.end();
    });
    for (TurnUp& up : turn_ups_.all()) sync_turn_up(up);
    for (const TempleGoldView::Opening& opening : view_.opened) {
        const bool bound =
            std::ranges::any_of(turn_ups_.all(),
                                [&opening](const TurnUp& up) {
                                    return up.state == State::entered && up.card == opening.card;
                                }) ||
            std::ranges::find(opened_before_, opening.card, &TempleGoldView::Opening::card) !=
                opened_before_.end();
        if (!bound) bind_foreign_opening(opening);
    }
    if (view_.opened.size() != openings_seen_) {
        openings_seen_ = view_.opened.size();
        last_opening_ = now_;
    }
    if (view_.round != round_seen_) {
        round_seen_ = view_.round;
        round_ended_ = now_;
        last_gathering_ = -1;
        for (const TurnUp& up : turn_ups_.all())
            if (up.state == State::entered) last_gathering_ = std::max(last_gathering_, up.gathering);
        if (last_gathering_ < 0) last_gathering_ = rows_.gatherings();
    }
    if (!view_.dealt) dealt_since_ = -1;
    if (view_.dealt && dealt_since_ < 0) {
        dealt_since_ = now_;
        rows_lay_ = false;
        gathering_at_deal_ = rows_.gatherings();
        table_.forget_vanished();
    }
    if (view_.phase != Phase::over) over_since_ = -1;
    if (view_.phase == Phase::over && over_since_ < 0) over_since_ = now_;
}

void TempleGoldInterpreter::sync_turn_up(TurnUp& up) {
    const bool in_force = up.card && std::ranges::find(view_.opened, *up.card,
                                                       &TempleGoldView::Opening::card) != view_.opened.end();
    if (up.state == State::given) up.state = in_force ? State::entered : State::warned;
    // A person took it back or corrected it; it counts again only when it is turned again.
    if (up.state == State::entered && !in_force) up.state = State::dismissed;
    const bool can_be_forgotten = up.state == State::open || up.state == State::warned;
    if (up.turned_back && can_be_forgotten) up.state = State::forgotten;
}

void TempleGoldInterpreter::bind_foreign_opening(const TempleGoldView::Opening& opening) {
    for (TurnUp& up : turn_ups_.all()) {
        if (up.state != State::open || up.seat != opening.player) continue;
        const bool read_otherwise =
            !up.identity.candidates.empty() && probability_of(up.identity, opening.card) < 0.2;
        if (read_otherwise) continue;
        up.card = opening.card;
        up.state = State::entered;
        return;
    }
}

void TempleGoldInterpreter::settle_questions(Outputs& out) {
    const std::vector<Question> open = desk_.open();
    for (const Question& question : open) settle_question(question, out);
}

void TempleGoldInterpreter::settle_question(const Question& question, Outputs& out) {
    if (question.ask == "start" && view_.key) {
        out.push_back(desk_.close(question.id, "person", name_of(*view_.key)));
    } else if (question.ask == "role" && question.seat && view_.roles_shown[*question.seat]) {
        out.push_back(desk_.close(question.id, "person", role_given_[*question.seat].value_or("")));
    }
    if (question.ask == "deal" && astray_since_ < 0) {
        const bool by_person = view_.phase != Phase::play;
        out.push_back(desk_.close(question.id, by_person ? "person" : "camera", nullptr));
    }
    if (question.ask == "player") settle_key_question(question, out);
    const TurnUp* up = turn_ups_.find(question.turn_up);
    if (!up) return;
    if (question.ask == "card" && up->state == State::entered) {
        out.push_back(desk_.close(question.id, "person", up->card->name()));
    } else if (question.ask == "still_there") {
        if (up->state != State::warned) out.push_back(desk_.close(question.id, "camera", false));
    } else if (up->state == State::forgotten || view_.phase == Phase::over) {
        out.push_back(desk_.close(question.id, "camera", nullptr));
    }
}

bool TempleGoldInterpreter::blocked() const {
    return std::ranges::any_of(desk_.open(), &Question::blocks);
}

void TempleGoldInterpreter::begin_game(Outputs& out) {
    if (view_.key || view_.phase == Phase::over) return;
    if (start_ && !start_given_) {
        start_given_ = true;
        if (const auto seat = seat_named(*start_)) give_start(*seat, out);
    }
    if (!start_given_) begin_where_the_key_lies(out);
    const bool long_since_dealt = dealt_since_ >= 0 && now_ - dealt_since_ > ask_start_after;
    if (!start_given_ && long_since_dealt && !desk_.about("start", 0))
        out.push_back(desk_.ask({.ask = "start", .blocks = true}, "", names_as_candidates({}), now_));
}

void TempleGoldInterpreter::give_start(std::size_t seat, Outputs& out) {
    start_given_ = true;
    out.push_back({Output::Kind::event, {{"type", "start"}, {"player", name_of(seat)}}});
}

bool TempleGoldInterpreter::rows_may_be_dealt() const {
    const bool waiting = !view_.dealt && view_.phase != Phase::over && view_.phase != Phase::play;
    return waiting && seats_.known() && (view_.round == 1 || rows_.gatherings() > last_gathering_);
}

void TempleGoldInterpreter::watch_deal(Outputs& out) {
    if (!rows_may_be_dealt()) return;
    const std::vector<int>& counts = rows_.counts();
    if (counts == last_counts_ && rows_.gatherings() == last_counts_gathering_) return;
    const int each = view_.cards_each;
    if (std::ranges::all_of(counts, [each](int c) { return c == each; })) {
        if (rows_.steady_for() >= right_deal_steady) give_deal(true, out);
        return;
    }
    // Cards do not vanish: a wrong count of one player must be made up for by another's, else it is a slip of
    // the eye.
    const int sum = std::accumulate(counts.begin(), counts.end(), 0);
    const bool adds_up = sum == each * static_cast<int>(counts.size()) && sum == rows_.total();
    const bool small =
        std::ranges::all_of(counts, [each](int c) { return std::abs(c - each) <= largest_slip; });
    const bool clear = rows_.countable(static_cast<std::size_t>(each));
    if (adds_up && small && clear && rows_.steady_for() >= wrong_deal_steady) give_deal(true, out);
}

void TempleGoldInterpreter::give_deal(bool counted, Outputs& out) {
    json event = {{"type", "dealt"}};
    if (counted) {
        last_counts_ = rows_.counts();
        last_counts_gathering_ = rows_.gatherings();
        event["counts"] = last_counts_;
    } else {
        event["counts"] = std::vector<json>(players_.size(), nullptr);
    }
    out.push_back({Output::Kind::event, std::move(event)});
    std::vector<std::vector<table::Pose>> rows;
    for (std::size_t seat = 0; seat < players_.size(); ++seat) rows.push_back(rows_.row(seat));
    seats_.take_rows(rows);
}

std::optional<std::size_t> TempleGoldInterpreter::seat_named(const std::string& name) const {
    const auto it = std::ranges::find(players_, name);
    return it == players_.end() ? std::nullopt
                                : std::optional(static_cast<std::size_t>(it - players_.begin()));
}

json TempleGoldInterpreter::names_as_candidates(std::optional<std::size_t> likely) const {
    json list = json::array();
    const double others = static_cast<double>(players_.size());
    for (std::size_t seat = 0; seat < players_.size(); ++seat)
        list.push_back({name_of(seat), likely == seat ? 0.5 : (likely ? 0.5 / (others - 1) : 1 / others)});
    return list;
}

}  // namespace temple::referee
