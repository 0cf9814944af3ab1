// SPDX-License-Identifier: GPL-3.0-or-later
// The chambers that a deck check found right: from then on it is known which cards can turn up.
#pragma once

#include <expected>
#include <filesystem>
#include <string>
#include <vector>

#include "referee/temple_gold_view.hpp"

namespace temple::ui {

/// True if these are exactly as many chambers of each kind as the game needs, each card once.
/// @param view of a game that has not begun
bool are_chambers_of(const std::vector<table::Card>& cards, const referee::TempleGoldView& view);

class CheckedChambers {
  public:
    /// Takes what lies open now. @param unread cards that are seen but not known
    /// @param now s, of any clock. A check counts once the same cards have lain there for 2 s: one that is
    /// misread for a moment is not learned.
    void see(std::vector<table::Card> cards, int unread, const referee::TempleGoldView& view, double now);
    /// The cards of the last check that counts, if they are those that this game needs; else none.
    std::vector<table::Card> of(const referee::TempleGoldView& view) const;

  private:
    std::vector<table::Card> lying_, checked_;  // in order
    double since_ = 0;                          // s, since when lying_ lies there
};

/// A file of `deck-check --keep`: {"version":1,"chambers":["2C", ...]}. Errors: one line.
std::expected<void, std::string> write_chambers(const std::filesystem::path& file,
                                                const std::vector<table::Card>& cards);
std::expected<std::vector<table::Card>, std::string> read_chambers(const std::filesystem::path& file);

}  // namespace temple::ui
