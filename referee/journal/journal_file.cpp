// SPDX-License-Identifier: GPL-3.0-or-later
#include "referee/journal/journal_file.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <fstream>
#include <string_view>

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

bool may_be_a_database(const fs::path& file) {
    constexpr std::string_view heading = "SQLite format 3";
    constexpr std::uintmax_t page = 4096;  // bytes; SQLite's default, which the journal keeps
    std::string beginning(heading.size(), '\0');
    std::ifstream(file, std::ios::binary)
        .read(beginning.data(), static_cast<std::streamsize>(beginning.size()));
    std::error_code unreadable;
    return beginning == heading || fs::file_size(file, unreadable) % page == 0;
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
