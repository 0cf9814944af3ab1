// SPDX-License-Identifier: GPL-3.0-or-later
// The fuzzers' corpus, as it is and with seeded mutations: every line an answer, no crash.
#include <gtest/gtest.h>

#include <filesystem>
#include <random>

#include "tests/fuzz/fuzz_targets.hpp"
#include "tests/referee/journal_fixture.hpp"

namespace temple::referee::test {
namespace {

std::vector<std::string> corpus() {
    std::vector<std::string> texts;
    for (const auto& entry : std::filesystem::directory_iterator(TEMPLE_SOURCE_DIR "/tests/fuzz/corpus"))
        texts.push_back(bytes_of(entry.path()));
    std::ranges::sort(texts);
    return texts;
}

/// Changes a few bytes, or copies or cuts a piece.
std::string mutated(std::string text, std::mt19937& random) {
    const auto below = [&](std::size_t n) {
        return std::uniform_int_distribution<std::size_t>(0, n - 1)(random);
    };
    for (std::size_t times = 1 + below(4); times > 0 && !text.empty(); --times) {
        const std::size_t at = below(text.size());
        const std::size_t length = 1 + below(40);
        switch (below(4)) {
            case 0:
                text[at] = static_cast<char>(below(256));
                break;
            case 1:
                text.erase(at, length);
                break;
            case 2:
                text.insert(at, text.substr(below(text.size()), length));
                break;
            default:
                text.insert(at, 1, "{}[]\",:\n0"[below(9)]);
                break;
        }
    }
    return text;
}

TEST(FuzzCorpus, IsAnsweredLineByLine) {
    const auto texts = corpus();
    ASSERT_FALSE(texts.empty());
    for (const auto& text : texts) {
        fuzz::scenario(text);
        fuzz::import(text);
    }
}

TEST(FuzzCorpus, IsAnsweredWhenBytesAreChanged) {
    std::mt19937 random(6);
    const auto texts = corpus();
    for (int i = 0; i < 1'000; ++i) {
        const auto text = mutated(texts[random() % texts.size()], random);
        fuzz::scenario(text);
        fuzz::import(text);
    }
}

}  // namespace
}  // namespace temple::referee::test
