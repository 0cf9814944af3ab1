// SPDX-License-Identifier: GPL-3.0-or-later
// Floors of reading printed codes in rendered frames; `temple-table bench --codes` measures more of them.
#include "datasets/measure/code_bench.hpp"

#include <gtest/gtest.h>

#include "tests/gui_application.hpp"

namespace temple::datasets {
namespace {

struct Floor {
    const char* what;
    CodeSceneSetup setup;
    double cards, tokens;  // share that is read in one frame, at least
};

class CodeFloors : public testing::Test {
  protected:
    static void SetUpTestSuite() { tests::have_gui_application(); }
};

double share(const CodeTally& a, const CodeTally& b = {}) {
    return static_cast<double>(a.read + b.read) / std::max(1, a.seen + b.seen);
}

TEST_F(CodeFloors, WhatIsReadInOneFrame) {
    const Floor floors[]{
        {"from above, sharp", {.tilt = 0, .blur = 0.5}, 1.0, 1.0},
        {"tilt 30, sharp", {.tilt = 30, .blur = 0.5}, 0.99, 0.99},
        {"tilt 30, soft", {.tilt = 30, .blur = 1.5}, 0.98, 0.95},
        {"tilt 45", {.tilt = 45, .blur = 1}, 0.95, 0.9},
    };
    for (const Floor& floor : floors) {
        const CodeBench bench = bench_codes(floor.setup, 3, 1);
        EXPECT_GE(bench.cipher.seen + bench.statues.seen, 60) << floor.what;
        EXPECT_GE(share(bench.cipher, bench.statues), floor.cards) << floor.what;
        EXPECT_GE(share(bench.tokens), floor.tokens) << floor.what;
        EXPECT_EQ(bench.wrong, 0) << floor.what;
        EXPECT_LT(bench.corner_sum / std::max(1, bench.cipher.read + bench.statues.read + bench.tokens.read),
                  2.0)
            << floor.what;
    }
}

TEST_F(CodeFloors, NothingIsReadWhereNothingLies) {
    for (int seed = 0; seed < 4; ++seed) {
        const CodeBench bench = bench_codes({.cards = 0, .tokens = 0}, 2, static_cast<std::uint64_t>(seed));
        EXPECT_EQ(bench.wrong, 0);
    }
}

TEST_F(CodeFloors, PicturesThatAreTooPoorAreNotReadWrongly) {
    const CodeStress stress = stress_codes(3000, 1);
    EXPECT_GT(stress.right, 600);
    EXPECT_EQ(stress.wrong, 0) << testing::PrintToString(stress.mistakes);
}

class LongCodes : public CodeFloors {};

TEST_F(LongCodes, AMillionReadingsNameNothingWrong) {
    const CodeStress stress = stress_codes(1'000'000, 2);
    EXPECT_EQ(stress.wrong, 0) << testing::PrintToString(stress.mistakes);
}

}  // namespace
}  // namespace temple::datasets
