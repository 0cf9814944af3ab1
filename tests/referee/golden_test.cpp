// SPDX-License-Identifier: GPL-3.0-or-later
// Whole games as text in tests/referee/golden: what the players do, and every word the referee says to it.
// With TEMPLE_REGENERATE=1 in the environment the files are written anew, so that a change of behaviour can
// be read as a diff (in a commit of its own).
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "tests/referee/playthrough.hpp"

namespace temple::referee::test {
namespace {

namespace fs = std::filesystem;

std::string read_file(const fs::path& path) {
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

std::vector<std::string> golden_names() {
    std::vector<std::string> names;
    for (const auto& entry : fs::directory_iterator(TEMPLE_SOURCE_DIR "/tests/referee/golden"))
        if (entry.path().extension() == ".txt") names.push_back(entry.path().stem());
    std::ranges::sort(names);
    return names;
}

class Golden : public testing::TestWithParam<std::string> {};

TEST_P(Golden, IsAnnouncedWordForWord) {
    const fs::path path = fs::path(TEMPLE_SOURCE_DIR "/tests/referee/golden") / (GetParam() + ".txt");
    const std::string wanted = read_file(path);
    const std::string played = play_through(wanted);
    if (std::getenv("TEMPLE_REGENERATE") != nullptr) std::ofstream(path, std::ios::binary) << played;
    EXPECT_EQ(played, wanted);
}

INSTANTIATE_TEST_SUITE_P(Playthroughs, Golden, testing::ValuesIn(golden_names()),
                         [](const auto& golden) { return golden.param; });

}  // namespace
}  // namespace temple::referee::test
