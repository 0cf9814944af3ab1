// SPDX-License-Identifier: GPL-3.0-or-later
// Monkey Temple: RULES.md section 3, PROTOCOL.md "Monkey Temple".
#pragma once

#include <array>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "referee/game.hpp"
#include "referee/monkey_temple_view.hpp"
#include "referee/seating.hpp"

namespace temple::referee {

struct MonkeyTempleOptions {
    int rounds = 5;           // 5, 6 or 7
    bool blank_token = true;  // false: four thief tokens, tourists only
};

class MonkeyTemple final : public Game {
  public:
    static std::expected<MonkeyTemple, std::string> create(const GameSetup& setup);

    std::unique_ptr<Game> clone() const override { return std::make_unique<MonkeyTemple>(*this); }
    Vocabulary vocabulary() const override;
    Announcements opening() const override;
    Outcome apply(const Event& event) override;
    Json status() const override;
    bool over() const override { return over_; }

    MonkeyTempleView view() const;

  private:
    enum class Phase : std::uint8_t { setup, selection, theft, restore, reveal };  // restore: "return"
    /// Index of a place: 0..3 the tourists, then the players in seating order.
    using Spot = std::size_t;
    struct Place {
        bool thief_token = false;
        std::optional<int> number;  // of the revealed thief token
    };
    struct Move {
        int number = 0;
        std::optional<Spot> to;  // none: lifted
    };

    MonkeyTemple(std::vector<std::string> players, MonkeyTempleOptions options);

    Outcome start(const Event& event);
    Outcome draw(const Event& event);
    Outcome place_thief_token(const Event& event);
    Outcome move_monkey(const Event& event);
    Outcome dispute();
    Outcome reveal(const Event& event);

    std::optional<Announcement> illegal_drawing(const Event& event) const;
    std::optional<Announcement> illegal_thief_spot(Spot spot) const;
    std::expected<Move, Announcement> legal_move(const Event& event) const;
    std::optional<Announcement> illegal_reveal(const std::string& at, std::optional<Spot> spot,
                                               int number) const;

    Announcement begin_round();
    Announcements end_round();

    std::string_view waiting_for() const;
    std::unexpected<Announcement> not_now() const {
        return refuse("not_now", {{"waiting_for", waiting_for()}});
    }
    std::optional<Spot> find_spot(std::string_view name) const;
    std::string spot_name(Spot spot) const;
    bool is_guardian_spot(Spot spot) const { return spot >= tourists; }
    Seat guardian_token() const { return seating_.right_of(*monkey_player_); }
    std::optional<Spot> guardian_with_token() const;
    std::optional<int> monkey_at(Spot spot) const;
    int thief_tokens() const { return options_.blank_token ? 5 : 4; }
    int thief_tokens_placed() const;
    int monkeys_placed() const;
    int revealed() const;
    bool number_was_shown(int number) const;

    static constexpr std::size_t tourists = 4;
    static constexpr std::size_t objects = 4;

    Seating seating_;
    MonkeyTempleOptions options_;
    Phase phase_ = Phase::setup;
    bool over_ = false;
    int round_ = 0;
    std::optional<Seat> monkey_player_;
    std::vector<Place> places_;
    std::array<std::optional<Spot>, objects> monkeys_;  // where monkey token k + 1 lies
    std::set<std::string> cards_used_;
    int wrong_total_ = 0;
};

}  // namespace temple::referee
