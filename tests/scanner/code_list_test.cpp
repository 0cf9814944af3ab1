// SPDX-License-Identifier: GPL-3.0-or-later
// Printed codes as numbers: far apart, corrected where they may be, and never taken for one that is not
// listed.
#include <gtest/gtest.h>

#include <bit>
#include <random>
#include <set>

#include "datasets/printed/deck_ids.hpp"
#include "datasets/printed/known_codes.hpp"
#include "datasets/printed/ring_objects.hpp"
#include "scanner/code_field.hpp"

namespace temple::scanner {
namespace {

const CodeList& default_list() {
    static const CodeList list = datasets::known_codes({datasets::default_deck()});
    return list;
}

template <typename Pattern>
std::vector<float> clean(const Pattern& pattern) {
    std::vector<float> values;
    for (std::size_t i = 0; i < pattern.size(); ++i) values.push_back(pattern[i] ? 1.0f : -1.0f);
    return values;
}

std::string object_of(const std::optional<CodeReading>& reading) {
    return reading ? reading->code.object : "nothing";
}

TEST(DataMatrix, ANumberComesBackFromItsModules) {
    for (const std::string number : {"000000", "673084", "999999", "120034"}) {
        const auto modules = encode_matrix(number);
        ASSERT_TRUE(modules) << number;
        EXPECT_EQ(decode_matrix(*modules), number);
    }
    for (const std::string other : {"", "12345", "1234567", "12a456", "ABCDEF"})
        EXPECT_FALSE(encode_matrix(other)) << other;
}

TEST(DataMatrix, FinderAndTimingAreAsEncoded) {
    const auto modules = encode_matrix("673084");
    ASSERT_TRUE(modules);
    for (int row = 0; row < 10; ++row)
        for (int column = 0; column < 10; ++column)
            if (const auto fixed = fixed_module(row, column)) {
                EXPECT_EQ((*modules)[static_cast<std::size_t>(10 * row + column)], *fixed)
                    << row << " " << column;
            }
}

TEST(DataMatrix, ModulesByChanceNeitherThrowNorPassTheCheckDigits) {
    std::mt19937_64 random(7);
    int decoded = 0, passed = 0;
    for (int i = 0; i < 20000; ++i) {
        MatrixModules modules;
        for (std::size_t k = 0; k < modules.size(); ++k) modules[k] = random() & 1u;
        if (const auto text = decode_matrix(modules)) {
            ++decoded;
            passed += has_check_digits(*text);
        }
    }
    EXPECT_LE(decoded, 5);
    EXPECT_EQ(passed, 0);
}

TEST(DataMatrix, CheckDigitsMakeTheNumberOneModulo97) {
    for (int i = 0; i < 10000; i += 7) {
        const std::string text = with_check_digits(i);
        EXPECT_EQ(text.size(), 6u);
        EXPECT_TRUE(has_check_digits(text)) << text;
        EXPECT_EQ(std::stoi(text) / 100, i);
    }
    EXPECT_FALSE(has_check_digits("673085"));
}

TEST(RingCode, FiftySixWordsThatDifferInEightSectorsHoweverTurned) {
    const auto& words = ring_words();
    ASSERT_EQ(words.size(), 56u);
    for (std::size_t i = 0; i < words.size(); ++i) {
        EXPECT_EQ(std::popcount(words[i]), 12);
        for (std::size_t k = 0; k < i; ++k) EXPECT_GE(ring_distance(words[i], words[k]), 8);
        // Its own turns are told apart too, so that it says how the token lies.
        for (int turn = 1; turn < code_layout::ring_sectors; ++turn)
            EXPECT_GE(std::popcount(words[i] ^ turned(words[i], turn)), 8);
        EXPECT_EQ(parse_ring(ring_text(words[i])), words[i]);
    }
    EXPECT_FALSE(parse_ring("R000001"));
}

TEST(RingCode, EveryPrintedRingHasAWordOfItsOwn) {
    std::set<std::size_t> words;
    std::set<std::string_view> names;
    for (const auto& ring : datasets::ring_objects()) {
        EXPECT_LT(ring.word, ring_words().size());
        EXPECT_TRUE(words.insert(ring.word).second) << ring.name;
        EXPECT_TRUE(names.insert(ring.name).second) << ring.name;
    }
}

TEST(KnownCodes, EveryListedCodeIsNamed) {
    for (const auto& entry : default_list().matrices())
        EXPECT_EQ(object_of(name_matrix(clean(entry.pattern), default_list())), entry.code.object);
    for (const auto& entry : default_list().friezes())
        EXPECT_EQ(object_of(name_frieze(clean(entry.pattern), default_list())), entry.code.object);
    EXPECT_EQ(default_list().friezes().size(), 35u);
    EXPECT_EQ(default_list().matrices().size(), 37u);
}

TEST(KnownCodes, SixWrongModulesDoNoHarmAndTwelveAreNoCard) {
    std::mt19937_64 random(3);
    for (const auto& entry : default_list().matrices())
        for (const int wrong : {6, 12}) {
            auto values = clean(entry.pattern);
            for (int done = 0; done < wrong;) {
                const std::size_t i = random() % values.size();
                if (fixed_module(static_cast<int>(i) / 10, static_cast<int>(i) % 10) ||
                    (values[i] > 0) != entry.pattern[i])
                    continue;
                values[i] = -values[i];
                ++done;
            }
            const auto reading = name_matrix(values, default_list());
            EXPECT_EQ(reading ? reading->code.object : "", wrong == 6 ? entry.code.object : "");
        }
}

TEST(KnownCodes, NoOtherNumberIsTakenForACard) {
    std::set<std::string> listed;
    for (const auto& entry : default_list().matrices()) listed.insert(entry.code.text);
    // Every number that any deck could carry, and others without check digits.
    for (int i = 0; i < 10000; ++i)
        for (const std::string& text : {with_check_digits(i), std::to_string(100000 + 89 * i)}) {
            if (listed.contains(text)) continue;
            const auto modules = encode_matrix(text);
            ASSERT_TRUE(modules) << text;
            const auto reading = name_matrix(clean(*modules), default_list());
            EXPECT_TRUE(!reading || reading->code.object.empty()) << text << " as " << object_of(reading);
            if (has_check_digits(text)) {
                ASSERT_TRUE(reading) << text;
                EXPECT_EQ(reading->code.text, text);
            }
        }
}

TEST(KnownCodes, FriezesByChanceAreNoCard) {
    std::mt19937_64 random(11);
    int named = 0;
    for (int i = 0; i < 200000; ++i)
        named += name_frieze(clean(FriezeCells(random() & 0xffffffffffULL)), default_list()).has_value();
    EXPECT_EQ(named, 0);
}

TEST(KnownCodes, ValuesOfAnotherLengthAreNoCode) {
    EXPECT_FALSE(name_matrix({}, default_list()));
    EXPECT_FALSE(name_frieze(std::vector<float>(39, 1.0f), default_list()));
    EXPECT_FALSE(name_frieze(std::vector<float>(40, 1.0f), CodeList{}));
    CodeList list;
    EXPECT_FALSE(list.add({CodeFamily::matrix, "12345", "x"}));
    EXPECT_FALSE(list.add({CodeFamily::ring, "R000001", "x"}));
    EXPECT_FALSE(list.add({CodeFamily::frieze, "F123", "x"}));
    EXPECT_TRUE(list.empty());
}

}  // namespace
}  // namespace temple::scanner
