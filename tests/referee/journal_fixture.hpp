// SPDX-License-Identifier: GPL-3.0-or-later
// What the journal's tests share: a folder that is gone afterwards, and games that were played at random.
#pragma once

#include <gtest/gtest.h>
#include <stdlib.h>

#include <filesystem>
#include <string>
#include <vector>

#include "referee/journal/journaled_referee.hpp"
#include "referee/referee.hpp"

namespace temple::referee::test {

class TemporaryFolder {
  public:
    TemporaryFolder() {
        std::string name = (std::filesystem::temp_directory_path() / "temple-journal-XXXXXX").string();
        path_ = ::mkdtemp(name.data());
    }
    ~TemporaryFolder() {
        std::error_code ignored;
        std::filesystem::remove_all(path_, ignored);
    }
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;

    std::filesystem::path file(const std::string& name) const { return path_ / name; }

  private:
    std::filesystem::path path_;
};

/// A game as lines: the header first. With slips, an undo, corrections, lines that are no JSON, and an ending
/// that is taken back and comes again.
std::vector<std::string> eventful_game();

/// The file's bytes.
std::string bytes_of(const std::filesystem::path& file);

/// Begins the game of `lines` in a new journal and enters all lines. @return its id
GameId keep(const std::filesystem::path& file, const std::vector<std::string>& lines);

/// Goes on with a kept game whose program ended in the middle: what is missing of `lines` is entered, and
/// must be answered as without the end. @return how many of the lines were kept
std::size_t expect_it_goes_on(Journal journal, GameId id, const std::vector<std::string>& lines);

}  // namespace temple::referee::test
