// SPDX-License-Identifier: GPL-3.0-or-later
// Standard input, output and error, as a shell or a script may have left them.
#pragma once

#include <optional>
#include <string>

namespace temple::ui {

/// To be called first. A standard stream that is closed would give its number to the next file that is
/// opened, and results would be written into it: such a stream is opened on nothing. A reader that goes away
/// no longer ends the program by a signal; lost_results() tells of it.
void keep_standard_streams();

/// What is wrong with standard output, in one line, once something could not be written to it (full disk,
/// a pipe whose reader has gone, a closed stream); nothing while all is well. Flushes.
std::optional<std::string> lost_results();

}  // namespace temple::ui
