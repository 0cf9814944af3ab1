// SPDX-License-Identifier: GPL-3.0-or-later
#include "scanner/picture_end.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>

namespace temple::scanner {

namespace {

using Bytes = std::span<const std::uint8_t>;

constexpr std::array<std::uint8_t, 8> png_begin{0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};

/// One step of the checksum for each value of a byte (PNG specification, annex D).
constexpr std::array<std::uint32_t, 256> crc_steps = [] {
    std::array<std::uint32_t, 256> steps{};
    for (std::uint32_t n = 0; n < steps.size(); ++n) {
        steps[n] = n;
        for (int bit = 0; bit < 8; ++bit)
            steps[n] = steps[n] & 1 ? 0xEDB88320U ^ steps[n] >> 1 : steps[n] >> 1;
    }
    return steps;
}();

std::uint32_t checksum(Bytes bytes) {
    std::uint32_t crc = 0xFFFFFFFFU;
    for (const std::uint8_t byte : bytes) crc = crc_steps[(crc ^ byte) & 0xFF] ^ crc >> 8;
    return ~crc;
}

std::uint32_t big_endian(Bytes b, std::size_t at) {
    return static_cast<std::uint32_t>(b[at]) << 24 | static_cast<std::uint32_t>(b[at + 1]) << 16 |
           static_cast<std::uint32_t>(b[at + 2]) << 8 | b[at + 3];
}

/// Chunk by chunk: length, name, data, checksum of name and data (PNG specification, 5.3).
bool reaches_png_end(Bytes file) {
    constexpr std::size_t around = 12;  // bytes of a chunk beside its data
    std::size_t at = png_begin.size();
    while (at + around <= file.size()) {
        const std::size_t length = big_endian(file, at);
        if (length > file.size() - at - around) return false;
        const Bytes name_and_data = file.subspan(at + 4, 4 + length);
        if (checksum(name_and_data) != big_endian(file, at + 8 + length)) return false;
        constexpr std::array<std::uint8_t, 4> end{'I', 'E', 'N', 'D'};
        if (std::equal(end.begin(), end.end(), name_and_data.begin())) return true;
        at += around + length;
    }
    return false;
}

/// Marker by marker (ITU T.81, B.1). Coded data holds FF only before 00, a restart or a fill byte, so the
/// next other marker behind it is a true one.
bool reaches_jpeg_end(Bytes file) {
    constexpr std::uint8_t end_of_image = 0xD9;
    std::size_t at = 2;
    while (at + 1 < file.size()) {
        const std::uint8_t marker = file[at + 1];
        if (file[at] != 0xFF || marker == 0x00 || marker == 0xFF || (marker >= 0xD0 && marker <= 0xD7)) {
            ++at;
            continue;
        }
        if (marker == end_of_image) return true;
        if (at + 3 >= file.size()) return false;
        at += 2 + (static_cast<std::size_t>(file[at + 2]) << 8 | file[at + 3]);
    }
    return false;
}

bool begins(Bytes file, std::string_view text) {
    return file.size() >= text.size() &&
           std::equal(text.begin(), text.end(), file.begin(),
                      [](char c, std::uint8_t byte) { return static_cast<std::uint8_t>(c) == byte; });
}

/// BMP and WebP state their own length.
bool has_length(Bytes file, std::size_t at, std::size_t around) {
    if (file.size() < at + 4) return false;
    const std::size_t stated =
        static_cast<std::size_t>(file[at]) | static_cast<std::size_t>(file[at + 1]) << 8 |
        static_cast<std::size_t>(file[at + 2]) << 16 | static_cast<std::size_t>(file[at + 3]) << 24;
    return file.size() >= stated + around;
}

}  // namespace

bool is_whole_picture(Bytes file) {
    if (file.size() >= 2 && file[0] == 0xFF && file[1] == 0xD8) return reaches_jpeg_end(file);
    if (file.size() >= png_begin.size() && std::equal(png_begin.begin(), png_begin.end(), file.begin()))
        return reaches_png_end(file);
    if (begins(file, "BM")) return has_length(file, 2, 0);
    if (begins(file, "RIFF")) return has_length(file, 4, 8);
    return true;
}

}  // namespace temple::scanner
