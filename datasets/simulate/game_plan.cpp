// SPDX-License-Identifier: GPL-3.0-or-later
#include "datasets/simulate/game_plan.hpp"

#include <algorithm>

#include "datasets/simulate/chamber_order.hpp"

namespace temple::datasets {

namespace {

using referee::Chamber;
using table::Card;

std::vector<Card> any_cards(Chamber chamber, int count, Random& random) {
    std::vector<Card> cards;
    for (int i = 0; i < Card::joker_index; ++i)
        if (referee::chamber_of(Card(i)) == chamber) cards.emplace_back(i);
    random.shuffle(cards);
    cards.resize(std::min(cards.size(), static_cast<std::size_t>(count)));
    return cards;
}

std::vector<RoleCard> any_roles(const referee::TempleGoldView& view, Random& random) {
    std::vector<Card> red, black;
    for (int i = 0; i < Card::joker_index; ++i) (Card(i).is_red() ? red : black).emplace_back(i);
    random.shuffle(red);
    random.shuffle(black);
    std::vector<RoleCard> pool;
    const auto add = [&](referee::Role role, const std::vector<Card>& from, int count) {
        for (int i = 0; i < count; ++i)
            pool.push_back(
                {role, view.role_slips ? std::nullopt : std::optional(from[static_cast<std::size_t>(i)])});
    };
    add(referee::Role::adventurer, red, view.adventurer_roles);
    add(referee::Role::guardian, black, view.guardian_roles);
    random.shuffle(pool);
    pool.resize(view.players.size());
    return pool;
}

/// Plays a game forward. A card's face is settled when it is opened; what stays unopened in a round is dealt
/// out at the round's end.
class Player {
  public:
    Player(const referee::GameSetup& setup, Random& random) : random_(random), referee_(setup) {}

    std::expected<GamePlan, std::string> play(const GameWishes& wishes);

  private:
    using Rows = std::vector<std::vector<std::optional<Card>>>;

    void shuffle_in();
    void play_round(std::size_t round, std::size_t first, std::size_t count);
    void open_legally(PlannedRound& round, Rows& rows, Chamber chamber);
    bool slip_up(PlannedRound& round, Rows& rows, Slip slip, std::span<const Chamber> still_to_come);
    void settle(PlannedRound& round, const Rows& rows);
    std::optional<std::size_t> hidden_slot(const Rows& rows, std::size_t player);
    std::optional<Card> take(Chamber chamber);
    std::optional<Card> spare_card(std::span<const Chamber> still_to_come);
    std::vector<std::size_t> others_with_cards(const Rows& rows, std::size_t than) const;
    bool wants(Slip slip, std::size_t round, std::size_t before) const;

    struct Appointment {
        Slip slip;
        std::size_t round;
        std::size_t before;  // which opening of that round
    };

    void appoint(const std::vector<Slip>& slips);

