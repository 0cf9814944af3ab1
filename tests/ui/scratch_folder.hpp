// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <string>

namespace temple::ui {

/// A test with a folder of its own that is gone afterwards.
class ScratchFolder : public testing::Test {
  protected:
    void SetUp() override {
        folder = std::filesystem::temp_directory_path() /
                 ("temple_ui_" + std::to_string(::getpid()) +
                  testing::UnitTest::GetInstance()->current_test_info()->name());
        std::filesystem::create_directories(folder);
    }
    void TearDown() override { std::filesystem::remove_all(folder); }

    std::string path(const std::string& name) const { return (folder / name).string(); }
    void write(const std::string& name, const std::string& bytes) const {
        std::filesystem::create_directories((folder / name).parent_path());
        std::ofstream(folder / name, std::ios::binary) << bytes;
    }

    std::filesystem::path folder;
};

inline const std::string three_players = " --game temple_gold --players Anna,Ben,Carla";
inline const std::string demo = std::string(TEMPLE_SOURCE_DIR) + "/datasets/demo/temple_gold";

}  // namespace temple::ui
