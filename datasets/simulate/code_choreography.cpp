// SPDX-License-Identifier: GPL-3.0-or-later
#include "datasets/simulate/code_choreography.hpp"

#include <algorithm>

#include "datasets/simulate/code_stage.hpp"
#include "datasets/simulate/phases.hpp"

namespace temple::datasets {

namespace {

using referee::TempleCodeView;
using Card = table::CodeCard;

constexpr double guess_often = 0.22;    // chance of a guess before a turn
constexpr double right_often = 0.6;     // of being right
constexpr double discard_often = 0.08;  // of a kept card after a turn

/// Plays: looks what is legal next, chooses, has it acted out and tells the referee.
class CodeActing {
  public:
    CodeActing(Stage& stage, bool mats, double length)
        : stage_(stage),
          acts_(stage, mats),
          referee_(stage.plan().setup),
          length_(length),
          solo_(stage.players() == 1),
          combinations_(stage.players()) {}

    double play() {
        t_ = stage_.some(1.2);
        while (!over() && t_ < 3 * length_) step();
        return t_;
    }

  private:
    TempleCodeView view() const { return *referee_.temple_code(); }
    bool over() const { return referee_.over() || (solo_ && t_ > length_); }

    void tell(double t, const nlohmann::ordered_json& event) {
        stage_.tell(t, event);
        referee_.handle_line(event.dump());
    }

    /// The discard pile becomes the draw pile as soon as that is empty; without discards what was kept does,
    /// once a card is needed (RULES.md, B6 and B7).
    void refill_if_empty(bool needed) {
        if (solo_ || acts_.in_pile() > 0 || (!acts_.has_discards() && !needed)) return;
        t_ = acts_.refill(tile_at_, !acts_.has_discards(), t_ + stage_.some(0.4)) + stage_.some(0.3);
    }

    void step() {
        const TempleCodeView now = view();
        refill_if_empty(false);
        if (!solo_ && now.waiting_for == "start") return begin();
        for (std::size_t p = 0; p < stage_.players(); ++p)
            if (!now.players[p].has_combination) return new_combination(p);
        if (now.waiting_for == "guess") return guess(0, true);
        if (now.waiting_for == "dealt") return deal(now);
        if (maybe_guess(now)) return;
        take(now);
    }

    void begin() {
        const std::size_t first = stage_.random().index(stage_.players());
        t_ = acts_.give_tile(first, first, t_);
        tell(t_, {{"type", "start"}, {"player", stage_.name(first)}});
        tile_at_ = first;
        t_ += stage_.some(0.6);
    }

    void new_combination(std::size_t player) {
        refill_if_empty(true);
        combinations_[player] = acts_.top();
        const double lies = acts_.lay_combination(player, t_);
        t_ = acts_.put_on_holder(player, lies + stage_.some(2.4));
        tell(lies, {{"type", "combination"},
                    {"player", stage_.name(player)},
                    {"card", std::string(combinations_[player].name())}});
        t_ += stage_.some(0.3);
    }

    void deal(const TempleCodeView& now) {
        const std::size_t dealer = solo_ ? 0 : *now.first_player;
        if (!solo_ && dealer != tile_at_) {
            t_ = acts_.give_tile(tile_at_, dealer, t_) + stage_.some(0.3);
            tile_at_ = dealer;
        }
        std::size_t player = dealer;
        while (!now.players[player].may_be_dealt) player = (player + 1) % stage_.players();
        nlohmann::ordered_json cards = nlohmann::ordered_json::array();
        double lies = t_;
        for (int i = 0; i < now.cards_each; ++i) {
            refill_if_empty(true);
            cards.push_back(std::string(acts_.top().name()));
            lies = t_ = acts_.deal(dealer, player, static_cast<std::size_t>(i), t_);
        }
        tell(lies, {{"type", "dealt"}, {"player", stage_.name(player)}, {"cards", cards}});
        t_ += stage_.some(0.2);
        if (solo_ && now.cards_each == 1)
            t_ = acts_.keep(0, *Card::parse(cards.front().get<std::string>()), t_ + stage_.some(1)) + 0.3;
    }

