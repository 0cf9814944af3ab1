// SPDX-License-Identifier: GPL-3.0-or-later
// Temple Code for 2-4 players: RULES.md section 2, PROTOCOL.md "Temple Code".
#pragma once

#include <optional>

#include "referee/temple_code_game.hpp"

namespace temple::referee {

class TempleCode final : public TempleCodeGame {
  public:
    static std::expected<TempleCode, std::string> create(const GameSetup& setup);

    std::unique_ptr<Game> clone() const override { return std::make_unique<TempleCode>(*this); }
    Vocabulary vocabulary() const override;
    Announcements opening() const override;
    Outcome apply(const Event& event) override;
    Json status() const override;
    TempleCodeView view() const override;

  private:
    enum class Phase : std::uint8_t { setup, deal, play };
    struct Taking {
        Seat player = 0;
        Seat from = 0;
        Card card;   // the one the active player takes
        Card other;  // the one that is left for `from`
    };

    explicit TempleCode(std::vector<std::string> players);

    Outcome start(const Event& event);
    Outcome combination(const Event& event);
    Outcome deal(const Event& event);
    Outcome take(const Event& event);
    Outcome guess(const Event& event);

    std::string_view waiting_for() const override;
    std::expected<Taking, Announcement> legal_taking(const Event& event) const;
    void deal_if_set_up(Announcements& said);
    Announcement ask_to_deal();
    Announcement next_turn() const;
    bool has_cards(Seat seat) const { return !table_.in_front_of(seat).empty(); }
    bool somebody_else_has_cards(Seat seat) const;
    bool all_have_combinations() const;

    Phase phase_ = Phase::setup;
    int round_ = 0;
    std::optional<Seat> first_player_;
    std::optional<Seat> turn_;
    std::vector<bool> dealt_;      // per player, in the running deal
    std::size_t turns_taken_ = 0;  // in this round
    std::optional<Seat> winner_;
};

}  // namespace temple::referee
