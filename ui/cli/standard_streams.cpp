// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/standard_streams.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <csignal>
#include <iostream>

namespace temple::ui {

void keep_standard_streams() {
    for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
        if (::fcntl(stream, F_GETFD) >= 0) continue;
        // Open for reading only, so that results meant for a closed output count as lost.
        const int opened = ::open("/dev/null", stream == STDERR_FILENO ? O_WRONLY : O_RDONLY);
        if (opened != stream && opened >= 0) ::close(opened);
    }
    std::signal(SIGPIPE, SIG_IGN);
    std::signal(SIGXFSZ, SIG_IGN);  // a file that may not grow is an error of its write, as a full disk is
}

std::optional<std::string> lost_results() {
    if (std::cout.flush()) return std::nullopt;
    return "standard output: cannot be written; is the disk full, or was the program that reads it ended?";
}

}  // namespace temple::ui
