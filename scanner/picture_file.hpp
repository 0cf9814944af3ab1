// SPDX-License-Identifier: GPL-3.0-or-later
// Reads a picture file in bounded memory: its size is taken from the header before anything is decoded.
#pragma once

#include <cstdint>
#include <expected>
#include <opencv2/core.hpp>
#include <optional>
#include <span>
#include <string>

namespace temple::scanner {

struct Picture {
    cv::Mat bgr;       // 8-bit; may be reduced
    cv::Size size;     // px of the file, after its EXIF turn
    double scale = 1;  // px of `bgr` per px of the file
};

/// Width and height that the header of a JPEG, PNG, BMP or WebP file states (before any EXIF turn); nothing
/// if the bytes are none of these or end too early. @param head the file's beginning; JPEG may need up to 1
/// MiB.
std::optional<cv::Size> size_in_header(std::span<const std::uint8_t> head);

/// Reads a picture. Large JPEGs are decoded at 1/2, 1/4 or 1/8, others above 25 megapixels are reduced after
/// decoding, above 100 megapixels or 30,000 px long refused. A picture that is cut off is refused. Turned as
/// its EXIF data says. Error: one line that names the file, the cause and the way out.
std::expected<Picture, std::string> read_picture(const std::string& path);

/// True if the name ends like a picture that read_picture can read.
bool is_picture_name(const std::string& path);

}  // namespace temple::scanner
