// SPDX-License-Identifier: GPL-3.0-or-later
// The players' pages of the window's game.
#include <QUrl>
#include <map>

#include "tests/pages/raw_client.hpp"
#include "tests/window/window_fixture.hpp"
#include "ui/window/game_pages.hpp"

namespace temple::ui {
namespace {

using nlohmann::json;

class WindowPages : public WindowTest {
  protected:
    void begin(const std::vector<std::string>& players) {
        window->start_game({"temple_code", players}, "Anna");
        for (const std::string& player : players)
            window->session()->enter({{"type", "combination"}, {"player", player}, {"card", cards[player]}});
        window->refresh();
    }
    test::RawAnswer answer(const QString& link, const std::string& what, const std::string& wish = "") const {
        const QUrl url(link);
        const std::string host = QString("%1:%2").arg(url.host(), QString::number(url.port())).toStdString();
        std::string request = (wish.empty() ? "GET " : "POST ") + url.path().toStdString() + what +
                              " HTTP/1.1\r\nHost: " + host + "\r\n";
        if (!wish.empty())
            request += "Origin: http://" + host + "\r\nContent-Type: application/json\r\nContent-Length: " +
                       std::to_string(wish.size()) + "\r\n";
        QTcpSocket socket;
        socket.connectToHost(url.host(), static_cast<quint16>(url.port()));
        socket.waitForConnected(5000);
        socket.write((request + "\r\n" + wish).c_str());
        return test::read_answer(socket);
    }
    json state(const QString& link) const { return json::parse(answer(link, "state").body); }

    std::map<std::string, std::string> cards{{"Anna", "CTW"}, {"Ben", "AWT"}, {"Carla", "PTW"}};
};

TEST_F(WindowPages, AreOffUntilAskedForAndAGuessFromAPhoneIsSaid) {
    begin({"Anna", "Ben"});
    EXPECT_FALSE(window->pages().are_on());
    EXPECT_TRUE(window->pages().links().isEmpty());
    ASSERT_TRUE(window->open_pages("127.0.0.1"));
    const auto links = window->pages().links();
    ASSERT_EQ(links.size(), 3);
    EXPECT_EQ(links[1].name, "Ben");
    EXPECT_EQ(state(links[1].link)["player"], "Ben");
    EXPECT_EQ(answer(links[0].link, "wish", R"({"do":"guess","attempt":0,"card":"CTW"})").status, 202);
    QCoreApplication::processEvents();
    EXPECT_EQ(state(links[0].link)["guesses"][0]["right"], true);
    EXPECT_TRUE(window->caption().contains("Anna is right!")) << window->caption().toStdString();
}

TEST_F(WindowPages, StayForTheSamePlayersAndEndWithOthers) {
    begin({"Anna", "Ben"});
    ASSERT_TRUE(window->open_pages("127.0.0.1"));
    const QString anna = window->pages().links()[0].link;
    window->leave_game();
    EXPECT_TRUE(state(anna).contains("closed"));
    EXPECT_EQ(answer(anna, "wish", R"({"do":"guess","attempt":0,"card":"CTW"})").status, 202);
    QCoreApplication::processEvents();  // nobody is there to judge it
    begin({"Anna", "Ben"});
    EXPECT_EQ(state(anna)["player"], "Anna");
    EXPECT_TRUE(state(anna)["guesses"].empty());
    begin({"Anna", "Carla"});
    EXPECT_FALSE(window->pages().are_on());
    EXPECT_EQ(answer(anna, "state").status, 0);
}

}  // namespace
}  // namespace temple::ui
