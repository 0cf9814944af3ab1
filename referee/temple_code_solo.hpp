// SPDX-License-Identifier: GPL-3.0-or-later
// Temple Code for one: RULES.md section 2, "Solo".
#pragma once

#include "referee/temple_code_game.hpp"

namespace temple::referee {

class TempleCodeSolo final : public TempleCodeGame {
  public:
    static std::expected<TempleCodeSolo, std::string> create(const GameSetup& setup);

    std::unique_ptr<Game> clone() const override { return std::make_unique<TempleCodeSolo>(*this); }
    Vocabulary vocabulary() const override;
    Announcements opening() const override;
    Outcome apply(const Event& event) override;
    Json status() const override;
    TempleCodeView view() const override;

  private:
    static constexpr Seat player = 0;

    explicit TempleCodeSolo(std::vector<std::string> players) : TempleCodeGame(std::move(players), false) {}

    Outcome combination(const Event& event);
    Outcome deal(const Event& event);
    Outcome take(const Event& event);
    Outcome guess(const Event& event);
    Outcome concede();

    std::string_view waiting_for() const override;
    bool deck_is_out() const { return table_.draw_pile() < 2; }  // every step takes two cards (B15)
    bool two_cards_lie_open() const { return !table_.in_front_of(player).empty(); }
    int cards_due() const { return information_due_ ? 1 : 2; }
    /// choose / deal / deck_out
    Announcement next_step() const;
    Announcement finish(std::string_view reason);

    bool information_due_ = false;  // one card for information, after a new combination
    int turns_ = 0;
};

}  // namespace temple::referee
