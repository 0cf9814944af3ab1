// SPDX-License-Identifier: GPL-3.0-or-later
// The journal: what is kept comes back; what cannot be read or written is said clearly and left as it was.
#include "referee/journal/journal.hpp"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <fstream>
#include <random>
#include <set>

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

/// Opens the file, expects an error with these words, and expects the file unchanged.
void expect_refusal(const fs::path& file, const std::string& words) {
    const std::string before = bytes_of(file);
    const auto journal = Journal::open(file);
    ASSERT_FALSE(journal);
    EXPECT_NE(journal.error().find(words), std::string::npos) << journal.error();
    EXPECT_NE(journal.error().find(file.string()), std::string::npos) << journal.error();
    EXPECT_EQ(bytes_of(file), before);
}

TEST(JournalFile, OfANewerVersionStaysUntouched) {
    const TemporaryFolder folder;
    const auto file = folder.file("journal.sqlite");
    keep(file, eventful_game());
    ASSERT_TRUE(Database::open(file, {})->run("PRAGMA user_version = 99"));
    expect_refusal(file, "newer version");
}

TEST(JournalFile, OfAnotherProgramStaysUntouched) {
    const TemporaryFolder folder;
    const auto database = folder.file("other.sqlite");
    std::ofstream(database).close();
    ASSERT_TRUE(Database::open(database, {})->run("CREATE TABLE t (x)"));
    expect_refusal(database, "another program");
    const auto text = folder.file("letter.txt");
    std::ofstream(text) << "Dear journal";
    expect_refusal(text, "not a journal");
    EXPECT_NE(Journal::open(folder.file("")).error().find("cannot be opened"), std::string::npos);
}

TEST(JournalFile, ThatNeverWasOneStaysUntouchedWhateverItsSize) {
    const TemporaryFolder folder;
    const auto picture = folder.file("picture.jpg");
    std::mt19937 random(1);
    std::string bytes(2 * 4096, ' ');
    for (char& byte : bytes) byte = static_cast<char>(random());
    std::ofstream(picture, std::ios::binary) << bytes;
    expect_refusal(picture, "not a journal");
    const auto scenario = folder.file("scenario.jsonl");
    std::string text = eventful_game().front();
    text.resize(4096, ' ');
    std::ofstream(scenario, std::ios::binary) << text;
    expect_refusal(scenario, "not a journal");
    EXPECT_EQ(std::distance(fs::directory_iterator(picture.parent_path()), fs::directory_iterator()), 2);
}

TEST(JournalFile, OfZerosIsKeptAsideAndANewOneBegun) {
    const TemporaryFolder folder;
    const auto file = folder.file("journal.sqlite");
    std::ofstream(file, std::ios::binary) << std::string(4096, '\0');
    auto journal = Journal::open(file);
    ASSERT_TRUE(journal) << journal.error();
    EXPECT_NE(journal->notice().find(".damaged-1"), std::string::npos);
    EXPECT_TRUE(journal->games()->empty());
}

TEST(JournalFile, LockedByAnotherProcessStaysUntouched) {
    const TemporaryFolder folder;
    const auto file = folder.file("journal.sqlite");
    keep(file, eventful_game());
    auto other = Database::open(file, {});
    ASSERT_TRUE(other->run("PRAGMA locking_mode = EXCLUSIVE"));
    ASSERT_TRUE(other->run("BEGIN EXCLUSIVE"));
    ASSERT_TRUE(other->run("UPDATE games SET version = 'other'"));
    const auto journal = Journal::open(file);
    ASSERT_FALSE(journal);
    EXPECT_NE(journal.error().find("locked by another process"), std::string::npos) << journal.error();
}

TEST(JournalFile, MissingIsAnErrorWhereItIsOnlyRead) {
    const TemporaryFolder folder;
    const auto file = folder.file("journal.sqlite");
    EXPECT_NE(Journal::open_existing(file).error().find("no such journal"), std::string::npos);
    EXPECT_FALSE(fs::exists(file));
    EXPECT_NE(Journal::open(folder.file("no/such/folder")).error().find("cannot be opened"),
              std::string::npos);
}

TEST(JournalFile, EmptyIsANewJournal) {
    const TemporaryFolder folder;
    const auto file = folder.file("journal.sqlite");
    std::ofstream(file).close();  // as after a crash at the very beginning
    EXPECT_TRUE(games_in(file).empty());
    EXPECT_EQ(keep(file, eventful_game()), 1);
}

/// A journal of many games with `bytes` of nonsense from `offset` on.
fs::path damaged_journal(const TemporaryFolder& folder, std::streamoff offset, std::size_t bytes) {
    const auto file = folder.file("journal.sqlite");
    auto journal = Journal::open(file);
    const auto lines = eventful_game();
    for (int i = 0; i < 300; ++i)
        EXPECT_TRUE(journal->import(Referee(lines[0]).setup(), {lines.begin() + 1, lines.end()},
                                    {true, "guardians"}, "test"));
    journal = std::unexpected("closed");
    std::fstream(file, std::ios::binary | std::ios::in | std::ios::out)
        .seekp(offset)
        .write(std::string(bytes, '\x5a').data(), static_cast<std::streamsize>(bytes));
    return file;
}

TEST(JournalFile, DamagedIsKeptAsideAndWhatIsReadableIsRecovered) {
    const TemporaryFolder folder;
    const auto file = damaged_journal(folder, 40 * 4096, 2 * 4096);
    const std::string before = bytes_of(file);
    auto journal = Journal::open(file);
    ASSERT_TRUE(journal) << journal.error();
    EXPECT_NE(journal->notice().find("was damaged"), std::string::npos);
    EXPECT_EQ(bytes_of(file.string() + ".damaged-1"), before);
    const auto games = journal->games().value();
    EXPECT_GT(games.size(), 100U);
    const auto whole = lines_of(file, games.front().id);
    std::size_t whole_games = 0;
    for (const auto& game : games) whole_games += journal->lines(game.id) == whole ? 1U : 0U;
    EXPECT_GT(whole_games, 100U);
    for (const auto& game : games)
        EXPECT_EQ(game.ended.has_value(),
                  JournaledReferee::resume(*Journal::open(file), game.id)->referee().over());
    EXPECT_TRUE(Journal::open(file)->notice().empty());
}

TEST(JournalFile, WithoutAReadableHeadingIsKeptAsideAndItsGamesAreRecovered) {
    const TemporaryFolder folder;
    const auto file = damaged_journal(folder, 0, 4096);
    auto journal = Journal::open(file);
    ASSERT_TRUE(journal) << journal.error();
    EXPECT_NE(journal->notice().find(".damaged-1"), std::string::npos);
    EXPECT_EQ(journal->games()->size(), 300U);
    EXPECT_EQ(journal->lines(300)->size(), eventful_game().size() - 1);
}

TEST(JournalFile, CutShortIsKeptAsideAndItsGamesAreRecovered) {
    const TemporaryFolder folder;
    const auto file = damaged_journal(folder, 0, 0);
    fs::resize_file(file, fs::file_size(file) / 2 + 1000);
    auto journal = Journal::open(file);
    ASSERT_TRUE(journal) << journal.error();
    EXPECT_NE(journal->notice().find(".damaged-1"), std::string::npos);
    EXPECT_GT(journal->games()->size(), 100U);
}

}  // namespace
}  // namespace temple::referee::test
