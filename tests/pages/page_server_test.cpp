// SPDX-License-Identifier: GPL-3.0-or-later
// The server as others on the network meet it: tokens, hostile requests, too many of them.
#include "ui/pages/page_server.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <set>

#include "tests/pages/raw_client.hpp"

namespace temple::ui::test {
namespace {

class Server : public testing::Test {
  protected:
    void SetUp() override {
        ASSERT_NE(server, nullptr);
        server->board().show(0, R"({"who":"Anna"})");
        server->board().show(1, R"({"who":"Ben"})");
        server->board().show(2, R"({"who":"host"})");
    }
    std::string path(std::size_t page, const std::string& what) { return path_of(*server, page, what); }

    std::unique_ptr<PageServer> server =
        open_server({PageKind::player, PageKind::player, PageKind::host},
                    {.connections = 20, .connections_of_one = 12, .milliseconds = 1500});
    RawClient client{*server};
};

TEST_F(Server, GivesEachTokenItsOwnPageAndState) {
    EXPECT_EQ(client.get(path(0, "state")).body, R"({"who":"Anna"})");
    EXPECT_EQ(client.get(path(1, "state")).body, R"({"who":"Ben"})");
    const auto page = client.get(path(0, ""));
    EXPECT_EQ(page.status, 200);
    EXPECT_NE(page.body.find("player.js"), std::string::npos);
    EXPECT_NE(client.get(path(2, "")).body.find("host.js"), std::string::npos);
    for (const char* file : {"page.css", "page.js", "player.js", "notes.js", "host.js", "icon.svg"}) {
        const auto answer = client.get(std::string("/page/") + file);
        EXPECT_EQ(answer.status, 200) << file;
        EXPECT_GT(answer.body.size(), 100U) << file;
    }
}

TEST_F(Server, TokensAreLongAndAllDifferent) {
    std::set<std::string> tokens;
    for (int i = 0; i < 20; ++i)
        for (std::size_t page = 0; page < 3; ++page)
            tokens.insert(PageBoard({PageKind::player, PageKind::player, PageKind::host}).token(page));
    EXPECT_EQ(tokens.size(), 60U);
    for (const auto& token : tokens) EXPECT_EQ(token.size(), 32U);  // 24 bytes in base64
}

TEST_F(Server, AWrongOrMissingTokenFindsNothing) {
    std::string near = path(0, "state");
    near[5] = near[5] == 'A' ? 'B' : 'A';
    const std::string token = server->board().token(0);
    for (const std::string& wrong :
         {near, std::string("/state"), std::string("/"), std::string("//state"), "/" + token,
          "/" + token + "x/state", "/" + token.substr(1) + "/state", path(0, "other"), path(0, "state/"),
          std::string("/page/nothing.js"), std::string("/page/player.html"), "/page/" + token,
          std::string("/favicon.ico")}) {
        const auto answer = client.get(wrong);
        EXPECT_EQ(answer.status, 404) << wrong;
        EXPECT_TRUE(answer.body.empty()) << wrong;
    }
    EXPECT_EQ(client.post("/" + token.substr(1) + "/wish", "{}").status, 404);
    EXPECT_TRUE(server->board().take_wishes().empty());
}

TEST_F(Server, EveryAnswerForbidsForeignSourcesAndKeepingAndTellingOn) {
    for (const auto& answer : {client.get(path(0, "")), client.get(path(0, "state")),
                               client.get("/page/page.js"), client.get("/nothing/here"),
                               client.post(path(0, "wish"), "{}"), client.send("PUT / HTTP/1.1\r\n\r\n")}) {
        for (const char* needed :
             {"default-src 'none'", "frame-ancestors 'none'", "Referrer-Policy: no-referrer",
              "Cache-Control: no-store", "X-Content-Type-Options: nosniff"})
            EXPECT_NE(answer.head.find(needed), std::string::npos) << needed << "\n" << answer.head;
        EXPECT_EQ(answer.head.find("unsafe"), std::string::npos);
        EXPECT_EQ(answer.head.find("Access-Control"), std::string::npos);
    }
}

TEST_F(Server, PassesOnAWishWithItsPageAndNothingElse) {
    const auto answer = client.post(path(1, "wish"), R"({"do":"guess","card":"CTW"})");
    EXPECT_EQ(answer.status, 202);
    EXPECT_EQ(answer.body, R"({"wish":1})");
    const auto wishes = server->board().take_wishes();
    ASSERT_EQ(wishes.size(), 1U);
    EXPECT_EQ(wishes[0].page, 1U);
    EXPECT_EQ(wishes[0].body["card"], "CTW");
    EXPECT_EQ(client.get(path(1, "wish")).status, 405);
    EXPECT_EQ(client.post(path(1, "state"), "{}").status, 405);
    for (const char* bad : {"", "[]", "7", "{", "{\"a\":\xff}", "nonsense"})
        EXPECT_EQ(client.post(path(1, "wish"), bad).status, 400) << bad;
    EXPECT_EQ(client.post(path(1, "wish"), std::string(1500, '[')).status, 400);
    EXPECT_TRUE(server->board().take_wishes().empty());
}

TEST_F(Server, TooManyWishesWait) {
    int taken = 0, refused = 0;
    for (int i = 0; i < 12; ++i) (client.post(path(0, "wish"), "{}").status == 202 ? taken : refused)++;
    EXPECT_EQ(taken, static_cast<int>(PageBoard::most_waiting));
    EXPECT_EQ(client.post(path(1, "wish"), "{}").status, 202);  // others are not held up
    EXPECT_EQ(refused, 4);
}

TEST_F(Server, AnUnchangedStateIsNotSentAgain) {
    const auto first = client.get(path(0, "state"));
    const auto begin = first.head.find("ETag: ") + 6;
    const std::string tag = first.head.substr(begin, first.head.find("\r\n", begin) - begin);
    const auto again = client.get(path(0, "state"), "If-None-Match: " + tag + "\r\n");
    EXPECT_EQ(again.status, 304);
    EXPECT_TRUE(again.body.empty());
    server->board().show(0, R"({"who":"Anna","more":1})");
    EXPECT_EQ(client.get(path(0, "state"), "If-None-Match: " + tag + "\r\n").status, 200);
}

TEST_F(Server, RefusesWhatTheGateRefusesAndGoesOn) {
    const std::string own = "Origin: http://" + client.host + "\r\nContent-Type: application/json\r\n";
    EXPECT_EQ(client.send("GET /" + std::string(5'000'000, 'a')).status, 414);
    EXPECT_EQ(client.get(path(0, "state"), "A: " + std::string(9000, 'a') + "\r\n").status, 431);
    EXPECT_EQ(client.post(path(0, "wish"), std::string(3000, 'a')).status, 413);
    EXPECT_EQ(
        client
            .post(path(0, "wish"), "{}", "Origin: http://evil.example\r\nContent-Type: application/json\r\n")
            .status,
        403);
    EXPECT_EQ(client.post(path(0, "wish"), "{}", "Origin: http://" + client.host + "\r\n").status, 415);
    EXPECT_EQ(client.send("GET " + path(0, "state") + " HTTP/1.1\r\nHost: evil.example\r\n\r\n").status, 421);
    EXPECT_EQ(client.send("\x16\x03\x01\x02").status, 400);
    // A second request behind the first is never looked at.
    const std::string get = "GET " + path(0, "state") + " HTTP/1.1\r\nHost: " + client.host + "\r\n\r\n";
    EXPECT_EQ(client.send(get + client.post_text(path(0, "wish"), "{}")).status, 400);
    EXPECT_TRUE(server->board().take_wishes().empty());
    EXPECT_EQ(client.get(path(0, "state")).status, 200);
}

TEST_F(Server, WhoSendsSlowlyOrNeverReadsIsCutOff) {
    QTcpSocket slow;
    slow.connectToHost(client.address, client.port);
    ASSERT_TRUE(slow.waitForConnected(5000));
    QElapsedTimer since;
    since.start();
    const std::string line = "GET /abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz";
    std::size_t sent = 0;
    while (slow.state() == QAbstractSocket::ConnectedState && since.elapsed() < 8000) {
        slow.write(&line[sent++ % line.size()], 1);
        slow.waitForReadyRead(60);
    }
    EXPECT_NE(slow.state(), QAbstractSocket::ConnectedState);
    EXPECT_LT(since.elapsed(), 6000);
    EXPECT_EQ(client.get(path(0, "state")).status, 200);
}

std::ptrdiff_t open_descriptors() {
    return std::distance(std::filesystem::directory_iterator("/proc/self/fd"), {});
}

TEST_F(Server, AThousandConnectionsTakeFewDescriptorsAndOthersAreStillAnswered) {
    const auto before = open_descriptors();
    std::vector<std::unique_ptr<QTcpSocket>> crowd;
    std::ptrdiff_t most = 0;
    for (int i = 0; i < 1000; ++i) {
        auto socket = std::make_unique<QTcpSocket>();
        socket->connectToHost(client.address, client.port);
        socket->waitForConnected(5000);
        socket->write("GET /");
        socket->flush();
        crowd.push_back(std::move(socket));
        if (i % 100 != 99) continue;
        most = std::max(most, open_descriptors() - before - static_cast<std::ptrdiff_t>(crowd.size()));
        EXPECT_EQ(client.get(path(0, "state")).body, R"({"who":"Anna"})") << i;
    }
    EXPECT_LE(most, 20 + 4);
}

TEST(PageServers, ATakenPortIsAnErrorThatSaysSo) {
    const auto first = open_server({PageKind::host});
    const auto port =
        static_cast<std::uint16_t>(std::stoi(first->host().substr(first->host().find(':') + 1)));
    const auto second = PageServer::open({"127.0.0.1", port, {PageKind::host}, {}});
    ASSERT_FALSE(second);
    EXPECT_NE(second.error().find(std::to_string(port)), std::string::npos);
}

}  // namespace
}  // namespace temple::ui::test
