// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/referee/journal_fixture.hpp"

#include <fstream>
#include <iterator>

namespace temple::referee::test {

std::vector<std::string> eventful_game() {
    return {R"({"game":"temple_gold","players":["Anna","Ben","Carla"],"options":{"one_trap":true}})",
            R"({"type":"start","player":"Anna"})",
            R"({"type":"role","player":"Ben","card":"2S"})",
            R"({"type":"dealt","counts":[5,5,4]})",
            R"({"type":"dealt","counts":[5,5,5]})",
            "not JSON \xff",
            R"({"type":"opened","player":"Ben","card":"2C","t":12.5})",
            R"({"type":"opened","player":"Carla","card":"QD"})",
            R"({"type":"undo"})",
            R"({"type":"opened","player":"Anna","card":"AH"})",
            R"({"type":"role","player":"Anna","card":"5H"})",
            R"({"type":"correct","target":9,"card":"3H"})",
            R"({"type":"opened","player":"Carla","card":"KD"})",
            R"({"type":"dealt"})",
            R"({"type":"opened","player":"Anna","card":"AH"})",
            R"({"type":"role","player":"Anna","card":"5H"})",
            R"({"type":"role","player":"Ben","card":"7S"})",
            R"({"type":"role","player":"Carla","card":"9D"})"};
}

std::string bytes_of(const std::filesystem::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

GameId keep(const std::filesystem::path& file, const std::vector<std::string>& lines) {
    auto journal = Journal::open(file);
    EXPECT_TRUE(journal) << journal.error();
    auto game = JournaledReferee::begin(std::move(*journal), lines.front(), "test");
    EXPECT_TRUE(game) << game.error();
    for (std::size_t i = 1; i < lines.size(); ++i) EXPECT_TRUE(game->handle_line(lines[i]));
    return game->id();
}

std::size_t expect_it_goes_on(Journal journal, GameId id, const std::vector<std::string>& lines) {
    auto game = JournaledReferee::resume(std::move(journal), id);
    EXPECT_TRUE(game) << game.error();
    if (!game) return 0;
    const auto kept = static_cast<std::size_t>(game->referee().last_event());
    Referee uninterrupted(lines.front());
    for (std::size_t i = 1; i < lines.size(); ++i) {
        const auto said = uninterrupted.handle_line(lines[i]);
        if (i > kept) {
            EXPECT_EQ(game->handle_line(lines[i]), said) << lines[i];
        }
    }
    EXPECT_EQ(game->referee().status(), uninterrupted.status());
    return kept;
}

}  // namespace temple::referee::test
