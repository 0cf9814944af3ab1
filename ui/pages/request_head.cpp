// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/request_head.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

namespace temple::ui {
namespace {

constexpr std::string_view line_end = "\r\n";

bool is_letter_or_digit(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
}

bool is_path(std::string_view target) {
    const auto plain = [](char c) {
        return is_letter_or_digit(c) || c == '/' || c == '-' || c == '_' || c == '.';
    };
    return target.starts_with('/') && std::ranges::all_of(target, plain) &&
           target.find("..") == std::string_view::npos;
}

bool is_name(std::string_view name) {
    return !name.empty() &&
           std::ranges::all_of(name, [](char c) { return is_letter_or_digit(c) || c == '-' || c == '_'; });
}

/// True if every line ends with CR and LF and nothing else is a control character.
bool is_clean(std::string_view text) {
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto c = static_cast<unsigned char>(text[i]);
        if (c == '\n' && (i == 0 || text[i - 1] != '\r')) return false;
        if (c == '\r' && i + 1 < text.size() && text[i + 1] != '\n') return false;
        if (c == 0x7f || (c < 0x20 && c != '\r' && c != '\n' && c != '\t')) return false;
    }
    return true;
}

std::string lower(std::string_view text) {
    std::string out(text);
    for (char& c : out)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return out;
}

std::string_view trimmed(std::string_view text) {
    const auto first = text.find_first_not_of(" \t");
    return first == std::string_view::npos ? ""
                                           : text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

std::expected<void, Refusal> read_request_line(std::string_view line, RequestHead& head) {
    const auto first = line.find(' '), last = line.rfind(' ');
    if (first == std::string_view::npos || first == last) return std::unexpected(Refusal::bad_request);
    head.method = line.substr(0, first);
    head.target = line.substr(first + 1, last - first - 1);
    const auto version = line.substr(last + 1);
    if (version != "HTTP/1.1" && version != "HTTP/1.0") return std::unexpected(Refusal::bad_request);
    if (head.target.size() > longest_target) return std::unexpected(Refusal::long_target);
    if (!is_name(head.method)) return std::unexpected(Refusal::bad_request);
    if (head.method != "GET" && head.method != "POST") return std::unexpected(Refusal::method);
    if (!is_path(head.target)) return std::unexpected(Refusal::not_found);
    return {};
}

std::expected<std::size_t, Refusal> read_length(std::string_view digits) {
    constexpr std::size_t most_digits = 9;
    const bool is_number =
        !digits.empty() && std::ranges::all_of(digits, [](char c) { return c >= '0' && c <= '9'; });
    if (!is_number) return std::unexpected(Refusal::bad_request);
    std::size_t length = 0;
    if (digits.size() > most_digits) return std::unexpected(Refusal::too_large);
    std::from_chars(digits.data(), digits.data() + digits.size(), length);
    if (length > longest_body) return std::unexpected(Refusal::too_large);
    return length;
}

/// What the lines said, of those headers that matter; each may come once.
struct Seen {
    bool host = false, origin = false, content_type = false, length = false;
};

bool once(bool& seen) {
    return !std::exchange(seen, true);
}

std::expected<void, Refusal> read_header(std::string_view line, RequestHead& head, Seen& seen) {
    const auto colon = line.find(':');
    if (colon == std::string_view::npos || !is_name(line.substr(0, colon)))
        return std::unexpected(Refusal::bad_request);  // also a line that goes on the one before
    const std::string name = lower(line.substr(0, colon));
    const std::string_view value = trimmed(line.substr(colon + 1));
    bool fine = true;
    if (name == "host") {
        fine = once(seen.host);
        head.host = value;
    } else if (name == "origin") {
        fine = once(seen.origin);
        head.origin = value;
    } else if (name == "content-type") {
        fine = once(seen.content_type);
        head.content_type = lower(value);
    } else if (name == "content-length") {
        fine = once(seen.length);
        const auto length = read_length(value);
        if (!length) return std::unexpected(length.error());
        head.body_size = *length;
    } else {
        constexpr std::array<std::string_view, 3> never{"transfer-encoding", "upgrade", "expect"};
        fine = std::ranges::find(never, name) == never.end();
    }
    if (!fine) return std::unexpected(Refusal::bad_request);
    return {};
}

std::expected<void, Refusal> check_whole(const RequestHead& head, const Seen& seen) {
    if (!seen.host) return std::unexpected(Refusal::bad_request);
    if (head.method == "POST" && !seen.length) return std::unexpected(Refusal::length_required);
    if (head.method == "GET" && head.body_size > 0) return std::unexpected(Refusal::bad_request);
    return {};
}

}  // namespace

std::expected<RequestHead, Refusal> read_head(std::string_view received) {
    const auto end = received.substr(0, longest_head).find("\r\n\r\n");
    const bool whole = end != std::string_view::npos;
    std::string_view text = whole ? received.substr(0, end + line_end.size()) : received;
    if (!is_clean(text)) return std::unexpected(Refusal::bad_request);
    RequestHead head;
    const auto first_end = text.find(line_end);
    constexpr std::size_t longest_line = longest_target + 32;  // with method and version
    if (std::min(first_end, text.size()) > longest_line) return std::unexpected(Refusal::long_target);
    if (!whole && received.size() >= longest_head) return std::unexpected(Refusal::long_head);
    if (first_end == std::string_view::npos) return head;
    if (auto read = read_request_line(text.substr(0, first_end), head); !read)
        return std::unexpected(read.error());
    if (!whole) return head;
    head.is_whole = true;
    head.head_size = end + 2 * line_end.size();
    text.remove_prefix(first_end + line_end.size());
    Seen seen;
    for (std::size_t lines = 0; !text.empty(); ++lines) {
        if (lines == most_header_lines) return std::unexpected(Refusal::long_head);
        const auto length = text.find(line_end);
        if (auto read = read_header(text.substr(0, length), head, seen); !read)
            return std::unexpected(read.error());
        text.remove_prefix(length + line_end.size());
    }
    if (auto checked = check_whole(head, seen); !checked) return std::unexpected(checked.error());
    return head;
}

std::expected<void, Refusal> check_origin(const RequestHead& head, std::string_view host) {
    if (head.host != host) return std::unexpected(Refusal::wrong_host);
    const bool own = head.origin == "http://" + std::string(host);
    if (!head.origin.empty() && !own) return std::unexpected(Refusal::forbidden);
    if (head.method != "POST") return {};
    if (!own) return std::unexpected(Refusal::forbidden);
    if (head.content_type != "application/json" && head.content_type != "application/json; charset=utf-8")
        return std::unexpected(Refusal::media_type);
    return {};
}

}  // namespace temple::ui
