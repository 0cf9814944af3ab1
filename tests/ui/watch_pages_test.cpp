// SPDX-License-Identifier: GPL-3.0-or-later
// `watch --pages` on the command line: what cannot be is said in one line.
#include <gtest/gtest.h>

#include "tests/ui/command_run.hpp"
#include "tests/ui/scratch_folder.hpp"

namespace temple::ui {
namespace {

CommandRun watch_demo(const std::string& options) {
    return run_program("watch " + demo + ".mp4" + three_players + ",Dan --start Anna --journal /dev/null " +
                       options);
}

TEST(WatchPages, AWrongPortOrAddressIsOneLineAndNoGame) {
    for (const char* wrong : {"--pages 70000", "--pages x", "--pages -1", "--pages --pages-at 8.8.8.8",
                              "--pages --pages-at nowhere", "--pages --pages-at 0.0.0.0"}) {
        const auto run = watch_demo(wrong);
        EXPECT_EQ(run.exit_code, 2) << wrong;
        EXPECT_EQ(lines(run.err), 1) << run.err;
        EXPECT_NE(run.err.find("pages"), std::string::npos) << run.err;
        EXPECT_EQ(run.out, "") << wrong;
    }
}

TEST(WatchPages, AnAddressWithoutPagesIsWrongUsage) {
    EXPECT_EQ(watch_demo("--pages-at 127.0.0.1").exit_code, 2);
}

}  // namespace
}  // namespace temple::ui
