// SPDX-License-Identifier: GPL-3.0-or-later
#include "referee/table/card.hpp"

#include <gtest/gtest.h>

#include <set>

namespace temple::table::test {
namespace {

TEST(Card, NamesAreReadBack) {
    std::set<std::string> names;
    for (int i = 0; i < Card::count; ++i) {
        names.insert(Card(i).name());
        EXPECT_EQ(Card::parse(Card(i).name()), Card(i));
    }
    EXPECT_EQ(names.size(), 53U);
    EXPECT_TRUE(names.contains("10H"));
    EXPECT_TRUE(names.contains("AS"));
    EXPECT_TRUE(names.contains("JOKER"));
}

TEST(Card, OtherNamesAreNone) {
    for (const char* name :
         {"", "H", "10", "1H", "11H", "TH", "2X", "2h", "2HH", " 2H", "2H ", "joker", "JOKERS"})
        EXPECT_FALSE(Card::parse(name)) << name;
    EXPECT_FALSE(Card::parse(std::string_view("2H\0", 3)));
}

}  // namespace
}  // namespace temple::table::test
