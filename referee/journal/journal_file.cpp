// SPDX-License-Identifier: GPL-3.0-or-later
#include "referee/journal/journal_file.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <fstream>
#include <string_view>
#include <utility>

#include "referee/game.hpp"
#include "referee/journal/journal.hpp"

namespace temple::referee {
namespace {

namespace fs = std::filesystem;

constexpr mode_t owner_only = S_IRUSR | S_IWUSR;

}  // namespace

std::expected<void, std::string> make_file(const fs::path& file) {
    const int descriptor = ::open(file.c_str(), O_CREAT | O_RDWR | O_CLOEXEC, owner_only);
    if (descriptor < 0)
        return std::unexpected(file.string() + ": cannot be opened for writing (" + std::strerror(errno) +
                               "); check the folder and its rights, or name another file with --journal");
    ::close(descriptor);
    return {};
}

void keep_private(const fs::path& file) {
    std::error_code not_the_owner;  // then it is the owner's to decide
    fs::permissions(file, fs::perms::owner_read | fs::perms::owner_write, not_the_owner);
}

bool may_have_been_a_journal(const fs::path& file) {
    constexpr std::string_view heading = "SQLite format 3";
    constexpr std::size_t part = 1 << 20;  // bytes read at a time
    std::ifstream in(file, std::ios::binary);
    std::string bytes(part, '\0');
    bool begins = true;
    bool zeros = true;
    bool binary = false;
    bool names_a_game = false;
    while (in.read(bytes.data(), part), in.gcount() > 0) {
        const std::string_view read(bytes.data(), static_cast<std::size_t>(in.gcount()));
        if (std::exchange(begins, false) && read.starts_with(heading)) return true;
        zeros = zeros && read.find_first_not_of('\0') == std::string_view::npos;
        binary = binary || read.find('\0') != std::string_view::npos;
        names_a_game = names_a_game || std::ranges::any_of(game_names(), [read](std::string_view name) {
                           return read.find(name) != std::string_view::npos;
                       });
    }
    return zeros || (binary && names_a_game);
}

std::expected<fs::path, std::string> set_aside(const fs::path& file) {
    fs::path aside;
    for (int i = 1; aside.empty() || fs::exists(aside); ++i)
        aside = file.string() + ".damaged-" + std::to_string(i);
    std::error_code error;
    fs::rename(file, aside, error);
    if (error)
        return std::unexpected(file.string() + ": is damaged and cannot be renamed (" + error.message() +
                               "); check the folder's rights, or name another file with --journal");
    for (const char* companion : {"-wal", "-shm"}) {
        std::error_code missing;  // they are often not there
        fs::rename(file.string() + companion, aside.string() + companion, missing);
    }
    return aside;
}

std::string utc_now() {
    const std::time_t now = std::time(nullptr);
    std::tm parts{};
    gmtime_r(&now, &parts);
    std::array<char, 32> text{};
    const std::size_t length = std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M:%SZ", &parts);
    return {text.data(), length};
}

std::expected<fs::path, std::string> default_journal_path() {
    const char* data = std::getenv("XDG_DATA_HOME");
    const char* home = std::getenv("HOME");
    fs::path folder;
    if (data != nullptr && fs::path(data).is_absolute())
        folder = data;
    else if (home != nullptr && *home != '\0')
        folder = fs::path(home) / ".local/share";
    else
        return std::unexpected("journal: no home folder is set; name a file with --journal");
    folder /= "temple-table";
    std::error_code error;
    fs::create_directories(folder, error);
    if (error)
        return std::unexpected(folder.string() + ": cannot be made (" + error.message() +
                               "); name a journal with --journal");
    return folder / "journal.sqlite";
}

}  // namespace temple::referee
