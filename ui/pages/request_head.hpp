// SPDX-License-Identifier: GPL-3.0-or-later
// Whether what a connection has sent so far is a request that the pages take: asked before any other parser
// sees it. Plain C++, so that it can be fuzzed.
#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <string>
#include <string_view>

namespace temple::ui {

inline constexpr std::size_t longest_head = 8 * 1024;  // bytes; Chromium 156 sends about 450
inline constexpr std::size_t longest_body = 2 * 1024;  // bytes; the longest wish has about 200
inline constexpr std::size_t longest_target = 128;     // bytes; /TOKEN/state has 39
inline constexpr std::size_t most_header_lines = 64;   // Chromium sends about 12

/// What is wrong with a request: the status of the answer.
enum class Refusal : std::uint16_t {
    bad_request = 400,
    forbidden = 403,
    not_found = 404,
    method = 405,
    length_required = 411,
    too_large = 413,
    long_target = 414,
    media_type = 415,
    wrong_host = 421,
    long_head = 431
};

struct RequestHead {
    std::string method, target;
    std::string host, origin, content_type;  // empty: not sent
    std::size_t head_size = 0;               // bytes, with the empty line
    std::size_t body_size = 0;               // bytes, as announced
    bool is_whole = false;                   // the empty line has come
};

/// Reads the head of a request strictly: HTTP/1.0 or 1.1, GET or POST, a plain path, no transfer coding, no
/// upgrade, no header twice that must be once, no control characters.
/// @return the head (not `is_whole` while more must come), or why it will never be taken
std::expected<RequestHead, Refusal> read_head(std::string_view received);

/// Whether the request may be answered at all by a server that is reached as `host` ("192.168.1.5:8035"): its
/// Host is that and nothing else (no foreign name that was made to point here), its Origin, if any, is ours;
/// a POST must name its Origin and be JSON.
std::expected<void, Refusal> check_origin(const RequestHead& head, std::string_view host);

}  // namespace temple::ui
