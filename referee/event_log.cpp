// SPDX-License-Identifier: GPL-3.0-or-later
#include "referee/event_log.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace temple::referee {
namespace {

using Value = nlohmann::json;

// Events between two kept states. An undo replays at most this many, about 3 us each; a kept state is about 1
// kB.
constexpr std::size_t checkpoint_interval = 16;

Announcements results_among(const Announcements& said) {
    Announcements results;
    std::ranges::copy_if(said, std::back_inserter(results),
                         [](const Announcement& a) { return a.severity == Severity::result; });
    return results;
}

bool dropped_when_the_end_moves(const Announcement& because) {
    return because.kind == "game_over_already" || because.kind == "role_shown_early";
}

}  // namespace

EventLog::EventLog(std::unique_ptr<Game> start) : vocabulary_(start->vocabulary()), state_(std::move(start)) {
    checkpoints_.push_back({0, state_->clone()});
}

Outcome EventLog::add(int number, Value event) {
    records_.push_back({number, std::move(event)});
    Outcome outcome = apply(*state_, records_.back().event);
    if (outcome) enter(records_.size() - 1, *outcome);
    return outcome;
}

Outcome EventLog::rehearse(const Value& event) const {
    return apply(*state_->clone(), event);
}

const Record* EventLog::undo() {
    if (log_.empty()) return nullptr;
    Record& last = records_[log_.back().record];
    last.in_force = false;
    forget_after(log_.size() - 1);
    state_ = state_after(log_.size());
    return &last;
}

std::vector<Value> EventLog::in_force() const {
    std::vector<Value> events;
    for (const Entry& entry : log_) events.push_back(records_[entry.record].event);
    return events;
}

std::vector<int> EventLog::numbers_in_force(std::string_view type) const {
    std::vector<int> numbers;
    for (const Entry& entry : log_) {
        const Record& record = records_[entry.record];
        if (record.event.at("type").get_ref<const std::string&>() == type) numbers.push_back(record.number);
    }
    return numbers;
}

const Record* EventLog::find(int number) const {
    const auto it = std::ranges::lower_bound(records_, number, {}, &Record::number);
    return it == records_.end() || it->number != number ? nullptr : &*it;
}

const Record* EventLog::last_with_fields_of(const Value& patch) const {
    const auto has_all_fields = [&](const Record& record) {
        return std::ranges::all_of(patch.items(),
                                   [&](const auto& field) { return record.event.contains(field.key()); });
    };
    const auto it = std::find_if(records_.rbegin(), records_.rend(), has_all_fields);
    return it == records_.rend() ? nullptr : &*it;
}

std::expected<EventLog::Replay, EventLog::Refusal> EventLog::replace(int number, Value patched) {
    const std::size_t target = index_of(number);
    const auto first =
        static_cast<std::size_t>(std::ranges::find(log_, target, &Entry::record) - log_.begin());
    auto state = state_after(first);
    std::vector<Entry> replayed;
    Replay replay;
    for (std::size_t i = first; i < log_.size(); ++i) {
        const Record& record = records_[log_[i].record];
        const auto outcome = apply(*state, i == first ? patched : record.event);
        if (outcome)
            replayed.push_back({log_[i].record, results_among(*outcome)});
        else if (i > first && dropped_when_the_end_moves(outcome.error()))
            replay.dropped.push_back(record.number);
        else
            return std::unexpected(Refusal{record.number, outcome.error()});
    }
    for (int dropped : replay.dropped) records_[index_of(dropped)].in_force = false;
    records_[target].event = std::move(patched);
    forget_after(first);
    std::ranges::move(replayed, std::back_inserter(log_));
    state_ = std::move(state);
    for (const Entry& entry : log_) std::ranges::copy(entry.results, std::back_inserter(replay.results));
    return replay;
}

Outcome EventLog::reenter(int number, Value patched) {
    Outcome outcome = apply(*state_, patched);
    if (!outcome) return outcome;
    const std::size_t record = index_of(number);
    records_[record].event = std::move(patched);
    enter(record, *outcome);
    return outcome;
}

Outcome EventLog::apply(Game& state, const Value& event) const {
    const EventShape* shape = find_shape(vocabulary_, event.at("type").get_ref<const std::string&>());
    if (const auto field = first_bad_field(*shape, event)) return refuse("bad_event", {{"field", *field}});
    return state.apply(Event(event));
}

void EventLog::enter(std::size_t record, const Announcements& said) {
    records_[record].in_force = true;
    log_.push_back({record, results_among(said)});
    if (log_.size() - checkpoints_.back().events >= checkpoint_interval)
        checkpoints_.push_back({log_.size(), state_->clone()});
}

std::unique_ptr<Game> EventLog::state_after(std::size_t events) const {
    const auto later = std::ranges::upper_bound(checkpoints_, events, {}, &Checkpoint::events);
    const Checkpoint& base = *std::prev(later);
    auto state = base.state->clone();
    for (std::size_t i = base.events; i < events; ++i)
        static_cast<void>(apply(*state, records_[log_[i].record].event));  // legal: it is in force
    return state;
}

void EventLog::forget_after(std::size_t events) {
    log_.resize(events);
    while (checkpoints_.back().events > events) checkpoints_.pop_back();
}

std::size_t EventLog::index_of(int number) const {
    return static_cast<std::size_t>(std::ranges::lower_bound(records_, number, {}, &Record::number) -
                                    records_.begin());
}

}  // namespace temple::referee
