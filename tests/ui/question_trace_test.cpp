// SPDX-License-Identifier: GPL-3.0-or-later
// `watch --trace`: the pictures around a question are kept, and no others.
#include "ui/trace/question_trace.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <opencv2/imgcodecs.hpp>

#include "tests/ui/command_run.hpp"
#include "tests/ui/scratch_folder.hpp"

namespace temple::ui {
namespace {

class QuestionTraceTest : public ScratchFolder {
  protected:
    std::vector<std::filesystem::path> pictures(const std::string& of) const {
        std::vector<std::filesystem::path> found;
        for (const auto& entry : std::filesystem::directory_iterator(folder / "trace" / of))
            if (entry.path().extension() == ".jpg") found.push_back(entry.path());
        std::ranges::sort(found);
        return found;
    }
    static void watch(QuestionTrace& trace, double from, double to) {
        for (double t = from; t < to; t += 1 / 15.0) {
            const scanner::Frame frame{cv::Mat(36, 64, CV_8UC3, cv::Scalar::all(100)), t, 0};
            ASSERT_TRUE(trace.see(frame)) << t;
        }
    }
};

TEST_F(QuestionTraceTest, StoresNothingBeforeAQuestionAndThenWhatLedToItAndWhatCameOfIt) {
    auto trace = QuestionTrace::open(path("trace"));
    ASSERT_TRUE(trace) << trace.error();
    watch(*trace, 0, 10);
    ASSERT_TRUE(trace->hear({{"kind", "opened"}, {"t", 10.0}}));
    EXPECT_TRUE(std::filesystem::is_empty(folder / "trace"));
    ASSERT_TRUE(trace->hear({{"kind", "question"}, {"id", 3}, {"t", 10.0}, {"ask", "card"}}));
    watch(*trace, 10, 20);
    const auto kept = pictures("question-3");
    ASSERT_GE(kept.size(), 20U);
    EXPECT_LE(kept.size(), 32U);
    EXPECT_GE(std::stod(kept.front().stem()), 5.5);
    EXPECT_LE(std::stod(kept.back().stem()), 12.1);
    EXPECT_EQ(cv::imread(kept.front().string()).size(), cv::Size(64, 36));
    EXPECT_TRUE(std::filesystem::exists(folder / "trace/question-3/question.json"));
}

TEST_F(QuestionTraceTest, AFolderThatCannotBeMadeOrWrittenIsSaid) {
    const auto refused = QuestionTrace::open("/proc/trace");
    ASSERT_FALSE(refused);
    EXPECT_NE(refused.error().find("/proc/trace"), std::string::npos);
    auto trace = QuestionTrace::open(path("trace"));
    ASSERT_TRUE(trace);
    std::filesystem::remove_all(folder / "trace");
    std::ofstream(folder / "trace") << "in the way";
    EXPECT_FALSE(trace->hear({{"kind", "question"}, {"id", 1}, {"t", 1.0}}));
}

}  // namespace
}  // namespace temple::ui
