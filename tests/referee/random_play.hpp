// SPDX-License-Identifier: GPL-3.0-or-later
// One harness for all games: it plays at random through the referee's door and holds it to what must hold in
// every game. What a single game adds is a Driver: which events may come, and which of them are legal by its
// view.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <random>
#include <string>
#include <vector>

#include "referee/referee.hpp"

namespace temple::referee::test {

using Value = nlohmann::json;

class Random {
  public:
    explicit Random(unsigned seed) : engine_(seed) {}
    /// 0 .. below - 1
    std::size_t index(std::size_t below) {
        return std::uniform_int_distribution<std::size_t>(0, below - 1)(engine_);
    }
    bool chance(double p) { return std::bernoulli_distribution(p)(engine_); }
    template <typename T>
    const T& of(const std::vector<T>& list) {
        return list[index(list.size())];
    }

  private:
    std::mt19937 engine_;
};

/// The events of the game that are in force, with their numbers.
struct InForce {
    int number = 0;
    Value event;
    Announcements said;
    Json status_before;
};
using History = std::vector<InForce>;

class Driver {
  public:
    virtual ~Driver() = default;
    /// An event of the game with fields of the right type, which may or may not be legal now.
    virtual Value any_event(const Referee& referee, Random& random) const = 0;
    /// An event that is often legal now; null if the game has ended and nothing is left to do.
    virtual Value next_event(const Referee& referee, Random& random) const = 0;
    /// Whether the event is legal, judged by the game's view and the history alone.
    virtual bool is_legal(const Referee& referee, const History& history, const Value& event) const = 0;
    /// Counts again what can be counted.
    virtual void check_totals(const Referee& referee, const History& history) const = 0;
};

std::vector<std::string> player_names(std::size_t count);

std::unique_ptr<Driver> temple_gold_driver();
std::unique_ptr<Driver> temple_code_driver();
std::unique_ptr<Driver> monkey_temple_driver();

}  // namespace temple::referee::test
