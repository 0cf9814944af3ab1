// SPDX-License-Identifier: GPL-3.0-or-later
// The settings file: `temple-table/config.toml` in the XDG config folder. It never stands in the way: a
// broken file is told of, kept aside, and defaults are used.
#pragma once

#include <expected>
#include <filesystem>
#include <string>

#include "ui/settings/settings.hpp"

namespace temple::ui {

struct LoadedSettings {
    Settings settings;
    std::string notice;  // one line for the user; empty if all was well
};

/// Where the settings lie; empty if there is neither XDG_CONFIG_HOME nor HOME.
std::filesystem::path settings_path();

/// Reads the file; a missing one gives the defaults. A broken one is renamed to a free name
/// (`config.toml.broken-1` ...) and gives the defaults and a notice.
LoadedSettings load_settings(const std::filesystem::path& file);

/// Writes the file, with its folder; the old one is replaced only once the new one is whole.
/// @return nothing, or one line that says why it could not be written
std::expected<void, std::string> save_settings(const std::filesystem::path& file, const Settings& settings);

}  // namespace temple::ui
