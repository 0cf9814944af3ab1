// SPDX-License-Identifier: GPL-3.0-or-later
// What is printed is what was meant: the PDF's pages, rasterised, are read by `scan` as the manifest says.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>

#include "tests/ui/command_run.hpp"
#include "tests/ui/scratch_folder.hpp"

namespace temple::ui {
namespace {

using nlohmann::json;

struct Thing {
    int page = 0, rotation = 0;
    std::string name, side;
    double x = 0, y = 0, w = 0, h = 0;  // mm
    bool coded = false;
};

constexpr double dpi = 300, px_per_mm = dpi / 25.4;

class Print : public ScratchFolder {
  protected:
    CommandRun print(const std::string& arguments) {
        return run_program("print " + arguments + " -o " + path("out.pdf") + " --manifest " +
                           path("out.json"));
    }

    std::vector<Thing> manifest() const {
        std::ifstream in(path("out.json"));
        const json all = json::parse(in, nullptr, false);
        std::vector<Thing> things;
        for (const json& o : all.at("objects"))
            things.push_back({o.at("page"), o.at("rotation"), o.at("name"), o.at("side"), o.at("rect_mm")[0],
                              o.at("rect_mm")[1], o.at("rect_mm")[2], o.at("rect_mm")[3], o.at("coded")});
        return things;
    }

