// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>

namespace temple::scanner {

/// False if a JPEG, PNG, BMP or WebP file ends before its picture does, as after a copy that was broken off
/// (decoders would fill the rest with grey), or if a PNG's checksum is wrong. What is appended behind the
/// picture (phones append films) does not matter; files of other kinds count as whole. @param file all of its
/// bytes.
bool is_whole_picture(std::span<const std::uint8_t> file);

}  // namespace temple::scanner
