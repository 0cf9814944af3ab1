// SPDX-License-Identifier: GPL-3.0-or-later
#include "referee/interpreter/game_interpreter.hpp"

#include "referee/interpreter/temple_code_interpreter.hpp"
#include "referee/interpreter/temple_gold_interpreter.hpp"

namespace temple::referee {

namespace {

template <typename Interpreter>
class Watched : public GameInterpreter {
  public:
    explicit Watched(Interpreter interpreter) : interpreter_(std::move(interpreter)) {}
    std::expected<Outputs, std::string> answer(int id, const nlohmann::json& value) override {
        return interpreter_.answer(id, value);
    }
    std::string waiting_for() const override { return interpreter_.waiting_for(); }
    const SeatMap& seats() const override { return interpreter_.seats(); }

  protected:
    Interpreter interpreter_;
};

class WatchedTempleGold final : public Watched<TempleGoldInterpreter> {
  public:
    using Watched::Watched;
    Outputs update(const table::TableChange& change, const Referee& referee) override {
        const auto view = referee.temple_gold();
        return view ? interpreter_.update(change, *view) : Outputs{};
    }
    void resume(const Referee& referee) override {
        if (const auto view = referee.temple_gold()) interpreter_.resume(*view, referee.events_in_force());
    }
    void know_chambers(const std::vector<table::Card>& chambers) override {
        interpreter_.know_chambers(chambers);
    }
    std::vector<int> row_counts() const override { return interpreter_.row_counts(); }
};

class WatchedTempleCode final : public Watched<TempleCodeInterpreter> {
  public:
    using Watched::Watched;
    Outputs update(const table::TableChange& change, const Referee& referee) override {
        if (interpreter_.is_catching_up()) interpreter_.know(referee.events_in_force());
        const auto view = referee.temple_code();
        return view ? interpreter_.update(change, *view) : Outputs{};
    }
    void resume(const Referee& referee) override { interpreter_.resume(referee.events_in_force()); }
};

}  // namespace

bool can_be_watched(std::string_view game) {
    return game == "temple_gold" || game == "temple_code";
}

std::unique_ptr<GameInterpreter> make_interpreter(const Referee& referee,
                                                  const std::optional<std::string>& start,
                                                  const std::optional<table::Layout>& layout) {
    const std::vector<std::string>& players = referee.setup().players;
    if (referee.setup().game == "temple_code")
        return std::make_unique<WatchedTempleCode>(TempleCodeInterpreter(players, start, layout));
    return std::make_unique<WatchedTempleGold>(TempleGoldInterpreter(players, start, layout));
}

}  // namespace temple::referee
