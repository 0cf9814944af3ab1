// SPDX-License-Identifier: GPL-3.0-or-later
// The journal's file: private to its owner, and put aside when it is damaged.
#pragma once

#include <expected>
#include <filesystem>
#include <string>

namespace temple::referee {

/// Makes the file if it is not there, and sees that it can be written. An existing file is not changed.
std::expected<void, std::string> make_file(const std::filesystem::path& file);

/// Lets nobody but the owner read the file: it holds secrets of running games.
void keep_private(const std::filesystem::path& file);

/// True if the file may once have been a journal: it has SQLite's heading, or is no text and names a game, or
/// holds nothing but zeros (as after a power cut). Tells a damaged journal from a file that was named by
/// mistake.
bool may_have_been_a_journal(const std::filesystem::path& file);

/// Renames a damaged journal, with what SQLite keeps beside it, to a name that is free.
/// @return the new name
std::expected<std::filesystem::path, std::string> set_aside(const std::filesystem::path& file);

/// The time now, UTC, as `2026-11-30T17:05:09Z`.
std::string utc_now();

}  // namespace temple::referee
