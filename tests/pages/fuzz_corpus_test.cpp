// SPDX-License-Identifier: GPL-3.0-or-later
// The corpus of the pages' fuzzer, as it is, cut short, and with changed bytes: no crash, nothing told.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <random>
#include <string>
#include <vector>

#include "tests/fuzz/fuzz_targets.hpp"

namespace temple::ui::test {
namespace {

std::vector<std::string> corpus() {
    std::vector<std::string> texts;
    for (const auto& entry :
         std::filesystem::directory_iterator(TEMPLE_SOURCE_DIR "/tests/fuzz/pages_corpus")) {
        std::ifstream in(entry.path(), std::ios::binary);
        texts.emplace_back(std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>());
    }
    std::ranges::sort(texts);
    return texts;
}

TEST(PagesFuzzCorpus, IsAnswered) {
    const auto texts = corpus();
    ASSERT_GE(texts.size(), 11U);
    for (const std::string& text : texts) {
        fuzz::pages(text);
        fuzz::pages(text.substr(0, text.size() / 2));
    }
}

TEST(PagesFuzzCorpus, IsAnsweredWhenBytesAreChanged) {
    std::mt19937 random(5);
    const auto texts = corpus();
    for (int i = 0; i < 200; ++i) {
        std::string text = texts[random() % texts.size()];
        for (int change = 0; change < 3; ++change)
            text[random() % text.size()] = static_cast<char>("0129{}[]\":,nA\r\n\x7f"[random() % 17]);
        fuzz::pages(text);
    }
}

}  // namespace
}  // namespace temple::ui::test
