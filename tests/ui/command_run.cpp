// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/command_run.hpp"

#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace temple::ui {

namespace {

std::string content(const std::filesystem::path& path) {
    std::ifstream in(path, std::ios::binary);
    std::stringstream text;
    text << in.rdbuf();
    return text.str();
}

}  // namespace

CommandRun run_program(const std::string& arguments, const std::string& input) {
    static int number = 0;
    const auto base = std::filesystem::temp_directory_path() /
                      ("temple_run_" + std::to_string(::getpid()) + "_" + std::to_string(++number));
    const std::string in = base.string() + ".in", out = base.string() + ".out", err = base.string() + ".err";
    std::ofstream(in, std::ios::binary) << input;
    const int status = std::system(
        (std::string(TEMPLE_BINARY) + " " + arguments + " <" + in + " >" + out + " 2>" + err).c_str());
    CommandRun run{WIFEXITED(status) ? WEXITSTATUS(status) : -1, content(out), content(err)};
    for (const std::string& file : {in, out, err}) std::filesystem::remove(file);
    return run;
}

}  // namespace temple::ui
