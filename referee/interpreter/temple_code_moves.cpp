// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the next event of Temple Code on the table.
#include <algorithm>

#include "referee/interpreter/temple_code_interpreter.hpp"

namespace temple::referee {

using nlohmann::json;
using table::CodedSide;
using table::Place;

namespace {

constexpr double near_piles = 190;         // mm from the draw pile: the discard pile lies beside it
constexpr double pile_unknown = 4;         // s that a lone card lies before it can be no pile
constexpr double dealt_early = 2;          // s that a card may lie before the referee knows of the deal
constexpr double dealt_rest = 0.3;         // s
constexpr double unturned = 3;             // s that a taken card may lie open before it counts as taken
constexpr double without_combination = 4;  // s
constexpr double out_of_sight = 2.5;       // s that the other card of a pair must be gone
constexpr double seen_anew = 15;           // s until all that lies there is read, hands or not
constexpr double guess_rest = 0.9;         // s that three tiles lie before they are a guess
constexpr double mixed_rest = 3;           // s, if one of them lies there since the guess before
constexpr double longest_row = 330;        // mm from the first to the last tile
constexpr double discard_rest = 0.6;       // s
constexpr double off_seat = 60;            // mm from all that is known of a seat

json text(table::CodeCard card) {
    return std::string(card.name());
}

}  // namespace

bool TempleCodeInterpreter::give_start(Outputs& out) {
    if (view_.waiting_for != "start") return false;
    if (start_) {
        json event{{"type", "start"}, {"player", *start_}};
        start_.reset();
        return give(std::move(event), out);
    }
    if (!seats_.known()) return false;
    for (CodedThing& thing : things_.all()) {
        if (thing.object.name != "token:first-player" || thing.entered) continue;
        const auto seat = seats_.seat_of(thing.at);
        if (!seat) continue;
        thing.entered = true;
        return give({{"type", "start"}, {"player", name_of(*seat)}}, out);
    }
    return false;
}

bool TempleCodeInterpreter::is_new_combination(const CodedThing& thing, std::size_t seat) const {
    const auto card = card_of(thing.object);
    if (!card || thing.entered || thing.object.side != CodedSide::cipher || !is_drawable(*card)) return false;
    if (thing.since <= lacks_since_[seat] || seats_.seat_of(thing.at) != seat) return false;
    if (const auto& pile = things_.draw_pile()) return distance(thing.at, *pile) > off_pile;
    return now_ - thing.since > pile_unknown;
}

bool TempleCodeInterpreter::give_combination(Outputs& out) {
    CodedThing* first = nullptr;  // of several, the one that was laid down first
    std::size_t whose = 0;
    for (std::size_t seat = 0; seat < players_.size(); ++seat) {
        if (view_.players[seat].has_combination) continue;
        std::vector<CodedThing*> found;
        for (CodedThing& thing : things_.all())
            if (is_new_combination(thing, seat)) found.push_back(&thing);
        if (found.size() != 1 || (first != nullptr && first->since <= found.front()->since)) continue;
        first = found.front();
        whose = seat;
    }
    if (first == nullptr) return false;
    first->entered = true;
    combinations_[whose] = card_of(first->object);
    seats_.refine(whose, first->at);
    return give(
        {{"type", "combination"}, {"player", name_of(whose)}, {"card", text(*card_of(first->object))}}, out);
}

bool TempleCodeInterpreter::is_dealt(const CodedThing& thing, std::size_t seat) const {
    const auto card = card_of(thing.object);
    if (!card || thing.entered || !lies(thing, CodedSide::statues, seat) || now_ - thing.since < dealt_rest)
        return false;
    // What lay there before was not dealt now; and as soon as the draw pile is empty the referee takes the
    // discard pile for it, while that still lies where it was.
    if (thing.since < deal_began_ - dealt_early || is_on_discard_pile(thing.at)) return false;
    // The pile may have been refilled between the two cards, with what was kept if nothing was discarded.
    return is_drawable(*card) || (view_.draw_pile < view_.cards_each && !is_known_elsewhere(*card));
}

bool TempleCodeInterpreter::give_deal(Outputs& out) {
    std::vector<CodedThing*> first;  // of several deals, the one that was complete first
    std::size_t whose = 0;
    for (std::size_t seat = 0; seat < players_.size(); ++seat) {
        if (view_.cards_each == 0 || !view_.players[seat].may_be_dealt) continue;
        std::vector<CodedThing*> found;
        for (CodedThing& thing : things_.all())
            if (is_dealt(thing, seat)) found.push_back(&thing);
        if (static_cast<int>(found.size()) != view_.cards_each) continue;
        std::ranges::sort(found, {}, &CodedThing::since);
        if (!first.empty() && first.back()->since <= found.back()->since) continue;
        first = found;
        whose = seat;
    }
    if (first.empty()) return false;
    json cards = json::array();
    for (CodedThing* thing : first) {
        thing->entered = true;
        seats_.refine(whose, thing->at);
        cards.push_back(text(*card_of(thing->object)));
    }
    return give({{"type", "dealt"}, {"player", name_of(whose)}, {"cards", cards}}, out);
}

bool TempleCodeInterpreter::give_taken(Outputs& out) {
    if (view_.waiting_for != "taken") return false;
    const std::size_t player = view_.turn.value_or(0);
    for (std::size_t from = 0; from < players_.size(); ++from) {
        if (view_.players[from].in_front.size() != 2) continue;
        const auto card = taken_of(from, player);
        if (!card || (!view_.players[player].has_combination && !is_overdue(*card))) continue;
        if (CodedThing* thing = things_.card(*card)) {
            thing->entered = true;
            if (thing->there) seats_.refine(player, thing->at);
        }
        return give(
            {{"type", "taken"}, {"player", name_of(player)}, {"from", name_of(from)}, {"card", text(*card)}},
            out);
    }
    return false;
}

/// Whoever has no combination is told so, but only once there was time to see one that was laid down.
bool TempleCodeInterpreter::is_overdue(Card taken) {
    const CodedThing* thing = things_.card(taken);
    return thing != nullptr && now_ - (thing->there ? thing->since : thing->gone_since) > without_combination;
}

std::optional<table::CodeCard> TempleCodeInterpreter::taken_of(std::size_t from, std::size_t player) {
    const std::vector<Card>& pair = view_.players[from].in_front;
    if (from == player) {
        const bool others = std::ranges::any_of(view_.players, [&](const TempleCodeView::Player& other) {
            return other.name != name_of(player) && !other.in_front.empty();
        });
        return others ? std::nullopt : turned_first(pair, player);
    }
    for (Card card : pair) {
        const CodedThing* thing = things_.card(card);
        if (thing == nullptr || thing->entered) continue;
        if (lies(*thing, CodedSide::cipher, player)) return card;
        if (lies(*thing, CodedSide::statues, player) && now_ - thing->since > unturned) return card;
    }
    return left_beside_turned(pair, from, player);
}

std::optional<table::CodeCard> TempleCodeInterpreter::turned_first(const std::vector<Card>& pair,
                                                                   std::size_t seat) {
    const CodedThing* first = nullptr;
    for (Card card : pair) {
        const CodedThing* thing = things_.card(card);
        if (thing == nullptr || thing->entered || !lies(*thing, CodedSide::cipher, seat)) continue;
        if (first == nullptr || thing->since < first->since) first = thing;
    }
    return first == nullptr ? std::nullopt : card_of(first->object);
}

/// One card of the pair was turned where it belongs: the player on turn has the other, if that is gone.
std::optional<table::CodeCard> TempleCodeInterpreter::left_beside_turned(const std::vector<Card>& pair,
                                                                         std::size_t from,
                                                                         std::size_t player) {
    for (std::size_t i = 0; i < 2; ++i) {
        const CodedThing *turned = things_.card(pair[i]), *other = things_.card(pair[1 - i]);
        if (turned == nullptr || turned->entered || !lies(*turned, CodedSide::cipher, from)) continue;
        if (other == nullptr || now_ - turned->since < out_of_sight) continue;
        if (!other->there || seats_.seat_of(other->at) == player) return pair[1 - i];
    }
    return std::nullopt;
}

std::optional<std::string> TempleCodeInterpreter::row_of_tiles(std::size_t seat) {
    std::vector<const CodedThing*> tiles;
    for (const CodedThing& thing : things_.all())
        if (thing.there && statue_of(thing.object) && seats_.seat_of(thing.at) == seat &&
            !things_.is_under_a_tile(thing))
            tiles.push_back(&thing);
    // What lay there before this program began is seen tile by tile.
    const bool may_lie_there = resumed_ && now_ - first_seen_ < seen_anew;
    if (tiles.size() < 3 && !may_lie_there) last_guess_[seat].clear();
    if (tiles.size() != 3) return std::nullopt;
    const Place right = seats_.right_of(seat);
    std::ranges::sort(tiles, {}, [&](const CodedThing* tile) { return dot(tile->at, right); });
    if (distance(tiles.front()->at, tiles.back()->at) > longest_row) return std::nullopt;
    // A tile of the guess before may have stayed on purpose, or be swept away next.
    const bool mixed = std::ranges::any_of(tiles, [](const CodedThing* tile) { return tile->entered; });
    std::string row;
    for (const CodedThing* tile : tiles) {
        if (now_ - tile->since < (mixed ? mixed_rest : guess_rest)) return std::nullopt;
        row += *statue_of(tile->object);
    }
    return row;
}

bool TempleCodeInterpreter::give_guess(Outputs& out) {
    for (std::size_t seat = 0; seat < players_.size(); ++seat) {
        const auto row = row_of_tiles(seat);
        const TempleCodeView::Player& player = view_.players[seat];
        if (!row || *row == last_guess_[seat] || !player.has_combination) continue;
        if (view_.waiting_for == "start" || (view_.waiting_for == "combination" && players_.size() > 1))
            continue;
        json guess = {{"type", "guess"}, {"player", name_of(seat)}, {"card", *row}};
        if (!player.combination_was_read) {
            const auto shown = shown_combination(now_ - 60);
            if (!shown) continue;
            guess["actual"] = text(*shown);
        }
        last_guess_[seat] = *row;
        for (CodedThing& thing : things_.all())
            if (statue_of(thing.object) && seats_.seat_of(thing.at) == seat) thing.entered = true;
        return give(std::move(guess), out);
    }
    return false;
}

std::optional<table::CodeCard> TempleCodeInterpreter::shown_combination(double after) const {
    for (const CodedThing& thing : things_.all()) {
        const auto card = card_of(thing.object);
        if (card && thing.since > after && is_drawable(*card) && is_shown(thing)) return card;
    }
    return std::nullopt;
}

bool TempleCodeInterpreter::lies_in_the_middle(const CodedThing& thing) const {
    const auto& pile = things_.draw_pile();
    if (is_on_discard_pile(thing.at)) return true;
    return seats_.off(thing.at) > off_seat && (!pile || distance(thing.at, *pile) < near_piles);
}

bool TempleCodeInterpreter::give_discarded(Outputs& out) {
    for (std::size_t seat = 0; seat < players_.size(); ++seat) {
        if (!view_.players[seat].has_combination) continue;
        for (Card card : view_.players[seat].kept) {
            CodedThing* thing = things_.card(card);
            if (thing == nullptr || thing->entered || !thing->there || now_ - thing->since < discard_rest)
                continue;
            if (!lies_in_the_middle(*thing)) continue;
            thing->entered = true;
            discard_pile_ = thing->at;
            return give({{"type", "discarded"}, {"player", name_of(seat)}, {"card", text(card)}}, out);
        }
    }
    return false;
}

}  // namespace temple::referee
