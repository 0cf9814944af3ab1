// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/referee/scripted_game.hpp"

#include <algorithm>
#include <vector>

namespace temple::tests {

using referee::TempleGoldView;
using table::Card;

namespace {

template <typename T>
const T& one_of(const std::vector<T>& list, ScriptedTable& table) {
    return list[std::uniform_int_distribution<std::size_t>(0, list.size() - 1)(table.random())];
}

void deal(ScriptedTable& table, const Manners& manners) {
    const auto view = table.true_view();
    const std::size_t n = view.players.size();
    if (!table.chance(manners.wrong_deal)) return table.deal();
    std::vector<int> counts(n, view.cards_each);
    const std::size_t from = table.random()() % n, to = (from + 1 + table.random()() % (n - 1)) % n;
    ++counts[from];
    --counts[to];
    table.deal(counts);
    table.mend_deal(from, to, std::vector<int>(n, view.cards_each));
}

void slip(ScriptedTable& table, std::size_t by, std::size_t seat, const Manners& manners) {
    if (table.lie_down(seat) == 0) return;
    // An arm out of turn that nobody sees cannot be told from the key holder's.
    table.open(by, seat, some_card(table), by != table.key());
    const bool leave = table.lie_down(seat) > 2 && table.chance(manners.leave_slip);
    if (!leave) table.turn_back();
}

void slips(ScriptedTable& table, const Manners& manners) {
    const auto view = table.true_view();
    const std::size_t n = view.players.size();
    if (table.chance(manners.peek)) table.peek(table.random()() % n, table.chance(0.5));
    // If nobody said who begins, the first opener does: a slip there cannot be known for one.
    if (!table.tells_start() && view.opened.empty()) return;
    if (table.chance(manners.own_chamber)) slip(table, *view.key, *view.key, manners);
    if (table.chance(manners.out_of_turn)) {
        const std::size_t by = (*view.key + 1 + table.random()() % (n - 1)) % n;
        const std::size_t seat = (by + 1 + table.random()() % (n - 1)) % n;
        if (seat != *view.key) slip(table, by, seat, manners);
    }
}

}  // namespace

std::string some_card(ScriptedTable& table) {
    const auto view = table.true_view();
    std::vector<Card> cards;
    for (int i = 0; i < Card::count; ++i)
        if (view.can_turn_up(Card(i)) && !table.lies_open(Card(i))) cards.push_back(Card(i));
    return one_of(cards, table).name();
}

std::size_t some_victim(ScriptedTable& table) {
    const auto view = table.true_view();
    std::vector<std::size_t> seats;
    for (std::size_t i = 0; i < view.players.size(); ++i)
        if (view.can_be_opened(i) && table.lie_down(i) > 0) seats.push_back(i);
    return one_of(seats, table);
}

bool play_round(ScriptedTable& table, const Manners& manners) {
    deal(table, manners);
    const int round = table.true_view().round;
    while (table.true_view().phase == TempleGoldView::Phase::play) {
        slips(table, manners);
        if (table.chance(manners.restart)) table.restart_program();
        const std::size_t seat = some_victim(table);
        if (table.chance(manners.into_middle)) {
            table.pick_up_and_open_in_middle(table.key(), seat, some_card(table));
            continue;
        }
        table.open(table.key(), seat, some_card(table));
        if (!table.chance(manners.stays_in_row)) table.take_to_middle();
    }
    const auto view = table.true_view();
    if (view.phase == TempleGoldView::Phase::over) return false;
    if (view.round != round && table.chance(manners.late_opening)) {
        const std::size_t seat = (*view.key + 1) % view.players.size();
        if (table.lie_down(seat) > 0) table.open(*view.key, seat, some_card(table));
    }
    if (table.chance(manners.restart)) table.restart_program();
    table.gather();
    return true;
}

void show_roles(ScriptedTable& table) {
    const auto view = table.true_view();
    std::vector<int> reds, blacks;
    for (int i = 0; i < 52; ++i) (Card(i).is_red() ? reds : blacks).push_back(i);
    std::ranges::shuffle(reds, table.random());
    std::ranges::shuffle(blacks, table.random());
    std::vector<int> pool(reds.begin(), reds.begin() + view.adventurer_roles);
    pool.insert(pool.end(), blacks.begin(), blacks.begin() + view.guardian_roles);
    std::ranges::shuffle(pool, table.random());
    table.wait(1);
    for (std::size_t seat = 0; seat < view.players.size(); ++seat)
        table.show_role(seat, Card(pool[seat]).name());
    table.wait(4);
}

void play_game(ScriptedTable& table, const Manners& manners) {
    table.lay_roles();
    bool first = true;
    while (true) {
        if (first) table.start(table.first());
        first = false;
        if (!play_round(table, manners)) break;
    }
    show_roles(table);
}

}  // namespace temple::tests
