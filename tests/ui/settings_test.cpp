// SPDX-License-Identifier: GPL-3.0-or-later
// Settings: what a person may write into the file, and what comes of it.
#include <gtest/gtest.h>
#include <stdlib.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <random>

#include "tests/fuzz/fuzz_targets.hpp"
#include "ui/settings/settings_file.hpp"

namespace temple::ui {
namespace {

namespace fs = std::filesystem;

std::string bytes_of(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

class SettingsFile : public testing::Test {
  protected:
    SettingsFile() {
        std::string name = (fs::temp_directory_path() / "temple-settings-XXXXXX").string();
        folder = ::mkdtemp(name.data());
        file = folder / "config.toml";
    }
    ~SettingsFile() override {
        std::error_code ignored;
        fs::remove_all(folder, ignored);
    }
    void write(const std::string& text) const { std::ofstream(file, std::ios::binary) << text; }

    fs::path folder, file;
};

TEST(Settings, WhatIsNotNamedKeepsItsDefault) {
    EXPECT_EQ(parse_settings(""), Settings{});
    const auto some =
        parse_settings("information = \"player\"\n[voice]\nvolume = 0.25\n[camera]\nmirror = true");
    ASSERT_TRUE(some) << some.error();
    EXPECT_EQ(some->information, InformationFor::its_player);
    EXPECT_EQ(some->voice.volume, 0.25);
    EXPECT_TRUE(some->voice.on);
    EXPECT_TRUE(some->camera.mirror);
}

TEST(Settings, NamesOfANewerVersionAreLeftAlone) {
    EXPECT_EQ(parse_settings("colour = \"red\"\n[voice]\npitch = 3\n[[page]]\nx = 1\n"), Settings{});
}

TEST(Settings, AValueThatCannotBeIsNamed) {
    const std::vector<std::pair<std::string, std::string>> wrong{
        {"language = \"fr\"", "language must be one of \"system\", \"en\", \"de\""},
        {"language = 3", "language must"},
        {"players = \"Anna\"", "players must be a list of different names"},
        {"players = [\"Anna\", \"Anna\"]", "players must"},
        {"players = [\"Anna\", 7]", "players must"},
        {"players = [\"An\\u0000na\"]", "players must"},
        {"journal = \"a\\nb\"", "journal must be a text without control characters"},
        {"voice = 1", "voice must be a table"},
        {"voice.rate = 1.5", "voice.rate must be a number from -1 to 1"},
        {"voice.rate = nan", "voice.rate must"},
        {"voice.volume = \"loud\"", "voice.volume must be a number from 0 to 1"},
        {"voice.on = 1", "voice.on must be true or false"},
        {"camera.quarter_turns = 4", "camera.quarter_turns must be a whole number from 0 to 3"},
        {"camera.quarter_turns = 1.0", "camera.quarter_turns must"},
        {"language = ", "line 1 is not TOML"},
        {"\nvoice.on = true\n[voice]\n", "line 3 is not TOML"},
        {"language = \"\xff\"", "is not TOML"},
        {"t = 1979-05-27T|", "is not TOML"},
        {"j\u00eb = 1", "line 1 is not TOML"},
        {"language = \"en\"\u3001", "line 1 is not TOML"},
        {std::string(longest_settings + 1, '#'), "longer than"},
        {"x = " + std::string(5000, '['), "is not TOML"}};
    for (const auto& [text, words] : wrong) {
        const auto read = parse_settings(text);
        ASSERT_FALSE(read) << text.substr(0, 80);
        EXPECT_NE(read.error().find(words), std::string::npos) << read.error();
        EXPECT_EQ(read.error().find('\n'), std::string::npos);
    }
}

TEST_F(SettingsFile, IsReadAsItWasWritten) {
    Settings settings;
    settings.language = Language::german;
    settings.journal = "/tmp/a \"b\" \\c";
    settings.players = {"Zoë", "O'Neil", "x = [1]"};
    settings.voice = {false, true, -1.0 / 3, 1e-9, "name"};
    settings.camera = {"camera:2", 3, true};
    ASSERT_TRUE(save_settings(folder / "new" / "config.toml", settings));
    const auto loaded = load_settings(folder / "new" / "config.toml");
    EXPECT_EQ(loaded.settings, settings);
    EXPECT_TRUE(loaded.notice.empty()) << loaded.notice;
    settings.players = {"A\nB"};
    EXPECT_FALSE(save_settings(folder / "new" / "config.toml", settings));
    EXPECT_EQ(load_settings(folder / "new" / "config.toml").settings, loaded.settings);
}

TEST_F(SettingsFile, MissingGivesTheDefaultsWithoutAWord) {
    const auto loaded = load_settings(file);
    EXPECT_EQ(loaded.settings, Settings{});
    EXPECT_TRUE(loaded.notice.empty());
    EXPECT_FALSE(fs::exists(file));
}

TEST_F(SettingsFile, BrokenIsToldOfAndKeptAside) {
    for (const std::string aside : {"config.toml.broken-1", "config.toml.broken-2"}) {
        write("language = \"fr\"");
        const auto loaded = load_settings(file);
        EXPECT_EQ(loaded.settings, Settings{});
        EXPECT_NE(loaded.notice.find("language must"), std::string::npos) << loaded.notice;
        EXPECT_NE(loaded.notice.find(aside), std::string::npos) << loaded.notice;
        EXPECT_EQ(loaded.notice.find('\n'), std::string::npos);
        EXPECT_EQ(bytes_of(folder / aside), "language = \"fr\"");
        EXPECT_FALSE(fs::exists(file));
    }
}

TEST_F(SettingsFile, ThatIsNoFileIsLeftWhereItIs) {
    fs::create_directory(file);
    const auto loaded = load_settings(file);
    EXPECT_EQ(loaded.settings, Settings{});
    EXPECT_NE(loaded.notice.find("cannot be read"), std::string::npos);
    EXPECT_TRUE(fs::is_directory(file));
    EXPECT_FALSE(save_settings(file, Settings{}));
}

TEST(SettingsFuzzCorpus, HoldsAsItIsAndWhenBytesAreChanged) {
    std::vector<std::string> texts;
    for (const auto& entry : fs::directory_iterator(TEMPLE_SOURCE_DIR "/tests/fuzz/settings_corpus"))
        texts.push_back(bytes_of(entry.path()));
    ASSERT_FALSE(texts.empty());
    std::ranges::sort(texts);
    for (const auto& text : texts) fuzz::settings(text);
    std::mt19937 random(6);
    for (int i = 0; i < 2'000; ++i) {
        std::string text = texts[random() % texts.size()];
        for (int k = 0; k < 3; ++k) {
            const std::size_t at = random() % text.size();
            if (k == 0)
                text.erase(at, 1 + random() % 8);
            else
                text[at] = static_cast<char>(random());
            if (text.empty()) text = "x";
        }
        fuzz::settings(text);
    }
}

}  // namespace
}  // namespace temple::ui
