// SPDX-License-Identifier: GPL-3.0-or-later
#include "referee/referee.hpp"

#include <algorithm>
#include <limits>
#include <utility>

#include "referee/event_log.hpp"
#include "referee/game.hpp"
#include "referee/json_text.hpp"
#include "referee/monkey_temple.hpp"
#include "referee/temple_code_game.hpp"
#include "referee/temple_gold.hpp"

namespace temple::referee {
namespace {

using Value = nlohmann::json;

/// The fields that a `correct` event replaces.
Value patch_of(Value correction) {
    for (const char* field : {"type", "t", "target"}) correction.erase(field);
    return correction;
}

/// The event with the patch's fields in place of its own; a null removes a field.
Value patched(Value event, const Value& patch) {
    for (const auto& [name, value] : patch.items()) {
        if (value.is_null())
            event.erase(name);
        else
            event[name] = value;
    }
    return event;
}

std::optional<int> small_integer(const Value& value) {
    if (!value.is_number_integer() || value < 0 || value > std::numeric_limits<int>::max())
        return std::nullopt;
    return value.get<int>();
}

const std::string* type_of(const Value& event) {
    if (!event.is_object()) return nullptr;
    const auto type = event.find("type");
    if (type == event.end() || !type->is_string()) return nullptr;
    return &type->get_ref<const std::string&>();
}

}  // namespace

struct Referee::Core {
    GameSetup setup;
    std::optional<EventLog> log;  // none: the set-up was rejected
    Announcements opening;
    int last_event = 0;

    void begin(std::expected<GameSetup, std::string> wanted);
    Announcements take(const Value& event);
    Announcements dispatch(const std::string& type, const Value& event);
    Announcements undo();
    Announcements correct(const Value& correction);
    Announcements correct_in_force(const Record& target, Value event);
    Announcements reenter(const Record& target, Value event);
    const Record* target_of(const Value& named, const Value& patch) const;
    Announcement status() const { return info("status", log->state().status()); }
    std::optional<Announcement> refusal(const Value& event) const;

