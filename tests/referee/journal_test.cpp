// SPDX-License-Identifier: GPL-3.0-or-later
// The journal: what is kept comes back, line by line, and goes on.
#include "referee/journal/journal.hpp"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include "referee/json_text.hpp"
#include "tests/referee/journal_fixture.hpp"

namespace temple::referee::test {
namespace {

namespace fs = std::filesystem;

std::vector<KeptGame> games_in(const fs::path& file) {
    return Journal::open(file)->games().value();
}

std::vector<std::string> lines_of(const fs::path& file, GameId id) {
    return Journal::open(file)->lines(id).value();
}

TEST(Journal, KeepsAGameLineByLine) {
    const TemporaryFolder folder;
    const auto file = folder.file("journal.sqlite");
    const auto lines = eventful_game();
    EXPECT_EQ(keep(file, lines), 1);
    const auto kept = lines_of(file, 1);
    ASSERT_EQ(kept.size(), lines.size() - 1);
    for (std::size_t i = 0; i < kept.size(); ++i)
        EXPECT_EQ(kept[i], parse_line(lines[i + 1]) ? lines[i + 1] : "malformed");
    const auto games = games_in(file);
    ASSERT_EQ(games.size(), 1U);
    EXPECT_EQ(games[0].setup.to_header(), lines[0]);
    EXPECT_EQ(games[0].winner, "guardians");
    EXPECT_TRUE(games[0].ended);
    EXPECT_EQ(games[0].version, "test");
    EXPECT_EQ(games[0].events, 17);
}

TEST(Journal, IsReadableByItsOwnerAlone) {
    const TemporaryFolder folder;
    const auto file = folder.file("journal.sqlite");
    auto journal = Journal::open(file);
    ASSERT_TRUE(journal->begin({"temple_code", {"Anna"}, nlohmann::json::object()}, "test"));
    for (const auto& entry : fs::directory_iterator(file.parent_path())) {
        struct stat about {};
        ASSERT_EQ(::stat(entry.path().c_str(), &about), 0);
        EXPECT_EQ(about.st_mode & 0777U, 0600U) << entry.path();
    }
}

TEST(Journal, ARejectedSetUpIsNotKept) {
    const TemporaryFolder folder;
    const auto file = folder.file("journal.sqlite");
    auto game = JournaledReferee::begin(*Journal::open(file), "{}", "test");
    ASSERT_TRUE(game);
    EXPECT_EQ(game->referee().opening().at(0).kind, "setup_rejected");
    EXPECT_EQ(game->handle_line(R"({"type":"undo"})")->at(0).kind, "no_game");
    EXPECT_TRUE(games_in(file).empty());
}

TEST(Journal, TheEndIsTakenBackWithTheEventThatMadeIt) {
    const TemporaryFolder folder;
    const auto file = folder.file("journal.sqlite");
    auto game = JournaledReferee::begin(*Journal::open(file), eventful_game().front(), "test");
    for (const char* line : {R"({"type":"start","player":"Anna"})", R"({"type":"dealt"})",
                             R"({"type":"opened","player":"Ben","card":"AC"})"})
        ASSERT_TRUE(game->handle_line(line));
    EXPECT_EQ(games_in(file)[0].winner, "guardians");
    ASSERT_TRUE(game->handle_line(R"({"type":"undo"})"));
    EXPECT_FALSE(games_in(file)[0].ended);
    EXPECT_FALSE(games_in(file)[0].winner);
}

TEST(Journal, AGameCanBeResumedAtEveryLine) {
    const TemporaryFolder folder;
    const auto lines = eventful_game();
    Referee whole(lines[0]);
    std::vector<Announcements> said;
    for (std::size_t i = 1; i < lines.size(); ++i) said.push_back(whole.handle_line(lines[i]));
    for (std::size_t cut = 1; cut <= lines.size(); ++cut) {
        const auto file = folder.file(std::to_string(cut));
        const GameId id = keep(file, {lines.begin(), lines.begin() + static_cast<std::ptrdiff_t>(cut)});
        auto game = JournaledReferee::resume(*Journal::open(file), id);
        ASSERT_TRUE(game);
        for (std::size_t i = cut; i < lines.size(); ++i) EXPECT_EQ(game->handle_line(lines[i]), said[i - 1]);
        EXPECT_EQ(game->referee().status(), whole.status());
    }
}

TEST(Journal, AVariantStaysThroughResumingAndUndoing) {
    const TemporaryFolder folder;
    const std::string gold = R"({"game":"temple_gold","players":["A","B","C"],"options":)";
    const std::string monkey = R"({"game":"monkey_temple","players":["A","B","C"],"options":)";
    for (const std::string& header :
         {gold + R"({"one_trap":true}})", gold + R"({"role_slips":true}})", gold + "{}}",
          gold + R"({"one_trap":false,"role_slips":true}})", monkey + R"({"rounds":7}})",
          monkey + R"({"blank_token":false,"rounds":6}})", monkey + R"({"blank_token":true}})"}) {
        const auto file = folder.file(std::to_string(std::hash<std::string>()(header)));
        const Referee fresh(header);
        const GameId id = keep(file, {header, R"({"type":"start","player":"A"})", R"({"type":"undo"})"});
        for (int times = 0; times < 2; ++times) {
            auto game = JournaledReferee::resume(*Journal::open(file), id);
            ASSERT_TRUE(game) << header;
            EXPECT_EQ(game->referee().setup().to_header(), header);
            EXPECT_EQ(game->referee().opening(), fresh.opening()) << header;
            EXPECT_EQ(game->referee().status(), fresh.status()) << header;
            ASSERT_TRUE(game->handle_line(R"({"type":"start","player":"B"})"));
            ASSERT_TRUE(game->handle_line(R"({"type":"correct","player":"C"})"));
            ASSERT_TRUE(game->handle_line(R"({"type":"undo"})"));
        }
    }
}

TEST(Journal, TwoProgramsCannotGoOnWithTheSameGame) {
    const TemporaryFolder folder;
    const auto file = folder.file("journal.sqlite");
    const GameId id = keep(file, {eventful_game().front()});
    auto first = JournaledReferee::resume(*Journal::open(file), id);
    auto second = JournaledReferee::resume(*Journal::open(file), id);
    EXPECT_TRUE(first->handle_line(R"({"type":"dealt"})"));
    EXPECT_NE(second->handle_line(R"({"type":"concede"})").error().find("another program"),
              std::string::npos);
    EXPECT_FALSE(second->handle_line(R"({"type":"status"})"));  // it does not know where the game stands
    EXPECT_EQ(lines_of(file, id).size(), 1U);
}

TEST(Journal, ManyGamesAreAppendedInTheOrderTheyBegan) {
    const TemporaryFolder folder;
    const auto file = folder.file("journal.sqlite");
    EXPECT_EQ(keep(file, eventful_game()), 1);
    EXPECT_EQ(keep(file, {R"({"game":"temple_code","players":["Anna"],"options":{}})"}), 2);
    auto journal = Journal::open(file);
    const auto lines = eventful_game();
    EXPECT_EQ(journal->import(Referee(lines[0]).setup(), {lines.begin() + 1, lines.end()},
                              {true, "guardians"}, "test"),
              3);
    EXPECT_EQ(lines_of(file, 3), lines_of(file, 1));
    EXPECT_EQ(journal->game(2)->setup.game, "temple_code");
    EXPECT_NE(journal->game(4).error().find("history list"), std::string::npos);
}

}  // namespace
}  // namespace temple::referee::test
