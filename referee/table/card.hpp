// SPDX-License-Identifier: GPL-3.0-or-later
// Standard playing cards as values: the words that scanner, datasets and referee share.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace temple::table {

enum class Suit : std::uint8_t { clubs, diamonds, hearts, spades };

/// One face of a standard deck. Index 0..51 = suit * 13 + rank, rank 0 = ace, 1 = two ... 12 = king; 52 =
/// joker.
class Card {
  public:
    static constexpr int count = 53;
    static constexpr int joker_index = 52;

    constexpr Card() = default;
    /// @param index 0..52, see above (not checked).
    constexpr explicit Card(int index) : index_(static_cast<std::uint8_t>(index)) {}
    static constexpr Card joker() { return Card(joker_index); }
    static constexpr Card of(Suit suit, int rank) { return Card(static_cast<int>(suit) * 13 + rank); }

    constexpr int index() const { return index_; }
    constexpr bool is_joker() const { return index_ == joker_index; }
    /// 0 = ace, 1 = two ... 9 = ten, 10 jack, 11 queen, 12 king; meaningless for the joker.
    constexpr int rank() const { return index_ % 13; }
    constexpr Suit suit() const { return static_cast<Suit>(index_ / 13); }
    constexpr bool is_red() const {
        return !is_joker() && (suit() == Suit::diamonds || suit() == Suit::hearts);
    }

    /// PROTOCOL.md names: rank 2..10 J Q K A + suit C D H S ("10H", "QS"), or "JOKER".
    std::string name() const {
        if (is_joker()) return std::string(joker_name);
        return std::string(rank_names[static_cast<std::size_t>(rank())]) +
               suit_letters[static_cast<std::size_t>(suit())];
    }

    /// The card of a PROTOCOL.md name; nothing if the name is none.
    static constexpr std::optional<Card> parse(std::string_view name) {
        if (name == joker_name) return joker();
        if (name.empty()) return std::nullopt;
        const auto suit = suit_letters.find(name.back());
        if (suit == std::string_view::npos) return std::nullopt;
        for (std::size_t rank = 0; rank < rank_names.size(); ++rank)
            if (rank_names[rank] == name.substr(0, name.size() - 1))
                return of(static_cast<Suit>(suit), static_cast<int>(rank));
        return std::nullopt;
    }

    friend constexpr bool operator==(Card, Card) = default;
    friend constexpr auto operator<=>(Card, Card) = default;

  private:
    static constexpr std::string_view joker_name = "JOKER";
    static constexpr std::string_view suit_letters = "CDHS";
    static constexpr std::array<std::string_view, 13> rank_names{"A", "2", "3",  "4", "5", "6", "7",
                                                                 "8", "9", "10", "J", "Q", "K"};

    std::uint8_t index_ = 0;
};

}  // namespace temple::table
