// SPDX-License-Identifier: GPL-3.0-or-later
// Which journal a command uses.
#pragma once

#include <expected>
#include <filesystem>
#include <string>

namespace temple::ui {

/// The file named with --journal; else the one that the settings name; else the one in the XDG data folder,
/// which is made if it is not there. Tells on stderr if the settings are broken.
std::expected<std::filesystem::path, std::string> chosen_journal(const std::string& named);

}  // namespace temple::ui
