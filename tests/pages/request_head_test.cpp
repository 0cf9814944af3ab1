// SPDX-License-Identifier: GPL-3.0-or-later
// What is taken for a request, and what never is.
#include "ui/pages/request_head.hpp"

#include <gtest/gtest.h>

namespace temple::ui {
namespace {

constexpr std::string_view host = "192.168.1.5:8035";

int status_of(const std::string& text) {
    const auto head = read_head(text);
    if (!head) return static_cast<int>(head.error());
    if (!head->is_whole) return 0;
    const auto checked = check_origin(*head, host);
    return checked ? 200 : static_cast<int>(checked.error());
}

std::string request(const std::string& line, const std::string& headers = "") {
    return line + "\r\nHost: 192.168.1.5:8035\r\n" + headers + "\r\n";
}

const std::string own_origin = "Origin: http://192.168.1.5:8035\r\n";
const std::string as_json = "Content-Type: application/json\r\n";

TEST(RequestHead, TakesWhatABrowserSends) {
    EXPECT_EQ(status_of(request("GET /abc/ HTTP/1.1", "User-Agent: Mozilla/5.0 (X11)\r\nAccept: */*\r\n")),
              200);
    EXPECT_EQ(status_of(request("POST /abc/wish HTTP/1.1", own_origin + as_json + "Content-Length: 12\r\n")),
              200);
    const auto head =
        read_head(request("POST /abc/wish HTTP/1.1", own_origin + as_json + "content-LENGTH:12\r\n"));
    ASSERT_TRUE(head);
    EXPECT_EQ(head->body_size, 12U);
    EXPECT_EQ(head->target, "/abc/wish");
}

TEST(RequestHead, EveryBeginningOfARequestWaitsForTheRest) {
    const std::string whole =
        request("POST /abc/wish HTTP/1.1", own_origin + as_json + "Content-Length: 2\r\n");
    for (std::size_t length = 0; length < whole.size(); ++length)
        ASSERT_EQ(status_of(whole.substr(0, length)), 0) << whole.substr(0, length);
    EXPECT_EQ(status_of(whole), 200);
}

TEST(RequestHead, OtherShapesAreRefused) {
    EXPECT_EQ(status_of(request("PUT /abc/ HTTP/1.1")), 405);
    EXPECT_EQ(status_of(request("OPTIONS /abc/ HTTP/1.1")), 405);
    EXPECT_EQ(status_of(request("GET /abc/ HTTP/2.0")), 400);
    EXPECT_EQ(status_of(request("GET  HTTP/1.1")), 404);
    EXPECT_EQ(status_of(request("GET http://elsewhere/ HTTP/1.1")), 404);
    EXPECT_EQ(status_of(request("GET /../etc/passwd HTTP/1.1")), 404);
    EXPECT_EQ(status_of(request("GET /%2e%2e/ HTTP/1.1")), 404);
    EXPECT_EQ(status_of(request("GET /abc/?q=1 HTTP/1.1")), 404);
    EXPECT_EQ(status_of("GET /abc/ HTTP/1.1\r\n\r\n"), 400);  // no Host
    EXPECT_EQ(status_of(request("GET /abc/ HTTP/1.1", "Host: 192.168.1.5:8035\r\n")), 400);
    EXPECT_EQ(status_of(request("GET /abc/ HTTP/1.1", "Transfer-Encoding: chunked\r\n")), 400);
    EXPECT_EQ(status_of(request("GET /abc/ HTTP/1.1", "Upgrade: websocket\r\n")), 400);
    EXPECT_EQ(status_of(request("GET /abc/ HTTP/1.1", "Expect: 100-continue\r\n")), 400);
    EXPECT_EQ(status_of(request("GET /abc/ HTTP/1.1", "A: b\r\n folded\r\n")), 400);
    EXPECT_EQ(status_of(request("GET /abc/ HTTP/1.1", "A : b\r\n")), 400);
    EXPECT_EQ(status_of(request("GET /abc/ HTTP/1.1", std::string("A: \0\r\n", 6))), 400);
    EXPECT_EQ(status_of("GET /abc/ HTTP/1.1\nHost: x\n\n"), 400);
    EXPECT_EQ(status_of("\x16\x03\x01\x02"), 400);  // TLS
}

TEST(RequestHead, LengthsAreBounded) {
    EXPECT_EQ(status_of("GET /" + std::string(4000, 'a')), 414);
    EXPECT_EQ(status_of(request("GET /" + std::string(longest_target, 'a') + " HTTP/1.1")), 414);
    EXPECT_EQ(status_of(request("GET / HTTP/1.1", "A: " + std::string(longest_head, 'a'))), 431);
    std::string many;
    for (std::size_t i = 0; i < most_header_lines; ++i) many += "A: b\r\n";
    EXPECT_EQ(status_of(request("GET /abc/ HTTP/1.1", many)), 431);
    const auto post = [](const std::string& length) {
        return status_of(
            request("POST /a/wish HTTP/1.1", own_origin + as_json + "Content-Length: " + length + "\r\n"));
    };
    EXPECT_EQ(post(std::to_string(longest_body)), 200);
    EXPECT_EQ(post(std::to_string(longest_body + 1)), 413);
    EXPECT_EQ(post("99999999999999999999999"), 413);
    EXPECT_EQ(post("-1"), 400);
    EXPECT_EQ(post("+1"), 400);
    EXPECT_EQ(post("0x10"), 400);
    EXPECT_EQ(post("1\r\nContent-Length: 2"), 400);
    EXPECT_EQ(status_of(request("POST /a/wish HTTP/1.1", own_origin + as_json)), 411);
    EXPECT_EQ(status_of(request("GET /a/ HTTP/1.1", "Content-Length: 5\r\n")), 400);
}

TEST(RequestOrigin, OnlyOurOwnNameAndPagesAreServed) {
    // A foreign name that was made to point here (DNS rebinding).
    EXPECT_EQ(status_of("GET /abc/ HTTP/1.1\r\nHost: evil.example:8035\r\n\r\n"), 421);
    EXPECT_EQ(status_of("GET /abc/ HTTP/1.1\r\nHost: 192.168.1.5\r\n\r\n"), 421);
    EXPECT_EQ(status_of(request("GET /abc/state HTTP/1.1", "Origin: http://evil.example\r\n")), 403);
    const std::string length = "Content-Length: 2\r\n";
    EXPECT_EQ(status_of(request("POST /a/wish HTTP/1.1", as_json + length)), 403);
    EXPECT_EQ(status_of(request("POST /a/wish HTTP/1.1", "Origin: null\r\n" + as_json + length)), 403);
    EXPECT_EQ(status_of(request("POST /a/wish HTTP/1.1",
                                "Origin: https://192.168.1.5:8035\r\n" + as_json + length)),
              403);
    // What a foreign page's form can send without asking first.
    EXPECT_EQ(
        status_of(request("POST /a/wish HTTP/1.1", own_origin + "Content-Type: text/plain\r\n" + length)),
        415);
    EXPECT_EQ(status_of(request("POST /a/wish HTTP/1.1", own_origin + length)), 415);
}

}  // namespace
}  // namespace temple::ui
