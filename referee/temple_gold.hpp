// SPDX-License-Identifier: GPL-3.0-or-later
// Temple Gold: RULES.md section 1, PROTOCOL.md "Temple Gold".
#pragma once

#include <optional>
#include <vector>

#include "referee/game.hpp"
#include "referee/seating.hpp"
#include "referee/temple_gold_view.hpp"

namespace temple::referee {

/// How many cards of each sort a game uses: one row of RULES.md's set-up table.
struct TempleGoldCards {
    int adventurer_roles = 0, guardian_roles = 0;
    int empty = 0, gold = 0, traps = 0;
    int jokers = 0;  // counted in empty
};

class TempleGold final : public Game {
  public:
    static std::expected<TempleGold, std::string> create(const GameSetup& setup);

    std::unique_ptr<Game> clone() const override { return std::make_unique<TempleGold>(*this); }
    Vocabulary vocabulary() const override;
    Announcements opening() const override;
    Outcome apply(const Event& event) override;
    Json status() const override;
    bool over() const override { return winner_.has_value(); }

    TempleGoldView view() const;

  private:
    static constexpr int rounds = 4;

    enum class Reason : std::uint8_t { all_gold, all_traps, rounds_over, conceded };
    struct Opener {
        Seat owner = 0;
        Seat by = 0;
        table::Card card;
    };

    TempleGold(std::vector<std::string> players, TempleGoldCards cards, bool role_slips);

    Outcome start(const Event& event);
    Outcome deal(const Event& event);
    Outcome open(const Event& event);
    Outcome concede();
    Outcome show_role(const Event& event);

    std::optional<Announcement> wrong_deal(const nlohmann::json& counts) const;
    std::expected<Opener, Announcement> legal_opening(const Event& event) const;
    std::optional<Announcement> not_ready_to_open() const;
    Announcements after_opening();
    std::expected<Role, Announcement> legal_role(const Event& event, Seat seat) const;

    Announcement begin_round();
    Announcement ask_to_deal() const;
    Announcement finish(Role winner, Reason reason);
    Announcement winners() const;

    int cards_each() const { return 6 - round_; }  // 5, 4, 3, 2
    int players() const { return static_cast<int>(seating_.count()); }
    int openings_left_in_round() const { return players() - opened_in_round_; }
    int openings_left_in_game() const { return rounds * players() - static_cast<int>(opened_.size()); }
    bool adventurers_can_win() const { return openings_left_in_game() >= hidden_.gold; }
    bool round_is_running() const { return key_.has_value() && dealt_; }
    TempleGoldView::Phase phase() const;
    bool was_opened(table::Card card) const;
    Json key_name() const;

    Seating seating_;
    TempleGoldCards cards_in_game_;
    bool role_slips_ = false;

    std::optional<Seat> key_;
    int round_ = 1;
    bool dealt_ = false;
    int opened_in_round_ = 0;
    std::vector<int> face_down_;  // per player, 0 when not dealt
    std::vector<TempleGoldView::Opening> opened_;
    TempleGoldView::Hidden hidden_;
    bool cannot_win_said_ = false;
    std::optional<Role> winner_;  // the side
    std::vector<std::optional<Role>> roles_;
    std::vector<table::Card> role_cards_;
};

}  // namespace temple::referee
