// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/settings_file.hpp"

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <system_error>

namespace temple::ui {
namespace {

namespace fs = std::filesystem;

LoadedSettings defaults_because(const std::string& notice) {
    return {{}, notice + "; the usual settings are used"};
}

LoadedSettings set_aside(const fs::path& file, const std::string& why) {
    fs::path aside;
    for (int i = 1; aside.empty() || fs::exists(aside); ++i)
        aside = file.string() + ".broken-" + std::to_string(i);
    std::error_code error;
    fs::rename(file, aside, error);
    const std::string place = error ? "" : ", it is kept as " + aside.string();
    return defaults_because(file.string() + ": " + why + place);
}

}  // namespace

fs::path settings_path() {
    const char* config = std::getenv("XDG_CONFIG_HOME");
    const char* home = std::getenv("HOME");
    fs::path folder;
    if (config != nullptr && fs::path(config).is_absolute())
        folder = config;
    else if (home != nullptr && *home != '\0')
        folder = fs::path(home) / ".config";
    else
        return {};
    return folder / "temple-table" / "config.toml";
}

LoadedSettings load_settings(const fs::path& file) {
    std::error_code error;
    const auto status = fs::status(file, error);
    if (file.empty() || status.type() == fs::file_type::not_found) return {};
    std::ifstream in;
    if (status.type() == fs::file_type::regular) in.open(file, std::ios::binary);  // a pipe might never end
    if (!in.is_open()) return defaults_because(file.string() + ": cannot be read");
    std::string text(longest_settings + 1, '\0');
    in.read(text.data(), static_cast<std::streamsize>(text.size()));
    if (in.bad()) return defaults_because(file.string() + ": cannot be read");
    text.resize(static_cast<std::size_t>(in.gcount()));
    in.close();
    auto settings = parse_settings(text);
    if (!settings) return set_aside(file, settings.error());
    return {std::move(*settings), {}};
}

std::expected<void, std::string> save_settings(const fs::path& file, const Settings& settings) {
    const auto failed = [&](const std::string& why) {
        return std::unexpected(file.string() + ": cannot be written (" + why +
                               "); check the folder's rights and the disk");
    };
    if (file.empty()) return std::unexpected("settings: no home folder is set; set HOME to keep them");
    if (parse_settings(write_settings(settings)) != settings)
        return failed("a value is out of range or holds control characters");
    std::error_code error;
    fs::create_directories(file.parent_path(), error);
    if (error) return failed(error.message());
    const fs::path fresh = file.string() + ".new";
    std::ofstream out(fresh, std::ios::binary | std::ios::trunc);
    out << write_settings(settings) << std::flush;
    if (!out) return failed("the new text did not reach the disk");
    out.close();
    fs::rename(fresh, file, error);
    if (error) return failed(error.message());
    return {};
}

}  // namespace temple::ui
