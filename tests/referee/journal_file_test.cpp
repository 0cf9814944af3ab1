// SPDX-License-Identifier: GPL-3.0-or-later
// The journal's file: what cannot be read or written is said clearly and left as it was; what is damaged is
// kept aside, and what is readable of it comes back.
#include <gtest/gtest.h>

#include <fstream>
#include <random>

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

/// A journal with one whole game, in which another program then ran these statements.
fs::path meddled_journal(const TemporaryFolder& folder, const std::vector<std::string>& statements) {
    const auto file = folder.file("journal.sqlite");
    keep(file, eventful_game());
    auto database = Database::open(file, {});
    for (const auto& sql : statements) EXPECT_TRUE(database->run(sql.c_str())) << sql;
    return file;
}

TEST(JournalFile, WithEntriesThatAreNoneIsKeptAsideAndTheOthersAreRecovered) {
    for (const std::string wrong : {"'5', '{}'", "'[\"A\",5]', '{}'", "'[\"A\"]', '[1]'", "'', ''",
                                    "'[\"A\",\"B\",\"C\"]', '7'", "x'00ff', x'7b7d'", "5, 6.5"}) {
        const TemporaryFolder folder;
        const auto file = meddled_journal(
            folder, {"INSERT INTO games (game, players, options, started, version) VALUES ('temple_gold', " +
                     wrong + ", '', '')"});
        auto journal = Journal::open(file);
        ASSERT_TRUE(journal) << wrong << journal.error();
        EXPECT_NE(journal->notice().find(".damaged-1"), std::string::npos) << wrong;
        ASSERT_EQ(journal->games()->size(), 1U) << wrong;
        EXPECT_EQ(journal->lines(1)->size(), eventful_game().size() - 1);
    }
}

TEST(JournalFile, ThatNamesGamesWithoutEndIsRecoveredAllTheSame) {
    const TemporaryFolder folder;
    const auto file = meddled_journal(
        folder, {"INSERT INTO games VALUES (9223372036854775807, 'temple_gold', '5', '{}', '', '', '', '')",
                 "PRAGMA foreign_keys = OFF", "INSERT INTO events VALUES (9223372036854775806, 1, '{}')"});
    auto journal = Journal::open(file);
    ASSERT_TRUE(journal) << journal.error();
    EXPECT_EQ(journal->games()->size(), 1U);
}

TEST(JournalFile, AGameWithAGapDoesNotGoOn) {
    const TemporaryFolder folder;
    const auto file = meddled_journal(folder, {"DELETE FROM events WHERE number = 3"});
    const auto game = JournaledReferee::resume(*Journal::open(file), 1);
    ASSERT_FALSE(game);
    EXPECT_NE(game.error().find("lines of it are missing"), std::string::npos) << game.error();
}

}  // namespace
}  // namespace temple::referee::test