    Random& random_;
    referee::Referee referee_;
    std::size_t players_ = 0;
    std::vector<Chamber> order_;
    std::vector<Card> hidden_;  // not opened yet
    std::vector<Card> free_;    // of these, not yet settled in the present round
    std::size_t key_ = 0;
    std::vector<Appointment> appointments_;
    GamePlan plan_;
};

std::expected<GamePlan, std::string> Player::play(const GameWishes& wishes) {
    const auto view = referee_.temple_gold();
    if (!view)
        return std::unexpected(
            "this game cannot be set up: temple_gold needs 3 to 10 players with different names, "
            "one_trap at most 8");
    players_ = view->players.size();
    auto order =
        choose_chambers(view->hidden, static_cast<int>(players_), wishes.openings, wishes.end, random_);
    order_ = std::move(order.chambers);
    plan_.setup = referee_.setup();
    plan_.end = order.end;
    plan_.roles = any_roles(*view, random_);
    plan_.start = random_.index(players_);
    key_ = plan_.start;

    hidden_ = any_cards(Chamber::empty, view->hidden.empty - (view->joker_in_game ? 1 : 0), random_);
    if (view->joker_in_game) hidden_.push_back(Card::joker());
    for (Card c : any_cards(Chamber::gold, view->hidden.gold, random_)) hidden_.push_back(c);
    for (Card c : any_cards(Chamber::trap, view->hidden.traps, random_)) hidden_.push_back(c);

    appoint(wishes.slips);
    for (std::size_t first = 0, round = 0; first < order_.size(); first += players_, ++round)
        play_round(round, first, std::min(players_, order_.size() - first));
    return std::move(plan_);
}

/// Slips get their rounds and moments: an opening too many only where another deal follows.
void Player::appoint(const std::vector<Slip>& slips) {
    // In the fourth round two cards each leave too little room.
    const std::size_t rounds = std::min<std::size_t>(3, (order_.size() + players_ - 1) / players_);
    for (Slip slip : slips) {
        if (slip == Slip::after_round && rounds < 2) continue;
        const std::size_t round = random_.index(slip == Slip::after_round ? rounds - 1 : rounds);
        const std::size_t openings = std::min(players_, order_.size() - round * players_);
        appointments_.push_back({slip, round, random_.index(openings)});
    }
}

bool Player::wants(Slip slip, std::size_t round, std::size_t before) const {
    return std::ranges::any_of(appointments_, [&](const Appointment& a) {
        return a.slip == slip && a.round == round && a.before == before;
    });
}

void Player::shuffle_in() {
    free_ = hidden_;
    random_.shuffle(free_);
}

void Player::play_round(std::size_t number, std::size_t first, std::size_t count) {
    PlannedRound round;
    round.dealer = number == 0 || random_.chance(0.5) ? random_.index(players_) : key_;
    const std::size_t each = 5 - number;
    Rows rows(players_, std::vector<std::optional<Card>>(each));
    shuffle_in();
    for (std::size_t i = 0; i < count; ++i) {
        const std::span<const Chamber> to_come(order_.data() + first + i, count - i);
        if (wants(Slip::wrong_deal, number, i)) {
            const std::size_t lucky = random_.index(players_);
            round.wrong_deal = WrongDeal{lucky, (lucky + 1 + random_.index(players_ - 1)) % players_};
        }
        if (wants(Slip::early_role, number, i)) round.early_role = std::pair(i, random_.index(players_));
        for (Slip slip : {Slip::own_chamber, Slip::out_of_turn})
            if (wants(slip, number, i) && !slip_up(round, rows, slip, to_come))
                appointments_.push_back({slip, number, i + 1});
        open_legally(round, rows, order_[first + i]);
    }
    if (first + count < order_.size())
        for (std::size_t i = 0; i < players_; ++i)
            if (wants(Slip::after_round, number, i)) slip_up(round, rows, Slip::after_round, {});
    settle(round, rows);
    plan_.rounds.push_back(std::move(round));
}

void Player::open_legally(PlannedRound& round, Rows& rows, Chamber chamber) {
    const auto targets = others_with_cards(rows, key_);
    const std::size_t player = targets[random_.index(targets.size())];
    const std::size_t slot = *hidden_slot(rows, player);
    const Card card = *take(chamber);
    rows[player][slot] = card;
    std::erase(hidden_, card);
    round.openings.push_back({key_, player, slot, card, std::nullopt, false});
    key_ = player;
}

/// @return false if nobody can make this slip now
bool Player::slip_up(PlannedRound& round, Rows& rows, Slip slip, std::span<const Chamber> still_to_come) {
    const auto card = spare_card(still_to_come);
    if (!card) return false;
    std::size_t by = key_, player = key_;
    if (slip == Slip::out_of_turn) by = (key_ + 1 + random_.index(players_ - 1)) % players_;
    if (slip != Slip::own_chamber) {
        const auto targets = others_with_cards(rows, by);
        if (targets.empty()) return false;
        player = targets[random_.index(targets.size())];
    }
    // A player must keep a card that can still be opened legally; the last one is not wasted on a slip.
    const auto slot = hidden_slot(rows, player);
    if (!slot || std::ranges::count(rows[player], std::optional<Card>()) < 2) return false;
    rows[player][*slot] = *card;
    std::erase(free_, *card);
    round.openings.push_back({by, player, *slot, *card, slip, random_.chance(0.25)});
    return true;
}

/// What nobody opened lies somewhere all the same.
void Player::settle(PlannedRound& round, const Rows& rows) {
    round.rows.resize(players_);
    for (std::size_t p = 0; p < players_; ++p)
        for (const auto& card : rows[p]) {
            round.rows[p].push_back(card ? *card : free_.back());
            if (!card) free_.pop_back();
        }
}

std::optional<std::size_t> Player::hidden_slot(const Rows& rows, std::size_t player) {
    std::vector<std::size_t> slots;
    for (std::size_t s = 0; s < rows[player].size(); ++s)
        if (!rows[player][s]) slots.push_back(s);
    if (slots.empty()) return std::nullopt;
    return slots[random_.index(slots.size())];
}

std::optional<Card> Player::take(Chamber chamber) {
    const auto at = std::ranges::find(free_, chamber, referee::chamber_of);
    if (at == free_.end()) return std::nullopt;
    const Card card = *at;
    free_.erase(at);
    return card;
}

/// A card that the rest of the round can do without.
std::optional<Card> Player::spare_card(std::span<const Chamber> still_to_come) {
    for (Card card : free_) {
        const Chamber chamber = referee::chamber_of(card);
        if (std::ranges::count(free_, chamber, referee::chamber_of) >
            std::ranges::count(still_to_come, chamber))
            return card;
    }
    return std::nullopt;
}

std::vector<std::size_t> Player::others_with_cards(const Rows& rows, std::size_t than) const {
    std::vector<std::size_t> players;
    for (std::size_t p = 0; p < players_; ++p)
        if (p != than && std::ranges::find(rows[p], std::optional<Card>()) != rows[p].end())
            players.push_back(p);
    return players;
}

}  // namespace

std::string RoleCard::name() const {
    if (card) return card->name();
    return role == referee::Role::adventurer ? "A" : "G";
}

std::optional<Slip> parse_slip(std::string_view name) {
    const auto at = std::ranges::find(slip_names, name);
    if (at == slip_names.end()) return std::nullopt;
    return static_cast<Slip>(at - slip_names.begin());
}

std::expected<GamePlan, std::string> plan_game(const referee::GameSetup& setup, const GameWishes& wishes,
                                               Random& random) {
    return Player(setup, random).play(wishes);
}

}  // namespace temple::datasets
