// SPDX-License-Identifier: GPL-3.0-or-later
#include "calibration/table_file.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>

namespace temple::calibration {
namespace {

const char* const good = R"({"version":1,"size":[1920,1080],"lens":null,
  "corners_px":[[233.35,73.68],[1669.93,48.6],[1686.65,1006.32],[250.07,1031.4]],"size_mm":[1200,800],
  "seats":[{"player":"Anna","area_mm":[[458,646],[862,646],[862,800],[458,800]]}],
  "middle_mm":[[156,156],[1044,156],[1044,644],[156,644]]})";

TEST(TableFile, GivesPlaneSeatsAndMiddle) {
    const auto table = parse_table(good);
    ASSERT_TRUE(table) << table.error();
    EXPECT_EQ(table->picture, cv::Size(1920, 1080));
    EXPECT_NEAR(table->plane.to_mm({233.35f, 73.68f}).x, 0, 1e-2);
    EXPECT_NEAR(table->plane.to_mm({1686.65f, 1006.32f}).x, 1200, 1e-2);
    EXPECT_NEAR(table->plane.to_mm({1686.65f, 1006.32f}).y, 800, 1e-2);
    EXPECT_NEAR(table->plane.to_px({0, 800}).x, 250.07, 1e-2);
    EXPECT_NEAR(table->plane.px_per_mm({960, 540}), 1.197, 0.01);
    ASSERT_EQ(table->layout.seats.size(), 1u);
    EXPECT_EQ(table->layout.seats[0].player, "Anna");
    EXPECT_EQ(table->layout.middle.size(), 4u);
}

TEST(TableFile, FitsPicturesOfAnotherSizeButNotOfAnotherShape) {
    const auto table = parse_table(good);
    ASSERT_TRUE(table);
    const auto half = plane_for(*table, {960, 540});
    ASSERT_TRUE(half);
    EXPECT_NEAR(half->to_mm({843.325f, 503.16f}).x, 1200, 1e-2);
    const auto square = plane_for(*table, {1000, 1000});
    ASSERT_FALSE(square);
    EXPECT_NE(square.error().find("1920 x 1080"), std::string::npos);
}

TEST(TableFile, UndoesTheLens) {
    auto json = nlohmann::json::parse(good);
    json["lens"] = {{"matrix", {{1500, 0, 960}, {0, 1500, 540}, {0, 0, 1}}},
                    {"distortion", {-0.2, 0.05, 0, 0, 0}}};
    const auto table = parse_table(json.dump());
    ASSERT_TRUE(table) << table.error();
    const table::Place place{300, 500};
    const table::Place again = table->plane.to_mm(table->plane.to_px(place));
    EXPECT_NEAR(again.x, place.x, 0.1);
    EXPECT_NEAR(again.y, place.y, 0.1);
    EXPECT_NEAR(table->plane.to_mm({233.35f, 73.68f}).x, 0, 0.1);
}

TEST(TableFile, AnyHostileTextIsAnErrorInOneLine) {
    const auto changed = [](const char* key, const nlohmann::json& value) {
        auto json = nlohmann::json::parse(good);
        if (value.is_discarded())
            json.erase(key);
        else
            json[key] = value;
        return json.dump();
    };
    const nlohmann::json gone(nlohmann::json::value_t::discarded);
    std::vector<std::string> texts{"",
                                   "{",
                                   "[]",
                                   "null",
                                   "7",
                                   std::string(1 << 21, '['),
                                   std::string(100000, '['),
                                   "{\"version\":1}",
                                   std::string("\0\0\0", 3),
                                   "\xff\xfe{}"};
    for (const char* key : {"version", "size", "corners_px", "size_mm"}) {
        texts.push_back(changed(key, gone));
        for (const nlohmann::json& value :
             {nlohmann::json(nullptr), nlohmann::json("x"), nlohmann::json(-1), nlohmann::json::array(),
              nlohmann::json{{"a", 1}}, nlohmann::json{0, 0}, nlohmann::json{1e300, 1e300},
              nlohmann::json{"a", "b"}})
            texts.push_back(changed(key, value));
    }
    texts.push_back(changed("corners_px", {{0, 0}, {0, 0}, {0, 0}, {0, 0}}));
    texts.push_back(changed("corners_px", {{0, 0}, {100, 100}, {100, 0}, {0, 100}}));  // crossed
    texts.push_back(changed("seats", {{{"player", 7}}}));
    texts.push_back(changed("seats", {{{"player", "A"}, {"area_mm", {{1, 2}}}}}));
    texts.push_back(changed("lens", {{"matrix", 1}}));
    texts.push_back(changed("middle_mm", 5));
    for (const std::string& text : texts) {
        const auto table = parse_table(text);
        ASSERT_FALSE(table) << text.substr(0, 200);
        EXPECT_EQ(table.error().find('\n'), std::string::npos);
        EXPECT_LT(table.error().size(), 300u);
    }
}

TEST(TableFile, AMissingFileIsNamed) {
    const auto table = read_table("/nowhere/table.json");
    ASSERT_FALSE(table);
    EXPECT_NE(table.error().find("/nowhere/table.json"), std::string::npos);
    EXPECT_FALSE(read_table("/"));
}

}  // namespace
}  // namespace temple::calibration
