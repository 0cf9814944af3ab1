// SPDX-License-Identifier: GPL-3.0-or-later
#include "scanner/data_matrix.hpp"

#define ZX_USE_UTF8 1
#include <ZXing/BitMatrix.h>
#include <ZXing/MultiFormatWriter.h>
#include <ZXing/ReadBarcode.h>

#include <algorithm>
#include <array>
#include <exception>

namespace temple::scanner {

namespace {

constexpr int size = code_layout::matrix_modules;
constexpr int digits_of_a_symbol = 6;
// The reader wants a quiet zone and more than one pixel a module.
constexpr int quiet = 2, pixels = 4;

bool is_number(std::string_view text) {
    return text.size() == digits_of_a_symbol &&
           std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

std::size_t at(int row, int column) {
    return static_cast<std::size_t>(row * size + column);
}

}  // namespace

std::optional<bool> fixed_module(int row, int column) {
    if (column == 0 || row == size - 1) return true;
    if (row == 0) return column % 2 == 0;
    if (column == size - 1) return row % 2 == 1;
    return std::nullopt;
}

std::optional<MatrixModules> encode_matrix(std::string_view digits) {
    if (!is_number(digits)) return std::nullopt;
    try {
        const ZXing::BitMatrix drawn = ZXing::MultiFormatWriter(ZXing::BarcodeFormat::DataMatrix)
                                           .setMargin(0)
                                           .encode(std::string(digits), size, size);
        if (drawn.width() != size || drawn.height() != size) return std::nullopt;
        MatrixModules modules;
        for (int row = 0; row < size; ++row)
            for (int column = 0; column < size; ++column) modules[at(row, column)] = drawn.get(column, row);
        return modules;
    } catch (const std::exception&) {
        return std::nullopt;
    }
}

std::optional<std::string> decode_matrix(const MatrixModules& modules) {
    constexpr int side = (size + 2 * quiet) * pixels;
    std::array<std::uint8_t, static_cast<std::size_t>(side) * side> picture{};
    picture.fill(255);
    for (int y = 0; y < size * pixels; ++y)
        for (int x = 0; x < size * pixels; ++x) {
            const int row = y / pixels, column = x / pixels;
            if (fixed_module(row, column).value_or(modules[at(row, column)]))
                picture[static_cast<std::size_t>((y + quiet * pixels) * side + x + quiet * pixels)] = 0;
        }
    // Only this clean symbol: on camera pixels the library's own detectors may end the process.
    const auto hints = ZXing::DecodeHints()
                           .setFormats(ZXing::BarcodeFormat::DataMatrix)
                           .setIsPure(true)
                           .setTryHarder(false)
                           .setTryRotate(false);
    try {
        const auto result = ZXing::ReadBarcode({picture.data(), side, side, ZXing::ImageFormat::Lum}, hints);
        if (!result.isValid()) return std::nullopt;
        std::string text = result.text();
        return is_number(text) ? std::optional(std::move(text)) : std::nullopt;
    } catch (const std::exception&) {
        return std::nullopt;
    }
}

bool has_check_digits(std::string_view digits) {
    return is_number(digits) && std::stoi(std::string(digits)) % 97 == 1;
}

std::string with_check_digits(int number) {
    // Modulo 97 as IBANs have it: of all changes of one digit, and of two neighbours changing places, none
    // passes.
    const int check = (98 - number * 100 % 97) % 97;
    std::string text = std::to_string(number * 100 + check);
    return std::string(static_cast<std::size_t>(digits_of_a_symbol) - text.size(), '0') + text;
}

}  // namespace temple::scanner
