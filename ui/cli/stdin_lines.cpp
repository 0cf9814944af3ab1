// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/stdin_lines.hpp"

#include <poll.h>
#include <unistd.h>

#include <array>
#include <utility>

namespace temple::ui {

namespace {

constexpr int wait_ms = 50;                     // between looks at whether to stop
constexpr std::size_t longest_line = 2u << 20;  // bytes; PROTOCOL.md calls lines above 1 MiB malformed
constexpr std::size_t most_lines = 10000;       // waiting to be taken

}  // namespace

StdinLines::StdinLines() : thread_([this](const std::stop_token& stop) { run(stop); }) {}

std::vector<std::string> StdinLines::take() {
    const std::lock_guard lock(mutex_);
    return std::exchange(lines_, {});
}

void StdinLines::run(const std::stop_token& stop) {
    std::string open_line;
    while (!stop.stop_requested()) {
        {
            const std::lock_guard lock(mutex_);
            if (lines_.size() > most_lines) {
                ::usleep(wait_ms * 1000);
                continue;
            }
        }
        pollfd input{STDIN_FILENO, POLLIN, 0};
        if (::poll(&input, 1, wait_ms) <= 0) continue;
        std::array<char, 1 << 16> bytes;
        const auto count = ::read(STDIN_FILENO, bytes.data(), bytes.size());
        if (count <= 0) return;
        for (std::size_t i = 0; i < static_cast<std::size_t>(count); ++i) {
            if (bytes[i] != '\n') {
                if (open_line.size() < longest_line) open_line += bytes[i];
                continue;
            }
            const std::lock_guard lock(mutex_);
            lines_.push_back(std::exchange(open_line, {}));
        }
    }
}

}  // namespace temple::ui
