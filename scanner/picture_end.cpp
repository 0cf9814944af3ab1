// SPDX-License-Identifier: GPL-3.0-or-later
#include "scanner/picture_end.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

namespace temple::scanner {

namespace {

using Bytes = std::span<const std::uint8_t>;

constexpr std::array<std::uint8_t, 8> png_begin{0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};

/// Chunk by chunk: length, name, data, checksum (PNG specification, 5.3).
bool reaches_png_end(Bytes file) {
    constexpr std::size_t around = 12;  // bytes of a chunk beside its data
    std::size_t at = png_begin.size();
    while (at + around <= file.size()) {
        const std::size_t length =
            static_cast<std::size_t>(file[at]) << 24 | file[at + 1] << 16 | file[at + 2] << 8 | file[at + 3];
        constexpr std::array<std::uint8_t, 4> end{'I', 'E', 'N', 'D'};
        if (std::equal(end.begin(), end.end(), file.begin() + static_cast<std::ptrdiff_t>(at) + 4))
            return true;
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

}  // namespace

bool is_whole_picture(Bytes file) {
    if (file.size() >= 2 && file[0] == 0xFF && file[1] == 0xD8) return reaches_jpeg_end(file);
    if (file.size() >= png_begin.size() && std::equal(png_begin.begin(), png_begin.end(), file.begin()))
        return reaches_png_end(file);
    return true;
}

}  // namespace temple::scanner
