// SPDX-License-Identifier: GPL-3.0-or-later
#include "scanner/picture_file.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>
#include <vector>

#include "scanner/picture_end.hpp"

namespace temple::scanner {

namespace {

constexpr std::uintmax_t head_bytes = 1 << 20;
constexpr std::uintmax_t largest_file = 200u << 20;  // bytes
constexpr double largest_picture = 100e6;            // px: 300 MB when decoded
constexpr double working_picture = 25e6;             // px: enough for cards of 40 px in a phone's picture
constexpr int longest_side = 30000;                  // px: of a picture that the finder can still look at
constexpr int smallest_side = 16;                    // px: no card is readable in less

using Bytes = std::span<const std::uint8_t>;

std::uint32_t big(Bytes b, std::size_t at, std::size_t count) {
    std::uint32_t value = 0;
    for (std::size_t i = 0; i < count; ++i) value = value << 8 | b[at + i];
    return value;
}

std::uint32_t little(Bytes b, std::size_t at, std::size_t count) {
    std::uint32_t value = 0;
    for (std::size_t i = count; i-- > 0;) value = value << 8 | b[at + i];
    return value;
}

bool starts_with(Bytes b, std::size_t at, std::string_view text) {
    return b.size() >= at + text.size() &&
           std::equal(text.begin(), text.end(), b.begin() + static_cast<std::ptrdiff_t>(at),
                      [](char c, std::uint8_t x) { return static_cast<std::uint8_t>(c) == x; });
}

std::optional<cv::Size> sized(std::uint32_t width, std::uint32_t height) {
    if (width == 0 || height == 0 || width > 1u << 24 || height > 1u << 24) return std::nullopt;
    return cv::Size(static_cast<int>(width), static_cast<int>(height));
}

std::optional<cv::Size> jpeg_size(Bytes b) {
    std::size_t at = 2;
    while (at + 9 < b.size()) {
        if (b[at] != 0xFF) return std::nullopt;
        const std::uint8_t marker = b[at + 1];
        if (marker == 0xFF) {  // fill byte
            ++at;
            continue;
        }
        const bool frame =
            marker >= 0xC0 && marker <= 0xCF && marker != 0xC4 && marker != 0xC8 && marker != 0xCC;
        if (frame) return sized(big(b, at + 7, 2), big(b, at + 5, 2));
        if (marker == 0xD9 || marker == 0xDA) return std::nullopt;
        const bool bare = marker == 0x01 || (marker >= 0xD0 && marker <= 0xD8);
        at += bare ? 2 : 2 + big(b, at + 2, 2);
    }
    return std::nullopt;
}

std::optional<cv::Size> webp_size(Bytes b) {
    if (b.size() < 30) return std::nullopt;
    if (starts_with(b, 12, "VP8X")) return sized(little(b, 24, 3) + 1, little(b, 27, 3) + 1);
    if (starts_with(b, 12, "VP8L")) {
        const std::uint32_t bits = little(b, 21, 4);
        return sized((bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1);
    }
    if (starts_with(b, 12, "VP8 ")) return sized(little(b, 26, 2) & 0x3FFF, little(b, 28, 2) & 0x3FFF);
    return std::nullopt;
}

/// The file's beginning, `most` bytes of it at most; empty if it cannot be read.
std::vector<std::uint8_t> bytes_of(const std::string& path, std::uintmax_t most) {
    std::error_code error;
    std::vector<std::uint8_t> bytes(std::min(most, std::filesystem::file_size(path, error)));
    std::ifstream in(path, std::ios::binary);
    in.read(reinterpret_cast<char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
    bytes.resize(static_cast<std::size_t>(in.gcount()));
    return bytes;
}

/// The strongest JPEG reduction that keeps at least the working size.
int decode_flag(double pixels, bool jpeg, int& factor) {
    factor = 1;
    while (jpeg && factor < 8 && pixels / (factor * factor) > working_picture) factor *= 2;
    switch (factor) {
        case 2:
            return cv::IMREAD_REDUCED_COLOR_2;
        case 4:
            return cv::IMREAD_REDUCED_COLOR_4;
        case 8:
            return cv::IMREAD_REDUCED_COLOR_8;
        default:
            return cv::IMREAD_COLOR;
    }
}

std::string size_text(cv::Size size) {
    return std::to_string(size.width) + " x " + std::to_string(size.height);
}

}  // namespace

std::optional<cv::Size> size_in_header(Bytes b) {
    if (b.size() < 26) return std::nullopt;
    if (b[0] == 0xFF && b[1] == 0xD8) return jpeg_size(b);
    if (starts_with(b, 1, "PNG\r\n") && starts_with(b, 12, "IHDR"))
        return sized(big(b, 16, 4), big(b, 20, 4));
    if (starts_with(b, 0, "RIFF") && starts_with(b, 8, "WEBP")) return webp_size(b);
    if (starts_with(b, 0, "BM")) {
        const auto height = static_cast<std::int32_t>(little(b, 22, 4));  // negative: stored from the top
        if (height == INT32_MIN) return std::nullopt;
        return sized(little(b, 18, 4), static_cast<std::uint32_t>(std::abs(height)));
    }
    return std::nullopt;
}

std::expected<Picture, std::string> read_picture(const std::string& path) {
    const auto failed = [&](const std::string& cause) {
        return std::unexpected("picture " + path + ": " + cause);
    };
    std::error_code error;
    const auto status = std::filesystem::status(path, error);
    if (error || !std::filesystem::exists(status)) return failed("there is no such file");
    if (!std::filesystem::is_regular_file(status)) return failed("is no file; name a picture");
    if (std::filesystem::file_size(path, error) > largest_file || error)
        return failed("the file is too large; reduce it");
    const auto head = bytes_of(path, head_bytes);
    if (head.empty()) return failed("is empty or cannot be read");
    const auto size = size_in_header(head);
    if (!size) return failed("is no JPEG, PNG, BMP or WebP picture; convert it");
    if (std::min(size->width, size->height) < smallest_side)
        return failed(size_text(*size) + " px is too small to show a card");
    const double pixels = static_cast<double>(size->width) * size->height;
    if (std::max(size->width, size->height) > longest_side)
        return failed(size_text(*size) + " px is too long; cut it into pictures of 30,000 px at most");
    if (pixels > largest_picture)
        return failed(size_text(*size) + " px is too large; reduce it to 100 megapixels at most");
    int factor = 1;
    const int flag = decode_flag(pixels, head[0] == 0xFF, factor);
    Picture picture;
    const auto bytes = bytes_of(path, largest_file);
    if (!is_whole_picture(bytes)) return failed("is cut off or damaged; copy it again");
    try {
        picture.bgr = cv::imdecode(bytes, flag);
    } catch (const cv::Exception&) {
        picture.bgr.release();
    }
    if (picture.bgr.empty()) return failed("is damaged and cannot be decoded; export it again");
    const bool turned = (picture.bgr.cols > picture.bgr.rows) != (size->width > size->height);
    picture.size = turned ? cv::Size(size->height, size->width) : *size;
    if (const double area = static_cast<double>(picture.bgr.total()); area > working_picture) {
        const double shrink = std::sqrt(working_picture / area);
        cv::resize(picture.bgr, picture.bgr, {}, shrink, shrink, cv::INTER_AREA);
    }
    picture.scale = static_cast<double>(picture.bgr.cols) / picture.size.width;
    return picture;
}

bool is_picture_name(const std::string& path) {
    std::string extension = std::filesystem::path(path).extension().string();
    std::transform(extension.begin(), extension.end(), extension.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    constexpr std::array<std::string_view, 5> known{".jpg", ".jpeg", ".png", ".bmp", ".webp"};
    return std::find(known.begin(), known.end(), extension) != known.end();
}

}  // namespace temple::scanner
