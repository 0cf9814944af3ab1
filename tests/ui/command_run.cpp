// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/command_run.hpp"

#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
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

/// A folder that stands for the user's own; it is gone when the tests end.
class Home {
  public:
    Home() : folder_(std::filesystem::temp_directory_path() / ("temple_home_" + std::to_string(::getpid()))) {
        std::filesystem::create_directories(folder_);
    }
    Home(const Home&) = delete;
    Home& operator=(const Home&) = delete;
    ~Home() {
        std::error_code ignored;
        std::filesystem::remove_all(folder_, ignored);
    }
    const std::filesystem::path& folder() const { return folder_; }

  private:
    std::filesystem::path folder_;
};

}  // namespace

const std::filesystem::path& program_home() {
    static const Home home;
    return home.folder();
}

CommandRun run_shell(const std::string& command, const std::string& input) {
    static int number = 0;
    const auto base = std::filesystem::temp_directory_path() /
                      ("temple_run_" + std::to_string(::getpid()) + "_" + std::to_string(++number));
    const std::string in = base.string() + ".in", out = base.string() + ".out", err = base.string() + ".err";
    std::ofstream(in, std::ios::binary) << input;
    ::setenv("TEMPLE_TABLE", TEMPLE_BINARY, 1);
    ::setenv("XDG_DATA_HOME", (program_home() / "data").c_str(), 1);
    ::setenv("XDG_CONFIG_HOME", (program_home() / "config").c_str(), 1);
    std::string script = "exec <" + in + " >" + out + " 2>" + err + "\n" + command;
    std::string shell = "sh", option = "-c";
    std::array<char*, 4> arguments{shell.data(), option.data(), script.data(), nullptr};
    CommandRun run;
    pid_t child = 0;
    int status = 0;
    rusage used{};
    if (::posix_spawn(&child, "/bin/sh", nullptr, nullptr, arguments.data(), environ) == 0 &&
        ::wait4(child, &status, 0, &used) == child && WIFEXITED(status))
        run.exit_code = WEXITSTATUS(status);
    run.out = content(out);
    run.err = content(err);
    run.peak_mb = used.ru_maxrss / 1024;
    for (const std::string& file : {in, out, err}) std::filesystem::remove(file);
    return run;
}

CommandRun run_program(const std::string& arguments, const std::string& input) {
    return run_shell("exec \"$TEMPLE_TABLE\" " + arguments, input);
}

}  // namespace temple::ui
