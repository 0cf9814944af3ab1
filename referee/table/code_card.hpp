// SPDX-License-Identifier: GPL-3.0-or-later
// The 35 printed cards of Temple Code as values: three of seven statues in a row.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace temple::table {

/// One of the 35 cards, in the order of RULES.md section 2 (components and deck).
class CodeCard {
  public:
    static constexpr int count = 35;
    /// W great wave, T tiki, C Cthulhu, A axolotl, N narwhal, P emperor penguin, K kraken.
    static constexpr std::string_view statues = "WTCANPK";

    constexpr CodeCard() = default;
    /// @param index 0..34 (not checked).
    constexpr explicit CodeCard(int index) : index_(static_cast<std::uint8_t>(index)) {}

    constexpr int index() const { return index_; }
    /// The three letters, left to right on the statues side.
    constexpr std::string_view name() const { return deck[index_]; }
    /// The card of a name; nothing if it is none of the 35.
    static constexpr std::optional<CodeCard> parse(std::string_view name) {
        for (int i = 0; i < count; ++i)
            if (deck[static_cast<std::size_t>(i)] == name) return CodeCard(i);
        return std::nullopt;
    }

    friend constexpr bool operator==(CodeCard, CodeCard) = default;

  private:
    static constexpr std::array<std::string_view, count> deck{
        "CTW", "ACT", "NAC", "PNA", "KPN", "WKP", "TWK",   //
        "AWT", "NTC", "PCA", "KAN", "WNP", "TPK", "CKW",   //
        "WTN", "TCP", "CAK", "ANW", "NPT", "PKC", "KWA",   //
        "PTW", "KCT", "WAC", "TNA", "CPN", "AKP", "NWK",   //
        "WCN", "TAP", "CNK", "APW", "NKT", "PWC", "KTA"};  //

    std::uint8_t index_ = 0;
};

}  // namespace temple::table
