// SPDX-License-Identifier: GPL-3.0-or-later
// The codes that the reader knows: what it is not given here, it never names.
#pragma once

#include <bitset>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "scanner/data_matrix.hpp"
#include "scanner/ring_code.hpp"

namespace temple::scanner {

enum class CodeFamily : std::uint8_t {
    matrix,  // a DataMatrix in a card's field: the cipher side
    frieze,  // two rows of cells in a card's field: the statues side
    ring     // 23 sectors in a ring: tokens and mats
};

/// Bit i is cell i (code_layout::frieze_centre), set = dark.
using FriezeCells = std::bitset<code_layout::frieze_cells>;

/// "F" and ten hexadecimal digits, and back; nothing for other texts.
std::string frieze_text(const FriezeCells& cells);
std::optional<FriezeCells> parse_frieze(std::string_view text);

/// The word of ring_text; nothing for other texts or if it is none of ring_words().
std::optional<RingWord> parse_ring(std::string_view text);

/// How many cells differ, the other way up too.
int frieze_distance(const FriezeCells& a, const FriezeCells& b);
/// The same cells seen from the other side of the table.
FriezeCells upside_down(const FriezeCells& cells);

/// One code of one printed object.
struct KnownCode {
    CodeFamily family = CodeFamily::matrix;
    std::string text;    // six digits, frieze_text or ring_text
    std::string object;  // "code:NPT", "token:first-player"
    /// The object's outline, mm, in the frame of code_layout: of the card, or about the ring's centre.
    cv::Rect2d outline{0, 0, code_layout::card_width, code_layout::card_height};
};

/// The outline of a token that is cut out as code_layout says.
cv::Rect2d tile_outline();

class CodeList {
  public:
    template <typename Pattern>
    struct Entry {
        KnownCode code;
        Pattern pattern;
    };

    /// @return false, and nothing is added, if the text is none of its family.
    bool add(const KnownCode& code);
    bool empty() const { return matrices_.empty() && friezes_.empty() && rings_.empty(); }

    const std::vector<Entry<MatrixModules>>& matrices() const { return matrices_; }
    const std::vector<Entry<FriezeCells>>& friezes() const { return friezes_; }
    const std::vector<Entry<RingWord>>& rings() const { return rings_; }

  private:
    std::vector<Entry<MatrixModules>> matrices_;
    std::vector<Entry<FriezeCells>> friezes_;
    std::vector<Entry<RingWord>> rings_;
};

}  // namespace temple::scanner
