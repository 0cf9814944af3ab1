// SPDX-License-Identifier: GPL-3.0-or-later
// Which lines are events at all: strict JSON, bounded in length and depth, exact in its integers.
#include "referee/json_text.hpp"

#include <gtest/gtest.h>

#include <sstream>

#include "referee/scenario_reader.hpp"

namespace temple::referee::test {
namespace {

using namespace std::string_literals;

TEST(JsonLine, MalformedTextIsNothing) {
    const std::vector<std::string> malformed{
        "",
        "{",
        "[1,]",
        "NaN",
        "-Infinity",
        "'a'",
        "01",
        "1.",
        "{\"a\":1} x",
        "{\"a\":1}//",
        "{\"a\"\f:1}",
        "\xEF\xBB\xBF{\"a\":1}",  // byte order mark
        "{\"a\":1}\0"s,           // NUL after the text
        "{\"a\":1}\0{\"b\":2}"s,  //
        "\"\0\""s,                // NUL in a string
        "\"\n\"",                 // raw control character
        "\"\\ud800\"",            // unpaired surrogates
        "\"\\udc00\"",            //
        "\"\\ud800\\u0041\"",     //
        "\"\xED\xA0\x80\"",       // a surrogate in UTF-8
        "\"\xC0\xAF\"",           // overlong
        "\"\xF4\x90\x80\x80\"",   // beyond U+10FFFF
        "\"\xE2\x82\"",           // cut
        "\xFF",
        "1e309",
        "-1e309",
        std::string(400, '9'),
    };
    for (const std::string& line : malformed) EXPECT_FALSE(parse_line(line)) << line;
}

TEST(JsonLine, UnusualButValidTextIsRead) {
    EXPECT_EQ(parse_line(" \t{\"a\"\r: [ ] }\r").value(), nlohmann::json({{"a", nlohmann::json::array()}}));
    EXPECT_EQ(parse_line("\"\\ud83d\\ude00\"").value(), "😀");
    EXPECT_EQ(parse_line("\"\\u0000\"").value(), "\0"s);
    EXPECT_EQ(parse_line("\"\xEF\xBB\xBF\"").value(), "\xEF\xBB\xBF");  // inside a string it is a character
    EXPECT_EQ(parse_line("1e-999").value(), 0.0);
    EXPECT_EQ(parse_line("-0").value(), 0);
}

TEST(JsonLine, OfARepeatedKeyTheLastCounts) {
    EXPECT_EQ(parse_line(R"({"a":{"b":1},"a":{"c":2},"d":1,"d":[]})").value(),
              nlohmann::json::parse(R"({"a":{"c":2},"d":[]})"));
}

TEST(JsonLine, DepthIsLimited) {
    const auto nested = [](std::size_t depth) { return std::string(depth, '[') + std::string(depth, ']'); };
    EXPECT_TRUE(parse_line(nested(max_nesting)));
    EXPECT_FALSE(parse_line(nested(max_nesting + 1)));
    EXPECT_FALSE(parse_line(nested(500'000)));
    EXPECT_FALSE(parse_line(std::string(max_line_bytes, '[')));
}

TEST(JsonLine, LengthIsLimited) {
    const auto string_of = [](std::size_t bytes) { return "\"" + std::string(bytes - 2, 'x') + "\""; };
    EXPECT_TRUE(parse_line(string_of(max_line_bytes)));
    EXPECT_FALSE(parse_line(string_of(max_line_bytes + 1)));
}

TEST(JsonLine, IntegersOfAnySizeStayExact) {
    for (const std::string digits : {"18446744073709551615", "18446744073709551616", "-9223372036854775809",
                                     "123456789012345678901234567890"}) {
        const auto value = parse_line("{\"n\":[" + digits + "]}");
        ASSERT_TRUE(value);
        EXPECT_TRUE(is_integer(value->at("n").at(0)));
        EXPECT_EQ(write_line(Json(*value)), "{\"n\":[" + digits + "]}");
    }
    for (const std::string other : {"5.0", "5e0", "true", "\"5\"", "null", "[5]"})
        EXPECT_FALSE(is_integer(parse_line(other).value())) << other;
}

TEST(JsonLine, WritingKeepsTheOrderOfFieldsAndEscapes) {
    const Json json{
        {"z", "a\"\n\u00e4"}, {"a", {1, nullptr, true}}, {"m", Json::object()}, {"l", Json::array()}};
    EXPECT_EQ(write_line(json), "{\"z\":\"a\\\"\\n\u00e4\",\"a\":[1,null,true],\"m\":{},\"l\":[]}");
}

std::vector<std::string> lines_read_from(const std::string& text) {
    std::istringstream in(text);
    ScenarioReader reader(in);
    std::vector<std::string> lines;
    while (auto line = reader.next()) lines.push_back(*line);
    return lines;
}

TEST(ScenarioLines, BlankOnesAreSkippedAndTheLastNeedsNoEnd) {
    EXPECT_EQ(lines_read_from(" \t\r\n\na\r\n  \n b\n\f\nc"),
              (std::vector<std::string>{"a\r", " b", "\f", "c"}));
    EXPECT_TRUE(lines_read_from("").empty());
    EXPECT_TRUE(lines_read_from("\n \n\t").empty());
}

TEST(ScenarioLines, EndlessOnesAreCutButCounted) {
    const std::string spaces(3 * max_line_bytes, ' ');
    const auto lines =
        lines_read_from(spaces + "\n" + spaces + "{}\n" + std::string(3 * max_line_bytes, 'x') + "\n{}");
    ASSERT_EQ(lines.size(), 3U);
    for (const auto& cut : {lines[0], lines[1]}) {
        EXPECT_EQ(cut.size(), max_line_bytes + 1);
        EXPECT_FALSE(is_blank(cut));
        EXPECT_FALSE(parse_line(cut));
    }
    EXPECT_EQ(lines[2], "{}");
}

}  // namespace
}  // namespace temple::referee::test
