// SPDX-License-Identifier: GPL-3.0-or-later
// Where printed things lie on their pages: apart, inside of the margins, backs behind their fronts.
#include <gtest/gtest.h>

#include <QLineF>
#include <algorithm>
#include <map>

#include "datasets/printed/print_job.hpp"

namespace temple::datasets {
namespace {

std::vector<Sheet> sheets(PrintJob job, Paper paper, Sides sides = Sides::both) {
    return sheets_of(job, default_deck(), paper, sides);
}

TEST(Sheets, ThingsLieOnThePageAndNotUponEachOther) {
    for (const auto job :
         {PrintJob::temple_code, PrintJob::monkey_temple, PrintJob::tokens, PrintJob::player_mat})
        for (const auto paper : {Paper::a4, Paper::letter})
            for (const auto sides : {Sides::both, Sides::single})
                for (const Sheet& sheet : sheets(job, paper, sides)) {
                    const QRectF printable = QRectF({0, 0}, sheet.size).adjusted(5, 5, -5, -5);
                    for (const Placement& a : sheet.placements) {
                        EXPECT_TRUE(printable.contains(a.place)) << a.object.name;
                        const QSizeF upright =
                            a.rotation % 180 == 0 ? a.place.size() : a.place.size().transposed();
                        EXPECT_NEAR(upright.width(), a.object.size.width(), 1e-6) << a.object.name;
                        EXPECT_NEAR(upright.height(), a.object.size.height(), 1e-6) << a.object.name;
                        for (const Placement& b : sheet.placements)
                            if (&a < &b) {
                                EXPECT_FALSE(a.place.adjusted(0.01, 0.01, -0.01, -0.01).intersects(b.place))
                                    << a.object.name << " upon " << b.object.name;
                            }
                    }
                }
}

TEST(Sheets, FrontsMatchBacks) {
    for (const auto paper : {Paper::a4, Paper::letter}) {
        const auto all = sheets(PrintJob::temple_code, paper);
        ASSERT_EQ(all.size() % 2, 0u);
        int cards = 0;
        for (std::size_t n = 0; n < all.size(); n += 2)
            for (const Placement& front : all[n].placements) {
                if (front.object.side != "statues") continue;
                ++cards;
                // Turned over the long edge: the left of the front is the right of the back.
                const QRectF behind(all[n].size.width() - front.place.right(), front.place.top(),
                                    front.place.width(), front.place.height());
                const auto back = std::ranges::find_if(all[n + 1].placements, [&](const Placement& p) {
                    return QLineF(p.place.topLeft(), behind.topLeft()).length() < 0.01;
                });
                ASSERT_NE(back, all[n + 1].placements.end()) << front.object.name;
                EXPECT_EQ(back->object.name, front.object.name);
                EXPECT_EQ(back->object.side, "cipher");
                // Up is towards the same edge of the paper, so that the card is turned over about its short
                // middle line.
                EXPECT_EQ(front.rotation, 270);
                EXPECT_EQ(back->rotation, 90);
            }
        EXPECT_EQ(cards, 35);
    }
}

TEST(Sheets, FoldedCardsHaveTheirBackAboveUpsideDown) {
    int cards = 0;
    for (const Sheet& sheet : sheets(PrintJob::temple_code, Paper::letter, Sides::single))
        for (const Placement& front : sheet.placements) {
            if (front.object.side != "statues") continue;
            ++cards;
            const auto back = std::ranges::find_if(sheet.placements, [&](const Placement& p) {
                return p.object.name == front.object.name && p.object.side == "cipher";
            });
            ASSERT_NE(back, sheet.placements.end()) << front.object.name;
            EXPECT_NEAR(back->place.bottom(), front.place.top(), 0.01);
            EXPECT_NEAR(back->place.left(), front.place.left(), 0.01);
            EXPECT_EQ(back->rotation, 180);
            EXPECT_EQ(front.rotation, 0);
            EXPECT_TRUE(std::ranges::any_of(sheet.folds, [&](const QLineF& fold) {
                return std::abs(fold.y1() - front.place.top()) < 0.01;
            }));
        }
    EXPECT_EQ(cards, 35);
}

TEST(Sheets, TheRulerIsFiftyMillimetresAndLiesBesideTheThings) {
    for (const auto paper : {Paper::a4, Paper::letter}) {
        const Sheet sheet = sheets(PrintJob::temple_code, paper).front();
        ASSERT_TRUE(sheet.ruler);
        EXPECT_DOUBLE_EQ(sheet.ruler->length(), 50);
        const QRectF box(std::min(sheet.ruler->x1(), sheet.ruler->x2()) - 2.2,
                         std::min(sheet.ruler->y1(), sheet.ruler->y2()) - 2.2,
                         std::abs(sheet.ruler->dx()) + 4.4, std::abs(sheet.ruler->dy()) + 4.4);
        EXPECT_TRUE(QRectF({0, 0}, sheet.size).adjusted(1, 1, -1, -1).contains(box));
        for (const Placement& placed : sheet.placements) EXPECT_FALSE(box.intersects(placed.place));
    }
}

TEST(Sheets, TheRulesNumbersOfThingsArePrinted) {
    std::map<std::string, int> count;
    for (const auto job : {PrintJob::temple_code, PrintJob::tokens, PrintJob::monkey_temple})
        for (const Sheet& sheet : sheets(job, Paper::a4))
            for (const Placement& placed : sheet.placements)
                if (placed.object.coded) ++count[placed.object.name];
    EXPECT_EQ(count["token:first-player"], 1);
    EXPECT_EQ(count["token:medallion"], 5);
    for (const char letter : table::CodeCard::statues)
        EXPECT_EQ(count[std::string("token:statue-") + letter], 3);
    EXPECT_EQ(count["token:key"], 1);
    EXPECT_EQ(count["role:A"], 7);
    EXPECT_EQ(count["role:G"], 4);
    for (int i = 0; i <= 4; ++i) EXPECT_EQ(count["token:thief-" + std::to_string(i)], 1);
    EXPECT_EQ(count["code:NPT"], 2);
}

}  // namespace
}  // namespace temple::datasets