    template <typename Concrete>
    auto view_of() const -> std::optional<decltype(std::declval<const Concrete&>().view())> {
        const auto* game = log ? dynamic_cast<const Concrete*>(&log->state()) : nullptr;
        if (game == nullptr) return std::nullopt;
        return game->view();
    }
};

void Referee::Core::begin(std::expected<GameSetup, std::string> wanted) {
    const auto reject = [&](const std::string& reason) {
        opening = {warning("setup_rejected", {{"reason", reason}})};
    };
    if (!wanted) return reject(wanted.error());
    auto game = create_game(*wanted);
    if (!game) return reject(game.error());
    setup = std::move(*wanted);
    opening = (*game)->opening();
    log.emplace(std::move(*game));
}

Announcements Referee::Core::take(const Value& event) {
    ++last_event;
    const std::string* type = type_of(event);
    Announcements said = type == nullptr ? Announcements{warning("bad_event", {{"field", "type"}})}
                         : !log          ? Announcements{warning("no_game")}
                                         : dispatch(*type, event);
    for (Announcement& announcement : said) announcement.event = last_event;
    return said;
}

Announcements Referee::Core::dispatch(const std::string& type, const Value& event) {
    if (type == "undo") return undo();
    if (type == "correct") return correct(event);
    if (type == "status") return {status()};
    if (find_shape(log->vocabulary(), type) == nullptr) return {warning("unknown_event", {{"type", type}})};
    const Outcome outcome = log->add(last_event, event);
    return outcome ? *outcome : Announcements{outcome.error()};
}

Announcements Referee::Core::undo() {
    const Record* undone = log->undo();
    if (undone == nullptr) return {warning("nothing_to_undo")};
    return {info("undone", {{"target", undone->number}, {"type", *type_of(undone->event)}}), status()};
}

Announcements Referee::Core::correct(const Value& correction) {
    const Value named = correction.value("target", Value());
    if (!named.is_null() && !is_integer(named)) return {warning("bad_event", {{"field", "target"}})};
    const Value patch = patch_of(correction);
    const Record* target = target_of(named, patch);
    if (target == nullptr) return {warning("cannot_correct", {{"target", named}})};
    Value event = patched(target->event, patch);
    return target->in_force ? correct_in_force(*target, std::move(event))
                            : reenter(*target, std::move(event));
}

const Record* Referee::Core::target_of(const Value& named, const Value& patch) const {
    if (named.is_null()) return log->last_with_fields_of(patch);
    const auto number = small_integer(named);
    return number ? log->find(*number) : nullptr;
}

Announcements Referee::Core::correct_in_force(const Record& target, Value event) {
    auto replay = log->replace(target.number, std::move(event));
    if (!replay)
        return {warning("correction_refused", {{"target", target.number},
                                               {"at", replay.error().at},
                                               {"because", replay.error().because.kind}})};
    Announcements said{
        info("corrected",
             {{"target", target.number}, {"type", *type_of(target.event)}, {"dropped", replay->dropped}}),
        status()};
    std::ranges::move(replay->results, std::back_inserter(said));
    return said;
}

Announcements Referee::Core::reenter(const Record& target, Value event) {
    Outcome outcome = log->reenter(target.number, std::move(event));
    if (!outcome) return {outcome.error()};
    Announcements said{
        info("corrected",
             {{"target", target.number}, {"type", *type_of(target.event)}, {"dropped", Json::array()}})};
    std::ranges::move(*outcome, std::back_inserter(said));
    return said;
}

std::optional<Announcement> Referee::Core::refusal(const Value& event) const {
    const std::string* type = type_of(event);
    if (type == nullptr) return warning("bad_event", {{"field", "type"}});
    if (!log) return warning("no_game");
    if (find_shape(log->vocabulary(), *type) == nullptr) return warning("unknown_event", {{"type", *type}});
    const Outcome outcome = log->rehearse(event);
    if (outcome) return std::nullopt;
    return outcome.error();
}

Referee::Referee(std::string_view header_line) : core_(std::make_unique<Core>()) {
    core_->begin(parse_header(parse_line(header_line).value_or(Value())));
}

Referee::Referee(const GameSetup& setup) : core_(std::make_unique<Core>()) {
    core_->begin(
        parse_header({{"game", setup.game}, {"players", setup.players}, {"options", setup.options}}));
}

Referee::~Referee() = default;
Referee::Referee(Referee&&) noexcept = default;
Referee& Referee::operator=(Referee&&) noexcept = default;

const Announcements& Referee::opening() const {
    return core_->opening;
}

Announcements Referee::handle_line(std::string_view line) {
    if (is_blank(line)) return {};
    return core_->take(parse_line(line).value_or(Value()));
}

Announcements Referee::handle(const Value& event) {
    return core_->take(event);
}

std::optional<Announcement> Referee::refusal(const Value& event) const {
    return core_->refusal(event);
}

bool Referee::has_game() const {
    return core_->log.has_value();
}

const GameSetup& Referee::setup() const {
    return core_->setup;
}

int Referee::last_event() const {
    return core_->last_event;
}

bool Referee::over() const {
    return has_game() && core_->log->state().over();
}

std::vector<Value> Referee::events_in_force() const {
    return has_game() ? core_->log->in_force() : std::vector<Value>{};
}

bool Referee::in_force(int number) const {
    const Record* record = has_game() ? core_->log->find(number) : nullptr;
    return record != nullptr && record->in_force;
}

Json Referee::status() const {
    return has_game() ? core_->log->state().status() : Json();
}

std::optional<TempleGoldView> Referee::temple_gold() const {
    auto view = core_->view_of<TempleGold>();
    if (!view) return view;
    const std::vector<int> numbers = core_->log->numbers_in_force("opened");
    for (std::size_t i = 0; i < view->opened.size(); ++i) view->opened[i].event = numbers.at(i);
    return view;
}

std::optional<TempleCodeView> Referee::temple_code() const {
    return core_->view_of<TempleCodeGame>();
}

std::optional<MonkeyTempleView> Referee::monkey_temple() const {
    return core_->view_of<MonkeyTemple>();
}

}  // namespace temple::referee