    /// The player on turn takes a card of somebody, who gets the other one.
    void take(const TempleCodeView& now) {
        const std::size_t player = solo_ ? 0 : *now.turn;
        std::vector<std::size_t> others;
        for (std::size_t p = 0; p < stage_.players(); ++p)
            if (p != player && !now.players[p].in_front.empty()) others.push_back(p);
        const std::size_t from = others.empty() ? player : others[stage_.random().index(others.size())];
        const auto& pair = now.players[from].in_front;
        const std::size_t which = stage_.random().index(2);
        t_ += stage_.some(0.8);
        const double lies = acts_.keep(player, pair[which], t_);
        if (solo_)
            t_ = acts_.discard(0, pair[1 - which], lies + stage_.some(0.3));
        else
            t_ = acts_.keep(from, pair[1 - which], lies + stage_.some(0.2));
        tell(lies, {{"type", "taken"},
                    {"player", stage_.name(player)},
                    {"from", stage_.name(from)},
                    {"card", std::string(pair[which].name())}});
        t_ += stage_.some(0.4);
        maybe_discard(player);
    }

    void maybe_discard(std::size_t player) {
        if (acts_.kept(player).empty() || referee_.over() || !stage_.random().chance(discard_often)) return;
        const Card card = acts_.kept(player).back();
        t_ = acts_.discard(player, card, t_ + stage_.some(0.5));
        tell(t_,
             {{"type", "discarded"}, {"player", stage_.name(player)}, {"card", std::string(card.name())}});
        t_ += stage_.some(0.3);
    }

    bool maybe_guess(const TempleCodeView& now) {
        const bool late = t_ > 0.75 * length_;
        if (now.round == 0 || (!late && !stage_.random().chance(guess_often))) return false;
        if (!late) {
            guess(stage_.random().index(stage_.players()), stage_.random().chance(right_often));
            return true;
        }
        if (solo_) return false;
        const auto best = std::ranges::max_element(now.players, {}, &TempleCodeView::Player::score);
        guess(static_cast<std::size_t>(best - now.players.begin()), true);
        return true;
    }

    void guess(std::size_t player, bool right) {
        std::string statues(combinations_[player].name());
        if (!right) {
            std::vector<char> letters(Card::statues.begin(), Card::statues.end());
            const std::string truth = statues;
            while (statues == truth) {
                stage_.random().shuffle(letters);
                statues.assign(letters.begin(), letters.begin() + 3);
            }
        }
        const double lies = acts_.lay_guess(player, statues, t_ + stage_.some(0.5));
        t_ = lies + stage_.some(2.2);
        tell(lies, {{"type", "guess"}, {"player", stage_.name(player)}, {"card", statues}});
        if (referee_.over()) return;
        t_ = acts_.clear_guess(player, t_);
        t_ = acts_.discard_all(player, t_ + stage_.some(0.2)) + stage_.some(0.3);
    }

    Stage& stage_;
    CodeStage acts_;
    referee::Referee referee_;
    double length_, t_ = 0;
    bool solo_;
    std::vector<Card> combinations_;  // per player
    std::size_t tile_at_ = 0;
};

}  // namespace

std::expected<Timeline, std::string> act_out_code(const Choreography& wanted, bool mats) {
    const referee::Referee trial(wanted.setup);
    if (!trial.has_game() || wanted.setup.game != "temple_code")
        return std::unexpected(std::string("temple_code is for 1 to 4 players and has no options"));
    Random random(wanted.seed);
    Random for_table = random.fork(), for_stage = random.fork();
    GamePlan plan;
    plan.setup = wanted.setup;
    const int players = static_cast<int>(wanted.setup.players.size());
    TablePlan table(players, wanted.card_mm, for_table, TablePlan::Use::mats);
    Stage stage(std::move(plan), std::move(table), wanted.pace, for_stage);
    const double end = CodeActing(stage, mats, wanted.length).play();
    stage.timeline().duration = end + 2.5;
    std::ranges::stable_sort(stage.timeline().truth, {}, &TruthEvent::t);
    if (wanted.idling > 0) idle_about(stage, wanted.idling);
    return std::move(stage.timeline());
}

}  // namespace temple::datasets