    /// What `scan` says of a page.
    json scanned(int page, const std::string& home = "") const {
        const std::string n = std::to_string(page), picture = path("page" + n);
        const auto run =
            run_shell("pdftoppm -r 300 -f " + n + " -l " + n + " -png -singlefile " + path("out.pdf") + " " +
                      picture + " && " + home + " $TEMPLE_TABLE scan --jsonl " + picture + ".png");
        EXPECT_EQ(run.exit_code, 0) << run.err;
        return json::parse(run.out, nullptr, false);
    }
};

/// Where the upper edge points that `scan` found, as a rotation of the manifest.
int rotation_of(const json& quad) {
    const double x = quad[1][0].get<double>() - quad[0][0].get<double>(),
                 y = quad[1][1].get<double>() - quad[0][1].get<double>();
    if (std::abs(x) > std::abs(y)) return x > 0 ? 0 : 180;
    return y > 0 ? 90 : 270;
}

/// Every coded thing of a page is read where it lies, and nothing else is.
void expect_read(const json& row, const std::vector<Thing>& things, int page) {
    ASSERT_TRUE(row.is_object());
    std::multiset<std::string> expected, read;
    for (const Thing& t : things)
        if (t.page == page && t.coded) expected.insert(t.name);
    for (const json& code : row.at("codes")) {
        ASSERT_TRUE(code.at("object").is_string()) << code;
        const std::string name = code.at("object");
        read.insert(name);
        double x = 0, y = 0;
        for (const json& corner : code.at("quad")) {
            x += corner[0].get<double>() / 4 / px_per_mm;
            y += corner[1].get<double>() / 4 / px_per_mm;
        }
        const auto found = std::ranges::find_if(things, [&](const Thing& t) {
            return t.page == page && t.name == name && std::abs(t.x + t.w / 2 - x) < 0.5 &&
                   std::abs(t.y + t.h / 2 - y) < 0.5;
        });
        ASSERT_NE(found, things.end()) << name << " is not where the manifest says";
        EXPECT_EQ(rotation_of(code.at("quad")), found->rotation) << name;
        EXPECT_EQ(code.at("side"), name.starts_with("code:") ? json(found->side) : json(nullptr)) << name;
    }
    EXPECT_EQ(read, expected) << "page " << page;
    // The overview's back carries no code: it may be seen as the back of a card, which it is.
    for (const json& card : row.at("cards"))
        EXPECT_TRUE(card.at("id").is_null() || card.at("id") == "BACK") << "page " << page << ": " << card;
}

struct Seen {
    double x = 0, y = 0;        // the middle, mm
    double up_x = 0, up_y = 0;  // where its upper edge lies from there, mm
};

/// The coded cards of a page, by name, as they were read.
std::map<std::string, Seen> cards_of(const json& row) {
    std::map<std::string, Seen> cards;
    for (const json& code : row.at("codes")) {
        if (!code.at("side").is_string()) continue;
        const auto corner = [&](std::size_t i, std::size_t axis) {
            return code.at("quad")[i][axis].get<double>() / px_per_mm;
        };
        const auto middle = [&](std::size_t axis) {
            return (corner(0, axis) + corner(1, axis) + corner(2, axis) + corner(3, axis)) / 4;
        };
        cards[code.at("object")] = {middle(0), middle(1), (corner(0, 0) + corner(1, 0)) / 2 - middle(0),
                                    (corner(0, 1) + corner(1, 1)) / 2 - middle(1)};
    }
    return cards;
}

/// Turned over the long edge: left of the front is right of the back. A card is turned about its short middle
/// line, so that its upper edge stays where it was.
void expect_behind(const json& front, const json& back) {
    const double width = front.at("size")[0].get<double>() / px_per_mm;
    const auto fronts = cards_of(front), backs = cards_of(back);
    EXPECT_GE(fronts.size(), 8u);
    EXPECT_EQ(fronts.size(), backs.size());
    for (const auto& [name, seen] : fronts) {
        ASSERT_TRUE(backs.contains(name)) << name << " has no back";
        const Seen& behind = backs.at(name);
        EXPECT_NEAR(width - behind.x, seen.x, 0.3) << name;
        EXPECT_NEAR(behind.y, seen.y, 0.3) << name;
        EXPECT_NEAR(-behind.up_x, seen.up_x, 0.5) << name;
        EXPECT_NEAR(behind.up_y, seen.up_y, 0.5) << name;
    }
}

TEST_F(Print, TheDeckIsReadFromItsPages) {
    const auto run = print("temple-code");
    ASSERT_EQ(run.exit_code, 0) << run.err;
    const auto things = manifest();
    EXPECT_EQ(std::ranges::count(things, "statues", &Thing::side), 35);
    EXPECT_EQ(std::ranges::count(things, "cipher", &Thing::side), 35);
    // The last sheet of cards, with the overview, and the tiles; LongPrint reads all pages.
    const json front = scanned(7), back = scanned(8);
    expect_read(front, things, 7);
    expect_read(back, things, 8);
    expect_behind(front, back);
    expect_read(scanned(9), things, 9);
}

TEST_F(Print, MatsAndTokensAreRead) {
    for (const auto& [what, page] : {std::pair("player-mat", 1), {"monkey-temple", 1}}) {
        ASSERT_EQ(print(what).exit_code, 0) << what;
        expect_read(scanned(page), manifest(), page);
    }
}

TEST_F(Print, AnOwnDeckIsKeptAndKnownOnlyWhereItIsKept) {
    ASSERT_EQ(print("temple-code --deck ours").exit_code, 0);
    const auto things = manifest();
    const json first = scanned(2), other = scanned(2, "XDG_DATA_HOME=" + path("elsewhere"));
    expect_read(first, things, 2);
    EXPECT_EQ(other.at("codes").size(), 9u);
    std::set<std::string> texts;
    for (const json& code : other.at("codes")) {
        EXPECT_TRUE(code.at("object").is_null()) << code;
        texts.insert(code.at("text"));
    }
    for (const json& code : first.at("codes")) EXPECT_TRUE(texts.contains(code.at("text")));
}

class LongPrint : public Print {};

TEST_F(LongPrint, EveryPageOfEveryJobIsRead) {
    for (const std::string what : {"temple-code", "temple-code --single-sided --paper letter", "tokens",
                                   "monkey-temple", "player-mat", "temple-code --deck ours --paper letter"}) {
        ASSERT_EQ(print(what).exit_code, 0) << what;
        const auto things = manifest();
        int pages = 0;
        for (const Thing& t : things) pages = std::max(pages, t.page);
        json before;
        for (int page = 1; page <= pages; ++page) {
            const json row = scanned(page);
            expect_read(row, things, page);
            const bool is_back = page % 2 == 0 && what.find("single") == std::string::npos;
            if (is_back && !cards_of(row).empty()) expect_behind(before, row);
            before = row;
        }
    }
}

TEST_F(Print, WrongUsageWritesNothing) {
    const auto unknown = run_program("print posters -o " + path("x.pdf"));
    EXPECT_EQ(unknown.exit_code, 2);
    EXPECT_EQ(run_program("print tokens").exit_code, 2);
    EXPECT_EQ(run_program("print tokens --paper a9 -o " + path("x.pdf")).exit_code, 2);
    const auto name = run_program("print temple-code --deck ../x -o " + path("x.pdf"));
    EXPECT_EQ(name.exit_code, 2) << name.err;
    EXPECT_EQ(lines(name.err), 1);
    const auto nowhere = run_program("print tokens -o " + path("no/such/folder/x.pdf"));
    EXPECT_EQ(nowhere.exit_code, 1);
    EXPECT_NE(nowhere.err.find("cannot be written"), std::string::npos);
    EXPECT_FALSE(std::filesystem::exists(path("x.pdf")));
}

}  // namespace
}  // namespace temple::ui
