// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace temple::ui {

/// Opens the window and returns when it is closed. @return the exit code; 1, with one line on stderr, if
/// there is no screen
int open_window(int& argc, char** argv, const std::string& version);

}  // namespace temple::ui
