// SPDX-License-Identifier: GPL-3.0-or-later
// A disk that fails: through a layer below SQLite, every n-th operation that changes the disk goes wrong
// (write, sync, truncation, a new file, a file removed, more shared memory), once or from then on. What was
// announced must be in the journal, and the error must be said.
#include <gtest/gtest.h>
#include <sqlite3.h>

#include <cstring>

#include "tests/referee/journal_fixture.hpp"

namespace temple::referee::test {
namespace {

/// What the failing layer is to do; SQLite calls it through C, so it cannot be handed over.
struct Failure {
    int countdown = -1;  // operations until the failure; negative: never
    bool lasts = false;  // all that follow fail too
    int code = SQLITE_IOERR_WRITE;
    bool came = false;

    bool is_due() {
        if (countdown < 0) return false;
        if (countdown > 0) {
            --countdown;
            return false;
        }
        if (!lasts) countdown = -1;
        came = true;
        return true;
    }
};
Failure failure;

struct File {
    sqlite3_file base;
    sqlite3_file* real;  // lies behind this struct, in the memory that SQLite allots
};

sqlite3_file* real(sqlite3_file* file) {
    return reinterpret_cast<File*>(file)->real;
}

int close(sqlite3_file* f) {
    return real(f)->pMethods->xClose(real(f));
}
int read(sqlite3_file* f, void* to, int n, sqlite3_int64 at) {
    return real(f)->pMethods->xRead(real(f), to, n, at);
}
int write(sqlite3_file* f, const void* from, int n, sqlite3_int64 at) {
    if (failure.is_due()) return failure.code;
    return real(f)->pMethods->xWrite(real(f), from, n, at);
}
int truncate(sqlite3_file* f, sqlite3_int64 size) {
    if (failure.is_due()) return SQLITE_IOERR_TRUNCATE;
    return real(f)->pMethods->xTruncate(real(f), size);
}
int sync(sqlite3_file* f, int flags) {
    if (failure.is_due()) return failure.code == SQLITE_FULL ? SQLITE_FULL : SQLITE_IOERR_FSYNC;
    return real(f)->pMethods->xSync(real(f), flags);
}
int file_size(sqlite3_file* f, sqlite3_int64* size) {
    return real(f)->pMethods->xFileSize(real(f), size);
}
int lock(sqlite3_file* f, int level) {
    return real(f)->pMethods->xLock(real(f), level);
}
int unlock(sqlite3_file* f, int level) {
    return real(f)->pMethods->xUnlock(real(f), level);
}
int reserved(sqlite3_file* f, int* out) {
    return real(f)->pMethods->xCheckReservedLock(real(f), out);
}
int control(sqlite3_file* f, int op, void* arg) {
    return real(f)->pMethods->xFileControl(real(f), op, arg);
}
int sector_size(sqlite3_file* f) {
    return real(f)->pMethods->xSectorSize(real(f));
}
int traits(sqlite3_file* f) {
    return real(f)->pMethods->xDeviceCharacteristics(real(f));
}
int shm_map(sqlite3_file* f, int page, int size, int extend, void volatile** out) {
    if (extend != 0 && failure.is_due()) return SQLITE_IOERR_SHMSIZE;
    return real(f)->pMethods->xShmMap(real(f), page, size, extend, out);
}
int shm_lock(sqlite3_file* f, int at, int n, int flags) {
    return real(f)->pMethods->xShmLock(real(f), at, n, flags);
}
void shm_barrier(sqlite3_file* f) {
    real(f)->pMethods->xShmBarrier(real(f));
}
int shm_unmap(sqlite3_file* f, int remove) {
    return real(f)->pMethods->xShmUnmap(real(f), remove);
}

const sqlite3_io_methods methods{2,        close,       read,      write,   truncate,    sync,   file_size,
                                 lock,     unlock,      reserved,  control, sector_size, traits, shm_map,
                                 shm_lock, shm_barrier, shm_unmap, nullptr, nullptr};

int open(sqlite3_vfs* vfs, const char* name, sqlite3_file* file, int flags, int* out_flags) {
    auto* below = static_cast<sqlite3_vfs*>(vfs->pAppData);
    auto* mine = reinterpret_cast<File*>(file);
    const bool new_file = (flags & SQLITE_OPEN_CREATE) != 0;
    if (new_file && failure.is_due()) {
        mine->base.pMethods = nullptr;
        return failure.code == SQLITE_FULL ? SQLITE_FULL : SQLITE_CANTOPEN;
    }
    std::memset(mine, 0, static_cast<std::size_t>(vfs->szOsFile));
    mine->real = reinterpret_cast<sqlite3_file*>(mine + 1);
    const int code = below->xOpen(below, name, mine->real, flags, out_flags);
    if (code == SQLITE_OK) mine->base.pMethods = &methods;
    return code;
}

int remove(sqlite3_vfs* vfs, const char* name, int sync_folder) {
    if (failure.is_due()) return SQLITE_IOERR_DELETE;
    auto* below = static_cast<sqlite3_vfs*>(vfs->pAppData);
    return below->xDelete(below, name, sync_folder);
}

const std::string& failing_layer() {
    static const std::string name = [] {
        static sqlite3_vfs layer = *sqlite3_vfs_find(nullptr);
        layer.pAppData = sqlite3_vfs_find(nullptr);
        layer.zName = "failing";
        layer.szOsFile += static_cast<int>(sizeof(File));
        layer.xOpen = open;
        layer.xDelete = remove;
        sqlite3_vfs_register(&layer, 0);
        return std::string("failing");
    }();
    return name;
}

/// What a game came to on a disk that failed.
struct Played {
    GameId id = 0;  // 0: it could not begin
    std::size_t announced = 0;
    std::string error;
};

Played play_until_error(const std::filesystem::path& file, const std::vector<std::string>& lines) {
    auto journal = Journal::open(file, failing_layer());
    if (!journal) return {0, 0, journal.error()};
    auto game = JournaledReferee::begin(std::move(*journal), lines.front(), "test");
    if (!game) return {0, 0, game.error()};
    for (std::size_t i = 1; i < lines.size(); ++i)
        if (const auto said = game->handle_line(lines[i]); !said) return {game->id(), i - 1, said.error()};
    return {game->id(), lines.size() - 1, {}};
}

/// Plays a game on a disk that fails at its n-th operation. @return false if it has not so many operations
bool plays_with_failure(const std::filesystem::path& file, const std::vector<std::string>& lines,
                        Failure how) {
    failure = how;
    const Played played = play_until_error(file, lines);
    const bool came = failure.came;
    failure = {};
    if (!played.error.empty()) {
        EXPECT_NE(played.error.find(file.string()), std::string::npos) << played.error;
        EXPECT_EQ(played.error.find('\n'), std::string::npos);
    }
    auto again = Journal::open(file);  // on a disk that works again
    EXPECT_TRUE(again) << again.error();
    EXPECT_TRUE(again->notice().empty()) << again->notice();
    if (played.id == 0) return came;
    const auto kept = expect_it_goes_on(std::move(*again), played.id, lines);
    EXPECT_GE(kept, played.announced);
    EXPECT_LE(kept, played.announced + 1);
    return came;
}

void fails_at_every_operation(bool lasts, int code) {
    const TemporaryFolder folder;
    const auto lines = eventful_game();
    int n = 0;
    while (plays_with_failure(folder.file(std::to_string(n)), lines, {n, lasts, code}) &&
           !testing::Test::HasFailure())
        ++n;
    EXPECT_GT(n, 20);  // more operations than the game has lines
}

TEST(FailingDisk, LosesNothingThatWasAnnounced) {
    fails_at_every_operation(false, SQLITE_IOERR_WRITE);
}
TEST(FailingDisk, ThatFailsFromThenOnLosesNothingThatWasAnnounced) {
    fails_at_every_operation(true, SQLITE_IOERR_WRITE);
}
TEST(FailingDisk, ThatIsFullLosesNothingThatWasAnnounced) {
    fails_at_every_operation(true, SQLITE_FULL);
}

TEST(FailingDisk, ThatIsFullIsSaid) {
    const TemporaryFolder folder;
    const auto lines = eventful_game();
    auto game =
        JournaledReferee::begin(*Journal::open(folder.file("j"), failing_layer()), lines.front(), "test");
    failure = {0, true, SQLITE_FULL};
    const auto said = game->handle_line(lines[1]);
    failure = {};
    ASSERT_FALSE(said);
    EXPECT_NE(said.error().find("disk is full"), std::string::npos) << said.error();
}

}  // namespace
}  // namespace temple::referee::test
