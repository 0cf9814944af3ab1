// SPDX-License-Identifier: GPL-3.0-or-later
// A sheet that cannot be read, or says something else than it should, is refused before it is printed.
#include "ui/print/print_check.hpp"

#include <gtest/gtest.h>

#include "datasets/printed/card_faces.hpp"
#include "datasets/printed/code_art.hpp"
#include "datasets/printed/known_codes.hpp"
#include "tests/gui_application.hpp"

namespace temple::ui {
namespace {

using datasets::PrintedObject;

class PrintCheck : public testing::Test {
  protected:
    static void SetUpTestSuite() { tests::have_gui_application(); }
    static std::expected<int, std::string> checked(const PrintedObject& object) {
        datasets::Sheet sheet{{100, 100}, "", {{object, QRectF({0, 0}, object.size), 0}}, {}, {}, {}};
        return check_codes({sheet}, scanner::CodeReader(datasets::known_codes({datasets::default_deck()})));
    }
    datasets::PrintedCard card = datasets::code_card(table::CodeCard(3), datasets::default_deck().cards[3]);
};

TEST_F(PrintCheck, AGoodCardPasses) {
    EXPECT_EQ(checked(card.front), 1);
    EXPECT_EQ(checked(card.back), 1);
}

TEST_F(PrintCheck, ACardThatSaysAnotherIsRefused) {
    card.back.name = "code:CTW";
    const auto result = checked(card.back);
    ASSERT_FALSE(result);
    EXPECT_NE(result.error().find("code:CTW (cipher) is read as code:PNA"), std::string::npos)
        << result.error();
}

TEST_F(PrintCheck, WhatCannotBeReadIsRefused) {
    const auto draw = card.front.draw;
    card.front.draw = [draw](QPainter& p) {
        draw(p);
        p.fillRect(QRectF(0, 0, 40, 20), Qt::white);  // a part of frame and frieze is missing
    };
    const auto front = checked(card.front);
    ASSERT_FALSE(front);
    EXPECT_NE(front.error().find("cannot be read"), std::string::npos) << front.error();
    card.back.draw = [](QPainter& p) { p.fillRect(QRectF(0, 0, 88, 63), Qt::white); };
    EXPECT_FALSE(checked(card.back));
}

TEST_F(PrintCheck, APaleFrameIsRefused) {
    card.back.draw = [](QPainter& p) {
        datasets::draw_card_frame(p, QColor(245, 245, 245));
        datasets::draw_matrix(p, datasets::default_deck().cards[3].cipher);
    };
    EXPECT_FALSE(checked(card.back));
}

}  // namespace
}  // namespace temple::ui
