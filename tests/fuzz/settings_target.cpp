// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdlib>
#include <iostream>

#include "tests/fuzz/fuzz_targets.hpp"
#include "ui/settings/settings.hpp"

namespace temple::fuzz {

void settings(std::string_view bytes) {
    const auto read = ui::parse_settings(bytes);
    const bool holds = read ? ui::parse_settings(ui::write_settings(*read)) == *read
                            : read.error().find_first_of("\n\r") == std::string::npos;
    if (holds) return;
    std::cerr << "settings are read back as they were written, and an error is one line\n";
    std::abort();
}

}  // namespace temple::fuzz
