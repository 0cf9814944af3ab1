// SPDX-License-Identifier: GPL-3.0-or-later
// The scenario suite beyond the repository: every announcement of every game, as JSON values in order.
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "referee/json_text.hpp"
#include "referee/referee.hpp"
#include "referee/scenario_reader.hpp"

namespace temple::referee::test {
namespace {

namespace fs = std::filesystem;

std::vector<Json> announcements_to(const fs::path& events) {
    std::ifstream in(events, std::ios::binary);
    ScenarioReader reader(in);
    const auto header = reader.next();
    if (!header) return {};
    Referee referee(*header);
    std::vector<Json> said;
    for (const auto& announcement : referee.opening()) said.push_back(Json::parse(announcement.to_line()));
    while (const auto line = reader.next())
        for (const auto& announcement : referee.handle_line(*line))
            said.push_back(Json::parse(announcement.to_line()));
    return said;
}

std::vector<Json> lines_in(const fs::path& expected) {
    std::ifstream in(expected, std::ios::binary);
    ScenarioReader reader(in);
    std::vector<Json> lines;
    while (const auto line = reader.next()) lines.push_back(Json::parse(*line));
    return lines;
}

TEST(Scenarios, AllAreAnnouncedAsExpected) {
    const char* data = std::getenv("TEMPLE_TABLE_DATA");
    if (data == nullptr) GTEST_SKIP() << "TEMPLE_TABLE_DATA is not set: no scenario suite";
    constexpr std::string_view suffix = ".events.jsonl";
    int scenarios = 0;
    for (const auto& entry : fs::directory_iterator(fs::path(data) / "scenarios")) {
        const std::string file = entry.path().filename();
        if (!file.ends_with(suffix)) continue;
        const std::string name = file.substr(0, file.size() - suffix.size());
        // Unordered JSON: the order of fields is free.
        const auto same = [](const Json& a, const Json& b) { return nlohmann::json(a) == nlohmann::json(b); };
        EXPECT_TRUE(std::ranges::equal(announcements_to(entry.path()),
                                       lines_in(entry.path().parent_path() / (name + ".expected.jsonl")),
                                       same))
            << name;
        ++scenarios;
    }
    EXPECT_GT(scenarios, 0);
}

}  // namespace
}  // namespace temple::referee::test
