// SPDX-License-Identifier: GPL-3.0-or-later
// Questions: the likely answers first, one key each.
#include <gtest/gtest.h>

#include <QLabel>
#include <QPushButton>

#include "ui/window/question_panel.hpp"
#include "ui/words/language.hpp"

namespace temple::ui {
namespace {

struct GivenAnswer {
    int id = 0;
    nlohmann::json value;
};

class Questions : public testing::Test {
  protected:
    void SetUp() override {
        install_language(Language::english);
        panel.on_answer = [this](int id, const nlohmann::json& value) { given = {id, value}; };
    }
    void ask(const char* question) {
        panel.show_questions({nlohmann::ordered_json::parse(question)}, {"Anna", "Ben", "Carla"});
    }
    QString button(int key) const {
        return panel.findChild<QPushButton*>(QString("answer_%1").arg(key))->text();
    }

    QuestionPanel panel;
    GivenAnswer given;
};

TEST_F(Questions, ACardHasItsLikelyNamesFirstAndThenNothing) {
    ask(R"({"kind":"question","id":3,"ask":"card","player":"Dan","candidates":[["QH",0.6],["KH",0.3]],"blocks":true})");
    EXPECT_EQ(panel.findChild<QLabel*>("question_text")->text(), "Which card lies in front of Dan?");
    EXPECT_EQ(button(1), "1  the queen of hearts");
    EXPECT_EQ(button(2), "2  the king of hearts");
    EXPECT_EQ(button(3), "3  It is nothing");
    EXPECT_EQ(button(4), "4  Another card...");
    EXPECT_TRUE(panel.take_key(Qt::Key_2));
    EXPECT_EQ(given.id, 3);
    EXPECT_EQ(given.value, "KH");
    panel.take_key(Qt::Key_3);
    EXPECT_EQ(given.value, "none");
}

TEST_F(Questions, APlayerIsOfferedWithTheLikelyOneFirst) {
    ask(R"({"kind":"question","id":4,"ask":"opener","candidates":[["Carla",0.7]],"blocks":true})");
    EXPECT_EQ(button(1), "1  Carla");
    EXPECT_EQ(button(2), "2  Anna");
    panel.take_key(Qt::Key_1);
    EXPECT_EQ(given.value, "Carla");
}

TEST_F(Questions, YesAndNoAreTruths) {
    ask(R"({"kind":"question","id":5,"ask":"still_there","player":"Ben","candidates":[],"blocks":true})");
    panel.take_key(Qt::Key_1);
    EXPECT_EQ(given.value, true);
    panel.take_key(Qt::Key_2);
    EXPECT_EQ(given.value, false);
}

TEST_F(Questions, AGuessIsEnteredBelowAndTheDigitsAreLeftForThat) {
    ask(R"({"kind":"question","id":7,"ask":"guess","player":"Dan","candidates":[],"blocks":true})");
    EXPECT_FALSE(panel.findChild<QLabel*>("question_text")->text().isEmpty());
    EXPECT_EQ(panel.guess_of(), "Dan");
    EXPECT_FALSE(panel.takes_digits());
    EXPECT_FALSE(panel.take_key(Qt::Key_1));
    EXPECT_EQ(given.id, 0);
}

TEST_F(Questions, WhatNobodySawIsEnteredBelowAndOneKeySaysThatThatWasAll) {
    ask(R"({"kind":"question","id":8,"ask":"missed","candidates":[],"blocks":true})");
    EXPECT_TRUE(panel.findChild<QLabel*>("question_text")->text().contains("enter what happened"));
    EXPECT_EQ(button(1), "1  That was all: go on");
    panel.take_key(Qt::Key_1);
    EXPECT_EQ(given.value, "none");
}

TEST_F(Questions, WithoutAQuestionNoKeyIsTaken) {
    panel.show_questions({}, {});
    EXPECT_FALSE(panel.take_key(Qt::Key_1));
    ask(R"({"kind":"question","id":6,"ask":"start","candidates":[],"blocks":true})");
    EXPECT_TRUE(panel.take_key(Qt::Key_9)) << "digits are for the question while it is open";
    EXPECT_EQ(given.id, 0);
}

}  // namespace
}  // namespace temple::ui
