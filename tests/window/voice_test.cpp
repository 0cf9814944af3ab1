// SPDX-License-Identifier: GPL-3.0-or-later
// What is heard, and when.
#include "ui/voice/voice.hpp"

#include <gtest/gtest.h>

#include "tests/window/fake_engine.hpp"

namespace temple::ui {
namespace {

using Rank = Voice::Rank;

class Speaking : public testing::Test {
  protected:
    void SetUp() override {
        voice.on_problem = [this](const QString& problem) { problems << problem; };
        voice.configure(wishes, QLocale(QLocale::English));
    }

    double now = 0;
    Settings::Voice wishes;
    std::shared_ptr<FakeSpeech> speech = std::make_shared<FakeSpeech>();
    Voice voice{std::make_unique<FakeEngine>(speech), [this] { return now; }};
    QStringList problems;
    std::vector<QString>& spoken = speech->spoken;
};

TEST_F(Speaking, EverythingOnceInOrderNeverTwoAtATime) {
    for (const char* sentence : {"one", "two", "three"}) voice.say(sentence, Rank::info);
    EXPECT_EQ(spoken, std::vector<QString>({"one"}));
    speech->finish();
    speech->finish();
    speech->finish();
    EXPECT_EQ(spoken, std::vector<QString>({"one", "two", "three"}));
    EXPECT_EQ(speech->most_at_once, 1);
}

TEST_F(Speaking, ResultsComeFirst) {
    voice.say("one", Rank::info);
    voice.say("two", Rank::info);
    voice.say("won", Rank::result);
    voice.say("winners", Rank::result);
    for (int i = 0; i < 3; ++i) speech->finish();
    EXPECT_EQ(spoken, std::vector<QString>({"one", "won", "winners", "two"}));
}

TEST_F(Speaking, ACorrectionReplacesWhatWaits) {
    voice.say("one", Rank::info);
    voice.say("wrong", Rank::info);
    voice.say("Corrected.", Rank::correction);
    speech->finish();
    speech->finish();
    EXPECT_EQ(spoken, std::vector<QString>({"one", "Corrected."}));
}

TEST_F(Speaking, WhatIsPastIsNotSaidButQuestionsAndResultsAre) {
    voice.say("one", Rank::info);
    voice.say("stale", Rank::info);
    voice.say("Which card?", Rank::question);
    voice.say("won", Rank::result);
    now = 13;
    for (int i = 0; i < 2; ++i) speech->finish();
    EXPECT_EQ(spoken, std::vector<QString>({"one", "won", "Which card?"}));
}

TEST_F(Speaking, MutedIsSilentAtOnceAndRepeatSaysTheLastOneAfterwards) {
    voice.say("one", Rank::info);
    voice.say("two", Rank::info);
    voice.set_muted(true);
    EXPECT_EQ(speech->stops, 1);
    voice.say("three", Rank::info);
    voice.set_muted(false);
    voice.repeat();
    EXPECT_EQ(spoken, std::vector<QString>({"one", "three"}));
}

TEST_F(Speaking, OnlyAChime) {
    wishes.chime_only = true;
    voice.configure(wishes, QLocale(QLocale::English));
    voice.say("one", Rank::info);
    EXPECT_EQ(speech->chimes, 1);
    EXPECT_TRUE(spoken.empty());
}

TEST_F(Speaking, RateVolumeVoiceAndLanguageReachTheEngine) {
    wishes.rate = -0.5;
    wishes.volume = 0.25;
    wishes.name = "Test voice";
    voice.configure(wishes, QLocale(QLocale::German));
    EXPECT_EQ(speech->wishes.rate, -0.5);
    EXPECT_EQ(speech->wishes.volume, 0.25);
    EXPECT_EQ(speech->wishes.voice, "Test voice");
    EXPECT_EQ(speech->wishes.locale.language(), QLocale::German);
}

TEST_F(Speaking, ALanguageWithoutAVoiceIsSaidInWordsAndNothingIsSpokenInAnother) {
    speech->voices.clear();
    voice.configure(wishes, QLocale(QLocale::German));
    voice.say("eins", Rank::info);
    EXPECT_EQ(problems.size(), 1);
    EXPECT_TRUE(spoken.empty());
}

TEST_F(Speaking, AnEngineThatFailsIsGivenUpAndToldOfOnce) {
    for (int i = 0; i < 6; ++i) {
        voice.say("sentence", Rank::info);
        if (speech->at_once > 0) speech->fail("no sound device");
    }
    EXPECT_EQ(spoken.size(), 3u);
    ASSERT_FALSE(problems.isEmpty());
    EXPECT_TRUE(problems.last().contains("no sound device"));
}

TEST_F(Speaking, AnEngineThatNeverAnswersDoesNotBlockTheNextSentence) {
    voice.say("one", Rank::info);
    now = 29;
    voice.tick();
    voice.say("two", Rank::question);
    EXPECT_EQ(spoken.size(), 1u);
    now = 31;
    voice.tick();
    EXPECT_EQ(spoken, std::vector<QString>({"one", "two"}));
}

TEST_F(Speaking, ASlowEngineThatAnswersTwiceDoesNotSpeakTwoAtOnce) {
    voice.say("one", Rank::info);
    voice.set_muted(true);
    voice.set_muted(false);
    voice.say("two", Rank::info);
    voice.say("three", Rank::info);
    speech->finish();  // of "two"
    EXPECT_EQ(speech->most_at_once, 1);
    EXPECT_EQ(spoken.back(), "three");
}

}  // namespace
}  // namespace temple::ui
