// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/journal_choice.hpp"

#include <iostream>

#include "referee/journal/journal.hpp"
#include "ui/settings/settings_file.hpp"

namespace temple::ui {

std::expected<std::filesystem::path, std::string> chosen_journal(const std::string& named) {
    if (!named.empty()) return named;
    const LoadedSettings loaded = load_settings(settings_path());
    if (!loaded.notice.empty()) std::cerr << loaded.notice << '\n';
    if (!loaded.settings.journal.empty()) return loaded.settings.journal;
    return referee::default_journal_path();
}

}  // namespace temple::ui
