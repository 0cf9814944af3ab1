// SPDX-License-Identifier: GPL-3.0-or-later
#include "scanner/code_list.hpp"

#include <algorithm>
#include <cstdio>
#include <cstdlib>

namespace temple::scanner {

namespace {

constexpr std::size_t frieze_digits = code_layout::frieze_cells / 4;

std::optional<unsigned long long> hexadecimal(std::string_view text, char first, std::size_t digits) {
    if (text.size() != digits + 1 || text.front() != first) return std::nullopt;
    const std::string number(text.substr(1));
    if (number.find_first_not_of("0123456789ABCDEF") != std::string::npos) return std::nullopt;
    return std::strtoull(number.c_str(), nullptr, 16);
}

}  // namespace

std::string frieze_text(const FriezeCells& cells) {
    char text[16];
    std::snprintf(text, sizeof text, "F%010llX", cells.to_ullong());
    return text;
}

std::optional<FriezeCells> parse_frieze(std::string_view text) {
    const auto number = hexadecimal(text, 'F', frieze_digits);
    return number ? std::optional(FriezeCells(*number)) : std::nullopt;
}

std::optional<RingWord> parse_ring(std::string_view text) {
    const auto number = hexadecimal(text, 'R', 6);
    if (!number || !std::ranges::binary_search(ring_words(), *number)) return std::nullopt;
    return static_cast<RingWord>(*number);
}

FriezeCells upside_down(const FriezeCells& cells) {
    FriezeCells out;
    for (std::size_t i = 0; i < cells.size(); ++i) out[i] = cells[cells.size() - 1 - i];
    return out;
}

int frieze_distance(const FriezeCells& a, const FriezeCells& b) {
    return static_cast<int>(std::min((a ^ b).count(), (a ^ upside_down(b)).count()));
}

cv::Rect2d tile_outline() {
    return {-code_layout::tile_width / 2, -code_layout::tile_ring_y, code_layout::tile_width,
            code_layout::tile_height};
}

bool CodeList::add(const KnownCode& code) {
    switch (code.family) {
        case CodeFamily::matrix:
            if (const auto modules = encode_matrix(code.text)) {
                matrices_.push_back({code, *modules});
                return true;
            }
            return false;
        case CodeFamily::frieze:
            if (const auto cells = parse_frieze(code.text)) {
                friezes_.push_back({code, *cells});
                return true;
            }
            return false;
        case CodeFamily::ring:
            if (const auto word = parse_ring(code.text)) {
                rings_.push_back({code, *word});
                return true;
            }
            return false;
    }
    return false;
}

}  // namespace temple::scanner
